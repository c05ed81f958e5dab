import type { FamilyBoard } from '..';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { loadMapOf } from './logic/maps';
import { turnLine } from './logic/turn';

/** The board, with the map of its title or that of a table. */
export async function boardOf(title: string, table: string): Promise<FamilyBoard> {
  await loadMapOf(title, table);
  return { Board, Emblem, turnLine };
}
