/** The maps there are: facts from the game's own files, geometry from data files beside this page. */

import { ownTitle } from '../../../app/ownTitles';
import { type Printed, readPrinted } from './printed';
import { type Drawn, drawTracks, type Geometry } from './geometry';

export interface TicketMap {
  printed: Printed;
  geometry: Geometry;
  drawn: Drawn[];
}

const PRINTED = import.meta.glob(['../../../../../src/branchline/games/tickets/maps/*.toml', '!**/*.v*.toml'], {
  import: 'default',
});
const DRAWN = import.meta.glob<string>('../data/*.json', { query: '?url', import: 'default', eager: true });

const loading = new Map<string, Promise<TicketMap>>();
const loaded = new Map<string, TicketMap>();

/** A map, loaded once. */
export function loadMap(title: string): Promise<TicketMap> {
  const map = loading.get(title) ?? load(title);
  loading.set(title, map);
  map.catch(() => loading.delete(title)); // another try may do
  return map;
}

/** A map that was loaded before. */
export function mapOf(title: string): TicketMap {
  const map = loaded.get(title);
  if (!map) throw new Error(`the map of '${title}' is not loaded`);
  return map;
}

/** A map of somebody's own, or a title with corrections: the server tells what is printed, and draws it if need be. */
async function load(key: string): Promise<TicketMap> {
  const own = ownTitle(key);
  if (!own) return builtIn(key);
  const { facts, geometry } = await own.map();
  return mapFrom(key, facts, (geometry as Geometry | null) ?? (await builtIn(own.title)).geometry);
}

async function builtIn(title: string): Promise<TicketMap> {
  const printed = PRINTED[`../../../../../src/branchline/games/tickets/maps/${title.replaceAll('-', '_')}.toml`];
  const drawn = DRAWN[`../data/${title}.json`];
  if (!printed || !drawn) throw new Error(`there is no map for '${title}'`);
  const [tables, geometry] = await Promise.all([
    printed(),
    fetch(drawn).then((answer) => answer.json() as Promise<Geometry>),
  ]);
  return mapFrom(title, tables, geometry);
}

export function mapFrom(title: string, tables: unknown, geometry: Geometry): TicketMap {
  const printed = readPrinted(title, tables, geometry);
  const map = { printed, geometry, drawn: drawTracks(printed, geometry) };
  loaded.set(title, map);
  return map;
}
