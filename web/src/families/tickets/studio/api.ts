/** What the studio asks of the server: everything that has to do with rules, drawing and playing. */

import { ask } from '../../../app/ask';
import { guest } from '../../../app/guest.svelte';
import type { Say } from '../../../texts/fluent';
import type { Geometry } from '../logic/geometry';

/** A change to one entry of the map's tables; without a value it goes. */
export interface Change {
  path: string[];
  value: unknown;
}

/** Something about a map, in a sentence. */
/** What of a map a sentence is about. */
export type Place = Partial<Record<'city' | 'track' | 'ticket' | 'goal' | 'country' | 'rule' | 'passengers', string>>;

export interface Problem {
  where: string;
  place: Place | null;
  /** Whether the map cannot be played before it is mended. */
  must: boolean;
  text: string;
  /** What mends it, and what the button says that does it. */
  repair?: { text: string; changes: Change[] } | null;
}

export interface Suggested {
  from: string;
  to: string;
  value: number;
}

export interface Checked {
  ok: boolean;
  problems: Problem[];
  suggested?: { tickets: Suggested[] };
}

export interface Saved {
  id: string;
  name: string;
  link: string;
}

/** What games of bots among themselves have shown. */
export interface Trial {
  games: number;
  /** Turns of a game, on average. */
  turns: number;
  /** The share of games that whoever begins wins, from 0 to 1. */
  first_wins: number;
  tickets: { held: number; completed: number };
  /** The share of games in which each track is claimed. */
  tracks: Record<string, number>;
}

/** Whether the server knows me; it works for nobody else. */
export const isGuest = (say: Say): Promise<boolean> => guest.be(guest.lastName || say('shell-guest'));

export const check = (map: string): Promise<Checked> => ask('POST', '/maps/check', { map });
export const layout = (map: string): Promise<{ geometry: Geometry }> => ask('POST', '/maps/layout', { map });
export const save = (map: string): Promise<Saved> => ask('POST', '/maps', { map });
export const saved = (id: string): Promise<Saved & { map: string }> => ask('GET', `/maps/${encodeURIComponent(id)}`);

/** The maps I keep; nobody has none. */
export async function mine(): Promise<Saved[]> {
  await guest.known();
  return guest.me ? ask('GET', '/maps/mine') : [];
}

export const start = (title: string): Promise<{ map: string }> =>
  ask('GET', `/maps/start/${encodeURIComponent(title)}`);
export const trial = (map: string, games: number): Promise<Trial> => ask('POST', '/maps/trial', { map, games });

/** A table on this map, for me and some bots; its id. */
export async function play(map: string, bots: readonly string[]): Promise<string> {
  const clock = { mode: 'none', seconds: 0, zero: 'bot-moves' };
  const table = { title: 'tickets', map, seats: ['me', ...bots], options: {}, clock };
  return (await ask<{ id: string }>('POST', '/tables', table)).id;
}
