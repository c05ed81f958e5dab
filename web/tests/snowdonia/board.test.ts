/** The whole table, mounted: every stored moment in every language, and every way to answer. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableKeys, walkLine, type Steering } from '../../src/families/snowdonia/keys';
import { Show } from '../../src/families/snowdonia/news/show.svelte';
import { Choice } from '../../src/families/snowdonia/decide/choice.svelte';
import type { Event } from '../../src/families/snowdonia/schema.gen';
import type { SnowdoniaState } from '../../src/families/snowdonia/state';
import { Why } from '../../src/families/snowdonia/tell/why.svelte';
import { answersOf } from '../../src/families/snowdonia/decide/answers';
import { pace } from '../../src/motion/pace.svelte';
import { LANGUAGES } from '../../src/texts/fluent';
import { sayIn } from '../stored';
import { choice, clear, press, show, table, TABLES } from './tables';

/** A whole table is a lot for a page that is only played; busy machines need their time. */
vi.setConfig({ testTimeout: 30_000 });
afterEach(clear);

const steering: Steering = {
  reveal: () => {},
  telling: () => false,
  toggle: () => {},
  step: () => {},
  skip: () => {},
  decide: (name, target) => choice.key(name, target),
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
    press('.me .hire');
    expect(moves).toEqual(['hire']);
  });

  it('is not for those who wait', () => {
    const moves = show(table('watching'));
    press('[data-space="A1"]');
    expect(moves).toEqual([]);
  });
});

/** At a desk, on both tablets and on a phone. */
const SIZES = [
  ['a desk', false, 1280],
  ['a flat tablet', false, 1024],
  ['an upright tablet', false, 768],
  ['a phone', true, 390],
] as const;
const go = '.buttons .go';

describe.each(SIZES)('decisions at %s', (_, phone, width) => {
  const ask = (moment: string) => show(table(moment), 'en', phone, width);

  it.each(['maintain', 'forecast', 'dig', 'lay', 'play', 'blaenau-start', 'blaenau-marker'])(
    '%s has no place: every legal move is a button, and no other',
    (moment) => {
      const offered = answersOf(sayIn('en'), table(moment).state).map((answer) => answer.text);
      expect([...offered].sort()).toEqual(texts(moment).sort());
      const moves = ask(moment);
      for (const text of offered) press(`.dock [data-answer="${text}"]`);
      expect(moves).toEqual(offered);
    },
  );

  it.each(['contract', 'keep'])('%s: the cards themselves are pressed', (moment) => {
    const moves = ask(moment);
    press(go);
    expect(moves).toEqual([]);
    for (const card of document.body.querySelectorAll('.cover[data-answer]')) {
      card.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
      expect(card.getAttribute('aria-pressed')).toBe('true');
      press(go);
    }
    expect([...moves].sort()).toEqual(texts(moment).sort());
  });

  it.each(['take', 'take-now', 'work', 'smelt', 'stone'])('%s: goods go into slots one by one', (moment) => {
    const moves = ask(moment);
    press(go);
    expect(moves).toEqual([]);
    for (let i = 0; i < choice.most; i += 1) press('[data-pile]:not([aria-disabled=true])');
    expect(document.body.querySelector('[data-pile]:not([aria-disabled=true])')).toBeNull();
    expect(document.body.querySelectorAll('button.slot')).toHaveLength(choice.most);
    press(go);
    expect(moves).toHaveLength(1);
    expect(texts(moment)).toContain(moves[0]);
  });

  it('a slot gives back, and what may not be says why', () => {
    ask('take');
    press('[data-pile=coal]');
    expect(document.body.querySelector('[data-pile=coal]')!.textContent).toContain('one only');
    press('[data-pile=coal]');
    expect(choice.amounts).toEqual({ coal: 1 });
    expect(document.body.querySelector('.decision .why')!.textContent).toBe('one only');
    expect(document.body.querySelector('.decision [role=status]')!.textContent).toBe('1 taken: coal');
    press('button.slot');
    expect(choice.amounts).toEqual({});
  });

  it('a site is chosen on its card and let go again, a train in the shed', () => {
    const moves = ask('build');
    const { state } = table('build');
    const first = state.legal.find((move) => move.group === 'build')!;
    const train = state.legal.find((move) => move.group === 'train')!;
    press(`.pick[data-at="${first.params.site}"]`);
    press(`.pick[data-at="${first.params.site}"]`);
    press(go);
    expect(moves).toEqual([]);
    press(`.pick[data-at="${first.params.site}"]`);
    press(go);
    press(`[data-at="train-${train.params.train}"] .cover`);
    press(go);
    expect(moves).toEqual([first.text, train.text]);
  });

  it('a payment fills by itself, and a slot changes it', () => {
    const moves = ask('build-stand-in');
    const ways = texts('build-stand-in').filter((text) => text.startsWith('build halfway 3'));
    expect(ways.length).toBeGreaterThan(1);
    press('.pick[data-at="halfway.3"]');
    press(go);
    for (let i = 1; i < ways.length; i += 1) {
      press('.slot.change');
      press(go);
    }
    expect(new Set(moves)).toEqual(new Set(ways));
  });

  it('a labourer is lifted from its space and set on another', () => {
    const moves = ask('move');
    const [from, to] = texts('move')[0]!.split(' ').slice(1);
    press(`[data-space="${to}"]`);
    expect(moves).toEqual([]);
    press(`[data-space="${from}"]`);
    press(`[data-space="${to}"]`);
    if (phone) press('.confirm');
    expect(moves).toEqual([texts('move')[0]]);
  });

  it('leaves the rest of the table in sight', () => {
    ask('take');
    expect(document.body.querySelectorAll('[inert]')).toHaveLength(0);
    expect(document.body.querySelectorAll('[data-at^="area-"]')).toHaveLength(7);
  });
});

describe('an answer by keys', () => {
  it('takes cubes with their letters, gives back and confirms', () => {
    const moves = show(table('take'));
    for (const name of ['o', 's', 'Backspace', 'c', 'c']) key(name);
    expect(choice.amounts).toEqual({ ore: 1, coal: 1 });
    key('o');
    key('Enter');
    expect(moves).toEqual(['take 2 ore 1 coal']);
  });

  it('chooses by numbers wherever the answers lie', () => {
    const moves = show(table('contract'));
    key('2');
    flushSync();
    key('Enter');
    expect(moves).toEqual([texts('contract')[1]]);
  });

  it('builds what was chosen on the line', () => {
    const moves = show(table('build'));
    key('r');
    const site = document.activeElement!;
    expect(site.matches('.pick')).toBe(true);
    site.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
    tableKeys(
      Object.defineProperty(new KeyboardEvent('keydown', { key: 'Enter' }), 'target', { value: site }),
      document.body,
      steering,
    );
    expect(moves).toHaveLength(1);
    expect(texts('build')).toContain(moves[0]);
  });
});

describe('a plan for my next labourer', () => {
  const waiting = () => ({ ...table('place-sun').state, legal: [], to_move: 2 });

  it.each([false, true])('is kept, shown to me alone and taken back (phone: %s)', (phone) => {
    const moves = show({ name: '', state: waiting() }, 'en', phone);
    press('[data-space="C1"]');
    expect(choice.plan).toBe('C1');
    expect(document.body.querySelector('.ghost')).not.toBeNull();
    expect(document.body.querySelector('.note')!.textContent).toContain('C1');
    press('.note button');
    expect(choice.plan).toBeNull();
    expect(moves).toEqual([]);
  });

  it('is made once by a double click', () => {
    show({ name: '', state: waiting() });
    for (const detail of [1, 2]) {
      document.querySelector('[data-space="C1"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
      flushSync();
    }
    expect(choice.plan).toBe('C1');
  });

  it('is done when I am asked, and dropped if it may no longer be', () => {
    const sent: string[] = [];
    let state: SnowdoniaState = waiting();
    const mine = new Choice(
      () => state,
      (move) => sent.push(move),
    );
    mine.planFor('C1');
    mine.keepPlan();
    expect(sent).toEqual([]);
    state = table('place-sun').state;
    mine.keepPlan();
    expect(sent).toEqual(['place C1']);
    expect(mine.plan).toBeNull();
    state = waiting();
    mine.planFor('A1');
    state = {
      ...table('place-sun').state,
      legal: table('place-sun').state.legal.filter(({ text }) => text !== 'place A1'),
    };
    mine.keepPlan();
    expect(sent).toHaveLength(1);
    expect(mine.dropped).toBe('A1');
  });

  it('is not shown to the next player at the same device', () => {
    let state: SnowdoniaState = waiting();
    const mine = new Choice(
      () => state,
      () => {},
    );
    mine.planFor('C1');
    state = { ...state, seat: (state.seat! + 1) % state.players };
    expect(mine.plan).toBeNull();
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
    const moves = show(table('maintain'));
    key('1');
    expect(moves).toEqual([texts('maintain')[0]]);
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
