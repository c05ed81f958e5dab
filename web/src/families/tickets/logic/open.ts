/** Which tracks a seat can still claim, now or later. */

import type { Facts, Track } from './facts';

export type Closed = 'taken' | 'own-twin' | 'twin-closed';

/** How many tracks of a group can be used at this table. */
export function limit(facts: Facts, group: readonly Track[], players: number): number {
  if (group.length === 1) return 1;
  const table = group.length === 2 ? facts.openDoubles : facts.openTriples;
  return table[players - 2] ?? group.length;
}

/** Why a track is closed to a seat for good (a spectator asks for anybody), or null while it is open. */
export function closed(
  facts: Facts,
  owner: ReadonlyMap<string, number>,
  track: Track,
  seat: number | null,
  players: number,
): Closed | null {
  if (owner.has(track.id)) return 'taken';
  const group = facts.groups.get(track.group)!;
  const taken = group.filter((twin) => owner.has(twin.id));
  if (taken.length >= limit(facts, group, players)) return 'twin-closed';
  if (seat !== null && taken.some((twin) => owner.get(twin.id) === seat)) return 'own-twin';
  return null;
}
