/** Titles played with a file of one's own, a map or corrections: known to the pages by a key, `title@file`. */

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
export function keyOfTable(told: { id: string; title: string; file?: string; name?: string }): string {
  const { id, title, file, name } = told;
  if (!file) return title;
  return key(title, file, name ?? '', () => ask('GET', `/tables/${encodeURIComponent(id)}/map`));
}

/** The key of the title of a record that carries a file; the server draws its map. */
export function keyOfRecord(title: string, text: string): string {
  if (!text) return title;
  return key(title, digest(text), nameIn(text), () => ask('POST', '/maps/layout', { title, map: text }));
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
