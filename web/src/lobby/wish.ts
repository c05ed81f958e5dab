/** Sensible tables: what Play now starts when nothing is changed. */

import type { Say } from '../texts/fluent';
import type { Chair, ClockWish, GameOption, GameTitle, Value, Wish } from './types';

/** Me and two bots, or as many as the title takes. */
export function seatsFor(title: GameTitle, level: string): Chair[] {
  const players = Math.min(Math.max(title.least_players, 3), title.most_players);
  return resized(['me'], players, level);
}

/** The same chairs, more or fewer; new ones hold bots. */
export function resized(seats: readonly Chair[], players: number, level: string): Chair[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? (`bot:${level}` as const));
}

/** Ways to limit thinking, gentlest first; the key is that of its text. */
export const CLOCKS: Record<string, ClockWish> = {
  none: { mode: 'none', seconds: 0 },
  day: { mode: 'move', seconds: 86_400 },
  hour: { mode: 'game', seconds: 3_600 },
  half: { mode: 'game', seconds: 1_800 },
  minute: { mode: 'move', seconds: 60 },
};

/** The request that opens the table. */
export function request(wish: Wish): Record<string, unknown> {
  const seats = wish.seats.map((chair) => (chair === 'friend' ? 'open' : chair.replace('bot:', '')));
  return { ...wish, seats, clock: { ...wish.clock, zero: 'bot-moves' } };
}

/** Scores and winners of a result as the server writes it. */
export function readResult(result: string): { scores: number[]; winners: number[] } {
  const [scores = '', winners = ''] = result.split(', ');
  const numbers = (text: string) => text.split(' ').filter(Boolean).map(Number);
  return { scores: numbers(scores), winners: numbers(winners.replace('winners', '')) };
}

/** What differs from the defaults: all that a table needs to be told. */
export function changed(title: GameTitle, values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    title.options.flatMap(({ name, default: usual }) => {
      const value = values[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
}

/** Values that mean the same in every option that has them. */
const COMMON: Record<string, string> = {
  auto: 'web-value-auto',
  '2012': 'web-value-2012',
  deluxe: 'web-value-deluxe',
};

/** A value of an option as a player reads it. */
export function valueName(say: Say, option: GameOption, value: Value): string {
  if (typeof value === 'boolean') return say(value ? 'web-yes' : 'web-no');
  if (option.name === 'first_player' && typeof value === 'number') return say('seat', { n: value + 1 });
  return typeof value === 'number' ? String(value) : say(COMMON[value] ?? `${optionKey(option)}.${value}`);
}

export function optionKey(option: GameOption): string {
  return `option-${option.name.replaceAll('_', '-')}`;
}
