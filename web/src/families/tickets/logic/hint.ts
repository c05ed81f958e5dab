/** What a suggested move touches, so that the board can point at it. */

import type { Move } from '../schema.gen';
import type { Card } from './printed';

export interface Pointed {
  text: string;
  /** A track to claim. */
  track: string | null;
  /** A city to build in. */
  city: string | null;
  /** A face-up card to take, or the deck. */
  draw: Card | 'deck' | null;
  tickets: boolean;
  /** Offered tickets to keep, counted from 0. */
  keep: ReadonlySet<number>;
}

const NOTHING: Pointed = { text: '', track: null, city: null, draw: null, tickets: false, keep: new Set() };

/** Nothing, unless the suggestion is legal now. */
export function pointedAt(hint: string | null | undefined, legal: readonly Move[]): Pointed {
  const move = legal.find((each) => each.text === hint);
  if (!move) return NOTHING;
  const { text, group } = move;
  return {
    text,
    track: group === 'claim' ? move.params.track : null,
    city: 'city' in move.params ? move.params.city : null,
    draw: text === 'draw deck' ? 'deck' : (group === 'draw' && move.params.card) || null,
    tickets: group === 'tickets',
    keep: new Set(group === 'keep' ? move.params.keep : []),
  };
}
