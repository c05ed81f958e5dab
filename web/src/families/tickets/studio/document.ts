/** The map that is being drawn: the tables of its file, and every change to them. A change leaves the old tables as they were. */

import { parse, stringify } from 'smol-toml';
import type { Color, Point } from '../logic/printed';
import type { Change } from './api';

export interface City {
  name: string;
  at: Point;
  country?: string;
  border?: boolean;
  capital?: boolean;
  arctic?: boolean;
  note?: string;
}

export type TrackColor = Color | 'gray';

export interface Track {
  length: number;
  color?: TrackColor;
  tunnel?: boolean;
  ferry?: number;
  bonus?: number;
  any_cards?: number;
  note?: string;
}

export interface Ticket {
  from: string;
  /** A place, or several with a value each. */
  to: string | Readonly<Record<string, number>>;
  points?: number;
  copies?: number;
  deck?: string;
  note?: string;
}

export type RuleValue = number | boolean | string | readonly number[] | readonly string[];

const TRACK_COLORS = new Set(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white', 'gray']);

/** What goals count, and the fields that say more of it. */
export const METRICS: Readonly<Record<string, 'number' | 'country' | null>> = {
  'tracks-of-length': 'number',
  'locomotives-in-hand': null,
  'longest-path': null,
  'tickets-to-capitals': null,
  'wagons-left': null,
  'cheap-tickets': 'number',
  countries: null,
  'arctic-tickets': null,
  'arctic-tracks': null,
  ferries: null,
  'tracks-in-country': 'country',
};

/** A goal card. */
export interface Goal {
  metric: string;
  points: number;
  name?: string;
  number?: number;
  country?: string;
  assumed?: boolean;
}

/** What a copied game must hold. */
export interface Box {
  tickets?: number;
  goals?: number;
  gray_is_ferry?: boolean;
}

type Table<T> = Readonly<Record<string, T>>;

/** A whole map file; whatever nobody changes stays as it was read. */
export interface MapDoc {
  readonly name: string;
  readonly players: readonly [number, number];
  readonly rules: Table<RuleValue>;
  readonly countries: Table<string>;
  readonly cities: Table<City>;
  readonly tracks: Table<Track>;
  readonly tickets: Table<Ticket>;
  readonly goals?: Table<Goal>;
  /** Passengers at the start, by city or country. */
  readonly passengers?: Table<number>;
  readonly box?: Box;
  /** Where its numbers come from. */
  readonly provenance?: Table<string>;
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

/** A file whose entries are not of the kinds that a map has. */
export class NotAMap extends Error {}

/** A map file's tables; text that is no TOML throws, and so do tables that nobody could draw. */
export function readDoc(text: string): MapDoc {
  const tables = parse(text);
  if (!isTable(tables) || !Object.entries(SHAPES).every(([name, fits]) => !(name in tables) || fits(tables[name])))
    throw new NotAMap();
  const doc = fromTables(tables);
  writeDoc(doc); // what cannot be written cannot be kept
  return doc;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function listOf(fits: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(fits);
}

function tableOf(fits: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isTable(value) && Object.values(value).every(fits);
}

/** Entries whose known fields are of their kinds; the first ones must be there. */
function entries(must: readonly string[], kinds: Record<string, (value: unknown) => boolean>): (v: unknown) => boolean {
  return tableOf(
    (entry) =>
      isTable(entry) &&
      must.every((name) => name in entry) &&
      Object.entries(entry).every(([name, value]) => kinds[name]?.(value) ?? true),
  );
}

const isPair = (value: unknown): boolean => listOf(isNumber)(value) && (value as unknown[]).length === 2;

/** What the tables of a map are made of, as far as drawing it needs. */
const SHAPES: Record<string, (value: unknown) => boolean> = {
  name: isText,
  players: isPair,
  countries: tableOf(isText),
  passengers: tableOf(isNumber),
  provenance: tableOf(isText),
  box: isTable,
  rules: tableOf((value) => !isTable(value) && !(value instanceof Date)),
  cities: entries(['name'], { name: isText, at: isPair, country: isText, border: isFlag, note: isText }),
  tracks: entries(['length'], {
    length: isNumber,
    color: (value) => TRACK_COLORS.has(value as string),
    tunnel: isFlag,
    ferry: isNumber,
    bonus: isNumber,
    any_cards: isNumber,
    note: isText,
  }),
  tickets: entries(['from', 'to'], {
    from: isText,
    to: (value) => isText(value) || tableOf(isNumber)(value),
    points: isNumber,
    copies: isNumber,
    deck: isText,
    note: isText,
  }),
  goals: entries(['metric', 'points'], {
    metric: (value) => (value as string) in METRICS,
    points: isNumber,
    name: isText,
    number: isNumber,
    country: isText,
  }),
};

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
    ...waiting(doc, (passengers) => rekeyed(passengers, to)),
  };
  return [renamed, next];
}

/** The passengers after a change, if there are any at all. */
function waiting(doc: MapDoc, change: (passengers: Table<number>) => Table<number>): Pick<MapDoc, 'passengers'> {
  return doc.passengers ? { passengers: change(doc.passengers) } : {};
}

/** A city goes with its tracks, tickets and passengers. */
export function removeCity(doc: MapDoc, id: string): MapDoc {
  return {
    ...doc,
    cities: without(doc.cities, (each) => each === id),
    tracks: without(doc.tracks, (each) => endsOf(each).includes(id)),
    tickets: without(doc.tickets, (_, ticket) => ticket.from === id || goalsOf(ticket).includes(id)),
    ...waiting(doc, (passengers) => without(passengers, (each) => each === id)),
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

/** Changes to a track; tracks side by side keep one length, unless the map's rules let two of them differ. */
export function changeTrack(doc: MapDoc, id: string, changes: Changes<Track>): MapDoc {
  const beside = parallels(doc, id);
  const mayDiffer = beside.length === 2 && doc.rules['unequal_pairs_are_doubles'] !== undefined;
  const together = 'length' in changes && !mayDiffer ? beside : [id];
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
  const gray = kind === 'ferry' && !doc.rules['any_three_pay_symbol'] ? { color: undefined } : {};
  return changeTrack(doc, id, { tunnel: kind === 'tunnel' || undefined, ferry, ...gray });
}

/** So many tracks side by side: new ones are like this one, and the last ones go. */
export function setParallels(doc: MapDoc, id: string, wanted: number): MapDoc {
  const { note: _, color: __, ...track } = doc.tracks[id]!;
  const uncolored = track.any_cards || (track.ferry && !doc.rules['any_three_pay_symbol']);
  let next = doc;
  while (parallels(next, id).length < wanted)
    next = addTrack(next, ...endsOf(id), uncolored ? track : { ...track, color: rarest(next) })[0];
  while (parallels(next, id).length > wanted) next = removeTrack(next, parallels(next, id).at(-1)!);
  return next;
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

/** A ticket's places with a value each, as a plain one or as one to several places. */
export function ticketTo(doc: MapDoc, id: string, values: Readonly<Record<string, number>>): MapDoc {
  const [only, ...more] = Object.entries(values);
  if (!only) return doc;
  return changeTicket(doc, id, more.length ? { to: values, points: undefined } : { to: only[0], points: only[1] });
}

/** The places of a ticket with their values. */
export function valuesOf({ to, points = 1 }: Ticket): Readonly<Record<string, number>> {
  return typeof to === 'string' ? { [to]: points } : to;
}

// -- goals and passengers ----------------------------------------------------------------------------------

/** One more goal; if all were in play, so is this one. */
export function addGoal(doc: MapDoc, metric: string): MapDoc {
  const goals = doc.goals ?? {};
  const wish = slug(metric);
  let id = wish;
  for (let n = 2; id in goals; n += 1) id = `${wish}_${n}`;
  const goal: Goal = { metric, points: 10 };
  if (METRICS[metric] === 'number') goal.number = 3;
  else if (METRICS[metric] === 'country') goal.country = Object.keys(doc.countries)[0] ?? '';
  const next = { ...doc, goals: { ...goals, [id]: goal } };
  const count = Object.keys(goals).length;
  return inPlay(doc) === count ? changeRule(next, 'goals_in_play', count + 1) : next;
}

export function changeGoal(doc: MapDoc, id: string, changes: Changes<Goal>): MapDoc {
  return { ...doc, goals: { ...doc.goals, [id]: changed(doc.goals![id]!, changes) } };
}

/** A goal goes; no more goals are in play than there are. */
export function removeGoal(doc: MapDoc, id: string): MapDoc {
  const goals = without(doc.goals ?? {}, (each) => each === id);
  const count = Object.keys(goals).length;
  return inPlay(doc) > count ? changeRule({ ...doc, goals }, 'goals_in_play', count) : { ...doc, goals };
}

function inPlay(doc: MapDoc): number {
  return Number(doc.rules['goals_in_play'] ?? 0);
}

/** So many passengers wait somewhere at the start. */
export function setPassengers(doc: MapDoc, place: string, number: number): MapDoc {
  return { ...doc, passengers: changed(doc.passengers ?? {}, { [place]: number || undefined }) };
}

/** Where passengers can wait: in cities, and in countries that have border spots. */
export function waitingPlaces(doc: MapDoc): string[] {
  const cities = Object.entries(doc.cities);
  const countries = Object.keys(doc.countries).filter((id) =>
    cities.some(([, city]) => city.border && city.country === id),
  );
  return [...cities.flatMap(([id, city]) => (city.border ? [] : [id])), ...countries];
}

// -- countries and rules -----------------------------------------------------------------------------------

export function addCountry(doc: MapDoc, name: string): MapDoc {
  return { ...doc, countries: { ...doc.countries, [freeId(doc, name)]: name } };
}

export function renameCountry(doc: MapDoc, id: string, name: string): MapDoc {
  return { ...doc, countries: { ...doc.countries, [id]: name } };
}

/** A country goes with the tickets, passengers and goals that name it; its cities stay, without one, as plain cities. */
export function removeCountry(doc: MapDoc, id: string): MapDoc {
  return {
    ...doc,
    countries: without(doc.countries, (each) => each === id),
    cities: mapped(doc.cities, (city) =>
      city.country === id
        ? changed(city, { country: undefined, border: undefined, name: city.name || doc.countries[id]! })
        : city,
    ),
    tickets: without(doc.tickets, (_, ticket) => ticket.from === id || goalsOf(ticket).includes(id)),
    ...(doc.goals ? { goals: without(doc.goals, (_, goal) => goal.country === id) } : {}),
    ...waiting(doc, (passengers) => without(passengers, (each) => each === id)),
  };
}

/** A new value of a rule; without one, it is the usual one again. */
export function changeRule(doc: MapDoc, rule: string, value: RuleValue | undefined): MapDoc {
  return { ...doc, rules: changed(doc.rules, { [rule]: value }) };
}

// -- repairs -----------------------------------------------------------------------------------------------

/** The map after changes to entries of its tables, as the rules propose them. */
export function repaired(doc: MapDoc, changes: readonly Change[]): MapDoc {
  return changes.reduce<MapDoc>((done, { path, value }) => withEntry(done, path, value) as MapDoc, doc);
}

function withEntry(table: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const entries = (table ?? {}) as Record<string, unknown>;
  const next = rest.length ? withEntry(entries[name], rest, value) : (value ?? undefined);
  return changed(entries, { [name]: next });
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
