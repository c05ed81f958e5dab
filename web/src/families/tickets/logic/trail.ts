/** The longest path of a network in wagons: cities may repeat, tracks may not. */

import type { Track } from './facts';

export interface Trail {
  wagons: number;
  /** False when the search was cut short, so that there may be a longer one. */
  sure: boolean;
}

const STEPS = 300_000;
const KEPT = 40;
const known = new Map<string, Trail>();

/** The longest path; what was searched once is remembered. */
export function longestTrail(tracks: readonly Track[]): Trail {
  const network = tracks.map((track) => track.id).join();
  const found = known.get(network) ?? search(tracks);
  if (known.size >= KEPT) known.clear();
  known.set(network, found);
  return found;
}

function search(tracks: readonly Track[]): Trail {
  const ends = new Map<string, number[]>();
  tracks.forEach((track, i) => {
    for (const city of [track.a, track.b]) ends.set(city, [...(ends.get(city) ?? []), i]);
  });
  const used = tracks.map(() => false);
  const most = tracks.reduce((sum, track) => sum + track.length, 0);
  let best = 0;
  let steps = 0;
  const walk = (city: string, wagons: number, left: number): void => {
    best = Math.max(best, wagons);
    for (const i of ends.get(city) ?? []) {
      if (wagons + left <= best || steps > STEPS) return;
      if (used[i]) continue;
      steps += 1;
      const track = tracks[i]!;
      used[i] = true;
      walk(track.a === city ? track.b : track.a, wagons + track.length, left - track.length);
      used[i] = false;
    }
  };
  for (const city of ends.keys()) walk(city, 0, most);
  return { wagons: best, sure: steps <= STEPS };
}
