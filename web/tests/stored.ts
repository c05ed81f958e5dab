/** The stored tables of `tools/web_fixtures.py`, the maps and the texts, read from the disk. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import { mapFrom, type TicketMap } from '../src/families/tickets/logic/maps';
import type { TicketState } from '../src/families/tickets/state';
import { type Language, type Say, sayFrom } from '../src/texts/fluent';
import type { TitleTold } from '../src/table/schema.gen';

const ROOT = resolve(__dirname, '..');
const FIXTURES = resolve(ROOT, 'fixtures');
const CORE = resolve(ROOT, '../src/branchline');

export interface Stored {
  name: string;
  state: TicketState;
  /** The last events as Python says them. */
  spoken: Record<Language, string[]>;
}

/** Read once: nobody changes what is stored. */
function once<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name)!;
  };
}

export function stored(): Stored[] {
  return tables('');
}

const tables = once((): Stored[] => {
  if (!existsSync(FIXTURES)) throw new Error('no stored tables: run `python tools/web_fixtures.py` first');
  return readdirSync(FIXTURES)
    .filter((file) => file.endsWith('.json') && file !== 'lobby.json')
    .map((file) => ({ ...(read(resolve(FIXTURES, file)) as Stored), name: file.replace('.json', '') }))
    .filter(({ state }) => state.family === 'tickets');
});

export function lobby(): { titles: TitleTold[]; levels: string[] } {
  return read(resolve(FIXTURES, 'lobby.json')) as never;
}

export const mapOf = once((title: string): TicketMap => {
  const tables = parse(readFileSync(resolve(CORE, `games/tickets/maps/${title.replaceAll('-', '_')}.toml`), 'utf8'));
  return mapFrom(title, tables, read(resolve(ROOT, `src/families/tickets/data/${title}.json`)) as never);
});

export const sayIn: (language: Language) => Say = once((language) => {
  const families = readdirSync(resolve(CORE, 'games')).map((family) => resolve(CORE, 'games', family));
  const folders = [CORE, ...families]
    .map((folder) => resolve(folder, 'texts', language))
    .filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => resolve(folder, file)));
  return sayFrom(
    language as Language,
    files.map((file) => readFileSync(file, 'utf8')),
  );
});

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
