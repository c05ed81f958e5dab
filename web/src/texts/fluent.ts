/** Texts: the same Fluent files that Python reads, one bundle per language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Say = (key: string, params?: Record<string, unknown>) => string;

/** Where the files are: only their addresses are in the script. */
const FILES = import.meta.glob<string>(
  [
    '../../../src/branchline/texts/*/{core,bots*,server,shell,review,web}.ftl',
    '../../../src/branchline/games/*/texts/*/{game,bots,guides,web}.ftl',
  ],
  { query: '?url', import: 'default', eager: true },
);
const fetched = new Map<string, Promise<FluentResource>>();

/** Whether a path is the file of that name: `core`, or of a family `tickets/game`, or of every family with a star in its place. */
function isFile(path: string, language: Language, name: string): boolean {
  const [family, file] = name.includes('/') ? (name.split('/') as [string, string]) : [null, name];
  if (!path.endsWith(`/${language}/${file}.ftl`)) return false;
  const folder = /\/games\/([^/]+)\/texts\//.exec(path)?.[1] ?? null;
  return family === '*' ? folder !== null : folder === family;
}

/** The messages of these files of a language. */
export async function loadSay(language: Language, names: readonly string[]): Promise<Say> {
  const paths = Object.keys(FILES).filter((path) =>
    names.some((name) => isFile(path, language, name)),
  );
  return sayFrom(language, await Promise.all(paths.map(read)));
}

/** A file, fetched and parsed once. */
function read(path: string): Promise<FluentResource> {
  let found = fetched.get(path);
  if (!found) {
    found = fetch(FILES[path]!).then(async (answer) => new FluentResource(await answer.text()));
    found.catch(() => fetched.delete(path));
    fetched.set(path, found);
  }
  return found;
}

/** A speaker over the texts of some files: `key` or `key.attribute`, as in Python's `say`. */
export function sayFrom(language: Language, sources: readonly (string | FluentResource)[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(typeof source === 'string' ? new FluentResource(source) : source);
    if (errors.length) throw errors[0]!;
  }
  return (key, params = {}) => {
    const [name = '', attribute] = key.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no text '${key}' in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, params as Record<string, FluentVariable>, errors);
    if (errors.length) throw new Error(`text '${key}' in ${language}: ${errors[0]!.message}`);
    return text;
  };
}
