/** The whole table, mounted: every stored moment in every language, and every way to answer. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaKeys } from '../../src/boards/snowdonia/keys';
import { Playback, placesOf } from '../../src/boards/snowdonia/news/playback.svelte';
import { answersOf } from '../../src/boards/snowdonia/trays/options';
import { viewOf } from '../../src/boards/snowdonia/view';
import { LANGUAGES } from '../../src/texts/fluent';
import { sayIn } from '../stored';
import { ask, clear, press, show, table, TABLES } from './tables';

afterEach(clear);

const texts = (moment: string) => table(moment).state.legal.map((move) => move.text);
const shows = TABLES.flatMap((each, i) =>
  [false, true].map((phone) => ({ each, name: each.name, language: LANGUAGES[(i + Number(phone)) % 3]!, phone })),
);

it.each(shows)('$name is drawn in $language (phone: $phone)', ({ each, language, phone }) => {
  show(each, language, phone);
  expect(document.body.textContent).not.toMatch(/snowdonia-|undefined|NaN|\[object/);
  const labels = [...document.body.querySelectorAll('[aria-label], [title]')].flatMap((found) => [found.getAttribute('aria-label') ?? '', found.getAttribute('title') ?? '']);
  for (const label of labels) expect(label).not.toMatch(/snowdonia-|undefined|NaN|\[object/);
});

describe('placing', () => {
  it('happens at once on a wide screen, and only where it is legal', () => {
    const stored = table('place-fog');
    const moves = show(stored);
    for (const space of document.body.querySelectorAll<HTMLElement>('[data-space]')) space.click();
    expect([...moves].sort()).toEqual(texts('place-fog').filter((text) => text.startsWith('place')).sort());
  });

  it('is confirmed on a phone, and a closed space says why', () => {
    const moves = show(table('place-fog'), 'en', true);
    press('[data-space="B1"]');
    expect(document.body.querySelector('.why')!.textContent).toBe('Fog lies on Excavation: B1 is closed this round.');
    const legal = texts('place-fog').find((text) => text.startsWith('place'))!;
    press(`[data-space="${legal.slice('place '.length)}"]`);
    expect(moves).toEqual([]);
    press('.confirm');
    expect(moves).toEqual([legal]);
  });

  it('goes by keys', () => {
    const moves = show(table('place-sun'));
    const legal = texts('place-sun').find((text) => text.startsWith('place A'))!.slice('place '.length);
    areaKeys(new KeyboardEvent('keydown', { key: 'a' }), document.body);
    expect((document.activeElement as HTMLElement).dataset['space']).toBe(legal);
    areaKeys(new KeyboardEvent('keydown', { key: legal.slice(1) }), document.body);
    expect(moves).toEqual([`place ${legal}`]);
  });

  it('can be preceded by hiring', () => {
    const moves = show(table('hire'));
    press('.offer button');
    expect(moves).toEqual(['hire']);
  });

  it('is not for those who wait', () => {
    const moves = show(table('watching'));
    press('[data-space="A1"]');
    expect(moves).toEqual([]);
  });
});

describe('decisions', () => {
  it.each(['build', 'build-stand-in', 'maintain', 'forecast', 'dig', 'lay', 'blaenau-start', 'blaenau-marker'])('%s offers every legal move and no other', (moment) => {
    const { state } = table(moment);
    const offered = answersOf(sayIn('en'), state).map((answer) => answer.text);
    expect([...offered].sort()).toEqual(texts(moment).sort());
    const moves = ask(table(moment));
    for (const text of offered) {
      press(`.tray input[value="${text}"]`);
      press('.tray button.go');
    }
    expect(moves).toEqual(offered);
  });

  it.each(['play', 'contract', 'keep'])('%s offers every card', (moment) => {
    const moves = ask(table(moment));
    for (const input of document.body.querySelectorAll<HTMLElement>('.tray input')) {
      input.click();
      flushSync();
      press('.tray button.go');
    }
    const rest = document.body.querySelector<HTMLElement>('.tray .buttons button:not(.go)');
    rest?.click();
    expect([...moves].sort()).toEqual(texts(moment).sort());
  });

  it.each(['take', 'take-now', 'work', 'smelt', 'stone'])('%s makes the move that is set up', (moment) => {
    const moves = ask(table(moment));
    press('.tray button.go');
    expect(moves).toEqual([]);
    for (let more = true; more; ) {
      const plus = [...document.body.querySelectorAll<HTMLElement>('.steppers button:last-of-type')].find((button) => button.getAttribute('aria-disabled') !== 'true');
      plus?.click();
      flushSync();
      more = plus !== undefined;
    }
    press('.tray button.go');
    expect(moves).toHaveLength(1);
    expect(texts(moment)).toContain(moves[0]);
  });

  it('a labourer is moved from one space to another', () => {
    const moves = ask(table('move'));
    press('.row button');
    press('.row + .row button');
    press('.tray button.go');
    expect(texts('move')).toContain(moves[0]);
  });

  it('a site can be picked on the mountain', () => {
    const moves = show(table('build'));
    const first = table('build').state.legal.find((move) => move.group === 'build')!;
    document.body.querySelector('.pick')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    press('.tray button.go');
    expect(moves).toEqual([first.text]);
  });

  it('gives way to the areas and comes back', () => {
    show(table('build'));
    expect(document.body.querySelector('.tray.folded')).toBeNull();
    press('.toggle');
    expect(document.body.querySelector('.tray.folded')).not.toBeNull();
    press('.toggle');
    expect(document.body.querySelector('.tray.folded')).toBeNull();
  });
});

describe('playback', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const { events } = table('watching').state;

  it('tells one event after another and ends', () => {
    const playback = new Playback();
    playback.start(events, false);
    const steps = playback.steps.length;
    expect(steps).toBeGreaterThan(2);
    expect(playback.now).toEqual(playback.steps[0]);
    vi.advanceTimersByTime(8100);
    expect(playback.now).toBeNull();
  });

  it('pauses, steps and skips', () => {
    const playback = new Playback();
    playback.start(events, false);
    playback.toggle();
    vi.advanceTimersByTime(20000);
    expect(playback.at).toBe(0);
    playback.step();
    expect(playback.at).toBe(1);
    playback.skip();
    expect(playback.now).toBeNull();
  });

  it('says nothing where motion is not wanted', () => {
    const playback = new Playback();
    playback.start(events, true);
    expect(playback.now).toBeNull();
  });

  it('points at the places of the line', () => {
    const dug = { key: 'dug', params: { seat: 0, place: 'hebron.dig1', n: 2 }, hidden: false };
    expect(placesOf(dug)).toEqual(new Set(['hebron.dig1']));
    expect(placesOf(null).size).toBe(0);
  });
});

it('the end lets one look at the board', () => {
  const moves = show(table('over'));
  press('.title button');
  expect(moves).toEqual(['board']);
  expect(viewOf(table('over').state).phase).toBe('over');
});
