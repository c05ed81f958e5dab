/** The map that is being drawn: the tables of its file, and every change to them. A change leaves the old tables as they were. */

import { parse, stringify } from 'smol-toml';
import type { Color, Point } from '../logic/printed';

export interface City {
  name: string;
  at: Point;
  country?: string;
  border?: boolean;
  capital?: boolean;
  arctic?: boolean;
}

export type TrackColor = Color | 'gray';

export interface Track {
  length: number;
  color?: TrackColor;
  tunnel?: boolean;
  ferry?: number;
  bonus?: number;
  any_cards?: number;
}

export interface Ticket {
  from: string;
  /** A place, or several with a value each. */
  to: string | Readonly<Record<string, number>>;
  points?: number;
  copies?: number;
  deck?: string;
}

export type RuleValue = number | boolean | string | readonly number[];
type Table<T> = Readonly<Record<string, T>>;

/** A whole map file; what the studio has no fields for stays as it was read. */
export interface MapDoc {
  readonly name: string;
  readonly players: readonly [number, number];
  readonly rules: Table<RuleValue>;
  readonly countries: Table<string>;
  readonly cities: Table<City>;
  readonly tracks: Table<Track>;
  readonly tickets: Table<Ticket>;
}

export const EMPTY: MapDoc = {
  name: '',
  players: [2, 4],
  rules: {},
  countries: {},
  cities: {},
  tracks: {},
  tickets: {},
};

/** A map file's tables; text that is no TOML throws. */
export function readDoc(text: string): MapDoc {
  return fromTables(parse(text));
}

/** Tables as a document, with a place for every city. */
export function fromTables(tables: unknown): MapDoc {
  const doc = { ...EMPTY, ...(tables as Partial<MapDoc>) };
  return { ...doc, cities: mapped(doc.cities, (city) => ({ ...city, at: city.at ?? [0.5, 0.5] })) };
}

export function writeDoc(doc: MapDoc): string {
  return stringify(doc);
}

/** The two cities of a track. */
export function endsOf(track: string): [a: string, b: string] {
  const [a = '', b = ''] = track.split('/')[0]!.split('-');
  return [a, b];
}

/** All tracks between the same two cities, this one included. */
export function parallels(doc: MapDoc, track: string): string[] {
  const pair = pairOf(...endsOf(track));
  return Object.keys(doc.tracks).filter((id) => pairOf(...endsOf(id)) === pair);
}

function pairOf(a: string, b: string): string {
  return [a, b].sort().join('-');
}

/** What a place is called: a city, a country, or a border spot by its country. */
export function placeName(doc: MapDoc, id: string): string {
  const city = doc.cities[id];
  if (!city) return doc.countries[id] ?? id;
  return city.name || doc.countries[city.country ?? ''] || id;
}

/** The places a ticket may lead to. */
export function goalsOf(ticket: Ticket): string[] {
  return typeof ticket.to === 'string' ? [ticket.to] : Object.keys(ticket.to);
}

// -- cities ------------------------------------------------------------------------------------------------

export function addCity(doc: MapDoc, name: string, at: Point): [MapDoc, id: string] {
  const id = freeId(doc, name);
  return [{ ...doc, cities: { ...doc.cities, [id]: { name, at: place(at) } } }, id];
}

export function moveCity(doc: MapDoc, id: string, at: Point): MapDoc {
  return changeCity(doc, id, { at: place(at) });
}

export function changeCity(doc: MapDoc, id: string, changes: Changes<City>): MapDoc {
  return { ...doc, cities: { ...doc.cities, [id]: changed(doc.cities[id]!, changes) } };
}

/** A new name; the id follows it, wherever it stands. */
export function renameCity(doc: MapDoc, id: string, name: string): [MapDoc, id: string] {
  const next = name && slug(name) !== id ? freeId(doc, name, id) : id;
  const to = (each: string): string => (each === id ? next : each);
  const track = (each: string): string => {
    const [a, b] = endsOf(each);
    return a === id || b === id ? each.replace(/^[^/]*/, `${to(a)}-${to(b)}`) : each;
  };
  const renamed = {
    ...doc,
    cities: rekeyed(changeCity(doc, id, { name }).cities, to),
    tracks: rekeyed(doc.tracks, track),
    tickets: mapped(doc.tickets, (ticket) => ({
      ...ticket,
      from: to(ticket.from),
      to: typeof ticket.to === 'string' ? to(ticket.to) : rekeyed(ticket.to, to),
    })),
  };
  return [renamed, next];
}

/** A city goes with its tracks and tickets. */
export function removeCity(doc: MapDoc, id: string): MapDoc {
  return {
    ...doc,
    cities: without(doc.cities, (each) => each === id),
    tracks: without(doc.tracks, (each) => endsOf(each).includes(id)),
    tickets: without(doc.tickets, (_, ticket) => ticket.from === id || goalsOf(ticket).includes(id)),
  };
}

// -- tracks ------------------------------------------------------------------------------------------------

/** A track between two cities; where there is one already it becomes the other one of a double route. */
export function addTrack(doc: MapDoc, a: string, b: string, track: Track): [MapDoc, id: string] {
  const pair = pairOf(a, b);
  const there = Object.keys(doc.tracks).filter((id) => pairOf(...endsOf(id)) === pair);
  if (!there.length) return [{ ...doc, tracks: { ...doc.tracks, [pair]: track } }, pair];
  const way = endsOf(there[0]!).join('-');
  const tracks = rekeyed(doc.tracks, (id) => (there.includes(id) ? `${way}/${there.indexOf(id) + 1}` : id));
  const id = `${way}/${there.length + 1}`;
  return [
    {
      ...doc,
      tracks: inserted(tracks, `${way}/${there.length}`, id, { ...track, length: doc.tracks[there[0]!]!.length }),
    },
    id,
  ];
}

/** Changes to a track; tracks side by side keep one length. */
export function changeTrack(doc: MapDoc, id: string, changes: Changes<Track>): MapDoc {
  const together = 'length' in changes ? parallels(doc, id) : [id];
  const { length } = changes;
  return {
    ...doc,
    tracks: mapped(doc.tracks, (track, each) => {
      if (each === id) return changed(track, changes);
      return together.includes(each) && length ? { ...track, length } : track;
    }),
  };
}

/** Plain, tunnel or ferry: one of them. */
export function kindOf(track: Track): 'plain' | 'tunnel' | 'ferry' {
  return track.ferry ? 'ferry' : track.tunnel ? 'tunnel' : 'plain';
}

export function changeKind(doc: MapDoc, id: string, kind: 'plain' | 'tunnel' | 'ferry'): MapDoc {
  const ferry = kind === 'ferry' ? doc.tracks[id]!.ferry || 1 : undefined;
  const gray = kind === 'ferry' ? { color: undefined } : {};
  return changeTrack(doc, id, { tunnel: kind === 'tunnel' || undefined, ferry, ...gray });
}

/** One that stands alone again loses its number. */
export function removeTrack(doc: MapDoc, id: string): MapDoc {
  const rest = parallels(doc, id).filter((each) => each !== id);
  const way = endsOf(id).join('-');
  const numbered = (each: string): string => {
    if (!rest.includes(each)) return each;
    return rest.length === 1 ? way : `${way}/${rest.indexOf(each) + 1}`;
  };
  return {
    ...doc,
    tracks: rekeyed(
      without(doc.tracks, (each) => each === id),
      numbered,
    ),
  };
}

/** Spaces by colour, the gray ones too. */
export function spacesByColor(doc: MapDoc): Record<TrackColor, number> {
  const spaces = { red: 0, orange: 0, yellow: 0, green: 0, blue: 0, purple: 0, black: 0, white: 0, gray: 0 };
  for (const { color = 'gray', length } of Object.values(doc.tracks)) spaces[color] += length;
  return spaces;
}

/** The colour with the fewest spaces. */
export function rarest(doc: MapDoc): Color {
  const { gray: _, ...colors } = spacesByColor(doc);
  return (Object.entries(colors) as [Color, number][]).reduce((best, each) => (each[1] < best[1] ? each : best))[0];
}

// -- tickets -----------------------------------------------------------------------------------------------

export function addTicket(doc: MapDoc, ticket: Ticket): MapDoc {
  let n = Object.keys(doc.tickets).length + 1;
  const name = (): string => `t${String(n).padStart(2, '0')}`;
  while (name() in doc.tickets) n += 1;
  return { ...doc, tickets: { ...doc.tickets, [name()]: ticket } };
}

export function changeTicket(doc: MapDoc, id: string, changes: Changes<Ticket>): MapDoc {
  return { ...doc, tickets: { ...doc.tickets, [id]: changed(doc.tickets[id]!, changes) } };
}

export function removeTicket(doc: MapDoc, id: string): MapDoc {
  return { ...doc, tickets: without(doc.tickets, (each) => each === id) };
}

// -- countries and rules -----------------------------------------------------------------------------------

export function addCountry(doc: MapDoc, name: string): MapDoc {
  return { ...doc, countries: { ...doc.countries, [freeId(doc, name)]: name } };
}

export function renameCountry(doc: MapDoc, id: string, name: string): MapDoc {
  return { ...doc, countries: { ...doc.countries, [id]: name } };
}

/** A country goes; its cities stay, without one. */
export function removeCountry(doc: MapDoc, id: string): MapDoc {
  return {
    ...doc,
    countries: without(doc.countries, (each) => each === id),
    cities: mapped(doc.cities, (city) => (city.country === id ? changed(city, { country: undefined }) : city)),
  };
}

export function changeRule(doc: MapDoc, rule: string, value: RuleValue): MapDoc {
  return { ...doc, rules: { ...doc.rules, [rule]: value } };
}

// -- small things ------------------------------------------------------------------------------------------

/** New values of some fields; undefined leaves a field out. */
export type Changes<T> = { [Key in keyof T]?: T[Key] | undefined };

function changed<T extends object>(entry: T, changes: Changes<T>): T {
  const fields = Object.entries({ ...entry, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as T;
}

/** An id out of a name: small letters, digits and underscores. */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[łøđ]/g, (letter) => ({ ł: 'l', ø: 'o', đ: 'd' })[letter]!)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '_'));
  return plain.replace(/^_+|_+$/g, '') || 'city';
}

/** An id that no city or country has; `own` may be kept. */
function freeId(doc: MapDoc, name: string, own = ''): string {
  const wish = slug(name);
  const taken = (id: string): boolean => id !== own && (id in doc.cities || id in doc.countries);
  let id = wish;
  for (let n = 2; taken(id); n += 1) id = `${wish}_${n}`;
  return id;
}

/** Shares of the board, never beyond its edge. */
function place([x, y]: Point): Point {
  const share = (value: number): number => Math.round(Math.min(Math.max(value, 0.02), 0.98) * 10_000) / 10_000;
  return [share(x), share(y)];
}

function mapped<T, U>(table: Table<T>, change: (entry: T, id: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, change(entry, id)]));
}

function rekeyed<T>(table: Table<T>, rename: (id: string) => string): Record<string, T> {
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [rename(id), entry]));
}

function without<T>(table: Table<T>, gone: (id: string, entry: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(table).filter(([id, entry]) => !gone(id, entry)));
}

function inserted<T>(table: Table<T>, after: string, id: string, entry: T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(table).flatMap((each) => (each[0] === after ? [each, [id, entry] as const] : [each])),
  );
}
