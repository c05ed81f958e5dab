/** A table of Snowdonia as the server tells it. */

import type { TableState } from '../../table/types';
import type { AreaLetter, Event, Facts, Good, Move, Outcome, View } from './schema.gen';

export interface Snowdonia {
  View: View;
  Facts: Facts;
  Event: Event;
  Move: Move;
  Outcome: Outcome;
}

export type SnowdoniaState = TableState<Snowdonia>;

/** Whether a table is one of ours: then all of it has our types. */
export function isSnowdonia(state: TableState): state is SnowdoniaState {
  return state.family === 'snowdonia';
}

export const AREAS: readonly AreaLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const GOODS: readonly Good[] = ['ore', 'stone', 'coal', 'rubble', 'steel'];
