/** The families of games and how each is drawn; loaded when a table needs it. */

import type { Component } from 'svelte';
import type { BoardProps, TableEvent, TableState } from '../table/types';
import type { Say } from '../texts/fluent';

/** The line at the top of a table; `more` gives way where there is no room. */
export interface Turn {
  text: string;
  more: string;
}

/** What a family brings along. */
export interface Family {
  Board: Component<BoardProps & { log?: TableEvent[] }>;
  Emblem: Component<{ seat: number; size?: number }>;
  /** Whose turn it is and what for. */
  turnLine: (state: TableState, say: Say) => Turn;
  /** Begin to load what a title's board needs. */
  prepare?: (title: string) => Promise<unknown>;
  /** The text files it speaks from. */
  texts: readonly string[];
}

export const FAMILIES: Record<string, () => Promise<Family>> = {
  tickets: async () => (await import('./tickets')).family,
  snowdonia: async () => (await import('./snowdonia')).family,
};

const FAMILY_OF: Record<string, string> = {
  switzerland: 'tickets',
  'northern-lights': 'tickets',
  usa: 'tickets',
  snowdonia: 'snowdonia',
};

/** The family of a title. */
export function familyOf(title: string): string {
  const family = FAMILY_OF[title];
  if (!family) throw new Error(`no board for '${title}'`);
  return family;
}
