/** How a map of somebody's own is played: the pictures and numbers that its rules call for. */

import type { HowTo } from '../../../how/types';
import { loadMap } from '../logic/maps';
import { type Card, COLORS, type Printed, spots, type Track } from '../logic/printed';
import type { Rules } from '../logic/usual';
import Station from '../mechanics/stations/Station.svelte';
import { shown } from './scenes';
import type { Fragment, Scene, Scenes } from './types';

/** What a map file means that leaves stations out. */
const NO_STATIONS = { stations: 0, station_points: 0 };

function rulesOf({ rules }: Printed): Rules & typeof NO_STATIONS {
  return { ...NO_STATIONS, ...rules };
}

/** Spaces of a route that fit a picture well. */
const GOOD_LENGTH = 3;
const MOST_IN_PATH = 4;

export async function howOwn(title: string): Promise<HowTo> {
  const { printed } = await loadMap(title);
  return { ...shown(title, scenesOf(printed)), key: 'own', params: paramsOf(printed), guided: false };
}

/** What the sentences say of this map. */
export function paramsOf(printed: Printed): Record<string, string | number> {
  const rules = rulesOf(printed);
  const ferries = tracksWith(printed, ({ ferry }) => ferry > 0).length > 0;
  return {
    freely: rules.face_up_locomotive_ends_draw ? 'no' : 'yes',
    locomotives: rules.locomotives_on === 'tunnels' && ferries ? 'tunnels-and-ferries' : rules.locomotives_on,
    symbol: rules.pair_pays_symbol ? 'pair' : rules.any_three_pay_symbol ? 'three' : 'locomotive',
    reveal: rules.tunnel_reveal,
    any: fitting(tracksWith(printed, ({ anyCards }) => anyCards > 0))?.anyCards ?? 0,
    drawn: rules.tickets_drawn,
    kept: rules.tickets_kept_later,
    tickets: rules.ticket_mixes ? 'mixes' : rules.tickets_returned,
    path: printed.longestPath,
    globetrotter: printed.globetrotter,
    goals: rules.goals_in_play,
    tours: printed.grandTour.join(', '),
    first: printed.passengerPoints[0] ?? 0,
    second: printed.passengerPoints[1] ?? 0,
    station: rules.station_points,
    left: rules.last_round_at,
  };
}

export function scenesOf(printed: Printed): Scenes {
  const rules = rulesOf(printed);
  const plain = fitting(
    tracksWith(printed, ({ color, ferry, tunnel, anyCards }) => color !== 'gray' && !ferry && !tunnel && !anyCards),
  );
  const claimed = plain ?? fitting([...printed.tracks.values()])!;
  const bonus = fitting(tracksWith(printed, ({ bonus }) => bonus > 0));
  const ferry = fitting(tracksWith(printed, ({ ferry }) => ferry > 0));
  const any = fitting(tracksWith(printed, ({ anyCards }) => anyCards > 0));
  const tunnel = rules.tunnel_reveal ? fitting(tracksWith(printed, ({ tunnel }) => tunnel)) : undefined;
  const [color, other] = rules.passenger_colors;
  const hub = rules.stations ? crossroads(printed) : undefined;
  return {
    turn: {
      take: { kind: 'take', row: ['blue', 'green', 'black', 'yellow', 'red'], taken: [1], deck: true },
      claim: claim(printed, claimed),
      ...(bonus && { bonus: claim(printed, bonus) }),
      ...(ferry && { ferry: claim(printed, ferry) }),
      ...(any && { any: claim(printed, any) }),
      ...(tunnel && { tunnel: tunnelled(printed, tunnel) }),
      ...(color && { along: { ...claim(printed, claimed), passengers: [color, other ?? color] } }),
      ...(hub && { station: station(hub) }),
      tickets: tickets(printed),
    },
    points: {
      routes: { kind: 'routes' },
      worth: worth(printed),
      ...(several(printed) && { places: { kind: 'worth', done: several(printed)!, failed: several(printed)! } }),
      ...(printed.longestPath > 0 && {
        longest: { kind: 'map', map: longPath(printed, claimed), points: `+${printed.longestPath}` },
      }),
      ...(printed.globetrotter > 0 && {
        globetrotter: { kind: 'race', rows: [{ what: 'ticket', counts: [6, 4], points: [printed.globetrotter, 0] }] },
      }),
      ...(rules.goals_in_play > 0 && { goals: goals(printed) }),
      ...(printed.grandTour.length > 0 && { tour: tour(printed) }),
      ...(color && { passengers: passengers(printed) }),
      ...(hub &&
        rules.station_points > 0 && {
          stations: { kind: 'map', map: withStations(hub), points: `+${rules.station_points}` },
        }),
      end: { kind: 'end', left: rules.last_round_at },
    } satisfies Record<string, Scene>,
  };
}

// -- tracks ------------------------------------------------------------------------------------------------

function tracksWith(printed: Printed, wanted: (track: Track) => boolean): Track[] {
  return [...printed.tracks.values()].filter(wanted);
}

/** The track that is easiest to show. */
function fitting(tracks: readonly Track[]): Track | undefined {
  const off = ({ length }: Track): number => Math.abs(length - GOOD_LENGTH);
  return tracks.reduce<Track | undefined>((best, each) => (best && off(best) <= off(each) ? best : each), undefined);
}

function claim(printed: Printed, track: Track): Extract<Scene, { kind: 'claim' }> {
  return {
    kind: 'claim',
    map: { mine: [track.id], around: [track.a, track.b] },
    cards: cardsFor(printed, track),
    points: printed.points[track.length - 1]!,
  };
}

/** Cards that pay a track. */
function cardsFor(printed: Printed, { length, color, ferry, tunnel, anyCards }: Track): Card[] {
  const own: Card = color === 'gray' ? 'yellow' : color;
  if (anyCards) return [...COLORS.slice(0, anyCards), ...Array<Card>(Math.max(0, length - 1)).fill('red')];
  const wild = ferry || (printed.locosEverywhere && !tunnel && length > 1 ? 1 : 0);
  return [...Array<Card>(wild).fill('loco'), ...Array<Card>(length - wild).fill(own)];
}

function tunnelled(printed: Printed, track: Track): Scene {
  const own: Card = track.color === 'gray' ? 'yellow' : track.color;
  const others = COLORS.filter((each) => each !== own);
  const turned = [...others.slice(0, rulesOf(printed).tunnel_reveal - 1), own];
  return {
    kind: 'tunnel',
    map: { chosen: track.id, around: [track.a, track.b] },
    cards: Array<Card>(track.length).fill(own),
    turned,
    match: turned.length - 1,
    more: own,
  };
}

/** Some tracks in a row, from one of them on. */
function longPath(printed: Printed, first: Track): Fragment {
  const path = [first];
  const seen = new Set([first.a, first.b]);
  let end = first.b;
  while (path.length < MOST_IN_PATH && !printed.cities.get(end)!.border) {
    const beyond = ({ a, b }: Track): string => (a === end ? b : a);
    const next = tracksWith(printed, (each) => (each.a === end || each.b === end) && !seen.has(beyond(each)))[0];
    if (!next) break;
    path.push(next);
    end = beyond(next);
    seen.add(end);
  }
  return { mine: path.map(({ id }) => id), around: [...seen] };
}

// -- stations and passengers -------------------------------------------------------------------------------

/** A city where two routes to different cities meet. */
function crossroads(printed: Printed): { city: string; tracks: [Track, Track] } | undefined {
  for (const { id, border } of printed.cities.values()) {
    const here = tracksWith(printed, ({ a, b }) => a === id || b === id);
    const apart = here.find(({ a, b }) => ![here[0]!.a, here[0]!.b].every((each) => each === a || each === b));
    if (!border && here[0] && apart) return { city: id, tracks: [here[0], apart] };
  }
  return undefined;
}

type Crossroads = NonNullable<ReturnType<typeof crossroads>>;

function station({ city, tracks: [one, two] }: Crossroads): Scene {
  return {
    kind: 'claim',
    map: { mine: [one.id], others: [two.id], pieces: { stations: [city] }, around: [one.a, one.b, two.a, two.b] },
    cards: ['yellow'],
    piece: Station,
  };
}

function withStations({ city, tracks: [one, two] }: Crossroads): Fragment {
  return { pieces: { stations: [city] }, around: [one.a, one.b, two.a, two.b] };
}

function passengers(printed: Printed): Scene {
  const [first = 0, second = 0] = printed.passengerPoints;
  const rows = rulesOf(printed)
    .passenger_colors.slice(0, 2)
    .map((what, i) => ({
      what,
      counts: i ? [3, 3] : [4, 2],
      points: i ? [first, first] : [first, second],
    }));
  return { kind: 'race', rows };
}

// -- tickets and goals -------------------------------------------------------------------------------------

function value(printed: Printed, id: string): number {
  return Math.max(...Object.values(printed.tickets.get(id)!.to));
}

function tickets(printed: Printed): Scene {
  const { tickets_drawn, tickets_kept_later, ticket_mixes } = rulesOf(printed);
  const offered = [...printed.tickets.keys()].slice(0, Math.min(tickets_drawn, 4));
  const ends = offered.flatMap((id) => {
    const { from, to } = printed.tickets.get(id)!;
    return [from, ...Object.keys(to)].flatMap((place) => spots(printed, place).slice(0, 1));
  });
  return {
    kind: 'tickets',
    map: { lit: [...new Set(ends)] },
    tickets: offered,
    kept: offered.slice(0, Math.max(tickets_kept_later, 1)),
    ...(ticket_mixes ? { backs: ['short', 'short', 'long'] } : {}),
  };
}

function worth(printed: Printed): Scene {
  const plain = [...printed.tickets].flatMap(([id, { to }]) => (Object.keys(to).length === 1 ? [id] : []));
  const some = plain.length ? plain : [...printed.tickets.keys()];
  const byValue = some.sort((a, b) => value(printed, b) - value(printed, a));
  return { kind: 'worth', done: byValue[0]!, failed: byValue.at(-1)! };
}

/** A ticket that leads to one of several places. */
function several({ tickets }: Printed): string | undefined {
  return [...tickets].find(([, { to }]) => Object.keys(to).length > 1)?.[0];
}

function goals(printed: Printed): Scene {
  const rows = [...printed.goals.values()].slice(0, 2).map(({ metric, points }, i) => ({
    what: `goal-counts-${metric}`,
    counts: i % 2 ? [1, 3] : [4, 2],
    points: i % 2 ? [0, points] : [points, 0],
  }));
  return { kind: 'race', rows };
}

function tour(printed: Printed): Scene {
  const { from, to } = printed.tickets.get([...printed.tickets.keys()][0]!)!;
  const lit = [from, ...Object.keys(to)].flatMap((place) => spots(printed, place).slice(0, 1));
  return { kind: 'map', map: { lit }, points: `+${printed.grandTour[0]}` };
}
