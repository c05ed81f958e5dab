/** A table of a family that nobody drew: everything there is to know and to do, as text. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { familyOf } from '../../src/families';
import { factsOf, plainText } from '../../src/families/plain/facts';
import type { TableState } from '../../src/table/types';
import { sayIn, stored } from '../stored';

let page: Record<string, unknown> | undefined;
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
});

function unknown(): TableState {
  const { state, log } = stored().find(({ name }) => name === 'usa-turn')!;
  return { ...state, family: 'nobody-drew-this', log: [{ number: 1, seat: 0, move: 'x', events: log }] };
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
