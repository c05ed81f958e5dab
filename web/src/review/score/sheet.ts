/** Score sheets: every point with what made it and the move that did. */

import type { LogEntry, TableState } from '../../table/types';
import type { Say } from '../../texts/fluent';
import type { Points, FamilyWords } from '../../families/words';

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
export function sheetsOf(state: TableState, say: Say, words: FamilyWords): Sheet[] {
  const { outcome } = state;
  const known = outcome ? outcome.breakdown.map((lines) => ({ lines, hidden: [] })) : words.now(state, say);
  const makers = makersIn(state.log, words.things);
  return known.map(({ lines, hidden }, seat) => ({
    lines: lines.map((line) => ({
      source: line.source,
      points: line.points,
      text: words.thing(line, say),
      made: madeBy(makers, seat, line, words.things),
    })),
    hidden,
    total: lines.reduce((sum, line) => sum + line.points, 0),
  }));
}

/** The table of sources and seats, in the family's order; sources of which nobody has anything are left out. */
export function rowsOf(sheets: readonly Sheet[], sources: readonly string[]): Row[] {
  return sourcesOf(sheets, sources)
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
export function sourcesOf(sheets: readonly Sheet[], sources: readonly string[]): string[] {
  return [...new Set([...sources, ...sheets.flatMap(({ lines }) => lines.map((line) => line.source))])];
}

/** The last move in which a seat had to do with a thing: it claimed the track, built the site, kept the ticket. */
function makersIn(log: readonly LogEntry[], things: readonly string[]): Map<string, number> {
  const makers = new Map<string, number>();
  for (const { number, events } of log) {
    for (const { params } of events) {
      const { seat } = params;
      if (typeof seat !== 'number') continue;
      for (const thing of things) {
        const named = [params[thing] ?? [], params[`${thing}s`] ?? []].flat();
        for (const each of named) makers.set(`${seat} ${thing} ${String(each)}`, number);
      }
    }
  }
  return makers;
}

function madeBy(
  makers: ReadonlyMap<string, number>,
  seat: number,
  line: Points,
  things: readonly string[],
): number | null {
  const thing = things.find((each) => each in line);
  return thing === undefined ? null : (makers.get(`${seat} ${thing} ${String(line[thing])}`) ?? null);
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
