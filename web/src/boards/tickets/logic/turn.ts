/** Whose turn it is and what for, in one line. */

import type { TableState } from '../../../table/types';
import type { Say } from '../../../texts/fluent';
import { viewOf } from './view';

export function turnLine(state: TableState, say: Say): string {
  const { phase } = viewOf(state);
  if (phase === 'over' || state.to_move === null) return say('tickets-phase-over');
  if (state.to_move === state.seat) return say('web-your-turn', { what: say(`tickets-phase-${phase}`) });
  const seat = state.names[state.to_move] || say('seat', { n: state.to_move + 1 });
  return say(`web-turn-${phase}`, { seat });
}
