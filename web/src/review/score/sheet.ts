/** Score sheets: every point with what made it and the move that did. */

import type { FamilyWords } from '../../families/words';
import { type LogEntry, type Points, seatOf, type SheetNow, type TableState } from '../../table/types';
import type { Say } from '../../texts/fluent';

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

/** Points that one thing gave. */
interface Given {
  source: string;
  id: string;
  points: number;
}

/** Every seat's sheet: the final one if the game is over, else if it ended now. */
export function sheetsOf(state: TableState, say: Say, words: FamilyWords): Sheet[] {
  const makers = makersIn(state.log, words);
  const sheets = state.facts.sheets?.map(({ points, hidden }) => ({ given: givenNow(points), hidden }));
  const known = sheets ?? (state.outcome?.breakdown ?? state.names.map(() => [])).map(givenAtEnd);
  return known.map(({ given, hidden }, seat) => ({
    lines: given.map(({ source, id, points }) => ({
      source,
      points,
      text: words.thing(source, id, say),
      made: makers.get(`${seat} ${words.sources[source]} ${id}`) ?? null,
    })),
    hidden,
    total: given.reduce((sum, { points }) => sum + points, 0),
  }));
}

function givenNow(points: SheetNow['points']): Given[] {
  return Object.entries(points).flatMap(([source, things]) =>
    Object.entries(things ?? {}).map(([id, n]) => ({ source, id, points: n })),
  );
}

/** The lines of an outcome, for a family that tells no sheets; the thing is what stands beside the points. */
function givenAtEnd(lines: readonly Points[]): { given: Given[]; hidden: string[] } {
  const given = lines.map(({ source, points, ...beside }) => ({
    source,
    points,
    id: Object.values(beside).map(String).join(', '),
  }));
  return { given, hidden: [] };
}

/** The table of sources and seats, in the family's order; sources of which nobody has anything are left out. */
export function rowsOf(sheets: readonly Sheet[], words: FamilyWords): Row[] {
  return sourcesOf(sheets, words)
    .map((source) => ({
      source,
      cells: sheets.map(({ lines, hidden }) => ({
        total: lines.reduce((sum, line) => sum + (line.source === source ? line.points : 0), 0),
        hidden: hidden.includes(source),
      })),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.total !== 0 || cell.hidden));
}

/** The family's sources, and those it did not name. */
export function sourcesOf(sheets: readonly Sheet[], { sources }: FamilyWords): string[] {
  return [...new Set([...Object.keys(sources), ...sheets.flatMap(({ lines }) => lines.map((line) => line.source))])];
}

/** The last move in which a seat had to do with a thing: it claimed the track, built the site, kept the ticket. */
function makersIn(log: readonly LogEntry[], { sources }: FamilyWords): Map<string, number> {
  const makers = new Map<string, number>();
  const names = new Set(Object.values(sources));
  for (const { number, events } of log) {
    for (const event of events) {
      const seat = seatOf(event);
      if (seat === null) continue;
      for (const [param, value] of Object.entries(event.params)) {
        const name = [param, param.replace(/s$/, '')].find((each) => names.has(each));
        if (name) for (const each of [value].flat()) makers.set(`${seat} ${name} ${String(each)}`, number);
      }
    }
  }
  return makers;
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
