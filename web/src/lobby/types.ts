/** What the lobby shows, and what it asks for. */

import type { SeatTold } from '../table/types';

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

/** How long people may think, and what happens then. */
export interface ClockWish {
  mode: 'none' | 'move' | 'game';
  seconds: number;
}

export interface Wish {
  title: string;
  seats: Chair[];
  options: Record<string, Value>;
  /** Listed in the lobby of everybody. */
  public: boolean;
  clock: ClockWish;
}

/** A table in a list, as the server tells it. */
export interface TableListed {
  id: string;
  title: string;
  seats: SeatTold[];
  updated: number;
  began: boolean;
  over: boolean;
  your_turn: boolean;
  /** `31 40, winners 1, wagons`. */
  result: string;
}
