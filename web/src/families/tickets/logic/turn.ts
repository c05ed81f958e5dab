/** Whose turn it is and what for, in one line. */

import type { TableState } from '../../../table/types';
import type { Say } from '../../../texts/fluent';
import type { Turn } from '../..';
import { MECHANICS } from '../mechanics';
import { isTickets } from '../state';

export function turnLine(state: TableState, say: Say): Turn {
  const { phase, seats } = isTickets(state) ? state.view : { phase: 'over', seats: [] };
  if (phase === 'over' || state.to_move === null) return { text: say('tickets-phase-over'), more: '' };
  if (state.to_move === state.seat) {
    const mine = seats[state.seat];
    const too = phase === 'turn' && mine ? MECHANICS.map(({ turn }) => turn?.(mine) ?? '').join('') : '';
    return { text: say('web-your-turn'), more: say(`tickets-phase-${phase}${too}`) };
  }
  const seat = state.names[state.to_move] || say('seat', { n: state.to_move + 1 });
  return { text: say(`web-turn-${phase}`, { seat }), more: '' };
}
