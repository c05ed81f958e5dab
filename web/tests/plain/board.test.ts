/** A table of a family that nobody drew: everything there is to know and to do, as text. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { familyOf } from '../../src/families';
import { factsOf, plainText } from '../../src/families/plain/facts';
import { Playback } from '../../src/families/plain/playback.svelte';
import type { TableState } from '../../src/table/types';
import type { Change } from '../../src/table/wire';
import { sayIn, stored } from '../stored';

let page: Record<string, unknown> | undefined;
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
});

function unknown(): TableState {
  const { state } = stored().find(({ name }) => name === 'usa-turn')!;
  return { ...state, family: 'nobody-drew-this' };
}

it('offers every legal move as a button that makes it', async () => {
  const table = unknown();
  const { Board } = await familyOf(table.family).board(table.title);
  const onmove = vi.fn();
  page = mount(Board, { target: document.body, props: { state: table, say: sayIn('en'), onmove } });
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-move]')];
  expect(buttons.map((button) => button.dataset['move']).sort()).toEqual(table.legal.map((move) => move.text).sort());
  buttons[0]!.click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith(buttons[0]!.dataset['move']);
});

it('tells the view fact by fact, and says whose turn it is', async () => {
  const table = unknown();
  const { Board, turnLine } = await familyOf(table.family).board(table.title);
  page = mount(Board, { target: document.body, props: { state: table, say: sayIn('en'), onmove: vi.fn() } });
  flushSync();
  for (const name of table.names) expect(document.body.textContent).toContain(name);
  expect(turnLine(table, sayIn('en')).text).toBe('Your turn');
});

it('shows a move event by event, each with what it changed', () => {
  vi.useFakeTimers();
  const before = unknown();
  const deck = before.view as { deck: number };
  const after = {
    ...before,
    version: before.version + 1,
    view: { ...before.view, deck: deck.deck - 2 },
    log: [
      ...before.log,
      {
        number: 2,
        seat: 0,
        move: 'draw deck',
        events: [1, 2].map((n) => ({
          key: 'drew',
          params: { seat: 0 },
          hidden: false,
          changes: [[['deck'], deck.deck - n]] as Change[],
        })),
      },
    ],
  };
  const playback = new Playback(before);
  playback.take(after);
  expect(playback.now).toBe(after.log[1]!.events[0]);
  expect(playback.table).toMatchObject({ legal: [], view: { deck: deck.deck - 1 } });
  vi.advanceTimersByTime(800);
  expect(playback.table.view).toMatchObject({ deck: deck.deck - 2 });
  vi.advanceTimersByTime(800);
  expect([playback.now, playback.table]).toEqual([null, after]);
  vi.useRealTimers();
});

it('reads facts as a person does', () => {
  expect(plainText({ on_hand: 3, cards: ['red', 'blue'], last: null })).toBe('on hand 3, cards red, blue, last –');
  const facts = factsOf({ seats: [{ wagons: 3 }, { wagons: 5 }] }, ['Ola', 'Jens']);
  expect(facts).toEqual([
    {
      name: 'seats',
      facts: [
        { name: 'Ola', text: 'wagons 3' },
        { name: 'Jens', text: 'wagons 5' },
      ],
    },
  ]);
});
