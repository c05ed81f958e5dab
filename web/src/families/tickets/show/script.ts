/** The events of a move as a script: what moves where, and when. Times are milliseconds at the normal pace. */

import type { Sound } from '../../../motion/pace.svelte';
import { type Card, type Cards, type Color, sorted, type Track } from '../logic/printed';
import { MECHANICS } from '../mechanics';
import type { Event, Events } from '../schema.gen';

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
  | { kind: 'rise'; city: string }
  | { kind: 'board'; passenger: Color; from: string; to: string }
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
  /** My tickets that are done since this event. */
  done: (event: number) => readonly string[];
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

export interface Move {
  acts: Act[];
  at: number;
  cast: Cast;
  events: readonly Event[];
  /** Which event is being played. */
  now: number;
}

/** The script of these events. */
export function scriptOf(events: readonly Event[], cast: Cast): Script {
  const move: Move = { acts: [], at: 0, cast, events, now: 0 };
  events.forEach((event, i) => {
    move.now = i;
    play(move, event);
  });
  return { acts: move.acts, last: move.at };
}

/** Another event of the same move; null if it has none. */
function beside<Key extends keyof Events>({ events }: Move, key: Key): Events[Key] | null {
  const found = events.find((event): event is Event & { key: Key } => event.key === key);
  return (found?.params as Events[Key] | undefined) ?? null;
}

function play(move: Move, event: Event): void {
  switch (event.key) {
    case 'took':
      return take(move, event.params.card, `slot-${event.params.slot}`, event.params.seat);
    case 'drew':
      return take(move, event.params.card ?? 'back', 'deck', event.params.seat);
    case 'bonus':
      return bonus(move, event.params);
    case 'turned-up':
      move.acts.push({ kind: 'turn', slot: event.params.slot, at: move.at });
      move.at += APART;
      return;
    case 'flushed':
      return flush(move, event.params.cards);
    case 'claimed':
      if (!move.events.some(({ key }) => key.startsWith('tunnel-'))) pay(move, event.params);
      return roll(move, event.params);
    case 'tunnel-tried':
      return pay(move, event.params);
    case 'tunnel-paid':
      return pay(move, { ...event.params, track: beside(move, 'claimed')?.track ?? '' });
    case 'tunnel-revealed':
      return reveal(move, event.params);
    case 'tunnel-declined':
      return decline(move, event.params);
    case 'offered-tickets':
      return offer(move, event.params);
    case 'kept-tickets':
      return keep(move, event.params);
    case 'passenger-taken':
      return board(move, event.params);
    case 'last-round':
      move.acts.push({ kind: 'news', news: { kind: 'last-round', seat: event.params.seat }, at: move.at });
      return sound(move, 'alarm', 0);
    case 'game-over':
      return sound(move, 'end', 0);
    default:
      MECHANICS.some((mechanic) => mechanic.play?.(move, event, TOOLS));
  }
}

function bonus(move: Move, { seat, n, cards }: Events['bonus']): void {
  const faces: Carried[] = cards ? each(cards) : Array.from({ length: n }, () => 'back' as const);
  for (const face of faces) take(move, face, 'deck', seat);
}

function flush(move: Move, cards: Cards): void {
  move.at += 2 * APART;
  each(cards).forEach((card, i) => fly(move, card, `slot-${i}`, 'deck', i * 40, true));
  move.at += FLIGHT;
}

function reveal(move: Move, { seat, revealed, owes }: Events['tunnel-revealed']): void {
  const tried = beside(move, 'tunnel-tried');
  if (!tried) return;
  // while the cards are still on their way: who must decide waits no longer than a second
  move.at = 100;
  const told = move.at + SUSPENSE * (revealed.length + 1);
  const through = owes === 0;
  const opened = { seat, track: tried.track, laid: tried.cards, revealed, owes };
  move.acts.push({ kind: 'reveal', reveal: opened, at: move.at, until: through ? told + 1300 : null });
  revealed.forEach((_, i) => sound(move, 'reveal', SUSPENSE * (i + 0.6)));
  move.at = told + (through ? 500 : 0);
}

function decline(move: Move, { seat, track, cards }: Events['tunnel-declined']): void {
  each(cards).forEach((card, i) => fly(move, card, `track-${track}`, hand(move, seat, card), i * 50, false));
  move.at += FLIGHT;
}

function offer(move: Move, { seat, n }: Events['offered-tickets']): void {
  const to = seat === move.cast.me ? 'offer' : `seat-${seat}`;
  for (let i = 0; i < n; i += 1) fly(move, 'ticket', 'tickets', to, i * APART, false);
  sound(move, 'card', 0);
  move.at += n * APART + FLIGHT / 2;
}

function keep(move: Move, { seat, n, returned }: Events['kept-tickets']): void {
  const mine = seat === move.cast.me;
  for (let i = 0; i < n && mine; i += 1) fly(move, 'ticket', 'offer', 'tickets', i * APART, false);
  for (let i = 0; i < returned && !mine; i += 1) fly(move, 'ticket', `seat-${seat}`, 'tickets', i * APART, true);
  move.at += FLIGHT / 2;
  done(move);
}

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
function pay(move: Move, { seat, track, cards }: Events['tunnel-tried']): void {
  lay(move, seat, cards, `track-${track}`);
}

function lay(move: Move, seat: number, cards: Cards, to: string): void {
  const laid = each(cards).slice(0, MOST_CARDS);
  laid.forEach((card, i) => fly(move, card, hand(move, seat, card), to, i * 50, true));
  sound(move, 'card', 0);
  move.at += laid.length * 50 + FLIGHT * 0.6;
}

/** Wagons roll onto a track one by one, and its points go to the player. */
function roll(move: Move, { seat, track, points }: Events['claimed']): void {
  const { length } = move.cast.track(track);
  move.acts.push({ kind: 'roll', track, length, at: move.at });
  for (let i = 0; i < length; i += 1) sound(move, 'wagon', WAGON * (length + i));
  move.at += WAGON * 2 * length;
  move.acts.push({ kind: 'points', points, from: `track-${track}`, to: `score-${seat}`, at: move.at });
  done(move);
}

/** A passenger comes along. */
function board(move: Move, { seat, place, passenger }: Events['passenger-taken']): void {
  const color = passenger as Color;
  move.acts.push({ kind: 'board', passenger: color, from: `place-${place}`, to: `seat-${seat}`, at: move.at });
  sound(move, 'card', 0);
  move.at += 3 * APART;
}

/** Tickets of mine are done. */
function done(move: Move): void {
  move.cast.done(move.now).forEach((ticket, i) => {
    const after = i * READ;
    move.acts.push({ kind: 'news', news: { kind: 'done', ticket }, at: move.at + after });
    sound(move, 'stamp', after + 250);
  });
}

/** What the events of a mechanic are shown with. */
const TOOLS = { lay, sound, done, FLIGHT };
export type Tools = typeof TOOLS;

/** Where a player's cards are: my own one by one, the others' behind their emblem. */
function hand(move: Move, seat: number, what: Carried): string {
  return seat === move.cast.me ? `hand-${what}` : `seat-${seat}`;
}

function each(cards: Cards): Card[] {
  return sorted(cards).flatMap(([card, n]) => Array.from({ length: n }, () => card));
}
