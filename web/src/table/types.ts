/** What the server sends of a table, and what a family's board receives. */

import type { Say } from '../texts/fluent';
import type { Answer as Refusal, SeatTold } from './schema.gen';
import type { Change } from './wire';

export type { Refusal, SeatTold };

/** Something that happened, as far as this seat may know it. */
export interface TableEvent {
  key: string;
  params: object;
  hidden?: boolean;
}

/** An event as it comes: with its sentence if one was asked for, and with what it changed in the view. */
export type Told<Event> = Event & { text?: string; changes?: Change[] };

/** A move this seat may make now. */
export interface LegalMove {
  text: string;
  group: string;
  params: object;
}

/** Points and where they come from; what gave them stands beside (`track: bern-luzern`). */
export interface Points {
  source: string;
  points: number;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  scores: number[];
  winners: number[];
  breakdown: Points[][];
  /** What found the winner among seats of equal score: the winner's count of it, and the next best. */
  tie_break?: { by: string; best: number; next_best: number };
}

/** What a seat would score if the game ended now, as far as the viewer may know. */
export interface SheetNow {
  total: number;
  /** Sources in which there may be more, or less, in secret. */
  hidden: string[];
  /** For each source the points of every thing that gave some. */
  points: Partial<Record<string, Record<string, number>>>;
}

/** What follows from a view by the rules; what all families answer in the same form. */
export interface CommonFacts {
  sheets?: SheetNow[];
}

/** What a family tells: every family has types of its own for these, written by its rules. */
export interface Schema {
  View: object;
  Facts: CommonFacts;
  Event: TableEvent;
  Move: LegalMove;
  Outcome: Outcome;
}

/** A move and what it brought about; number 0 is the deal. */
export interface LogEntry<S extends Schema = Schema> {
  number: number;
  seat: number;
  /** `?` where this seat is not told it. */
  move: string;
  events: Told<S['Event']>[];
}

/** A table as one seat (or a spectator) sees it. */
export interface TableState<S extends Schema = Schema> {
  title: string;
  family: string;
  options: Record<string, unknown>;
  players: number;
  names: string[];
  seat: number | null;
  to_move: number | null;
  version: number;
  over: boolean;
  /** All that the seat may know. */
  view: S['View'];
  /** What follows from it by the rules. */
  facts: S['Facts'];
  /** Only when it is this seat's turn. */
  legal: S['Move'][];
  /** What happened with the last move, redacted for the seat. */
  events: Told<S['Event']>[];
  outcome: S['Outcome'] | null;
  /** Everything that happened so far. */
  log: LogEntry<S>[];
  seats: SeatTold[];
  /** A replayed moment: nothing to click. */
  past: boolean;
}

/** What every family's `Board.svelte` receives. */
export interface BoardProps {
  state: TableState;
  say: Say;
  onmove: (text: string) => void;
  /** Asks the server why a move text is not legal; null: it is. */
  whyNot?: (text: string) => Promise<Refusal | null>;
  /** Opens the rules reference at a rule. */
  onrule?: (id: string) => void;
  /** The text of a move a bot suggests: the board highlights it. */
  hint?: string | null;
  /** Told what is drawn, which may lag behind while something moves. */
  onshow?: (shown: TableState, moving: boolean) => void;
}

/** The seat an event is about; null if it is about none. */
export function seatOf({ params }: TableEvent): number | null {
  return 'seat' in params && typeof params.seat === 'number' ? params.seat : null;
}

/** How an event is told: to the seat it is about as its own, to others who may not know all of it without the secret. */
export function toldTo(you: number | null, event: TableEvent): '.you?' | '.hidden' | '' {
  if (you !== null && seatOf(event) === you) return '.you?';
  return event.hidden ? '.hidden' : '';
}
