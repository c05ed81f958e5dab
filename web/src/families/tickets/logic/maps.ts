/** The maps there are: facts from the game's own files, geometry from data files beside this page. */

import { type Printed, readPrinted } from './printed';
import { ask } from '../../../app/ask';
import { type Drawn, drawTracks, type Geometry, plainLand } from './geometry';

export interface TicketMap {
  printed: Printed;
  geometry: Geometry;
  drawn: Drawn[];
}

/** The map of a table; no geometry where that of its title fits. */
interface OwnMap {
  facts: unknown;
  geometry: Geometry | null;
}

const PRINTED = import.meta.glob(['../../../../../src/branchline/games/tickets/maps/*.toml', '!**/*.v*.toml'], {
  import: 'default',
});
const DRAWN = import.meta.glob<string>('../data/*.json', { query: '?url', import: 'default', eager: true });

const loading = new Map<string, Promise<TicketMap>>();
const loaded = new Map<string, TicketMap>();
/** Titles whose map is that of a table just now. */
const lent = new Set<string>();

/** A map, loaded once. */
export function loadMap(title: string): Promise<TicketMap> {
  if (!loading.has(title)) loading.set(title, load(title));
  return loading.get(title)!;
}

/** The map of a title; or of a table that is played with a file of somebody's own, which stands for it meanwhile. */
export function loadMapOf(title: string, table: string): Promise<TicketMap> {
  if (table || lent.delete(title)) loading.delete(title);
  if (!table) return loadMap(title);
  const found = loadOwn(title, table);
  lent.add(title);
  loading.set(title, found);
  return found;
}

/** A map that was loaded before. */
export function mapOf(title: string): TicketMap {
  const map = loaded.get(title);
  if (!map) throw new Error(`the map of '${title}' is not loaded`);
  return map;
}

async function load(title: string): Promise<TicketMap> {
  const printed = PRINTED[`../../../../../src/branchline/games/tickets/maps/${title.replaceAll('-', '_')}.toml`];
  if (!printed) throw new Error(`there is no map for '${title}'`);
  return mapFrom(title, ...(await Promise.all([printed(), drawingOf(title)])));
}

async function drawingOf(title: string): Promise<Geometry> {
  const answer = await fetch(DRAWN[`../data/${title}.json`]!);
  return (await answer.json()) as Geometry;
}

/** A correction that moves no track has no drawing of its own: that of its title fits. */
async function loadOwn(title: string, table: string): Promise<TicketMap> {
  const own = await ask<OwnMap>('GET', `/tables/${encodeURIComponent(table)}/map`);
  return mapFrom(title, own.facts, own.geometry ? onLand(own.geometry) : await drawingOf(title), own.geometry !== null);
}

/** A drawing with land under it. */
export function onLand(geometry: Geometry): Geometry {
  return geometry.land.length ? geometry : { ...geometry, land: plainLand(geometry.board) };
}

export function mapFrom(title: string, tables: unknown, geometry: Geometry, isOwn = false): TicketMap {
  const printed = readPrinted(title, tables, geometry, isOwn);
  const map = { printed, geometry, drawn: drawTracks(printed, geometry) };
  loaded.set(title, map);
  return map;
}
