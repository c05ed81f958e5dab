/** What the server sends of a table, and what a family's board receives. */

import type { Say } from '../texts/fluent';
import type {
  Answer as Refusal,
  EventTold as TableEvent,
  LegalMove,
  MoveTold as LogEntry,
  SeatTold,
} from './schema.gen';

export type { LegalMove, LogEntry, Refusal, SeatTold, TableEvent };

/** How a game ended. */
export interface Outcome {
  reason: string;
  scores: number[];
  winners: number[];
  breakdown: ({ source: string; points: number } & Record<string, unknown>)[][];
}

/** A table as one seat (or a spectator) sees it. */
export interface TableState {
  title: string;
  family: string;
  options: Record<string, unknown>;
  players: number;
  names: string[];
  seat: number | null;
  to_move: number | null;
  version: number;
  over: boolean;
  /** `game.view(seat)`: the JSON the core gives. */
  view: Record<string, unknown>;
  /** Only when it is this seat's turn. */
  legal: LegalMove[];
  /** What happened with the last move, redacted for the seat. */
  events: TableEvent[];
  outcome: Outcome | null;
  /** Everything that happened so far. */
  log: LogEntry[];
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
