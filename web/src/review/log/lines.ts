/** The log in rounds and turns: what happened, line by line, each with the move it belongs to. */

import { type LogEntry, seatOf, type TableEvent, type Told } from '../../table/types';
import type { FamilyWords } from '../../families/words';

export interface Line {
  /** Unique within the log, and the same after the next move. */
  id: string;
  number: number;
  event: Told<TableEvent>;
  /** Whose doing it was; null for the game. */
  seat: number | null;
  /** The first line of its turn shows the emblem. */
  first: boolean;
  loud: boolean;
}

export interface Section {
  /** The round's number; 0 is the deal. */
  round: number;
  lines: Line[];
}

export function sectionsOf(log: readonly LogEntry[], words: FamilyWords): Section[] {
  const begins = new Set(words.roundEvent === null ? words.rounds(log) : []);
  const sections: Section[] = [{ round: 0, lines: [] }];
  let last: number | null | undefined;
  const open = (round: number): void => {
    sections.push({ round, lines: [] });
    last = undefined;
  };
  for (const entry of log) {
    if (begins.has(entry.number) && entry.number > 0) open(sections.at(-1)!.round + 1);
    entry.events.forEach((event, i) => {
      if (event.key === words.roundEvent) {
        open('n' in event.params ? Number(event.params.n) : sections.at(-1)!.round + 1);
        return;
      }
      if (words.quiet(event)) return;
      const seat = seatOf(event);
      const { lines } = sections.at(-1)!;
      lines.push({
        id: `${entry.number}.${i}`,
        number: entry.number,
        event,
        seat,
        first: seat !== last,
        loud: words.loud(event),
      });
      last = seat;
    });
  }
  return sections.filter((section) => section.lines.length > 0);
}

/** The event a sentence about a move should tell: one of `seat`, if it can be, and one that brought points. */
export function tellingEvent(entry: LogEntry | undefined, words: FamilyWords, seat: number): Told<TableEvent> | null {
  const told = (entry?.events ?? []).filter((event) => !words.quiet(event) && event.key !== words.roundEvent);
  const theirs = told.filter((event) => seatOf(event) === seat);
  return theirs.findLast(words.weighty) ?? theirs[0] ?? told[0] ?? null;
}
