/** Claims and tunnel payments, grouped from the legal moves: what is not legal cannot be offered. */

import type { Move } from '../schema.gen';
import { type Card, type Cards, type Color, SHOWN, total } from './printed';

export interface Payment {
  /** The move to send. */
  text: string;
  cards: Cards;
}

/** Every track that can be claimed now, with its payments, the cheapest first. */
export function claimsOf(legal: readonly Move[], hand: Cards): Map<string, Payment[]> {
  const found = new Map<string, Payment[]>();
  for (const move of legal) {
    if (move.group !== 'claim') continue;
    const { track, cards } = move.params;
    if (!found.has(track)) found.set(track, []);
    found.get(track)!.push({ text: move.text, cards });
  }
  for (const payments of found.values()) payments.sort(cheapest(hand));
  return found;
}

/** Every city where something can be built now, with its payments, the cheapest first. */
export function sitesOf(legal: readonly Move[], hand: Cards): Map<string, Payment[]> {
  const found = new Map<string, Payment[]>();
  for (const move of legal) {
    if (!('city' in move.params)) continue;
    const { city, cards } = move.params;
    if (!found.has(city)) found.set(city, []);
    found.get(city)!.push({ text: move.text, cards });
  }
  for (const payments of found.values()) payments.sort(cheapest(hand));
  return found;
}

/** The ways to pay what a tunnel still costs. */
export function tunnelPayments(legal: readonly Move[], hand: Cards): Payment[] {
  return legal
    .flatMap((move) =>
      move.group === 'tunnel' && move.params.cards ? [{ text: move.text, cards: move.params.cards }] : [],
    )
    .sort(cheapest(hand));
}

/** A locomotive counts as two cards; among equals, cards of a large stock go first. */
function cheapest(hand: Cards): (a: Payment, b: Payment) => number {
  const price = ({ cards }: Payment) => total(cards) + (cards.loco ?? 0);
  const spare = ({ cards }: Payment) =>
    Object.entries(cards).reduce((sum, [card, n]) => sum + n * (hand[card as Card] ?? 0), 0);
  return (a, b) => price(a) - price(b) || spare(b) - spare(a) || a.text.localeCompare(b.text);
}

/** The payments that use at least these kinds of cards. */
export function narrowed(payments: readonly Payment[], kinds: ReadonlySet<Card>): Payment[] {
  return payments.filter(({ cards }) => [...kinds].every((kind) => cards[kind]));
}

/** The kinds that can still be asked for: those of the payments that are left. */
export function kindsIn(payments: readonly Payment[]): Card[] {
  return SHOWN.filter((card) => payments.some(({ cards }) => cards[card]));
}

/** Every mix of tickets that can be drawn. */
export function mixesOf(legal: readonly Move[]): { text: string; short: number; long: number }[] {
  return legal.flatMap(({ text, group, params }) =>
    group === 'tickets' && params.short !== undefined ? [{ text, short: params.short, long: params.long ?? 0 }] : [],
  );
}

/** The passengers of whom one may come along. */
export function boardingOf(legal: readonly Move[]): { text: string; passenger: Color }[] {
  return legal.flatMap(({ text, group, params }) =>
    group === 'passenger' ? [{ text, passenger: params.passenger as Color }] : [],
  );
}

/** The text of a move without parts, if it is legal. */
export function plain(legal: readonly Move[], text: string): string | null {
  return legal.some((move) => move.text === text) ? text : null;
}

/** The move that keeps these offered tickets (counted from 0), if it is legal. */
export function keepMove(legal: readonly Move[], kept: ReadonlySet<number>): string | null {
  const move = legal.find((each) => {
    if (each.group !== 'keep') return false;
    const { keep } = each.params;
    return keep.length === kept.size && keep.every((i) => kept.has(i));
  });
  return move?.text ?? null;
}

/** The fewest tickets that any legal choice keeps. */
export function fewestKept(legal: readonly Move[]): number {
  const sizes = legal.flatMap((each) => (each.group === 'keep' ? [each.params.keep.length] : []));
  return sizes.length ? Math.min(...sizes) : 0;
}
