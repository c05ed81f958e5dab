/** The families of games and how each is drawn; loaded when a table needs it. */

import type { Component } from 'svelte';
import type { BoardProps, TableEvent, TableState } from '../table/types';
import type { Say } from '../texts/fluent';

/** What a family brings along. */
export interface Family {
  Board: Component<BoardProps & { log?: TableEvent[] }>;
  Emblem: Component<{ seat: number; size?: number }>;
  /** Whose turn it is and what for, in one line. */
  turnLine: (state: TableState, say: Say) => string;
  /** The text files it speaks from. */
  texts: readonly string[];
}

export const FAMILIES: Record<string, () => Promise<Family>> = {
  tickets: async () => (await import('./tickets')).family,
};
