/** Texts: the same Fluent files that Python reads, one bundle per language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Say = (key: string, params?: Record<string, unknown>) => string;

const ROOT = '../../../src/branchline';
/** Where the files are: only their addresses are in the script. */
const FILES = import.meta.glob<string>(
  [
    '../../../src/branchline/texts/*/{core,server,shell,review,web}.ftl',
    '../../../src/branchline/games/*/texts/*/{game,guides,how,studio,web}.ftl',
  ],
  { query: '?url', import: 'default', eager: true },
);
/** The files that speak of no family: all a page needs around a board. */
export const SHELL = ['core', 'server', 'shell', 'review', 'web'] as const;
/** Instead of files: all messages of the server, for a family whose texts are not built in. */
export const EVERYTHING = '*';
const fetched = new Map<string, Promise<FluentResource>>();

/** The messages of these files of a language: `core`, or of a family `name/game`. */
export async function loadSay(language: Language, names: readonly string[]): Promise<Say> {
  const addresses = names.includes(EVERYTHING)
    ? [`/api/texts/${language}`]
    : names.map((name) => FILES[pathOf(language, name)]!);
  return sayFrom(language, await Promise.all(addresses.map(read)));
}

function pathOf(language: Language, name: string): string {
  const [file, family] = name.split('/').reverse();
  return `${ROOT}/${family ? `games/${family}/` : ''}texts/${language}/${file}.ftl`;
}

/** A file, fetched and parsed once. */
function read(address: string): Promise<FluentResource> {
  let found = fetched.get(address);
  if (!found) {
    found = fetch(address).then(async (answer) => new FluentResource(await answer.text()));
    found.catch(() => fetched.delete(address));
    fetched.set(address, found);
  }
  return found;
}

/**
 * A speaker over the texts of some files: `key` or `key.attribute`, as in Python's `say`;
 * `key.attribute?` is the message itself where it has no such attribute.
 */
export function sayFrom(language: Language, sources: readonly (string | FluentResource)[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(typeof source === 'string' ? new FluentResource(source) : source);
    if (errors.length) throw errors[0]!;
  }
  return (key, params = {}) => {
    const [name = '', wanted = ''] = key.split('.');
    const attribute = wanted.replace(/\?$/, '');
    const message = bundle.getMessage(name);
    const own = attribute ? message?.attributes[attribute] : message?.value;
    const pattern = own ?? (attribute !== wanted ? message?.value : undefined);
    if (!pattern) throw new Error(`no text '${key}' in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, params as Record<string, FluentVariable>, errors);
    if (errors.length) throw new Error(`text '${key}' in ${language}: ${errors[0]!.message}`);
    return text;
  };
}
