/** What is printed on stations, trains and contracts: facts the view names only by id. */
import { ownTitle } from '../../app/ownTitles';
import data from './data/cards.json';
import type { AreaLetter, Needs, Weather } from './schema.gen';

export interface Train {
  name: string;
  steel: number;
  coal: number;
  hire: number;
  power: string;
  number: number;
}

export interface Contract {
  rubble?: number;
  tracks?: number;
  sites?: number;
  surveyor_at?: number;
  surveyor_tiers?: Record<string, number>;
  points_per_coal?: number;
  points?: number;
  area?: AreaLetter;
  effect: string;
  number?: number;
  limit?: number;
  weather: Weather;
}

interface Cards {
  stations: Record<string, { name: string }>;
  trains: Record<string, Train>;
  contracts: Record<string, Contract>;
  components: { markers: number };
}

const PRINTED = data as Cards;
const own = new Map<string, Cards>();
/** The cards of the table that is shown: one at a time. */
let cards = PRINTED;

/** Lay out the cards of a title; with a file of somebody's own, those that the server prints from it. */
export async function layCards(key: string): Promise<void> {
  const title = ownTitle(key);
  if (title && !own.has(key)) own.set(key, ((await title.map()).facts as Cards | null) ?? PRINTED);
  cards = own.get(key) ?? PRINTED;
}

export const markers = (): number => cards.components.markers;
export const trainNumbers = (): number[] => Object.keys(cards.trains).map(Number);

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no data for ${what}`);
  return found;
}

export const stationName = (id: string): string => known(cards.stations[id], `station ${id}`).name;
export const trainOf = (id: number): Train => known(cards.trains[String(id)], `train ${id}`);
export const contractOf = (id: number): Contract => known(cards.contracts[String(id)], `contract ${id}`);

export type NeedKind = keyof Needs;

/** What a contract asks for at the end, as it is printed. */
export function printedNeeds(id: number): [NeedKind, number][] {
  const { rubble = 0, tracks = 0, sites = 0, surveyor_at: surveyor = 0 } = contractOf(id);
  const needs: [NeedKind, number][] = [
    ['rubble', rubble],
    ['tracks', tracks],
    ['sites', sites],
    ['surveyor', surveyor],
  ];
  return needs.filter(([, n]) => n > 0);
}
