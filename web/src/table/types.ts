/** What the server sends of a table, and what a family's board receives. */

import type { Say } from '../texts/fluent';

/** A legal move of the core: its text, its group and its parts. */
export interface LegalMove {
  text: string;
  group: string;
  params: Record<string, unknown>;
}

/** Something that happened, as far as this seat may know it. */
export interface TableEvent {
  key: string;
  params: Record<string, unknown>;
  hidden: boolean;
}

/** A move and what it brought about; number 0 is the deal. */
export interface LogEntry {
  number: number;
  seat: number;
  /** `?` where this seat is not told it. */
  move: string;
  events: TableEvent[];
}

/** Who sits where. */
export interface SeatTold {
  number: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  /** Who plays for a bot's seat, or stands in for a person. */
  bot: string;
  stand_in: boolean;
  yours: boolean;
}

/** Why something may not be done. */
export interface Refusal {
  error: string;
  key: string;
  /** The rule of the ledger, or empty. */
  rule: string;
  params: Record<string, unknown>;
  sentence: string;
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
  /** `Outcome.as_dict()` when the game is over. */
  outcome: Record<string, unknown> | null;
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
}
