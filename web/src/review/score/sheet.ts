/** Score sheets: every point with what made it and the move that did. */

import type { LogEntry, TableState } from '../../table/types';
import type { Say } from '../../texts/fluent';
import type { Points, Tongue } from '../families';
import type { Outcome } from '../types';

export interface SheetLine {
  source: string;
  points: number;
  text: string;
  /** The move that brought it; null where none can be named. */
  made: number | null;
}

export interface Sheet {
  lines: SheetLine[];
  /** Sources of which this seat cannot know all. */
  hidden: string[];
  total: number;
}

export interface Cell {
  total: number;
  hidden: boolean;
}

export interface Row {
  source: string;
  cells: Cell[];
}

/** Every seat's sheet: the final one if the game is over, else if it ended now. */
export function sheetsOf(state: TableState, say: Say, tongue: Tongue): Sheet[] {
  const outcome = state.outcome as Outcome | null;
  const known = outcome ? outcome.breakdown.map((lines) => ({ lines: lines as Points[], hidden: [] })) : tongue.now(state, say);
  const makers = makersIn(state.log);
  return known.map(({ lines, hidden }, seat) => ({
    lines: lines.map((line) => ({
      source: line.source,
      points: line.points,
      text: tongue.thing(line, say),
      made: madeBy(makers, seat, line),
    })),
    hidden,
    total: lines.reduce((sum, line) => sum + line.points, 0),
  }));
}

/** The table of sources and seats; sources of which nobody has anything are left out. */
export function rowsOf(sheets: readonly Sheet[], sources: readonly string[]): Row[] {
  return sources
    .map((source) => ({
      source,
      cells: sheets.map(({ lines, hidden }) => ({
        total: lines.reduce((sum, line) => sum + (line.source === source ? line.points : 0), 0),
        hidden: hidden.includes(source),
      })),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.total !== 0 || cell.hidden));
}

const THINGS = ['track', 'ticket', 'place', 'site', 'contract', 'train', 'station'] as const;

/** The last move in which a seat had to do with a thing: it claimed the track, built the site, kept the ticket. */
function makersIn(log: readonly LogEntry[]): Map<string, number> {
  const makers = new Map<string, number>();
  for (const { number, events } of log) {
    for (const { params } of events) {
      const seat = params['seat'];
      if (typeof seat !== 'number') continue;
      for (const thing of THINGS) {
        if (thing in params) makers.set(`${seat} ${thing} ${String(params[thing])}`, number);
      }
      for (const ticket of (params['tickets'] as string[] | undefined) ?? []) makers.set(`${seat} ticket ${ticket}`, number);
    }
  }
  return makers;
}

function madeBy(makers: ReadonlyMap<string, number>, seat: number, line: Points): number | null {
  const thing = THINGS.find((each) => each in line);
  return (thing && makers.get(`${seat} ${thing} ${String(line[thing])}`)) ?? null;
}

/** A number with a real minus. */
export function plainly(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** A number with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plainly(n);
}

/** The seats from first to last; equal points keep the order of the table, winners first. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => scores[b]! - scores[a]! || Number(winners.includes(b)) - Number(winners.includes(a)) || a - b);
}
