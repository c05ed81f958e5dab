/** How to play: every picture is drawn and has its words, and the two screens can be stepped through. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { family as tickets } from '../../src/families/tickets';
import { shown as ticketsHow } from '../../src/families/tickets/how/scenes';
import type { Fragment, Scene, Scenes } from '../../src/families/tickets/how/types';
import { paramsOf, scenesOf } from '../../src/families/tickets/how/own';
import { mapFrom } from '../../src/families/tickets/logic/maps';
import { ticketOf } from '../../src/families/tickets/logic/printed';
import { readDoc } from '../../src/families/tickets/studio/document';
import { BOARD, sketch } from '../../src/families/tickets/studio/sketch';
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
    for (const { mine = [], others = [], chosen, lit = [], around = [], pieces = {} } of all.flatMap(fragments)) {
      for (const track of [...mine, ...others, ...(chosen ? [chosen] : [])])
        expect(printed.tracks.has(track)).toBe(true);
      for (const city of [...lit, ...around, ...(pieces.stations ?? [])])
        expect(printed.cities.has(city), city).toBe(true);
    }
    for (const scene of all) {
      if (scene.kind === 'tickets') for (const id of scene.tickets) expect(ticketOf(printed, id)).toBeDefined();
      if (scene.kind !== 'claim' || !scene.points) continue;
      const track = printed.tracks.get(scene.map.chosen ?? scene.map.mine![0]!)!;
      expect(scene.points, `${title} ${track.id}`).toBe(printed.points[track.length - 1]);
    }
  });
});

/** A map of somebody's own with everything that maps can have, and one with nothing but cities and routes. */
const RICH = `
name = "All"
players = [2, 5]
[rules]
goals_in_play = 2
stations = 3
station_points = 1
globetrotter = 7
grand_tour = [5, 10]
passenger_colors = ["red", "blue"]
passengers_per_color = 1
tickets_returned_at_start = "shuffled"
ticket_mixes = true
last_round_at = 1
tunnel_reveal = 1
[countries]
hills = "Hills"
[cities]
a = { name = "A", at = [0.1, 0.1] }
b = { name = "B", at = [0.5, 0.5] }
c = { name = "C", at = [0.9, 0.1] }
d = { name = "", at = [0.9, 0.9], country = "hills", border = true }
[tracks]
a-b = { length = 3, color = "red" }
b-c = { length = 2, ferry = 1, bonus = 2 }
a-c = { length = 2, tunnel = true }
b-d = { length = 1, any_cards = 4 }
[tickets]
t1 = { from = "a", to = "c", points = 4, deck = "short" }
t2 = { from = "a", to = { hills = 3, c = 5 }, deck = "long" }
[goals]
sea = { metric = "ferries", points = 5 }
threes = { metric = "tracks-of-length", number = 3, points = 6, name = "Threes" }
[passengers]
a = 1
b = 1`;
const POOR = `
name = "Little"
players = [2, 2]
[rules]
longest_path = 0
face_up_locomotive_ends_draw = false
[cities]
a = { name = "A", at = [0.1, 0.1] }
b = { name = "B", at = [0.5, 0.5] }
[tracks]
a-b = { length = 6 }
[tickets]
t1 = { from = "a", to = "b", points = 4 }`;

describe("a map of somebody's own", () => {
  const OWN: [name: string, text: string, turn: string[], points: string[]][] = [
    [
      'with everything',
      RICH,
      ['take', 'claim', 'bonus', 'ferry', 'any', 'tunnel', 'along', 'station', 'tickets'],
      ['routes', 'worth', 'places', 'longest', 'globetrotter', 'goals', 'tour', 'passengers', 'stations', 'end'],
    ],
    ['with nothing', POOR, ['take', 'claim', 'tickets'], ['routes', 'worth', 'end']],
  ];

  it.each(OWN)('%s is told by its rules, in every language', (name, text, turn, points) => {
    const title = `tickets@${name}`;
    const doc = readDoc(text);
    const { printed } = mapFrom(title, doc, sketch(doc, BOARD));
    const scenes = scenesOf(printed);
    expect([Object.keys(scenes.turn), Object.keys(scenes.points)]).toEqual([turn, points]);
    const how = { ...ticketsHow(title, scenes), key: 'own', params: paramsOf(printed), guided: false };
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      for (const each of [...turn, ...points]) {
        const words = say(`how-own-${each}`, how.params);
        expect(words, `${language} ${each}`).not.toMatch(/how-own|[{}$]/);
        expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(MOST_WORDS);
        expect(say(`how-own-${each}.head`, how.params)).toBeTruthy();
      }
    }
    open = mount(How, { target: document.body, props: { title, how, say: sayIn('en'), onclose: vi.fn() } });
    flushSync();
    expect(heads()).toHaveLength(turn.length);
    expect(document.querySelectorAll('.drawing svg').length).toBeGreaterThanOrEqual(turn.length);
    press('ArrowRight');
    expect(heads()).toHaveLength(points.length + 1);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/rules/tickets']);
  });

  it('says the numbers of its rules', () => {
    const doc = readDoc(RICH);
    const { printed } = mapFrom('tickets@numbers', doc, sketch(doc, BOARD));
    const say = (name: string): string => sayIn('en')(`how-own-${name}`, paramsOf(printed));
    expect(say('globetrotter.head')).toBe('Globetrotter: +7');
    expect(say('stations')).toContain('1 point.');
    expect(say('tour')).toContain('5, 10');
    expect(say('end')).toContain('at most 1 train');
    expect(say('tunnel')).toContain('1 card is');
    expect(say('goals.head')).toContain('2');
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
