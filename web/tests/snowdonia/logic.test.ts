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
import { movesOf, placements } from '../../src/families/snowdonia/choices';
import { frontier, numberText, railheads, stopsOf } from '../../src/families/snowdonia/line';
import { roundNews } from '../../src/families/snowdonia/news/rounds.svelte';
import { progressOf, standingText } from '../../src/families/snowdonia/people/contract';
import { pointsIn, SOURCES } from '../../src/families/snowdonia/people/sources';
import { softened } from '../../src/families/snowdonia/people/softHyphens';
import { eventText } from '../../src/families/snowdonia/words';
import type { Standing } from '../../src/families/snowdonia/schema.gen';
import { LANGUAGES } from '../../src/texts/fluent';
import { sayIn } from '../stored';
import { table, TABLES } from './tables';

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

describe.each(TABLES)('$name', ({ state }) => {
  const { view, facts } = state;

  it('shows every point of the sheet in one of its parts', () => {
    view.seats.forEach(({ score }, seat) => {
      expect(sum(SOURCES.map((source) => pointsIn(facts.sheets[seat]!, source)))).toBe(score);
    });
  });

  it('tells every event in every language', () => {
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      for (const event of state.log.flatMap((entry) => entry.events)) {
        expect(eventText(say, state.names, event)).not.toMatch(/snowdonia-|undefined|\[object|NaN|\{/);
      }
    }
  });
});

describe('a contract', () => {
  const say = sayIn('en');
  const standing: Standing = {
    worth: 0,
    needs: { rubble: 7, surveyor: 4 },
    has: { rubble: 2, surveyor: 3 },
    lacks: { rubble: 5, surveyor: 4 },
    elsewhere: false,
  };
  const ready: Standing = { ...standing, has: standing.needs, lacks: {} };

  it('shows how far it has come, as the rules say', () => {
    expect(progressOf(standing)).toBe('2/7 · 3/4');
  });

  it('tells what is missing, that a better one uses it, or that nothing is', () => {
    expect(standingText(say, standing, undefined)).toMatch(/^Missing: 5 rubble, surveyor/);
    expect(standingText(say, { ...standing, elsewhere: true }, undefined)).toMatch(/better contract/);
    expect(standingText(say, ready, undefined)).toBe('You have everything it needs.');
    expect(standingText(say, undefined, undefined)).toBe('');
  });
});

describe('amounts', () => {
  const asked = TABLES.map(({ name, state }) => ({ name, options: optionsOf(state.legal) })).filter(
    ({ options }) => options.length > 0,
  );

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

  it('say what every way to build costs', () => {
    const { state } = table('build-stand-in');
    const builds = movesOf(state.legal, 'build');
    expect(builds.length).toBeGreaterThan(1);
    for (const { text } of builds) expect(state.facts.mine!.pays[text]).toBeDefined();
  });
});

describe('the line', () => {
  it('has its cards in order', () => {
    const { state } = table('place-five');
    const stops = stopsOf(state.view, state.facts);
    expect(stops.filter((stop) => stop.kind === 'station')).toHaveLength(9);
    expect(stops.flatMap((stop) => (stop.kind === 'track' ? [stop.number] : []))).toEqual(
      [...Array(14).keys()].map((n) => n + 1),
    );
  });

  it('knows how far the rails have come', () => {
    for (const { state } of TABLES) {
      const stops = stopsOf(state.view, state.facts);
      const { first, last } = railheads(stops);
      const laid = (at: number) => stops[at]?.kind !== 'track' || stops[at].track.laid;
      for (let at = 0; at <= first; at += 1) expect(laid(at)).toBe(true);
      for (let at = last; at < stops.length; at += 1) expect(laid(at)).toBe(true);
      const { laid: done, all } = state.facts.tracks;
      if (done < all) expect(laid(frontier(stops))).toBe(false);
    }
  });

  it('prints half numbers', () => expect([4, 4.5].map(numberText)).toEqual(['4', '4½']));
});

describe('rounds', () => {
  it('are news when a round begins', () => {
    const { state } = table('watching');
    const news = roundNews(state.events)!;
    expect(news.round).toBe(state.view.round);
    expect(news.weather).toBe(state.view.weather.now);
    expect(roundNews(table('place-sun').state.events.filter((event) => event.key !== 'round'))).toBeNull();
  });
});

describe('names on narrow cards', () => {
  it('may be broken between syllables, in long words only', () => {
    expect(softened('3 Sprenggenehmigung').split('\u00ad')).toEqual(['3 Spreng', 'ge', 'neh', 'mi', 'gung']);
    expect(softened('Glückliche Lieferung')).toContain('Glück\u00adli');
    expect(softened('Late Shift')).toBe('Late Shift');
  });
});
