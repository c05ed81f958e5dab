/** How far every seat has come with a goal, as far as this seat can know it. */

import { type Facts, ticketOf, type Track } from './facts';
import { longestTrail } from './trail';
import type { HeldTicket, TicketsView } from './view';

/** A count, or null where it is behind another player's hand. */
export type Count = number | null;

export interface Standing {
  counts: Count[];
  /** False when a count is only a lower bound. */
  sure: boolean;
}

/** The race for a goal in play; `empire` is the table's option on how Rail Empire counts. */
export function standing(facts: Facts, view: TicketsView, goal: string, empire: unknown): Standing {
  if (facts.goals.get(goal)!.metric === 'longest-path') return longestPaths(facts, view);
  return { counts: view.seats.map((_, seat) => count(facts, view, goal, seat, empire)), sure: true };
}

/** The race for the longest path. */
export function longestPaths(facts: Facts, view: TicketsView): Standing {
  const trails = view.seats.map((seat) => longestTrail(seat.tracks.map((id) => facts.tracks.get(id)!)));
  return { counts: trails.map((trail) => trail.wagons), sure: trails.every((trail) => trail.sure) };
}

/** The seats that lead with a count above 0; a hidden count may hide a leader. */
export function leaders(counts: readonly Count[]): number[] {
  const best = Math.max(0, ...counts.map((n) => n ?? 0));
  return best === 0 ? [] : counts.flatMap((n, seat) => (n === best ? [seat] : []));
}

function count(facts: Facts, view: TicketsView, goal: string, seat: number, empire: unknown): Count {
  const { metric, number, country } = facts.goals.get(goal)!;
  const tracks = view.seats[seat]!.tracks.map((id) => facts.tracks.get(id)!);
  const how = (test: (track: Track) => boolean) => tracks.filter(test).length;
  const city = (id: string) => facts.cities.get(id)!;
  switch (metric) {
    case 'tracks-of-length':
      return how((track) => track.length === number);
    case 'ferries':
      return how((track) => track.ferry > 0);
    case 'arctic-tracks':
      return how((track) => city(track.a).arctic || city(track.b).arctic);
    case 'tracks-in-country':
      return how((track) => city(track.a).country === country || city(track.b).country === country);
    case 'countries':
      return countries(facts, tracks, empire === 'crossings');
    case 'wagons-left':
      return view.seats[seat]!.wagons;
    case 'locomotives-in-hand':
      return inHand(view, seat);
    default:
      return tickets(facts, view, seat, metric, number);
  }
}

function countries(facts: Facts, tracks: readonly Track[], crossings: boolean): number {
  const reached = new Set<string>();
  for (const track of tracks) {
    const a = facts.cities.get(track.a)!.country;
    const b = facts.cities.get(track.b)!.country;
    if (a !== b || !crossings) reached.add(a).add(b);
  }
  return reached.size;
}

function inHand(view: TicketsView, seat: number): Count {
  const hand = view.hands?.[seat] ?? (seat === view.seat ? view.hand : undefined);
  if (!hand) return null;
  return Object.entries(hand).reduce((sum, [card, n]) => sum + (card === 'loco' ? n : n >> 1), 0);
}

function tickets(facts: Facts, view: TicketsView, seat: number, metric: string, number: number): Count {
  const held = view.all_tickets?.[seat] ?? (seat === view.seat ? view.tickets : undefined);
  return held ? held.filter((each) => each.done && counts(facts, each, metric, number)).length : null;
}

function counts(facts: Facts, held: HeldTicket, metric: string, number: number): boolean {
  const { from, to } = ticketOf(facts, held.ticket);
  const named = [from, ...Object.keys(to)].map((place) => facts.cities.get(place));
  if (metric === 'cheap-tickets') return Math.min(...Object.values(to)) <= number;
  if (metric === 'tickets-to-capitals') return named.some((city) => city?.capital);
  return named.some((city) => city?.arctic);
}
