/** What one does at a table over HTTP: sit, leave, seat a bot, play again. */

import { ask, Refused } from '../app/ask';
import { guest } from '../app/guest.svelte';
import { keepCommitment, ownEntropy, promised } from './shuffle';
import type { TableTold } from './wire';

export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'formidable'];

/** Sit down under a name; true if it was new to the server, so that the connection must be opened anew. */
export async function sit(table: string, seat: number | null, name: string): Promise<boolean> {
  const before = guest.me;
  if (!(await guest.be(name))) return false;
  await ask('POST', `/tables/${table}/seats`, { seat, entropy: ownEntropy(table) });
  return before === null;
}

export async function leave(table: string, seat: number, bot: string | null): Promise<void> {
  await ask('POST', `/tables/${table}/seats/${seat}/leave`, { bot });
}

export async function seatBot(table: string, seat: number, bot: string): Promise<void> {
  await ask('POST', `/tables/${table}/seats/${seat}/bot`, { bot });
}

/** The table of the next game, with me at it if there is a seat; its id. */
export async function rematch(table: string): Promise<string> {
  const { id } = await ask<{ id: string }>('POST', `/tables/${table}/rematch`, await promised());
  const { seats, commitment } = await ask<TableTold>('GET', `/tables/${id}`);
  if (seats.some((seat) => seat.yours)) return id; // who asks first sits there already
  keepCommitment(id, commitment);
  try {
    await ask('POST', `/tables/${id}/seats`, { seat: null, entropy: ownEntropy(id) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  return id;
}
