/** What the pictures of a title show: a fixed state for each. */

import type { Card } from '../logic/printed';
import type { Back } from '../cards/Card.svelte';
import type { Component } from 'svelte';
import type { Point } from '../logic/printed';
import type { Passengers, SeatView } from '../schema.gen';

/** A piece of the map. */
export interface Fragment {
  /** Tracks of mine, and of somebody else. */
  mine?: readonly string[];
  others?: readonly string[];
  /** The track that is being claimed. */
  chosen?: string;
  /** What else of mine is on it. */
  pieces?: Partial<SeatView>;
  passengers?: Readonly<Record<string, Passengers>>;
  /** Cities that are lit. */
  lit?: readonly string[];
  /** The cities to be seen; without any, the whole board. */
  around?: readonly string[];
}

/** Something that is built with the cards. */
export type Piece = Component<{ seat: number; at: Point }>;

export type Scene =
  | { kind: 'take'; row: readonly Card[]; taken: readonly number[]; deck: boolean }
  | {
      kind: 'claim';
      map: Fragment;
      cards: readonly Card[];
      points?: number;
      passengers?: readonly string[];
      piece?: Piece;
    }
  | { kind: 'tunnel'; map: Fragment; cards: readonly Card[]; turned: readonly Card[]; match: number; more: Card }
  | { kind: 'tickets'; map: Fragment; tickets: readonly string[]; kept: readonly string[]; backs?: readonly Back[] }
  | { kind: 'routes' }
  | { kind: 'worth'; done: string; failed: string }
  | { kind: 'map'; map: Fragment; points: string }
  | { kind: 'race'; rows: readonly { what: string; counts: readonly number[]; points: readonly number[] }[] }
  | { kind: 'end'; left?: number };

/** The pictures of a title by name; those of its turn first. */
export interface Scenes {
  turn: Readonly<Record<string, Scene>>;
  points: Readonly<Record<string, Scene>>;
}
