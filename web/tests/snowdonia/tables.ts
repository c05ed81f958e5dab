/** The stored tables of `tools/web_fixtures_snowdonia.py`, and helpers to press what is on the page. */

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { arrangement } from '../../src/families/snowdonia/arrangement';
import { Choice, withChoice } from '../../src/families/snowdonia/decide/choice.svelte';
import Desktop from '../../src/families/snowdonia/Desktop.svelte';
import { RoundEnds } from '../../src/families/snowdonia/news/rounds.svelte';
import { Show } from '../../src/families/snowdonia/news/show.svelte';
import Phone from '../../src/families/snowdonia/Phone.svelte';
import type { SnowdoniaState } from '../../src/families/snowdonia/state';
import type { Language } from '../../src/texts/fluent';
import { sayIn } from '../stored';

const FIXTURES = resolve(__dirname, '../../fixtures');

export interface StoredTable {
  name: string;
  state: SnowdoniaState;
}

export const TABLES: StoredTable[] = readdirSync(FIXTURES)
  .filter((file) => file.startsWith('snowdonia-'))
  .map((file) => {
    const { state } = JSON.parse(readFileSync(resolve(FIXTURES, file), 'utf8')) as Omit<StoredTable, 'name'>;
    return { state, name: file.replace('.json', '') };
  });
if (TABLES.length === 0) throw new Error('no stored tables: run `python tools/web_fixtures_snowdonia.py` first');

/** One stored table by the name of its moment. */
export function table(moment: string): StoredTable {
  const found = TABLES.find(({ name }) => name === `snowdonia-${moment}`);
  if (!found) throw new Error(`no stored table snowdonia-${moment}`);
  return found;
}

let shown: Record<string, unknown> | null = null;

/** The answer being set up at the table that is shown. */
export let choice: Choice;

/** How high the room of a table is. */
const HEIGHT = 900;

/** Mount a table as a player sees it, by default at a desk; the moves that are made are collected. */
export function show({ state }: StoredTable, language: Language = 'en', phone = false, width = 1280): string[] {
  const moves: string[] = [];
  const say = sayIn(language);
  const onmove = (text: string) => moves.push(text);
  choice = new Choice(() => state, onmove);
  const context = withChoice(choice);
  const happened = state.log.flatMap((entry) => entry.events).map((event, i) => ({ id: String(i), event }));
  const told = { table: state, say, log: happened, show: new Show(state), ends: new RoundEnds(state), part: null };
  if (phone) {
    shown = mount(Phone, { target: document.body, context, props: { ...told, onmove } });
  } else {
    shown = mount(Desktop, {
      target: document.body,
      context,
      props: { ...told, arranged: arrangement(width, HEIGHT), height: HEIGHT, onmove },
    });
  }
  flushSync();
  return moves;
}

/** Take the table off the page. */
export function clear(): void {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
}

/** Press the first thing a selector finds. */
export function press(selector: string): void {
  const found = document.body.querySelector(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  found.dispatchEvent(new MouseEvent('click', { bubbles: true })); // drawings have no click of their own
  flushSync();
}
