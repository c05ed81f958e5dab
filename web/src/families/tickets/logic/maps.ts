/** The maps there are: facts from the game's own files, geometry from data files beside this page. */

import northernLights from '../data/northern-lights.json?url';
import switzerland from '../data/switzerland.json?url';
import usa from '../data/usa.json?url';
import { type Facts, readFacts } from './facts';
import { type Drawn, drawTracks, type Geometry } from './geometry';

export interface TicketMap {
  facts: Facts;
  geometry: Geometry;
  drawn: Drawn[];
}

const MAPS: Record<string, { facts: () => Promise<{ default: unknown }>; geometry: string }> = {
  switzerland: {
    facts: () => import('../../../../../src/branchline/games/tickets/maps/switzerland.toml'),
    geometry: switzerland,
  },
  'northern-lights': {
    facts: () => import('../../../../../src/branchline/games/tickets/maps/northern_lights.toml'),
    geometry: northernLights,
  },
  usa: {
    facts: () => import('../../../../../src/branchline/games/tickets/maps/usa.toml'),
    geometry: usa,
  },
};

const loaded = new Map<string, Promise<TicketMap>>();

/** A map, loaded once. */
export function loadMap(title: string): Promise<TicketMap> {
  if (!loaded.has(title)) loaded.set(title, load(title));
  return loaded.get(title)!;
}

async function load(title: string): Promise<TicketMap> {
  const files = MAPS[title];
  if (!files) throw new Error(`there is no map for '${title}'`);
  const [tables, geometry] = await Promise.all([
    files.facts(),
    fetch(files.geometry).then((answer) => answer.json() as Promise<Geometry>),
  ]);
  return mapFrom(title, tables.default, geometry);
}

export function mapFrom(title: string, tables: unknown, geometry: Geometry): TicketMap {
  const facts = readFacts(title, tables, geometry.board);
  return { facts, geometry, drawn: drawTracks(facts, geometry) };
}
