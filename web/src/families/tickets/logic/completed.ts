/** Which tickets a track completed: those that are done now and would not be without it. */

import { type Facts, spots, type Ticket, ticketOf } from './facts';
import type { TicketsView } from './view';

export function completedBy(facts: Facts, view: TicketsView, seat: number, track: string): string[] {
  const others = view.seats[seat]!.tracks.filter((id) => id !== track);
  const near = networks(facts, others);
  return (view.tickets ?? [])
    .filter((held) => held.done && !joined(facts, near, ticketOf(facts, held.ticket)))
    .map((held) => held.ticket);
}

/** Every city of these tracks with the name of its network. */
function networks(facts: Facts, tracks: readonly string[]): (city: string) => string {
  const up = new Map<string, string>();
  const top = (city: string): string => {
    let at = city;
    for (let next = up.get(at); next !== undefined; next = up.get(at)) at = next;
    return at;
  };
  for (const id of tracks) {
    const { a, b } = facts.tracks.get(id)!;
    const [from, to] = [top(a), top(b)];
    if (from !== to) up.set(from, to);
  }
  return top;
}

function joined(facts: Facts, near: (city: string) => string, { from, to }: Ticket): boolean {
  const starts = new Set(spots(facts, from).map(near));
  return Object.keys(to).some((place) => spots(facts, place).some((city) => starts.has(near(city))));
}
