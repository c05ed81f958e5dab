/** The score sheet: from the outcome at the end; before it, what this seat can know. */

import type { TicketTable } from '../table.svelte';
import { leaders, longestPaths, standing } from './goals';
import { goalName, ticketName, trackName } from './speak';

export const SOURCES = ['track', 'ticket-done', 'ticket-failed', 'goal', 'longest-path'] as const;
export type Source = (typeof SOURCES)[number];

export interface Line {
  text: string;
  points: number;
}

export interface Cell {
  lines: Line[];
  total: number;
  /** Another seat's secret. */
  unknown: boolean;
}

export interface Sheet {
  final: boolean;
  reason: string;
  winners: number[];
  rows: Record<Source, Cell[]>;
  totals: number[];
  /** Whether a seat's total lacks what is secret. */
  open: boolean[];
}

interface Outcome {
  reason: string;
  winners: number[];
  breakdown: ({ source: Source; points: number } & Record<string, unknown>)[][];
}

export function scoreLines(table: TicketTable): Sheet {
  const outcome = table.state.outcome as unknown as Outcome | null;
  const rows = outcome ? finalRows(table, outcome) : rowsNow(table);
  const seats = table.view.seats.map((_, seat) => seat);
  return {
    final: outcome !== null,
    reason: outcome?.reason ?? '',
    winners: outcome?.winners ?? [],
    rows,
    totals: seats.map((seat) => SOURCES.reduce((sum, source) => sum + rows[source][seat]!.total, 0)),
    open: seats.map((seat) => SOURCES.some((source) => rows[source][seat]!.unknown)),
  };
}

function cell(lines: Line[], unknown = false): Cell {
  return { lines, unknown, total: lines.reduce((sum, line) => sum + line.points, 0) };
}

function finalRows(table: TicketTable, outcome: Outcome): Record<Source, Cell[]> {
  const { facts, say } = table;
  const text = (line: Record<string, unknown>): string => {
    if ('track' in line) return trackName(facts, say, line['track'] as string);
    if ('ticket' in line) return ticketName(facts, say, line['ticket'] as string);
    if ('goal' in line) return goalName(say, line['goal'] as string);
    return say('tickets-points-longest-path');
  };
  return byRow((source) =>
    outcome.breakdown.map((lines) =>
      cell(lines.filter((line) => line.source === source).map((line) => ({ text: text(line), points: line.points }))),
    ),
  );
}

function rowsNow(table: TicketTable): Record<Source, Cell[]> {
  const { facts, say, view, state } = table;
  const mine = (seat: number) => seat === state.seat;
  const tickets = (done: boolean) =>
    view.seats.map((_, seat) =>
      mine(seat)
        ? cell(
            (view.tickets ?? [])
              .filter((each) => each.done === done)
              .map((each) => ({ text: ticketName(facts, say, each.ticket), points: each.points })),
          )
        : cell([], true),
    );
  const races = view.goals.map(({ goal, points }) => ({
    text: goalName(say, goal),
    points,
    race: standing(facts, view, goal, state.options['rail_empire']),
  }));
  const longest = longestPaths(facts, view);
  return {
    track: view.seats.map((seat) =>
      cell(
        seat.tracks.map((id) => ({
          text: trackName(facts, say, id),
          points: facts.points[facts.tracks.get(id)!.length - 1]!,
        })),
      ),
    ),
    'ticket-done': tickets(true),
    'ticket-failed': tickets(false),
    goal: view.seats.map((_, seat) =>
      cell(
        races
          .filter(({ race }) => !race.counts.includes(null) && leaders(race.counts).includes(seat))
          .map(({ text, points }) => ({ text, points })),
        races.some(({ race }) => race.counts.includes(null)),
      ),
    ),
    'longest-path': view.seats.map((_, seat) =>
      cell(
        facts.longestPath && leaders(longest.counts).includes(seat)
          ? [{ text: say('tickets-points-longest-path'), points: facts.longestPath }]
          : [],
      ),
    ),
  };
}

function byRow(cells: (source: Source) => Cell[]): Record<Source, Cell[]> {
  return Object.fromEntries(SOURCES.map((source) => [source, cells(source)])) as Record<Source, Cell[]>;
}

/** A number with a real minus. */
export function plainly(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** A number with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plainly(n);
}
