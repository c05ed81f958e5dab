/** The events of a move as a script: what moves where, and when. Times are milliseconds at the normal pace. */

import type { Sound } from '../../../motion/pace.svelte';
import type { TableEvent } from '../../../table/types';
import { type Card, type Cards, sorted, type Track } from '../logic/facts';

/** What a flight carries: a card's face, or a back. */
export type Carried = Card | 'back' | 'ticket';

/** A reveal of a tunnel, in the order of its cards. */
export interface Reveal {
  seat: number;
  track: string;
  laid: Cards;
  revealed: Card[];
  owes: number;
}

export type News = { kind: 'done'; ticket: string } | { kind: 'last-round'; seat: number };

export type Act = { at: number } & (
  | { kind: 'fly'; what: Carried; from: string; to: string; fade: boolean }
  | { kind: 'points'; points: number; from: string; to: string }
  | { kind: 'turn'; slot: number }
  | { kind: 'roll'; track: string; length: number }
  | { kind: 'reveal'; reveal: Reveal; until: number | null }
  | { kind: 'news'; news: News }
  | { kind: 'sound'; name: Sound }
);

export interface Script {
  acts: Act[];
  /** When the next move may begin to move things. */
  last: number;
}

export interface Cast {
  me: number | null;
  track: (id: string) => Track;
  /** My tickets that this track of mine completed. */
  completed: (track: string) => string[];
  /** Those of these tickets that are done. */
  done: (tickets: readonly string[]) => string[];
}

export const FLIGHT = 420;
/** From one card of a tunnel to the next. */
export const SUSPENSE = 260;
/** From one wagon to the next, and from one space to the next. */
export const WAGON = 95;
const APART = 90;
const MOST_CARDS = 8;
/** From one piece of news to the next. */
const READ = 1400;

interface Move {
  acts: Act[];
  at: number;
  cast: Cast;
}

/** The script of these events. */
export function scriptOf(events: readonly TableEvent[], cast: Cast): Script {
  const move: Move = { acts: [], at: 0, cast };
  for (const event of events) PLAYS[event.key]?.(move, event.params as unknown as Told, events);
  return { acts: move.acts, last: move.at };
}

/** The parameters of events; each has some of them. */
interface Told {
  seat: number;
  slot: number;
  card?: Card;
  cards?: Cards;
  n: number;
  returned: number;
  tickets?: string[];
  track: string;
  points: number;
  revealed: Card[];
  owes: number;
}

const PLAYS: Record<string, (move: Move, told: Told, events: readonly TableEvent[]) => void> = {
  took: (move, { seat, card, slot }) => take(move, card!, `slot-${slot}`, seat),
  drew: (move, { seat, card }) => take(move, card ?? 'back', 'deck', seat),
  bonus: (move, { seat, n, cards }) => {
    const faces: Carried[] = cards ? each(cards) : Array.from({ length: n }, () => 'back' as const);
    for (const face of faces) take(move, face, 'deck', seat);
  },
  'turned-up': (move, { slot }) => {
    move.acts.push({ kind: 'turn', slot, at: move.at });
    move.at += APART;
  },
  flushed: (move, { cards }) => {
    move.at += 2 * APART;
    each(cards!).forEach((card, i) => fly(move, card, `slot-${i}`, 'deck', i * 40, true));
    move.at += FLIGHT;
  },
  claimed: (move, told, events) => {
    if (!events.some((event) => event.key.startsWith('tunnel-'))) pay(move, told);
    roll(move, told);
  },
  'tunnel-tried': pay,
  'tunnel-paid': (move, told, events) => {
    const track = events.find((event) => event.key === 'claimed')!.params['track'] as string;
    pay(move, { ...told, track });
  },
  'tunnel-revealed': (move, { seat, revealed, owes }, events) => {
    const tried = events.find((event) => event.key === 'tunnel-tried')!.params as unknown as Told;
    // while the cards are still on their way: who must decide waits no longer than a second
    move.at = 100;
    const told = move.at + SUSPENSE * (revealed.length + 1);
    const through = owes === 0;
    const reveal = { seat, track: tried.track, laid: tried.cards!, revealed, owes };
    move.acts.push({ kind: 'reveal', reveal, at: move.at, until: through ? told + 1300 : null });
    revealed.forEach((_, i) => sound(move, 'reveal', SUSPENSE * (i + 0.6)));
    move.at = told + (through ? 500 : 0);
  },
  'tunnel-declined': (move, { seat, track, cards }) => {
    each(cards!).forEach((card, i) => fly(move, card, `track-${track}`, hand(move, seat, card), i * 50, false));
    move.at += FLIGHT;
  },
  'offered-tickets': (move, { seat, n }) => {
    const to = seat === move.cast.me ? 'offer' : `seat-${seat}`;
    for (let i = 0; i < n; i += 1) fly(move, 'ticket', 'tickets', to, i * APART, false);
    sound(move, 'card', 0);
    move.at += n * APART + FLIGHT / 2;
  },
  'kept-tickets': (move, { seat, n, returned, tickets }) => {
    const mine = seat === move.cast.me;
    for (let i = 0; i < n && mine; i += 1) fly(move, 'ticket', 'offer', 'tickets', i * APART, false);
    for (let i = 0; i < returned && !mine; i += 1) fly(move, 'ticket', `seat-${seat}`, 'tickets', i * APART, true);
    move.at += FLIGHT / 2;
    if (tickets && mine) done(move, move.cast.done(tickets));
  },
  'last-round': (move, { seat }) => {
    move.acts.push({ kind: 'news', news: { kind: 'last-round', seat }, at: move.at });
    sound(move, 'alarm', 0);
  },
  'game-over': (move) => sound(move, 'end', 0),
};

function fly(move: Move, what: Carried, from: string, to: string, after: number, fade: boolean): void {
  move.acts.push({ kind: 'fly', what, from, to, at: move.at + after, fade });
}

function sound(move: Move, name: Sound, after: number): void {
  move.acts.push({ kind: 'sound', name, at: move.at + after });
}

/** A card goes to a player. */
function take(move: Move, what: Carried, from: string, seat: number): void {
  fly(move, what, from, hand(move, seat, what), 0, seat !== move.cast.me);
  sound(move, 'card', 0);
  move.at += 2 * APART;
}

/** Cards are laid down for a track. */
function pay(move: Move, { seat, track, cards }: Told): void {
  const laid = each(cards ?? {}).slice(0, MOST_CARDS);
  laid.forEach((card, i) => fly(move, card, hand(move, seat, card), `track-${track}`, i * 50, true));
  sound(move, 'card', 0);
  move.at += laid.length * 50 + FLIGHT * 0.6;
}

/** Wagons roll onto a track one by one, and its points go to the player. */
function roll(move: Move, { seat, track, points }: Told): void {
  const { length } = move.cast.track(track);
  move.acts.push({ kind: 'roll', track, length, at: move.at });
  for (let i = 0; i < length; i += 1) sound(move, 'wagon', WAGON * (length + i));
  move.at += WAGON * 2 * length;
  move.acts.push({ kind: 'points', points, from: `track-${track}`, to: `score-${seat}`, at: move.at });
  if (seat === move.cast.me) done(move, move.cast.completed(track));
}

function done(move: Move, tickets: readonly string[]): void {
  tickets.forEach((ticket, i) => {
    const after = i * READ;
    move.acts.push({ kind: 'news', news: { kind: 'done', ticket }, at: move.at + after });
    sound(move, 'stamp', after + 250);
  });
}

/** Where a player's cards are: my own one by one, the others' behind their emblem. */
function hand(move: Move, seat: number, what: Carried): string {
  return seat === move.cast.me ? `hand-${what}` : `seat-${seat}`;
}

function each(cards: Cards): Card[] {
  return sorted(cards).flatMap(([card, n]) => Array.from({ length: n }, () => card));
}
