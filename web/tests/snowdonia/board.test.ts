/** The whole table, mounted: every stored moment in every language, and every way to answer. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableKeys, walkLine, type Steering } from '../../src/families/snowdonia/keys';
import { Show } from '../../src/families/snowdonia/news/show.svelte';
import type { Event } from '../../src/families/snowdonia/schema.gen';
import { Why } from '../../src/families/snowdonia/tell/why.svelte';
import { answersOf } from '../../src/families/snowdonia/trays/options';
import { pace } from '../../src/motion/pace.svelte';
import { LANGUAGES } from '../../src/texts/fluent';
import { sayIn } from '../stored';
import { ask, clear, press, show, table, TABLES } from './tables';

/** A whole table is a lot for a page that is only played; busy machines need their time. */
vi.setConfig({ testTimeout: 30_000 });
afterEach(clear);

const steering: Steering = {
  reveal: () => {},
  telling: () => false,
  toggle: () => {},
  step: () => {},
  skip: () => {},
  letGo: () => false,
  help: () => {},
};
const key = (name: string, steer: Partial<Steering> = {}, single = true) =>
  tableKeys(new KeyboardEvent('keydown', { key: name }), document.body, { ...steering, ...steer }, single);
const texts = (moment: string) => table(moment).state.legal.map((move) => move.text);
const shows = TABLES.flatMap((each, i) =>
  [false, true].map((phone) => ({ each, name: each.name, language: LANGUAGES[(i + Number(phone)) % 3]!, phone })),
);

it.each(shows)('$name is drawn in $language (phone: $phone)', ({ each, language, phone }) => {
  show(each, language, phone);
  expect(document.body.textContent).not.toMatch(/snowdonia-|undefined|NaN|\[object/);
  const labels = [...document.body.querySelectorAll('[aria-label], [title]')].flatMap((found) => [
    found.getAttribute('aria-label') ?? '',
    found.getAttribute('title') ?? '',
  ]);
  for (const label of labels) expect(label).not.toMatch(/snowdonia-|undefined|NaN|\[object/);
});

describe('placing', () => {
  it('happens at once on a wide screen, and only where it is legal', () => {
    const stored = table('place-fog');
    const moves = show(stored);
    for (const space of document.body.querySelectorAll<HTMLElement>('[data-space]')) space.click();
    expect([...moves].sort()).toEqual(
      texts('place-fog')
        .filter((text) => text.startsWith('place'))
        .sort(),
    );
  });

  it('is confirmed on a phone, and a closed space says why', () => {
    const moves = show(table('place-fog'), 'en', true);
    press('[data-space="B1"]');
    expect(document.body.querySelector('.why')!.textContent.trim()).toBe(
      'There is fog on Excavation: B1 is closed this round.',
    );
    const legal = texts('place-fog').find((text) => text.startsWith('place'))!;
    press(`[data-space="${legal.slice('place '.length)}"]`);
    expect(moves).toEqual([]);
    press('.confirm');
    expect(moves).toEqual([legal]);
  });

  it('goes by keys', () => {
    const moves = show(table('place-sun'));
    const legal = texts('place-sun')
      .find((text) => text.startsWith('place A'))!
      .slice('place '.length);
    key('a');
    expect((document.activeElement as HTMLElement).dataset['space']).toBe(legal);
    key(legal.slice(1));
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
  it.each(['build', 'build-stand-in', 'maintain', 'forecast', 'dig', 'lay', 'blaenau-start', 'blaenau-marker'])(
    '%s offers every legal move and no other',
    (moment) => {
      const { state } = table(moment);
      const offered = answersOf(sayIn('en'), state).map((answer) => answer.text);
      expect([...offered].sort()).toEqual(texts(moment).sort());
      const moves = ask(table(moment));
      for (const text of offered) {
        press(`.tray input[value="${text}"]`);
        press('.tray button.go');
      }
      expect(moves).toEqual(offered);
    },
  );

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
    for (let more = true; more;) {
      const plus = [...document.body.querySelectorAll<HTMLElement>('.steppers button:last-of-type')].find(
        (button) => button.getAttribute('aria-disabled') !== 'true',
      );
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

describe('keys', () => {
  it('lead to every part of the table', () => {
    show(table('place-sun'));
    for (const [letter, part] of Object.entries({
      r: 'line',
      m: 'mine',
      o: 'office',
      p: 'players',
      w: 'weather',
      l: 'log',
    })) {
      key(letter);
      expect(document.activeElement?.closest(`[data-part="${part}"]`), letter).not.toBeNull();
    }
  });

  it('walk along the line', () => {
    show(table('place-sun'));
    key('r');
    const line = document.body.querySelector('[data-part="line"]')!;
    const first = document.activeElement;
    line.addEventListener('keydown', (event) => walkLine(event as KeyboardEvent & { currentTarget: Element }));
    first!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(document.activeElement).not.toBe(first);
    expect(document.activeElement!.getAttribute('aria-label')).not.toBe('');
  });

  it('answer a decision', () => {
    const moves = ask(table('maintain'));
    key('1');
    flushSync();
    press('.tray button.go');
    expect(texts('maintain')).toContain(moves[0]);
  });

  it('steer what is told, and can be switched off', () => {
    const did: string[] = [];
    const steer = {
      telling: () => true,
      toggle: () => did.push('pause'),
      step: () => did.push('step'),
      skip: () => did.push('skip'),
    };
    for (const name of [' ', '.', 's']) key(name, steer);
    expect(did).toEqual(['pause', 'step', 'skip']);
    for (const name of [' ', '.', 's']) key(name, steer, false);
    expect(did).toHaveLength(3);
  });
});

describe('what is told', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const before = table('watching').state;
  const after = {
    ...before,
    version: before.version + 1,
    log: [
      ...before.log,
      { number: 2, seat: 0, move: '?', events: before.events.map((event) => ({ ...event, changes: [] })) },
    ],
  };

  it('comes beat by beat and ends at the table as it is', () => {
    const shown = new Show(before);
    shown.take(after);
    expect(shown.left).toBeGreaterThan(2);
    expect(shown.table).not.toBe(after);
    expect(shown.table.legal).toEqual([]);
    vi.advanceTimersByTime(8100);
    expect(shown.now).toBeNull();
    expect(shown.table).toBe(after);
  });

  it('pauses, steps and skips', () => {
    const shown = new Show(before);
    shown.take(after);
    const beats = shown.left;
    shown.toggle();
    vi.advanceTimersByTime(20000);
    expect(shown.left).toBe(beats);
    shown.step();
    expect(shown.left).toBe(beats - 1);
    shown.skip();
    expect(shown.now).toBeNull();
    expect(shown.table).toBe(after);
  });

  it('is the table at once where nothing is to move, and when it goes back', () => {
    const still = new Show(before);
    pace.speed = 'off';
    still.take(after);
    pace.speed = 'normal';
    expect(still.table).toBe(after);
    const back = new Show(after);
    back.take(before);
    expect(back.table).toBe(before);
    const replay = new Show(before);
    replay.take({ ...after, past: true });
    expect(replay.now).toBeNull();
  });

  it('goes on when only the words around the table change', () => {
    const shown = new Show(before);
    shown.take(after);
    const beats = shown.left;
    const chat = { ...after };
    shown.take(chat);
    expect(shown.left).toBe(beats);
    vi.advanceTimersByTime(8100);
    expect(shown.table).toBe(chat);
    const later = { ...chat };
    shown.take(later);
    expect(shown.table).toBe(later);
  });

  it('goes on with the next move when one comes meanwhile', () => {
    const shown = new Show(before);
    shown.take(after);
    const placed: Event = { key: 'placed', params: { seat: 0, space: 'A1' }, hidden: false };
    const later = {
      ...after,
      version: after.version + 1,
      log: [...after.log, { number: 3, seat: 0, move: 'place A1', events: [placed] }],
    };
    shown.take(later);
    vi.advanceTimersByTime(20000);
    expect(shown.table).toBe(later);
  });
});

it('an event can strike twice in a round', () => {
  const stored = table('watching');
  const cube: Event = { key: 'event-cube', params: { n: 8, event: 'excavate' }, hidden: false };
  show({
    ...stored,
    state: { ...stored.state, events: [cube, cube, { key: 'round', params: { n: 9 }, hidden: false }] },
  });
  expect(document.body.querySelectorAll('.summary .event')).toHaveLength(2);
});

describe('why not', () => {
  const refusal = { error: 'rule', key: 'fog', rule: 'SN-WX-06', params: {}, sentence: 'Fog.' };
  const subject = { title: 'B1', text: '', may: false, move: 'place B1', now: true };

  it('is asked once for every moment, with its rule', async () => {
    const asked: string[] = [];
    const why = new Why();
    const rules: string[] = [];
    const ask = async (move: string) => (asked.push(move), refusal);
    why.renew(1, ask, (rule) => rules.push(rule));
    why.press(document.body, subject);
    await why.about('place B1');
    await Promise.resolve();
    expect(asked).toEqual(['place B1']);
    expect(why.tip?.refusal?.rule).toBe('SN-WX-06');
    why.press(document.body, subject);
    expect(rules).toEqual(['SN-WX-06']);
    why.renew(2, ask, undefined);
    expect(why.tip).toBeNull();
    await why.about('place B1');
    expect(asked).toHaveLength(2);
  });

  it('is not asked about what may be done, nor about what nobody asked for', () => {
    const asked: string[] = [];
    const why = new Why();
    why.renew(1, async (move) => (asked.push(move), null), undefined);
    why.press(document.body, { ...subject, may: true });
    why.point(document.body, { ...subject, title: 'B2', now: false });
    expect(asked).toEqual([]);
    expect(why.tip?.subject.title).toBe('B2');
  });
});

it('is still there when the game is over', () => {
  show(table('over'));
  expect(table('over').state.view.phase).toBe('over');
  expect(document.querySelectorAll('[data-place]').length).toBeGreaterThan(table('over').state.view.line.length);
  expect(document.querySelector('[data-part="tray"]')).toBeNull();
});
