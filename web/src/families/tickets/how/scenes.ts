/** The scenes of the titles that were loaded. */

import type { HowTo } from '../../../how/types';
import { loadMap } from '../logic/maps';
import Picture from './Picture.svelte';
import type { Scene, Scenes } from './types';

const loaded = new Map<string, Scenes>();

/** The pictures of a title, with its map. */
export async function howTo(title: string, scenes: Scenes): Promise<HowTo> {
  await loadMap(title);
  return shown(title, scenes);
}

export function shown(title: string, scenes: Scenes): HowTo {
  loaded.set(title, scenes);
  return { turn: Object.keys(scenes.turn), points: Object.keys(scenes.points), choice: true, Picture };
}

export function sceneOf(title: string, name: string): Scene {
  const { turn, points } = loaded.get(title)!;
  return (turn[name] ?? points[name])!;
}
