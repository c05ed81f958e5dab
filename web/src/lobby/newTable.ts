/** Sensible tables: what Play now starts when nothing is changed. */

import type { TitleTold } from '../table/schema.gen';
import type { Chair, ClockChoice, NewTable } from './types';

/** Me and two bots, or as many as the title takes. */
export function seatsFor(title: TitleTold, level: string): Chair[] {
  const players = Math.min(Math.max(title.least_players, 3), title.most_players);
  return resized(['me'], players, level);
}

/** The same chairs, more or fewer; new ones hold bots. */
export function resized(seats: readonly Chair[], players: number, level: string): Chair[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? (`bot:${level}` as const));
}

/** Ways to limit thinking, gentlest first; the key is that of its text. */
export const CLOCKS: Record<string, ClockChoice> = {
  none: { mode: 'none', seconds: 0 },
  day: { mode: 'move', seconds: 86_400 },
  hour: { mode: 'game', seconds: 3_600 },
  half: { mode: 'game', seconds: 1_800 },
  minute: { mode: 'move', seconds: 60 },
};

/** The request that opens the table. */
export function request(newTable: NewTable): Record<string, unknown> {
  const seats = newTable.seats.map((chair) => (chair === 'friend' ? 'open' : chair.replace('bot:', '')));
  return { ...newTable, seats, clock: { ...newTable.clock, zero: 'bot-moves' } };
}

/** Scores and winners of a result as the server writes it. */
export function readResult(result: string): { scores: number[]; winners: number[] } {
  const [scores = '', winners = ''] = result.split(', ');
  const numbers = (text: string) => text.split(' ').filter(Boolean).map(Number);
  return { scores: numbers(scores), winners: numbers(winners.replace('winners', '')) };
}

/** What differs from the defaults: all that a table needs to be told. */
export function changed(title: TitleTold, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    title.options.flatMap(({ name, default: usual }) => {
      const value = values[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
}
