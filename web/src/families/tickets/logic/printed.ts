/** What is printed on a map: cities, tracks, tickets, rules in numbers. Read from the game's own map files. */

import { plainTitle } from '../../../app/ownTitles';
import type { Card, Cards } from '../schema.gen';
import type { Geometry } from './geometry';
import { type Rules, USUAL } from './usual';

export type { Card, Cards };
export type Color = Exclude<Card, 'loco'>;
export const COLORS: readonly Color[] = ['purple', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green'];

/** Passengers by colour. */
export type Passengers = Partial<Record<Color, number>>;

/** The order in which cards are shown: locomotives, then colours as in the rainbow, then black and white. */
export const SHOWN: readonly Card[] = ['loco', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white'];

export interface City {
  id: string;
  name: string;
  country: string;
  /** Board units from the top left. */
  at: Point;
  border: boolean;
  capital: boolean;
  arctic: boolean;
}

export interface Track {
  id: string;
  a: string;
  b: string;
  length: number;
  color: Color | 'gray';
  tunnel: boolean;
  /** Locomotive symbols of a ferry; 0 for tracks on land. */
  ferry: number;
  /** Cards drawn as a bonus for claiming it. */
  bonus: number;
  /** How many cards of any kind stand for one; 0 where none do. */
  anyCards: number;
}

export interface Ticket {
  /** A city or a country. */
  from: string;
  /** Where it may lead, with the points of each place. */
  to: Readonly<Record<string, number>>;
  /** The deck it belongs to, where there are several. */
  deck: string;
}

/** A goal of a map of somebody's own. */
export interface Goal {
  name: string;
  /** What it counts. */
  metric: string;
  number: number;
  country: string;
  points: number;
}

export type Point = readonly [number, number];

/** The title that is played on maps of one's own. */
const OWN_MAPS = 'tickets';

/** A map's printed, with lists that answer the page's questions quickly. */
export interface Printed {
  title: string;
  board: Point;
  cities: ReadonlyMap<string, City>;
  /** The names a map of somebody's own gives its countries and goals; those of built-in titles are texts. */
  countries: ReadonlyMap<string, string>;
  goals: ReadonlyMap<string, Goal>;
  tracks: ReadonlyMap<string, Track>;
  tickets: ReadonlyMap<string, Ticket>;
  /** By length; below 0 for a length that no track has. */
  points: readonly number[];
  longestPath: number;
  /** Points for the most completed tickets. */
  globetrotter: number;
  /** Points for tickets by two ways: for one, for two, and so on. */
  grandTour: readonly number[];
  /** Points for the most and the second most passengers of a colour. */
  passengerPoints: readonly number[];
  wagons: number;
  /** Whether locomotives pay any track, not only tunnels. */
  locosEverywhere: boolean;
  /** Its rules by the names of its file. */
  rules: Readonly<Rules>;
}

interface MapFile {
  rules?: Partial<Rules>;
  cities: Record<string, { name: string; country?: string; at: [number, number] } & Flags>;
  countries?: Record<string, string>;
  goals?: Record<string, { name?: string; metric: string; points: number; number?: number; country?: string }>;
  tracks: Record<string, { length: number; color?: Track['color'] } & TrackFlags>;
  tickets: Record<string, { from: string; to: string | Record<string, number>; points?: number; deck?: string }>;
}

interface Flags {
  border?: boolean;
  capital?: boolean;
  arctic?: boolean;
}

interface TrackFlags {
  tunnel?: boolean;
  ferry?: number;
  bonus?: number;
  any_cards?: number;
}

/** Typed facts from a map file's tables. */
export function readPrinted(title: string, tables: unknown, geometry: Pick<Geometry, 'board' | 'cities'>): Printed {
  const map = tables as MapFile;
  const rules = { ...USUAL, ...map.rules };
  const { board, cities = {} } = geometry;
  const own = plainTitle(title) === OWN_MAPS;
  const tracks = new Map(Object.entries(map.tracks).map(([id, track]) => [id, readTrack(id, track)]));
  return {
    title,
    board,
    cities: new Map(
      Object.entries(map.cities).map(([id, city]) => [
        id,
        {
          id,
          name: city.name,
          country: city.country ?? '',
          at: cities[id] ?? [city.at[0] * board[0], city.at[1] * board[1]],
          border: city.border ?? false,
          capital: city.capital ?? false,
          arctic: city.arctic ?? false,
        },
      ]),
    ),
    countries: new Map(own ? Object.entries(map.countries ?? {}) : []),
    goals: new Map(
      own
        ? Object.entries(map.goals ?? {}).map(([id, { name, metric, points, number = 0, country = '' }]) => [
            id,
            { name: name || id, metric, points, number, country },
          ])
        : [],
    ),
    tracks,
    tickets: new Map(
      Object.entries(map.tickets).map(([id, { from, to, points = 0, deck = '' }]) => [
        id,
        { from, to: typeof to === 'string' ? { [to]: points } : to, deck },
      ]),
    ),
    points: rules.track_points,
    longestPath: rules.longest_path,
    globetrotter: rules.globetrotter,
    grandTour: rules.grand_tour,
    passengerPoints: rules.passenger_points,
    wagons: rules.wagons,
    locosEverywhere: rules.locomotives_on === 'all',
    rules,
  };
}

function readTrack(id: string, track: MapFile['tracks'][string]): Track {
  const [a = '', b = ''] = id.split('/')[0]!.split('-');
  const { length, color = 'gray', tunnel = false, ferry = 0, bonus = 0, any_cards: anyCards = 0 } = track;
  return { id, a, b, length, color, tunnel, ferry, bonus, anyCards };
}

/** The ticket behind an id; `t01.1` is the first copy of `t01`. */
export function ticketOf(printed: Printed, id: string): Ticket {
  return printed.tickets.get(id.split('.')[0]!)!;
}

/** The cities a ticket's place stands for: itself, or every border spot of a country. */
export function spots(printed: Printed, place: string): string[] {
  if (printed.cities.has(place)) return [place];
  return [...printed.cities.values()].filter((c) => c.border && c.country === place).map((c) => c.id);
}

/** Where passengers of a track's end wait: in the city, or anywhere in a country. */
export function placeOf(printed: Printed, end: string): string {
  const city = printed.cities.get(end)!;
  return city.border ? city.country : end;
}

/** What a track's gold coin says: bonus cards, or how many cards of any kind stand for one. */
export function coin({ bonus, anyCards }: Track): string {
  return anyCards ? `${anyCards}:1` : `+${bonus}`;
}

/** How many cards there are. */
export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

/** The kinds of cards there are, in the order in which they are shown. */
export function sorted(cards: Cards): [Card, number][] {
  return SHOWN.filter((card) => cards[card]).map((card) => [card, cards[card]!]);
}
