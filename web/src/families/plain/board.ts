import type { TableState } from '../../table/types';
import type { Say } from '../../texts/fluent';
import type { FamilyBoard, Turn } from '..';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';

/** Whose turn it is. */
function turnLine({ to_move, seat, names }: TableState, say: Say): Turn {
  if (to_move === null) return { text: say('review-final'), more: '' };
  if (to_move === seat) return { text: say('web-your-turn'), more: '' };
  return { text: say('web-plain-turn', { seat: names[to_move] || say('seat', { n: to_move + 1 }) }), more: '' };
}

export const board: FamilyBoard = { Board, Emblem, turnLine };
