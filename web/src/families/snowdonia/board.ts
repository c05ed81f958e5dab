import type { TableState } from '../../table/types';
import type { Say } from '../../texts/fluent';
import type { FamilyBoard, Turn } from '..';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { isSnowdonia } from './state';
import { asked } from './words';

/** Whose turn it is and what for. */
function turnLine(table: TableState, say: Say): Turn {
  const { question, phase } = isSnowdonia(table) ? table.view : { question: null, phase: 'over' };
  if (table.to_move === null) return { text: say(`snowdonia-phase-${phase}`), more: '' };
  if (table.seat === table.to_move && table.legal.length > 0) {
    return { text: say('web-snowdonia-your-turn'), more: asked(table, question ?? 'place', say) };
  }
  const seat = table.names[table.to_move] || say('seat', { n: table.to_move + 1 });
  return { text: say('web-snowdonia-their-turn', { seat }), more: say(`snowdonia-phase-${phase}`) };
}

export const board: FamilyBoard = { Board, Emblem, turnLine };
