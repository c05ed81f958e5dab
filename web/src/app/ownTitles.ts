/** Titles played with a file of one's own, a map or corrections: known to the pages by a key, `title@file`. */

import type { Story, TableTold } from '../table/schema.gen';
import { ask } from './ask';

/** What is printed on a map of one's own, and its finished drawing where the built-in one does not fit. */
export interface OwnMap {
  facts: unknown;
  geometry: unknown;
}

export interface OwnTitle {
  title: string;
  /** What its map is called. */
  name: string;
  map: () => Promise<OwnMap>;
}

const known = new Map<string, OwnTitle>();

/** The title a key stands for. */
export function plainTitle(key: string): string {
  return key.split('@')[0]!;
}

/** The file behind a key; nothing for a built-in title. */
export function ownTitle(key: string): OwnTitle | undefined {
  return known.get(key);
}

/** The key of a table's title; the table tells its map. */
export function keyOfTable({ id, title, file, name }: TableTold): string {
  return file ? key(title, file, name, () => mapOfTable(id)) : title;
}

/** The key of the title of a story, which tells the text of its file; without a table, the server draws its map. */
export function keyOfStory({ title, file: text }: Story, table: string | null): string {
  const map = table === null ? () => mapOfText(title, text) : () => mapOfTable(table);
  return text ? key(title, digest(text), nameIn(text), map) : title;
}

function mapOfTable(id: string): Promise<OwnMap> {
  return ask('GET', `/tables/${encodeURIComponent(id)}/map`);
}

function mapOfText(title: string, text: string): Promise<OwnMap> {
  return ask('POST', '/maps/layout', { title, map: text });
}

function key(title: string, file: string, name: string, map: OwnTitle['map']): string {
  const made = `${title}@${file}`;
  if (!known.has(made)) known.set(made, { title, name, map });
  return made;
}

/** The name that a map's file gives it. */
function nameIn(text: string): string {
  return /^\s*name\s*=\s*"([^"\n]*)"/m.exec(text)?.[1] ?? '';
}

/** A short name for a text. */
function digest(text: string): string {
  let sum = 0;
  for (const sign of text) sum = (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0;
  return `${text.length}-${sum.toString(36)}`;
}
