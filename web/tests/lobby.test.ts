/** The lobby's defaults, and what it asks for. */

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Lobby from '../src/lobby/Lobby.svelte';
import type { NewTable } from '../src/lobby/types';
import type { TitleTold } from '../src/table/schema.gen';
import {
  asked,
  changed,
  CLOCKS,
  namesFor,
  offered,
  readResult,
  request,
  resized,
  seatsFor,
} from '../src/lobby/newTable';
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
  expect(changed(title, 2, {})).toEqual({});
  expect(changed(title, 2, { wagons: 40, may_stop_after_one: false })).toEqual({ wagons: 40 });
});

it('offers only what changes anything at the table', () => {
  const title = titles.find((each) => each.id === 'snowdonia')!;
  const names = (players: number, values = {}) => offered(title, players, values).map(({ name }) => name);
  expect(names(1)).toEqual(expect.arrayContaining(['solo_train', 'solo_spaces', 'exhaustion_end']));
  expect(names(1)).not.toContain('first_player');
  expect(names(3)).toEqual(expect.arrayContaining(['first_player', 'tie_break']));
  expect(names(3)).not.toContain('solo_train');
  expect(names(3)).not.toContain('optional_tracks');
  expect(names(3, { edition: 'deluxe' })).toContain('optional_tracks');
});

it('names those who play here', () => {
  expect(namesFor(['bot:easy', 'me', 'friend', 'me'], ['x', 'y', 'z', ' Bram '])).toEqual(['', '', '', 'Bram']);
});

it('forgets what was chosen for another table', () => {
  const title = titles.find((each) => each.id === 'snowdonia')!;
  const values = { edition: 'deluxe', optional_tracks: true, first_player: 4 };
  expect(changed(title, 5, values)).toEqual(values);
  expect(changed(title, 2, values)).toEqual({ edition: 'deluxe', optional_tracks: true });
  expect(changed(title, 2, { ...values, scenario: 'blaenau-ffestiniog' })).toEqual({ scenario: 'blaenau-ffestiniog' });
});

it('leads to pictures, rules and guides only where there are some', () => {
  const bare = { ...titles[0]!, family: 'unknown', guided: false, rules: false };
  const links = (title: TitleTold) => {
    const target = document.createElement('div');
    const page = mount(Lobby, {
      target,
      props: { titles: [title], levels, say: sayIn('en'), onplay: () => undefined },
    });
    flushSync();
    const found = [...target.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    void unmount(page);
    return found;
  };
  expect(links(bare)).toEqual([]);
  expect(links(titles[0]!)).toEqual(['how', 'learn', 'rules'].map((page) => `/${page}/${titles[0]!.id}`));
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
      names: ['', '', ''],
      options: {},
      public: false,
      clock: CLOCKS['none'],
      delay: 0,
      embed: false,
    },
  ]);
  void unmount(page);
});

it('writes the request the server reads', () => {
  const newTable: NewTable = {
    title: 'usa',
    seats: ['me', 'friend', 'bot:hard'],
    names: [],
    options: {},
    public: true,
    clock: CLOCKS['minute']!,
    delay: 3,
    embed: true,
  };
  expect(request(newTable)).toEqual({
    title: 'usa',
    seats: ['me', 'open', 'hard'],
    names: [],
    options: {},
    public: true,
    clock: { mode: 'move', seconds: 60, zero: 'bot-moves' },
    delay: 3,
    embed: true,
  });
});

it('reads results', () => {
  expect(readResult('31 40 40, winners 1 2, wagons')).toEqual({ scores: [31, 40, 40], winners: [1, 2] });
  expect(readResult('88, winners , markers')).toEqual({ scores: [88], winners: [] });
});

it('tells a scenario from corrections', () => {
  const corrections = '[rates.excavation]\nvalues = [1, 2]\n';
  const scenario = `# mine\n[scenario]\nname = "Mine"\n\n${corrections}`;
  expect(asked(null)).toEqual({});
  expect(asked({ name: 'a.toml', text: scenario })).toEqual({ scenario_file: scenario });
  expect(asked({ name: 'b.toml', text: corrections })).toEqual({ data: corrections });
});
