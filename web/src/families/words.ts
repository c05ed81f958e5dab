/** What looking back needs of a family: its words, its emblems, and where points come from. */

import type { Component } from 'svelte';
import type { LogEntry, TableEvent, TableState } from '../table/types';
import type { Say } from '../texts/fluent';

/** Points before their story is known: a source, how many, and the thing that gave them (`track: bern-luzern`). */
export interface Points {
  source: string;
  points: number;
  [thing: string]: unknown;
}

export interface FamilyWords {
  /** Its name, which its texts begin with. */
  family: string;
  Emblem: Component<{ seat: number; size?: number }>;
  /** An event as a sentence with its signs. */
  Sentence: Component<{ facts: unknown; event: TableEvent; say: Say; names: string[] }>;
  /** What `Sentence` must know of the title. */
  facts: unknown;
  /** The same without signs. */
  text: (event: TableEvent, say: Say, names: string[]) => string;
  /** Whether an event is left out of the log because the board shows it anyway. */
  quiet: (event: TableEvent) => boolean;
  /** Whether an event brings points: the one to tell of a move that has several. */
  weighty: (event: TableEvent) => boolean;
  /** Whether an event deserves to stand out. */
  loud: (event: TableEvent) => boolean;
  /** The class that brings the colours of seats, and a seat's colour. */
  look: string;
  color: (seat: number) => string;
  /** The sources of points in the order of the score sheet. */
  sources: readonly string[];
  /** The parameters of events and points that name a thing: who had to do with it last made its points. */
  things: readonly string[];
  /** What gave points, in words. */
  thing: (line: Points, say: Say) => string;
  /** Before the end: every seat's points as this seat can know them, and the sources that are partly hidden. */
  now: (state: TableState, say: Say) => { lines: Points[]; hidden: string[] }[];
  /** What the board looks like in the end, for the end screen. */
  Finale?: Component<{ state: TableState; say: Say }>;
  /** Where rounds begin: the numbers of their first moves, from the deal on. */
  rounds: (log: readonly LogEntry[]) => number[];
  /** The event that tells of a new round in the middle of a move, if the family has one. */
  roundEvent: string | null;
}
