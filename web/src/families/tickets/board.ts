import type { FamilyBoard } from '..';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { loadMap } from './logic/maps';
import { turnLine } from './logic/turn';

/** The board, with the map of its title. */
export async function boardOf(title: string): Promise<FamilyBoard> {
  await loadMap(title);
  return { Board, Emblem, turnLine };
}
