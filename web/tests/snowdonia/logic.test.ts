/** The logic of the board: it counts as the core does, and never offers what is not legal. */

import { describe, expect, it } from 'vitest';
import {
  canAdd,
  exactly,
  goodsNamed,
  optionsOf,
  total,
  type Amounts,
  type Option,
} from '../../src/families/snowdonia/amounts';
import { missingFor, needsOf, rateAfter, tradePrices } from '../../src/families/snowdonia/cards';
import { byParam, placements } from '../../src/families/snowdonia/choices';
import { nextEvent } from '../../src/families/snowdonia/event';
import { frontier, numberText, railheads, stopsOf, trackCount } from '../../src/families/snowdonia/line';
import { roundNews } from '../../src/families/snowdonia/news/rounds.svelte';
import { scoreNow } from '../../src/families/snowdonia/score';
import { viewOf } from '../../src/families/snowdonia/view';
import { eventText } from '../../src/families/snowdonia/words';
import { LANGUAGES } from '../../src/texts/fluent';
import { sayIn } from '../stored';
import { table, TABLES } from './tables';

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

describe.each(TABLES)('$name', ({ state, log }) => {
  const view = viewOf(state);

  it('adds up to the score of the core', () => {
    view.seats.forEach((seat, i) => expect(sum(Object.values(scoreNow(view, i)))).toBe(seat.score));
  });

  it('tells every event in every language', () => {
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      for (const event of [...log, ...state.events]) {
        expect(eventText(say, state.names, event)).not.toMatch(/snowdonia-|undefined|\[object|NaN|\{/);
      }
    }
  });

  it('counts a contract as met only if nothing is missing', () => {
    view.seats.forEach((seat, i) => {
      for (const held of seat.contracts) {
        if (held.worth > 0 && needsOf(view, i, held.contract).length > 0) {
          expect(missingFor(view, i, held.contract)).toEqual([]);
        }
      }
    });
  });
});

describe('amounts', () => {
  const groups = [
    ['take', 'cubes'],
    ['work', 'got'],
  ] as const;
  const asked = TABLES.flatMap(({ name, state }) =>
    groups.map(([group, param]) => ({ name, options: optionsOf(state.legal, group, param) })),
  ).filter(({ options }) => options.length > 0);

  /** Every set that can be reached by pressing plus. */
  function reachable(options: Option[]): Amounts[] {
    const goods = goodsNamed(options, ['ore', 'stone', 'coal', 'steel']);
    const found = new Map<string, Amounts>([['', {}]]);
    const open: Amounts[] = [{}];
    for (let chosen = open.pop(); chosen; chosen = open.pop()) {
      for (const good of goods) {
        if (!canAdd(options, chosen, good)) continue;
        const next = { ...chosen, [good]: (chosen[good] ?? 0) + 1 };
        const key = goods.map((each) => next[each as keyof typeof next] ?? 0).join();
        if (!found.has(key)) {
          found.set(key, next);
          open.push(next);
        }
      }
    }
    return [...found.values()];
  }

  it('are asked in the stored tables', () => expect(asked.length).toBeGreaterThan(3));

  it.each(asked)('$name: every legal set can be chosen, and nothing beyond one', ({ options }) => {
    const sets = reachable(options);
    for (const option of options) {
      expect(sets.some((chosen) => exactly(options, chosen) === option)).toBe(true);
    }
    for (const chosen of sets) {
      const within = options.some((option) =>
        Object.entries(chosen).every(([good, n]) => (option.amounts[good] ?? 0) >= n),
      );
      expect(within).toBe(true);
      const move = exactly(options, chosen);
      if (move) expect(total(move.amounts)).toBe(total(chosen));
    }
  });
});

describe('choices', () => {
  it('find the move for every space', () => {
    const { state } = table('place-sun');
    const found = placements(state.legal);
    expect(found.size).toBe(state.legal.filter((move) => move.group === 'place').length);
    for (const [space, text] of found) expect(text).toBe(`place ${space}`);
  });

  it('keep all ways to pay for a site', () => {
    const { state } = table('build-stand-in');
    const sites = byParam(state.legal, 'build', 'site');
    expect(sum([...sites.values()].map((moves) => moves.length))).toBe(
      state.legal.filter((move) => move.group === 'build').length,
    );
    expect([...sites.values()].some((moves) => moves.length > 1)).toBe(true);
  });
});

describe('the line', () => {
  it('has its cards in order', () => {
    const stops = stopsOf(viewOf(table('place-five').state));
    expect(stops.filter((stop) => stop.kind === 'station')).toHaveLength(9);
    expect(stops.flatMap((stop) => (stop.kind === 'track' ? [stop.number] : []))).toEqual(
      [...Array(14).keys()].map((n) => n + 1),
    );
  });

  it('knows how far the rails have come', () => {
    for (const { state } of TABLES) {
      const stops = stopsOf(viewOf(state));
      const { first, last } = railheads(stops);
      const laid = (at: number) => stops[at]?.kind !== 'track' || stops[at].track.laid;
      for (let at = 0; at <= first; at += 1) expect(laid(at)).toBe(true);
      for (let at = last; at < stops.length; at += 1) expect(laid(at)).toBe(true);
      const { laid: done, all } = trackCount(viewOf(state));
      if (done < all) expect(laid(frontier(stops))).toBe(false);
    }
  });

  it('prints half numbers', () => expect([4, 4.5].map(numberText)).toEqual(['4', '4½']));
});

describe('rates, prices and events', () => {
  it('follow the weather and stay on their tracks', () => {
    const view = viewOf(table('place-sun').state);
    const { values } = view.rates.excavation;
    expect(rateAfter(view, 'excavation', ['sun', 'sun', 'sun'])).toBe(values.at(-1));
    expect(rateAfter(view, 'excavation', ['rain', 'rain', 'rain', 'rain'])).toBe(values[0]);
    expect(rateAfter(view, 'excavation', ['fog', null])).toBe(values[view.rates.excavation.field]);
  });

  it('come from the contract that is carried out', () => {
    expect(tradePrices(viewOf(table('smelt').state), 0)).toMatchObject({ ore: 2 });
    expect(tradePrices(viewOf(table('work').state), -1)).toEqual({ ore: 3, rubble: 2 });
  });

  it('go on after the last cube', () => {
    const view = viewOf(table('place-fog').state);
    const at = (cubes: number[]) => nextEvent({ ...view, events: { ...view.events, cubes } });
    expect([at([]), at([1, 2]), at([10])]).toEqual([1, 3, 1]);
    const blaenau = viewOf(table('blaenau').state);
    expect(nextEvent({ ...blaenau, events: { ...blaenau.events, cubes: [7, 8, 9, 10] } })).toBe(7);
  });

  it('are news when a round begins', () => {
    const { state } = table('watching');
    const news = roundNews(state.events)!;
    expect(news.round).toBe(viewOf(state).round);
    expect(news.weather).toBe(viewOf(state).weather.now);
    expect(roundNews(table('place-sun').state.events.filter((event) => event.key !== 'round'))).toBeNull();
  });
});
