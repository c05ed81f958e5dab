/** Views kept up to date, and names told apart. */

import { expect, it } from 'vitest';
import { put } from '../../src/table/changes';
import { numbered } from '../../src/table/names';

it('makes the new view out of the old one and leaves the rest as it is', () => {
  const old = { deck: 9, row: [1, 2], seats: [{ cards: 1 }, { cards: 2 }] };
  const now = put(old, [
    [['deck'], 8],
    [['row', 2], 3],
    [['seats', 1, 'cards'], 5],
  ]) as typeof old;
  expect(now).toEqual({ deck: 8, row: [1, 2, 3], seats: [{ cards: 1 }, { cards: 5 }] });
  expect(old).toEqual({ deck: 9, row: [1, 2], seats: [{ cards: 1 }, { cards: 2 }] });
  expect(now.seats[0]).toBe(old.seats[0]);
  expect(put(old, [[[], { deck: 0 }]])).toEqual({ deck: 0 });
});

it('tells seats of one name apart', () => {
  expect(numbered(['Ola', 'Jan', 'Ola', ''])).toEqual(['Ola 1', 'Jan', 'Ola 2', '']);
});
