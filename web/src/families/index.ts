/** The families of games. Each is a folder beside this file, and its `index.ts` is all that the rest of the client knows of it. */

import type { Component } from 'svelte';
import type { HowTo } from '../how/types';
import type { BoardProps, TableState } from '../table/types';
import { type Language, loadSay, type Say, SHELL } from '../texts/fluent';
import { family as plain } from './plain';
import type { FamilyWords } from './words';

/** The line at the top of a table; `more` gives way where there is no room. */
export interface Turn {
  text: string;
  more: string;
}

/** What a table needs of a family. */
export interface FamilyBoard {
  Board: Component<BoardProps>;
  Emblem: Component<{ seat: number; size?: number }>;
  /** Whose turn it is and what for. */
  turnLine: (state: TableState, say: Say) => Turn;
}

/** What a family brings along; each part is loaded when it is first needed. */
export interface Family {
  /** The text files it speaks from. */
  texts: readonly string[];
  /** Whether its events must come with their sentences, because nobody here can make them. */
  told: boolean;
  /** The board, with all that a title needs. */
  board: (title: string) => Promise<FamilyBoard>;
  /** The words, with all that a title needs. */
  words: (title: string, family: string) => Promise<FamilyWords>;
  /** The sign of a seat, for pages without a board. */
  emblem: () => Promise<Component<{ seat: number; size?: number }>>;
  /** The picture of a title, for the lobby and the end of a game. */
  scene: (title: string) => Promise<Component>;
  /** How a title is played, in pictures; null where nobody has drawn any. */
  how: (title: string) => (() => Promise<HowTo>) | null;
  /** Where people draw boards of their own, if the family lets them. */
  studio?: Studio;
}

/** A page of a family on which boards are drawn; `map` is one that was saved, empty for a new one. */
export interface Studio {
  /** The text files it speaks from, besides those of its family. */
  texts: readonly string[];
  page: () => Promise<Component<{ say: Say; map: string }>>;
}

const FAMILIES = import.meta.glob<Family>(['./*/index.ts', '!./plain/index.ts'], { import: 'family', eager: true });

/** A family by name; one that has no folder here is shown as plain text. */
export function familyOf(name: string): Family {
  return FAMILIES[`./${name}/index.ts`] ?? plain;
}

/** The words of a family, with all it must load for a title. */
export function loadWords(family: string, title: string): Promise<FamilyWords> {
  return familyOf(family).words(title, family);
}

/** The messages of a family, and those of the pages around its boards. */
export function loadFamilySay(language: Language, family: string): Promise<Say> {
  return loadSay(language, [...SHELL, ...familyOf(family).texts]);
}

/** The words of a family's pictures, besides all the others. */
export function loadHowSay(language: Language, family: string): Promise<Say> {
  return loadSay(language, [...SHELL, ...familyOf(family).texts, `${family}/how`]);
}

/** The family in whose studio boards are drawn; null if no family has one. */
export function studioFamily(): string | null {
  const found = Object.entries(FAMILIES).find(([, family]) => family.studio);
  return found ? found[0].split('/')[1]! : null;
}
