/** What a suggested move touches, so that the board can point at it. */

import type { LegalMove } from '../../../table/types';
import type { Card } from './facts';

export interface Pointed {
  text: string;
  /** A track to claim. */
  track: string | null;
  /** A face-up card to take, or the deck. */
  draw: Card | 'deck' | null;
  tickets: boolean;
  /** Offered tickets to keep, counted from 0. */
  keep: ReadonlySet<number>;
}

const NOTHING: Pointed = { text: '', track: null, draw: null, tickets: false, keep: new Set() };

/** Nothing, unless the suggestion is legal now. */
export function pointedAt(hint: string | null | undefined, legal: readonly LegalMove[]): Pointed {
  const move = legal.find((each) => each.text === hint);
  if (!move) return NOTHING;
  const { text, group, params } = move;
  return {
    text,
    track: group === 'claim' ? (params['track'] as string) : null,
    draw: text === 'draw deck' ? 'deck' : ((params['card'] as Card | undefined) ?? null),
    tickets: group === 'tickets',
    keep: new Set(group === 'keep' ? (params['keep'] as number[]) : []),
  };
}
