/** The messages of a table's WebSocket; docs/server.md tells them in words. */

import type { LegalMove, LogEntry, Refusal, SeatTold } from './types';

export interface Turn {
  to_move: number | null;
  legal: LegalMove[] | null;
  left: (number | null)[];
  elapsed: number;
}

export interface Talk {
  id: number;
  at: number;
  kind: string;
  seat: number | null;
  name: string;
  text: string;
}

export interface UndoRequest {
  seat: number;
  keep: number;
  agreed: number[];
}

/** Seats whose people are connected, and how many others look on. */
export interface Present {
  seats: number[];
  watching: number;
}

export type Path = (string | number)[];
export type Change = [Path, unknown];

export interface TableTold {
  type: 'table';
  id: string;
  version: number;
  title: string;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  clock: { mode: 'none' | 'move' | 'game'; seconds: number; zero: string };
  host: boolean;
  seat: number | null;
  seats: SeatTold[];
  view: Record<string, unknown>;
  turn: Turn;
  log: LogEntry[];
  talk: Talk[];
  undo: UndoRequest | null;
  commitment: string;
  secret: string;
  outcome: Record<string, unknown> | null;
  reasons: Record<string, unknown>;
  rematch: string | null;
  here: Present;
}

export interface Moved {
  type: 'moved';
  version: number;
  move: LogEntry;
  changes: Change[];
  turn: Turn;
}

export interface HintTold {
  type: 'hint';
  version: number;
  move: string;
  text: string;
}

export type FromServer =
  | TableTold
  | Moved
  | { type: 'seats'; seats: SeatTold[]; turn: Turn; undo: UndoRequest | null; rematch: string | null }
  | { type: 'said'; talk: Talk[]; undo: UndoRequest | null }
  | { type: 'here'; here: Present }
  | { type: 'thinking'; seat: number }
  | { type: 'ack'; key: string; version: number }
  | { type: 'no'; key: string; refusal: Refusal }
  | { type: 'why'; move: string; refusal: Refusal | null }
  | HintTold;

export type ToServer =
  | { type: 'look'; seat: number | null; since: number }
  | { type: 'move'; move: string; version: number; key: string }
  | { type: 'why'; move: string }
  | { type: 'hint' }
  | { type: 'undo' }
  | { type: 'undo-answer'; agree: boolean }
  | { type: 'say'; text: string };
