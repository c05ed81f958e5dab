/** What the server sends of a table, and what a family's board receives. */

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
}

/** What every family's `Board.svelte` receives. */
export interface BoardProps {
  state: TableState;
  say: (key: string, params?: Record<string, unknown>) => string;
  onmove: (text: string) => void;
}
