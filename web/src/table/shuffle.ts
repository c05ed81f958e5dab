/** What this browser keeps of a table's shuffle: the first commitment it saw, and the random bytes it added. */

import { ask } from '../app/ask';
import { storage } from '../app/storage';

export interface Kept {
  commitment: string;
  /** Empty where this browser added nothing. */
  entropy: string;
}

const NAME = 'shuffles';
const MOST = 100;

function all(): [string, Kept][] {
  return JSON.parse(storage.get(NAME) ?? '[]') as [string, Kept][];
}

export function keptOf(id: string): Kept | null {
  return all().find(([table]) => table === id)?.[1] ?? null;
}

/** Keep a table's commitment, unless one was seen before: only the first counts. */
export function keepCommitment(id: string, commitment: string): void {
  if (commitment && !keptOf(id))
    storage.set(NAME, JSON.stringify([[id, { commitment, entropy: '' }], ...all()].slice(0, MOST)));
}

/** Random bytes of this browser for a table whose commitment it has seen. */
export function ownEntropy(id: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.set(NAME, JSON.stringify(all().map(([table, kept]) => [table, table === id ? { ...kept, entropy } : kept])));
  return entropy;
}

/** A table the server promises, and what this browser adds to it. */
export async function promised(): Promise<{ id: string; entropy: string }> {
  const { id, commitment } = await ask<{ id: string; commitment: string }>('POST', '/promises');
  keepCommitment(id, commitment);
  return { id, entropy: ownEntropy(id) };
}
