/** What looking back needs of a family: its words, its emblems, and where points come from. */

import type { Component } from 'svelte';
import type { LogEntry, TableEvent, TableState, Told } from '../table/types';
import type { Say } from '../texts/fluent';

export interface FamilyWords {
  /** Its name, which its texts begin with, and the title it speaks of. */
  family: string;
  title: string;
  Emblem: Component<{ seat: number; size?: number }>;
  /** An event as a sentence with its signs; what `you` do is told to you. */
  Sentence: Component<{ title: string; event: Told<TableEvent>; say: Say; names: string[]; you?: number | null }>;
  /** The same without signs. */
  text: (event: Told<TableEvent>, say: Say, names: string[], you?: number | null) => string;
  /** Whether an event is left out of the log because the board shows it anyway. */
  quiet: (event: TableEvent) => boolean;
  /** Whether an event brings points: the one to tell of a move that has several. */
  weighty: (event: TableEvent) => boolean;
  /** Whether an event deserves to stand out. */
  loud: (event: TableEvent) => boolean;
  /** The class that brings the colours of seats, and a seat's colour. */
  look: string;
  color: (seat: number) => string;
  /** The sources of points in the order of the score sheet, each with the parameter of events that names its things. */
  sources: Readonly<Record<string, string>>;
  /** A thing that gave points, in words. */
  thing: (source: string, id: string, say: Say) => string;
  /** What the board looks like in the end, for the end screen. */
  Finale?: Component<{ state: TableState; say: Say }>;
  /** Where rounds begin: the numbers of their first moves, from the deal on. */
  rounds: (log: readonly LogEntry[]) => number[];
  /** The event that tells of a new round in the middle of a move, with its number `n`, if the family has one. */
  roundEvent: string | null;
}
