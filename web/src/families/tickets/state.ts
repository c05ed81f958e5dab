/** A ticket table as the server tells it. */

import type { TableState } from '../../table/types';
import type { Event, Facts, Move, Outcome, View } from './schema.gen';

export interface Tickets {
  View: View;
  Facts: Facts;
  Event: Event;
  Move: Move;
  Outcome: Outcome;
}

export type TicketState = TableState<Tickets>;

/** Whether a table is one of ours: then all of it has our types. */
export function isTickets(state: TableState): state is TicketState {
  return state.family === 'tickets';
}
