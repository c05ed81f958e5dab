/** The shortest way that could still complete a ticket: own tracks are free, open ones cost their wagons. */

import { type Facts, spots, type Ticket, type Track } from './facts';
import { closed } from './open';

export interface Way {
  /** The tracks in order. */
  tracks: Track[];
  /** The place it leads to. */
  to: string;
  /** Wagons that the tracks not yet owned take. */
  wagons: number;
}

interface Table {
  facts: Facts;
  owner: ReadonlyMap<string, number>;
  seat: number;
  players: number;
}

interface Reached {
  cost: number;
  by: Track | null;
  before: string | null;
}

/** The cheapest way to make any link of a ticket; null if none can be made any more. */
export function wayOf(table: Table, ticket: Ticket): Way | null {
  let best: Way | null = null;
  for (const to of Object.keys(ticket.to)) {
    const way = shortest(table, spots(table.facts, ticket.from), to);
    if (way && (!best || way.wagons < best.wagons)) best = way;
  }
  return best;
}

function shortest(table: Table, starts: string[], to: string): Way | null {
  const ends = new Set(spots(table.facts, to));
  const around = neighbours(table);
  const reached = new Map<string, Reached>(starts.map((city) => [city, { cost: 0, by: null, before: null }]));
  const settled = new Set<string>();
  for (;;) {
    const city = nearest(reached, settled);
    if (city === null) return null;
    if (ends.has(city)) return { tracks: back(reached, city), to, wagons: reached.get(city)!.cost };
    settled.add(city);
    const { cost } = reached.get(city)!;
    for (const [track, onward, wagons] of around.get(city) ?? []) {
      const known = reached.get(onward);
      if (!known || cost + wagons < known.cost) {
        reached.set(onward, { cost: cost + wagons, by: track, before: city });
      }
    }
  }
}

function neighbours({ facts, owner, seat, players }: Table): Map<string, [Track, string, number][]> {
  const around = new Map<string, [Track, string, number][]>();
  const add = (from: string, link: [Track, string, number]) => {
    if (!around.has(from)) around.set(from, []);
    around.get(from)!.push(link);
  };
  for (const track of facts.tracks.values()) {
    const mine = owner.get(track.id) === seat;
    if (!mine && closed(facts, owner, track, seat, players)) continue;
    const wagons = mine ? 0 : track.length;
    add(track.a, [track, track.b, wagons]);
    add(track.b, [track, track.a, wagons]);
  }
  return around;
}

function nearest(reached: Map<string, Reached>, settled: Set<string>): string | null {
  let best: string | null = null;
  for (const [city, { cost }] of reached) {
    if (!settled.has(city) && (best === null || cost < reached.get(best)!.cost)) best = city;
  }
  return best;
}

function back(reached: Map<string, Reached>, end: string): Track[] {
  const tracks: Track[] = [];
  for (let at = reached.get(end)!; at.by && at.before !== null; at = reached.get(at.before)!) {
    tracks.unshift(at.by);
  }
  return tracks;
}
