/** The pieces that only some maps have: stations, passengers, two ticket decks, and what brings points there. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordsFor } from '../../src/families/tickets/review/words';
import type { Event, Events } from '../../src/families/tickets/schema.gen';
import { scriptOf } from '../../src/families/tickets/show/script';
import type { TicketState } from '../../src/families/tickets/state';
import Table from '../../src/families/tickets/Table.svelte';
import { rowsOf, sheetsOf } from '../../src/review/score/sheet';
import { mapOf, sayIn, stored } from '../stored';

vi.setConfig({ testTimeout: 30_000 });

const say = sayIn('en');
let shown: Record<string, unknown> | null = null;

function table(name: string): TicketState {
  return stored().find((each) => each.name === name)!.state;
}

function show(name: string, phone = false): { page: HTMLElement; state: TicketState; moves: string[] } {
  const state = table(name);
  const moves: string[] = [];
  const onmove = (text: string): void => void moves.push(text);
  shown = mount(Table, { target: document.body, props: { map: mapOf(state.title), state, phone, say, onmove } });
  flushSync();
  return { page: document.body, state, moves };
}

function press(page: HTMLElement, selector: string): void {
  page.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

function event<Key extends keyof Events>(key: Key, params: Events[Key]): Event {
  return { key, params, hidden: false } as Event;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('stations', () => {
  const open = (state: TicketState): string =>
    state.legal.flatMap((move) => (move.group === 'station' ? [move.params.city] : []))[0]!;

  it('stand in their cities and say whose they are', () => {
    const { page, state } = show('europe-turn');
    const built = state.view.seats.flatMap((seat, owner) => (seat.stations ?? []).map((city) => ({ city, owner })));
    expect(page.querySelectorAll('.station')).toHaveLength(built.length);
    for (const { city, owner } of built) {
      const label = page.querySelector(`[data-city="${city}"]`)!.getAttribute('aria-label');
      expect(label).toContain(owner === state.seat ? 'your station' : state.names[owner]);
    }
  });

  it.each([false, true])('are built in a city that is chosen (phone: %s)', (phone) => {
    const { page, state, moves } = show('europe-turn', phone);
    const city = open(state);
    press(page, `[data-city="${city}"]`);
    expect(page.querySelector<HTMLSelectElement>('.tray select')!.value).toBe(city);
    press(page, '.tray .act .main');
    expect(moves).toEqual([expect.stringMatching(new RegExp(`^station ${city}: `))]);
    expect(state.legal.map((move) => move.text)).toContain(moves[0]);
  });

  it('can be reached without pointing at a city', () => {
    const { page } = show('europe-turn');
    press(page, '[data-spot="station"]');
    expect(page.querySelector('.tray select')).not.toBeNull();
  });

  it('are not offered where one stands', () => {
    const { page, state } = show('europe-turn');
    const built = state.view.seats.flatMap((seat) => seat.stations ?? [])[0]!;
    press(page, `[data-city="${built}"]`);
    expect(page.querySelector('.tray .no')!.textContent).toContain('station');
    expect(page.querySelector('.tray .act .main')).toBeNull();
  });

  it('rise when they are paid for', () => {
    const cast = { me: 0, track: () => mapOf('europe').drawn[0]!.track, done: () => [] };
    const { acts } = scriptOf([event('built-station', { seat: 0, city: 'paris', cards: { red: 2 } })], cast);
    const [first, second, rise] = acts.filter((act) => act.kind !== 'sound');
    expect([first, second]).toMatchObject([{ to: 'city-paris' }, { to: 'city-paris' }]);
    expect(rise).toMatchObject({ kind: 'rise', city: 'paris' });
    expect(rise!.at).toBeGreaterThan(first!.at);
  });
});

describe('passengers', () => {
  it('have places for all who wait', () => {
    const { page, state } = show('germany-start');
    expect(page.querySelectorAll('[data-spot^="place-"]')).toHaveLength(Object.keys(state.view.passengers!).length);
  });

  it.each([false, true])('are chosen from (phone: %s)', (phone) => {
    const { page, state, moves } = show('germany-passenger', phone);
    const texts = state.legal.map((move) => move.text);
    const buttons = [...page.querySelectorAll<HTMLElement>('.tray button')];
    expect(buttons).toHaveLength(texts.length);
    buttons.at(-1)!.click();
    expect(moves).toEqual([texts.at(-1)]);
  });

  it('are counted before everybody, colour by colour', () => {
    const { page, state } = show('germany-turn');
    const rows = [...page.querySelectorAll('[data-stop="goals"] tbody tr')];
    const told = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)));
    expect(told).toEqual(Object.values(state.facts.passengers!).map(({ counts }) => counts));
  });

  it('come along to their player', () => {
    const cast = { me: 0, track: () => mapOf('germany').drawn[0]!.track, done: () => [] };
    const taken = event('passenger-taken', { seat: 2, place: 'berlin', passenger: 'red' });
    const { acts } = scriptOf([taken], cast);
    expect(acts[0]).toMatchObject({ kind: 'board', passenger: 'red', from: 'place-berlin', to: 'seat-2' });
  });
});

describe('two ticket decks', () => {
  it.each(['germany-start', 'germany-turn'])('are drawn from in mixes: %s', (name) => {
    const { page, state, moves } = show(name);
    const mixes = state.legal.flatMap((move) => (move.group === 'tickets' ? [move.text] : []));
    expect(mixes).toHaveLength(5);
    const button = page.querySelector<HTMLElement>(`[aria-label$="${say('web-mix', { short: 3, long: 1 })}"]`)!;
    button.click();
    expect(moves).toEqual(['tickets 3 short 1 long']);
  });

  it('mark the long tickets', () => {
    const { page, state } = show('germany-keeping');
    const { printed } = mapOf('germany');
    const long = state.view.offer!.filter((id) => printed.tickets.get(id)!.deck === 'long');
    expect(page.querySelectorAll('.tray .long')).toHaveLength(long.length);
  });
});

describe('what brings points', () => {
  it.each([
    ['india-turn', ['Grand tours', 'Longest path']],
    ['nordic-countries-turn', ['Globetrotter']],
    ['germany-turn', ['Globetrotter', 'Passengers']],
  ])('%s races for %j', (name, names) => {
    const { page } = show(name, true);
    press(page, '[role="tab"]:nth-child(3)');
    const told = [...page.querySelectorAll('[data-stop="goals"] li b:first-child')].map((each) => each.textContent);
    expect(told).toEqual(names);
  });

  it.each(['europe-over', 'nordic-countries-over', 'germany-over', 'india-over'])('%s adds up, in order', (name) => {
    const state = table(name);
    const words = wordsFor(mapOf(state.title));
    const sheets = sheetsOf(state, say, words);
    expect(sheets.map(({ total }) => total)).toEqual(state.outcome!.scores);
    const order = Object.keys(words.sources);
    const rows = rowsOf(sheets, words).map(({ source }) => order.indexOf(source));
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(rows).not.toContain(-1);
  });

  it('tells only the lengths that tracks have', () => {
    const { page } = show('nordic-countries-turn');
    const legend = [...page.querySelectorAll('.map .value')].map((each) => each.textContent);
    expect(legend).toEqual(['1', '2', '4', '7', '10', '15', '27']);
    expect(page.querySelector('.map .coin')!.textContent).toBe('4:1');
  });
});

describe('the tickets of the deal', () => {
  it.each([false, true])('can be kept with one press, or marked one by one (phone: %s)', (phone) => {
    const { page, state, moves } = show('switzerland-start', phone);
    const button = page.querySelector<HTMLElement>('.tray .button.main')!;
    const n = state.view.offer!.length;
    expect(button.textContent.trim()).toBe(say('web-keep-all', { n }));
    press(page, '.tray input');
    expect(button.textContent.trim()).toBe(say('web-keep-n', { n: 1 }));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    press(page, '.tray input');
    button.click();
    expect(moves).toEqual([`keep ${Array.from({ length: n }, (_, i) => i + 1).join(' ')}`]);
  });
});
