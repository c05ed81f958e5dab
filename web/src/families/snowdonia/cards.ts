/** What is printed on stations, trains and contracts: facts the view names only by id. */
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

const CARDS = data as Cards;

export const MARKERS = CARDS.components.markers;
export const TRAINS = Object.keys(CARDS.trains).map(Number);

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no data for ${what}`);
  return found;
}

export const stationName = (id: string): string => known(CARDS.stations[id], `station ${id}`).name;
export const trainOf = (id: number): Train => known(CARDS.trains[String(id)], `train ${id}`);
export const contractOf = (id: number): Contract => known(CARDS.contracts[String(id)], `contract ${id}`);

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
