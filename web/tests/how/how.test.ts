/** How to play: every picture is drawn and has its words, and the two screens can be stepped through. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { family as tickets } from '../../src/families/tickets';
import { shown as ticketsHow } from '../../src/families/tickets/how/scenes';
import type { Fragment, Scene, Scenes } from '../../src/families/tickets/how/types';
import { ticketOf } from '../../src/families/tickets/logic/printed';
import { family as snowdonia } from '../../src/families/snowdonia';
import { how as snowdoniaHow } from '../../src/families/snowdonia/how/pictures';
import { family as plain } from '../../src/families/plain';
import How from '../../src/how/How.svelte';
import { isNew, noteSeen } from '../../src/how/seen';
import { type HowTo, TIPS } from '../../src/how/types';
import { LANGUAGES } from '../../src/texts/fluent';
import { lobby, mapOf, sayIn } from '../stored';

vi.setConfig({ testTimeout: 30_000 });
vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));

const DATA = import.meta.glob<Scenes>('../../src/families/tickets/how/titles/*.ts', { import: 'scenes', eager: true });
const SCENES = Object.entries(DATA).map(
  ([path, scenes]) => [path.split('/').at(-1)!.replace('.ts', ''), scenes] as const,
);
const HOWS: [string, HowTo][] = [
  ['snowdonia', snowdoniaHow],
  ...SCENES.map(([title, scenes]): [string, HowTo] => [title, ticketsHow(title, scenes)]),
];
const MOST_WORDS = 25;
let open: Record<string, unknown> | null = null;

afterEach(() => {
  if (open) void unmount(open);
  open = null;
  document.body.innerHTML = '';
});

function show(title: string, how: HowTo, language: (typeof LANGUAGES)[number] = 'en') {
  const onclose = vi.fn();
  const onplay = vi.fn();
  if (title !== 'snowdonia') mapOf(title);
  open = mount(How, { target: document.body, props: { title, how, say: sayIn(language), onclose, onplay } });
  flushSync();
  return { onclose, onplay };
}

function press(key: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  flushSync();
}

function heads(): string[] {
  return [...document.querySelectorAll('h3')].map((each) => each.textContent.trim());
}

describe('the pictures', () => {
  it('are there for every title on the shelf, and only for titles that were drawn', () => {
    expect(HOWS.map(([title]) => title).sort()).toEqual(
      lobby()
        .titles.map(({ id }) => id)
        .sort(),
    );
    for (const [title] of HOWS) expect((title === 'snowdonia' ? snowdonia : tickets).how(title)).not.toBeNull();
    expect(tickets.how('tickets')).toBeNull();
    expect(plain.how('usa')).toBeNull();
  });

  it.each(HOWS)('of %s have their words, at most 25 each', (title, how) => {
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      for (const name of [...how.turn, ...how.points]) {
        expect(say(`how-${title}-${name}.head`)).toBeTruthy();
        const words = say(`how-${title}-${name}`).replaceAll('–', ' ').split(/\s+/);
        expect(words.length, `${language} ${title} ${name}`).toBeLessThanOrEqual(MOST_WORDS);
      }
      for (const n of TIPS) expect(say(`how-${title}-tip-${n}`)).toBeTruthy();
      expect(say(`how-${title}-goal`) && say(`how-${title}-turn`)).toBeTruthy();
    }
  });

  it.each(SCENES)('of %s show what is on its map', (title, scenes) => {
    const { printed } = mapOf(title);
    const fragments = (scene: Scene): Fragment[] => ('map' in scene ? [scene.map] : []);
    const all = [...Object.values(scenes.turn), ...Object.values(scenes.points)];
    for (const { mine = [], others = [], chosen, lit = [], around = [], stations = [] } of all.flatMap(fragments)) {
      for (const track of [...mine, ...others, ...(chosen ? [chosen] : [])])
        expect(printed.tracks.has(track)).toBe(true);
      for (const city of [...lit, ...around, ...stations]) expect(printed.cities.has(city), city).toBe(true);
    }
    for (const scene of all) {
      if (scene.kind === 'tickets') for (const id of scene.tickets) expect(ticketOf(printed, id)).toBeDefined();
      if (scene.kind !== 'claim' || !scene.points) continue;
      const track = printed.tracks.get(scene.map.chosen ?? scene.map.mine![0]!)!;
      expect(scene.points, `${title} ${track.id}`).toBe(printed.points[track.length - 1]);
    }
  });
});

/** One of each family: the pictures of all are checked above, drawing them all takes long. */
describe.each(HOWS.filter(([title]) => title === 'snowdonia' || title === 'germany'))(
  'how to play %s',
  (title, how) => {
    it('is stepped through with the arrow keys and left with Escape', () => {
      const { onclose, onplay } = show(title, how);
      const first = heads();
      expect(first).toHaveLength(how.turn.length);
      expect(document.querySelectorAll('.drawing svg').length).toBeGreaterThanOrEqual(how.turn.length);
      press('ArrowRight');
      expect(heads()).toHaveLength(how.points.length + 1);
      document.querySelector<HTMLElement>('footer .main')!.click();
      expect(onplay).toHaveBeenCalledOnce();
      press('ArrowLeft');
      expect(heads()).toEqual(first);
      press('Escape');
      expect(onclose).toHaveBeenCalledOnce();
    });

    it('leads to the guided game and to the rules, and hides its pictures from readers', () => {
      show(title, how, 'de');
      const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual([`/rules/${title}`, `/learn/${title}`]);
      for (const drawing of document.querySelectorAll('.drawing'))
        expect(drawing.getAttribute('aria-hidden')).toBe('true');
    });
  },
);

it('is offered until it was seen', () => {
  localStorage.clear();
  expect(isNew('usa')).toBe(true);
  noteSeen('usa');
  expect(isNew('usa')).toBe(false);
  expect(isNew('india')).toBe(true);
});
