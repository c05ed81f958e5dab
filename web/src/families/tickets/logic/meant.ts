/** What a player means who points at something that is not legal: the text of a move to ask about. */

import { type Cards, COLORS, type Printed, type Track } from './printed';

/** A claim that lacks as little as can be, so that the answer tells what is missing. */
export function meantClaim(printed: Printed, track: Track, hand: Cards): string {
  const color = track.color === 'gray' ? mostHeld(hand) : track.color;
  // no ferry takes a single card: the answer says what this one takes
  if (track.ferry) return `claim ${track.id}: 1 ${color}`;
  const wild = printed.locosEverywhere || track.tunnel ? (hand.loco ?? 0) : 0;
  const locos = Math.min(wild, Math.max(0, track.length - (hand[color] ?? 0)));
  const colored = track.length - locos;
  const cards = [colored ? `${colored} ${color}` : '', locos ? `${locos} loco` : ''];
  return `claim ${track.id}: ${cards.filter(Boolean).join(' ')}`;
}

function mostHeld(hand: Cards): (typeof COLORS)[number] {
  return COLORS.reduce((best, color) => ((hand[color] ?? 0) > (hand[best] ?? 0) ? color : best));
}

/** The choice of tickets to keep, counted from 0, whether it is legal or not. */
export function meantKeep(kept: ReadonlySet<number>): string {
  return ['keep', ...[...kept].sort((a, b) => a - b).map((i) => i + 1)].join(' ');
}
