/** What the lobby shows, and what it asks for. */

export type Value = string | number | boolean;

export interface GameOption {
  name: string;
  default: Value;
  values: Value[];
}

export interface GameTitle {
  id: string;
  family: string;
  least_players: number;
  most_players: number;
  options: GameOption[];
}

/** Who sits on a chair: a person here, a friend who gets a link, or a bot of a level. */
export type Chair = 'me' | 'friend' | `bot:${string}`;

export interface Wish {
  title: string;
  seats: Chair[];
  options: Record<string, Value>;
}

/** A table that is being played or waits for players. */
export interface OpenTable {
  id: string;
  title: string;
  names: string[];
  /** Mine to go on with, or somebody's to watch. */
  mine: boolean;
}
