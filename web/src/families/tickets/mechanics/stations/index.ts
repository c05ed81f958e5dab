/** Stations are built in cities, and lend their owner a track of somebody else. */

import { first } from '../../logic/about';
import { placeName } from '../../logic/speak';
import type { Events } from '../../schema.gen';
import type { Move, Tools } from '../../show/script';
import type { TicketTable } from '../../table.svelte';
import type { Mechanic } from '../mechanic';
import Left from './Left.svelte';
import Link from './Link.svelte';
import Stations from './Stations.svelte';
import Tray from './Tray.svelte';

export const stations: Mechanic = {
  inPlay: ({ seats }) => seats.some((seat) => seat.stations !== undefined),
  Over: Stations,
  building: {
    built: ({ seats }) =>
      new Map(seats.flatMap((each, seat) => (each.stations ?? []).map((city) => [city, seat] as const))),
    about,
    Tray,
    Link,
  },
  supply: { kind: 'stations', left: (seat) => seat.stations_left, Sign: Left },
  turn: (seat) => (seat.stations_left ? '.stations' : ''),
  keys: [{ key: 'b', stop: 'cities', text: 'web-keys-stations' }],
  play: (move, event, tools) => {
    if (event.key !== 'built-station') return false;
    rise(move, event.params, tools);
    return true;
  },
  weighty: ['built-station'],
  sources: { 'station-used': 'city', 'station-unused': 'city', 'stations-left': '' },
};

/** Why no station can be built in a city now; null if it can, or if it is nobody's turn to ask. */
export function whyNot(table: TicketTable, id: string): string | null {
  const { say, state, view, printed } = table;
  const owner = table.built.get(id);
  const city = placeName(printed, say, id);
  if (owner !== undefined) {
    const key = owner === state.seat ? 'tickets-refuse-station-there.you' : 'tickets-refuse-station-there';
    return say(key, { city, seat: table.name(owner) });
  }
  if (state.seat === null || state.past || view.phase === 'over' || table.sites.has(id)) return null;
  const { stations: mine = [], stations_left: left } = view.seats[state.seat]!;
  if (!left) return say('tickets-refuse-stations-gone', { n: mine.length });
  if (!table.myTurn) return say('refuse-not-your-turn');
  return view.phase === 'turn' ? say('web-station-short') : first(table);
}

function about(table: TicketTable, id: string): string {
  const { say, printed } = table;
  const city = placeName(printed, say, id);
  const owner = table.built.get(id);
  if (owner !== undefined) {
    return say(owner === table.state.seat ? 'web-station-of.you' : 'web-station-of', { city, seat: table.name(owner) });
  }
  const ways = table.sites.get(id);
  const more = ways ? say('web-station-ways', { n: ways.length }) : (whyNot(table, id) ?? '');
  return `${say('web-station-none', { city })}. ${more}`.trim();
}

/** A station rises when it is paid for. */
function rise(move: Move, { seat, city, cards }: Events['built-station'], { lay, sound, done, FLIGHT }: Tools): void {
  lay(move, seat, cards, `city-${city}`);
  move.acts.push({ kind: 'rise', city, at: move.at });
  sound(move, 'stamp', 200);
  move.at += FLIGHT;
  done(move);
}
