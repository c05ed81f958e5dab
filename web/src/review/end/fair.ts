/** Was it the secret the server promised at the start? */

import type { Kept } from '../../table/shuffle';

export type Verdict = 'kept' | 'broken' | 'unable';
export type Proof = 'proven' | 'unseen' | 'changed';

/** What this browser can vouch for: it saw this commitment before it sat down, and its own bytes are in the shuffle. */
export function proofOf(kept: Kept | null, commitment: string, entropy: readonly string[]): Proof {
  if (!kept) return 'unseen';
  if (kept.commitment !== commitment) return 'changed';
  if (!kept.entropy) return 'unseen';
  return entropy.includes(kept.entropy) ? 'proven' : 'changed';
}

/** Compare the revealed secret with the promise: the SHA-256 of `branchline ` and the secret's bytes. */
export async function verdict(commitment: string, secret: string, subtle: SubtleCrypto | undefined): Promise<Verdict> {
  if (!subtle) return 'unable';
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const said = new TextEncoder().encode('branchline ');
  const all = new Uint8Array(said.length + bytes.length);
  all.set(said);
  all.set(bytes, said.length);
  const digest = new Uint8Array(await subtle.digest('SHA-256', all));
  const told = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return told === commitment ? 'kept' : 'broken';
}
