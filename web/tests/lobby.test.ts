/** The lobby's defaults, and what it asks for. */

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Lobby from '../src/lobby/Lobby.svelte';
import type { NewTable } from '../src/lobby/types';
import type { TitleTold } from '../src/table/schema.gen';
import { changed, CLOCKS, readResult, request, resized, seatsFor } from '../src/lobby/newTable';
import { lobby, sayIn } from './stored';

const { levels } = lobby();
const titles: TitleTold[] = lobby().titles;

it('seats me first and fills up with bots', () => {
  expect(
    seatsFor(
      titles.find((title) => title.id === 'usa')!,
      'medium',
    ),
  ).toEqual(['me', 'bot:medium', 'bot:medium']);
  expect(resized(['me', 'friend', 'bot:hard'], 2, 'easy')).toEqual(['me', 'friend']);
  expect(resized(['me'], 3, 'easy')).toEqual(['me', 'bot:easy', 'bot:easy']);
});

it('asks only for what was changed', () => {
  const title = titles.find((each) => each.id === 'switzerland')!;
  expect(changed(title, {})).toEqual({});
  expect(changed(title, { wagons: 40, may_stop_after_one: false })).toEqual({ wagons: 40 });
});

it('starts a game with one click', () => {
  const wishes: NewTable[] = [];
  const page = mount(Lobby, {
    target: document.body,
    props: { titles, levels, say: sayIn('en'), onplay: (newTable: NewTable) => wishes.push(newTable) },
  });
  flushSync();
  document.querySelector<HTMLButtonElement>('.play')!.click();
  expect(wishes).toEqual([
    {
      title: titles[0]!.id,
      seats: seatsFor(titles[0]!, levels[1]!),
      options: {},
      public: false,
      clock: CLOCKS['none'],
    },
  ]);
  void unmount(page);
});

it('writes the request the server reads', () => {
  const newTable: NewTable = {
    title: 'usa',
    seats: ['me', 'friend', 'bot:hard'],
    options: {},
    public: true,
    clock: CLOCKS['minute']!,
  };
  expect(request(newTable)).toEqual({
    title: 'usa',
    seats: ['me', 'open', 'hard'],
    options: {},
    public: true,
    clock: { mode: 'move', seconds: 60, zero: 'bot-moves' },
  });
});

it('reads results', () => {
  expect(readResult('31 40 40, winners 1 2, wagons')).toEqual({ scores: [31, 40, 40], winners: [1, 2] });
  expect(readResult('88, winners , markers')).toEqual({ scores: [88], winners: [] });
});
