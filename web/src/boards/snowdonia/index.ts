import type { TableState } from '../../table/types';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { viewOf } from './view';
import type { Say } from './words';

/** Whose turn it is and what for, in one line. */
function turnLine(table: TableState, say: Say): string {
  if (table.to_move === null) return say('snowdonia-phase-over');
  const { question, phase } = viewOf(table);
  if (table.seat === table.to_move) {
    return say('web-snowdonia-your-turn', { question: say(`snowdonia-question-${question ?? 'place'}`) });
  }
  return say('web-snowdonia-their-turn', { seat: table.names[table.to_move], phase: say(`snowdonia-phase-${phase}`) });
}

export const family = { Board, Emblem, turnLine, texts: ['core', 'snowdonia', 'web_snowdonia'] as const };
