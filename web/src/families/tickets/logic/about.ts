/** A track in words: what it is, what it gives, and whether I could claim it. */

import type { TicketTable } from '../table.svelte';
import type { Card, Track } from './printed';
import { placeName, trackName } from './speak';

/** `4 spaces, green, 7 points, tunnel`. */
export function trackFacts(table: TicketTable, track: Track): string {
  const { say, printed } = table;
  const color = track.color === 'gray' ? say('web-any-color') : say(`card-${track.color}`);
  const parts = [
    say('web-spaces', { n: track.length }),
    color,
    say('web-points-n', { n: printed.points[track.length - 1]! }),
  ];
  if (track.tunnel) parts.push(say('web-tunnel'));
  if (track.ferry) parts.push(say('web-ferry', { n: track.ferry }));
  if (track.anyCards) parts.push(say('web-any-cards', { n: track.anyCards }));
  if (track.bonus) parts.push(say('web-bonus', { n: track.bonus }));
  return parts.join(', ');
}

/** Why a track cannot be claimed now; null if it can, or if it is nobody's turn to ask. */
export function whyNot(table: TicketTable, track: Track): string | null {
  const { say, state, view } = table;
  const params = { track: trackName(table.printed, say, track.id) };
  const owner = table.owner.get(track.id);
  if (owner !== undefined) {
    const key = owner === state.seat ? 'tickets-refuse-taken.you' : 'tickets-refuse-taken';
    return say(key, { ...params, seat: table.name(owner) });
  }
  const why = table.closed(track);
  if (why === 'own-twin') return say('tickets-refuse-own-twin', params);
  if (why === 'twin-closed') return say('web-twin-closed', { players: state.players });
  if (state.seat === null || state.past || view.phase === 'over') return null;
  if (why === 'wagons') {
    return say('tickets-refuse-wagons', { ...params, needs: track.length, have: view.seats[state.seat]!.wagons });
  }
  if (!table.myTurn) return say('refuse-not-your-turn');
  if (table.claims.has(track.id)) return null;
  return view.phase === 'turn' ? say('web-cards-short') : first(table);
}

/** Why a card or tickets cannot be drawn now; null if nobody asks. */
export function whyNoDraw(table: TicketTable, what: Card | 'deck' | 'tickets'): string | null {
  const { say, state, view } = table;
  if (state.seat === null || state.past || view.phase === 'over') return null;
  if (!table.myTurn) return say('refuse-not-your-turn');
  if (view.phase === 'second-card' && what === 'loco') return say('tickets-refuse-loco-second');
  const early = FIRST[view.phase] && (view.phase !== 'second-card' || what === 'tickets');
  if (early) return first(table);
  return say(what === 'tickets' ? 'tickets-refuse-no-tickets' : 'tickets-refuse-deck-empty');
}

const FIRST: Record<string, string> = {
  choosing: 'tickets-refuse-choose-first',
  'second-card': 'tickets-refuse-second-card-first',
  keeping: 'tickets-refuse-keep-first',
  tunnel: 'tickets-refuse-tunnel-first',
  announcing: 'tickets-refuse-announce-first',
  passenger: 'tickets-refuse-passenger-first',
};

/** What must be done before anything else. */
export function first({ say, view, printed }: TicketTable): string {
  const place = view.boarding ? placeName(printed, say, view.boarding) : '';
  return say(FIRST[view.phase]!, { owes: view.tunnel?.owes ?? 0, place });
}

/** All of it in one line, for those who hear the map. */
export function aboutTrack(table: TicketTable, track: Track): string {
  const { say } = table;
  const name = trackName(table.printed, say, track.id);
  const ways = table.claims.get(track.id);
  const state = ways ? say('web-ways', { n: ways.length }) : (whyNot(table, track) ?? '');
  return `${name}: ${trackFacts(table, track)}. ${state}`.trim();
}
