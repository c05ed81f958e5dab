/** What is printed on stations, trains and contracts: facts the view names only by id. */
import data from './data/cards.json';
import type { AreaLetter, Seat, SnowdoniaView, Station, Weather } from './view';

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
  stations: Record<string, { name: string; maintenance?: boolean }>;
  trains: Record<string, Train>;
  contracts: Record<string, Contract>;
  rates: Record<'excavation' | 'lay_track', Record<'sun' | 'rain', number>>;
  components: { markers: number; restock: number[]; blaenau_first_event: number };
}

const CARDS = data as unknown as Cards;

export const MARKERS = CARDS.components.markers;
export const TRAINS = Object.keys(CARDS.trains).map(Number);

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no data for ${what}`);
  return found;
}

export const stationName = (id: string): string => known(CARDS.stations[id], `station ${id}`).name;
export const hasMaintenance = (id: string): boolean => known(CARDS.stations[id], `station ${id}`).maintenance ?? false;
export const trainOf = (id: number): Train => known(CARDS.trains[String(id)], `train ${id}`);
export const contractOf = (id: number): Contract => known(CARDS.contracts[String(id)], `contract ${id}`);

/** How many cubes the yard gets at this table. */
export function restockOf(view: SnowdoniaView): number {
  return known(CARDS.components.restock[view.players - 1], `${view.players} players`);
}

/** The first space of the event track that is in use. */
export function firstEvent(view: SnowdoniaView): number {
  return view.rules['scenario'] === 'blaenau-ffestiniog' ? CARDS.components.blaenau_first_event : 1;
}

/** A work rate after a weather: the marker stays on its track. */
export function rateAfter(
  view: SnowdoniaView,
  which: 'excavation' | 'lay_track',
  weathers: (Weather | null)[],
): number {
  const { values, field } = view.rates[which];
  let at = field;
  for (const weather of weathers) {
    if (weather === 'sun' || weather === 'rain') {
      at = Math.min(values.length - 1, Math.max(0, at + CARDS.rates[which][weather]));
    }
  }
  return known(values[at], `rate field ${at}`);
}

export type NeedKind = 'rubble' | 'tracks' | 'sites' | 'surveyor';

/** One thing a contract asks for at the end, and how far a seat has come. */
export interface Need {
  kind: NeedKind;
  needs: number;
  has: number;
}

/** How many tracks and station sites carry a seat's marker. */
export function markersOn(view: SnowdoniaView, seat: number): { tracks: number; sites: number } {
  let tracks = 0;
  let sites = 0;
  for (const station of view.line) {
    tracks += station.tracks.filter((track) => track.owner === seat).length;
    sites += station.excavation.filter((dig) => dig.owner === seat).length;
    sites += station.sites.filter((site) => site.owner === seat).length;
  }
  return { tracks, sites };
}

/** The number of the station a seat's surveyor has reached. */
export function surveyorNumber(view: SnowdoniaView, seat: Seat): number {
  return view.line.find((station) => station.station === seat.surveyor)?.number ?? 0;
}

/** The station a seat's surveyor goes to next; null at the end of the line. */
export function nextStation(view: SnowdoniaView, seat: Seat): Station | null {
  const at = view.line.findIndex((station) => station.station === seat.surveyor);
  return view.line[seat.home === view.line[0]?.station ? at + 1 : at - 1] ?? null;
}

/** What a contract asks for, with what a seat has of it. */
export function needsOf(view: SnowdoniaView, seat: number, id: number): Need[] {
  const card = contractOf(id);
  const player = known(view.seats[seat], `seat ${seat}`);
  const { tracks, sites } = markersOn(view, seat);
  const needs: Need[] = [
    { kind: 'rubble', needs: card.rubble ?? 0, has: player.goods.rubble },
    { kind: 'tracks', needs: card.tracks ?? 0, has: tracks },
    { kind: 'sites', needs: card.sites ?? 0, has: sites },
    { kind: 'surveyor', needs: card.surveyor_at ?? 0, has: surveyorNumber(view, player) },
  ];
  return needs.filter((need) => need.needs > 0);
}

/** What a seat still lacks for a contract, were all it has free for this one card. */
export function missingFor(view: SnowdoniaView, seat: number, id: number): Need[] {
  return needsOf(view, seat, id).filter((need) => need.has < need.needs);
}

const ORE_PER_BAR = 3;
const RUBBLE_PER_STONE = 2;

/** What a bar and a stone cost a seat now: in the Works, or by the contract that is carried out. */
export function tradePrices(view: SnowdoniaView, seat: number): { ore: number; rubble: number } {
  if (view.choice !== null) {
    const n = contractOf(view.choice.contract).number ?? 0;
    return { ore: n, rubble: n };
  }
  const train = view.seats[seat]?.train;
  const smelts = train && trainOf(train).power === 'smelt' ? trainOf(train).number : ORE_PER_BAR;
  return { ore: smelts, rubble: RUBBLE_PER_STONE };
}
