/** The map that is drawn: changes to its tables, and the way back. */

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import * as edit from '../../../src/families/tickets/studio/document';
import { History } from '../../../src/families/tickets/studio/history.svelte';
import { BOARD, fitting, sketch } from '../../../src/families/tickets/studio/sketch';
import { spread } from '../../../src/families/tickets/studio/spread';

const MAPS = resolve(__dirname, '../../../../src/branchline/games/tickets/maps');
const { EMPTY } = edit;

/** A map of some cities in a row, without tracks. */
function cities(...names: string[]): edit.MapDoc {
  return names.reduce((doc, name, i) => edit.addCity(doc, name, [0.1 + 0.2 * i, 0.5])[0], EMPTY);
}

describe('repairs', () => {
  it('set, add and take out entries, and leave the map before them as it was', () => {
    const doc = cities('Bern', 'Basel');
    const mended = edit.repaired(doc, [
      { path: ['tracks', 'basel-bern'], value: { length: 3 } },
      { path: ['rules', 'wagons'], value: 20 },
      { path: ['cities', 'bern', 'at'], value: [0.5, 0.6] },
    ]);
    expect(mended.tracks).toEqual({ 'basel-bern': { length: 3 } });
    expect([mended.rules['wagons'], mended.cities['bern']!.at]).toEqual([20, [0.5, 0.6]]);
    expect(doc.tracks).toEqual({});
    const gone = edit.repaired(mended, [{ path: ['tracks', 'basel-bern'], value: null }]);
    expect(gone.tracks).toEqual({});
  });
});

describe('countries and passengers', () => {
  const germany = edit.readDoc(readFileSync(resolve(MAPS, 'germany.toml'), 'utf-8'));

  it('follow a city that is renamed or removed', () => {
    const [renamed, id] = edit.renameCity(germany, 'berlin', 'Spree');
    expect(renamed.passengers![id]).toBe(germany.passengers!['berlin']);
    expect(renamed.passengers).not.toHaveProperty('berlin');
    expect(edit.removeCity(germany, 'berlin').passengers).not.toHaveProperty('berlin');
  });

  it('go with their country, but its border ends become cities', () => {
    const [country] = Object.keys(germany.countries);
    const without = edit.removeCountry(germany, country!);
    expect(Object.values(without.tickets).some((t) => [t.from, ...edit.goalsOf(t)].includes(country!))).toBe(false);
    expect(Object.values(without.cities).every((city) => city.country !== country && (city.name || city.border))).toBe(
      true,
    );
  });
});

describe('goals and passengers', () => {
  it('are added, changed and taken away, and no more goals are in play than there are', () => {
    let doc = edit.addGoal(edit.addGoal(EMPTY, 'ferries'), 'tracks-of-length');
    expect(doc.goals).toEqual({
      ferries: { metric: 'ferries', points: 10 },
      tracks_of_length: { metric: 'tracks-of-length', points: 10, number: 3 },
    });
    expect(doc.rules['goals_in_play']).toBe(2);
    doc = edit.changeGoal(edit.changeRule(doc, 'goals_in_play', 1), 'ferries', { points: 4, name: 'Sea' });
    expect(edit.addGoal(doc, 'ferries').rules['goals_in_play']).toBe(1);
    doc = edit.removeGoal(edit.removeGoal(doc, 'ferries'), 'tracks_of_length');
    expect([doc.goals, doc.rules['goals_in_play']]).toEqual([{}, 0]);
  });

  it('wait in cities and in countries with border spots', () => {
    let doc = edit.addCountry(edit.addCountry(cities('Bern', 'Basel', 'Spot'), 'France'), 'Austria');
    doc = edit.changeCity(doc, 'spot', { border: true, country: 'france' });
    expect(edit.waitingPlaces(doc)).toEqual(['bern', 'basel', 'france']);
    doc = edit.setPassengers(edit.setPassengers(doc, 'france', 2), 'bern', 1);
    expect(doc.passengers).toEqual({ france: 2, bern: 1 });
    expect(edit.setPassengers(doc, 'bern', 0).passengers).toEqual({ france: 2 });
  });
});

describe('tickets', () => {
  it('lead to one place, or to several with a value each', () => {
    const doc = edit.addTicket(cities('Bern', 'Basel', 'Chur'), { from: 'bern', to: 'basel', points: 4 });
    const two = edit.ticketTo(doc, 't01', { basel: 4, chur: 7 });
    expect(two.tickets['t01']).toEqual({ from: 'bern', to: { basel: 4, chur: 7 } });
    expect(edit.valuesOf(two.tickets['t01']!)).toEqual({ basel: 4, chur: 7 });
    expect(edit.ticketTo(two, 't01', { chur: 8 }).tickets['t01']).toEqual({ from: 'bern', to: 'chur', points: 8 });
    expect(edit.ticketTo(two, 't01', {})).toBe(two);
  });
});

describe('cities', () => {
  it('get ids out of their names, each its own', () => {
    expect(Object.keys(cities('Łódź', 'St. Gallen', 'Weißenfels', 'Łódź', '東京').cities)).toEqual([
      'lodz',
      'st_gallen',
      'weissenfels',
      'lodz_2',
      'city',
    ]);
  });

  it('keep tracks and tickets when they are renamed', () => {
    let doc = cities('Bern', 'Basel', 'Chur');
    [doc] = edit.addTrack(doc, 'bern', 'basel', { length: 2 });
    [doc] = edit.addTrack(doc, 'bern', 'basel', { length: 2 });
    doc = edit.addTicket(doc, { from: 'bern', to: 'chur', points: 5 });
    doc = edit.addTicket(doc, { from: 'chur', to: { bern: 4, basel: 6 } });
    const [renamed, id] = edit.renameCity(doc, 'bern', 'Biel');
    expect(id).toBe('biel');
    expect(Object.keys(renamed.cities)).toEqual(['biel', 'basel', 'chur']);
    expect(Object.keys(renamed.tracks)).toEqual(['basel-biel/1', 'basel-biel/2']);
    expect(Object.values(renamed.tickets).map((ticket) => [ticket.from, edit.goalsOf(ticket)])).toEqual([
      ['biel', ['chur']],
      ['chur', ['biel', 'basel']],
    ]);
  });

  it('go with what hangs on them, and stay on the board', () => {
    let doc = cities('Bern', 'Basel', 'Chur');
    [doc] = edit.addTrack(doc, 'bern', 'basel', { length: 2 });
    [doc] = edit.addTrack(doc, 'basel', 'chur', { length: 2 });
    doc = edit.addTicket(doc, { from: 'bern', to: 'chur', points: 5 });
    const gone = edit.removeCity(doc, 'bern');
    expect([Object.keys(gone.cities), Object.keys(gone.tracks), Object.keys(gone.tickets)]).toEqual([
      ['basel', 'chur'],
      ['basel-chur'],
      [],
    ]);
    expect(edit.moveCity(doc, 'bern', [-1, 3]).cities['bern']!.at).toEqual([0.02, 0.98]);
  });
});

describe('tracks', () => {
  it('side by side are numbered and have one length', () => {
    const [one] = edit.addTrack(cities('Bern', 'Basel'), 'bern', 'basel', { length: 2, color: 'red' });
    const [two, id] = edit.addTrack(one, 'bern', 'basel', { length: 5, color: 'blue' });
    let doc = two;
    expect(doc.tracks).toEqual({
      'basel-bern/1': { length: 2, color: 'red' },
      'basel-bern/2': { length: 2, color: 'blue' },
    });
    doc = edit.changeTrack(doc, id, { length: 4 });
    expect(Object.values(doc.tracks).map((track) => track.length)).toEqual([4, 4]);
    expect(edit.removeTrack(doc, 'basel-bern/1').tracks).toEqual({ 'basel-bern': { length: 4, color: 'blue' } });
  });

  it('are as many side by side as somebody wants', () => {
    const [one, id] = edit.addTrack(cities('Bern', 'Basel'), 'bern', 'basel', { length: 2, ferry: 1, note: 'x' });
    const three = edit.setParallels(one, id, 3);
    expect(three.tracks).toEqual({
      'basel-bern/1': { length: 2, ferry: 1, note: 'x' },
      'basel-bern/2': { length: 2, ferry: 1 },
      'basel-bern/3': { length: 2, ferry: 1 },
    });
    expect(edit.setParallels(three, 'basel-bern/3', 1).tracks).toEqual(one.tracks);
  });

  it('are a tunnel or a ferry, never both', () => {
    let [doc] = edit.addTrack(cities('Bern', 'Basel'), 'bern', 'basel', { length: 2, color: 'red' });
    doc = edit.changeKind(doc, 'basel-bern', 'tunnel');
    expect(doc.tracks['basel-bern']).toEqual({ length: 2, color: 'red', tunnel: true });
    doc = edit.changeKind(doc, 'basel-bern', 'ferry');
    expect(doc.tracks['basel-bern']).toEqual({ length: 2, ferry: 1 });
    expect(edit.changeKind(doc, 'basel-bern', 'plain').tracks['basel-bern']).toEqual({ length: 2 });
  });

  it('take the colour that is short and the length that fits', () => {
    let doc = cities('Bern', 'Basel', 'Chur');
    [doc] = edit.addTrack(doc, 'bern', 'basel', { length: 2, color: 'red' });
    expect(edit.rarest(doc)).not.toBe('red');
    expect(edit.spacesByColor(doc).red).toBe(2);
    expect(fitting([0.1, 0.5], [0.9, 0.5], BOARD, 6)).toBe(6);
    expect(fitting([0.1, 0.5], [0.3, 0.5], BOARD, 6)).toBe(4);
    expect(fitting([0.1, 0.5], [0.2, 0.5], BOARD, 6)).toBe(2);
    expect(fitting([0.1, 0.5], [0.1, 0.5], BOARD, 6)).toBe(1);
  });

  it('are sketched apart', () => {
    let doc = cities('Bern', 'Basel');
    [doc] = edit.addTrack(doc, 'bern', 'basel', { length: 3 });
    [doc] = edit.addTrack(doc, 'bern', 'basel', { length: 3 });
    const { tracks, space } = sketch(doc, BOARD);
    const [one, two] = Object.values(tracks).map(({ spaces }) => spaces[1]![1]);
    expect(Math.abs(one! - two!)).toBeGreaterThan(space);
  });

  it('leave room for the names of cities', () => {
    let [doc] = edit.addCity(cities('Bern', 'Basel'), 'Brig', [0.1, 0.9]);
    const below = sketch(doc, BOARD).labels['bern']!.at;
    expect(below[1]).toBeGreaterThan(0.5 * BOARD[1]);
    [doc] = edit.addTrack(doc, 'bern', 'brig', { length: 4 });
    expect(sketch(doc, BOARD).labels['bern']!.at[1]).toBeLessThan(0.5 * BOARD[1]);
    expect(sketch(doc, BOARD).labels['brig']!.at[1]).toBeGreaterThan(0.9 * BOARD[1]);
  });
});

describe('a map file', () => {
  const PRINTED = readdirSync(MAPS).filter((file) => !/titles|\.v\d/.test(file));

  it.each(PRINTED)('%s is the same after reading and writing, but for what was changed', (file) => {
    const text = readFileSync(resolve(MAPS, file), 'utf8');
    const doc = edit.readDoc(text);
    expect(parse(edit.writeDoc(doc))).toEqual(parse(text));
    const [track] = Object.keys(doc.tracks);
    const [ticket] = Object.keys(doc.tickets);
    const [city] = Object.keys(doc.cities);
    const tables = (): any => parse(text); // eslint-disable-line @typescript-eslint/no-explicit-any
    const changes: [edit.MapDoc, (wanted: ReturnType<typeof tables>) => void][] = [
      [edit.changeRule(doc, 'wagons', 33), ({ rules }) => (rules.wagons = 33)],
      [edit.changeTrack(doc, track!, { bonus: 2 }), ({ tracks }) => (tracks[track!].bonus = 2)],
      [edit.changeTicket(doc, ticket!, { note: 'x' }), ({ tickets }) => (tickets[ticket!].note = 'x')],
      [edit.moveCity(doc, city!, [0.25, 0.5]), ({ cities }) => (cities[city!].at = [0.25, 0.5])],
      [edit.removeTicket(doc, ticket!), ({ tickets }) => delete tickets[ticket!]],
    ];
    for (const [changed, change] of changes) {
      const wanted = tables();
      change(wanted);
      expect(parse(edit.writeDoc(changed))).toEqual(wanted);
    }
  });

  it('has all seven printed maps', () => expect(PRINTED).toHaveLength(7));

  it.each([
    'cities = 5',
    'cities = [1]',
    'players = 3',
    'name = 1',
    '[cities]\na = 1',
    '[cities]\na = { name = 1 }',
    '[cities]\na = { name = "A", at = [0.5] }',
    '[tracks]\na-b = { length = "x" }',
    '[tracks]\na-b = { length = 1, color = "purpl" }',
    '[tracks]\na-b = { color = "red" }',
    '[tickets]\nt = { from = "a", to = 3 }',
    '[goals]\ng = { metric = "ferry", points = 3 }',
    '[rules]\nwagons = { a = 1 }',
    'provenance = 2000-01-01',
    `[${'a.'.repeat(2000)}a]`,
  ])('with entries of other kinds is not drawn: %s', (text) => {
    expect(() => edit.readDoc(text)).toThrow();
  });

  it('that is none says in which line', () => {
    expect(() => edit.readDoc('name = "A"\nplayers = [2,')).toThrow(expect.objectContaining({ line: 2 }));
  });
});

describe('undo', () => {
  it('leads back to the beginning and forth again', () => {
    const history = new History(0);
    for (let i = 1; i <= 500; i += 1) history.step(i);
    for (let i = 0; i < 500; i += 1) history.undo();
    expect([history.now, history.canUndo, history.canRedo]).toEqual([0, false, true]);
    for (let i = 0; i < 500; i += 1) history.redo();
    expect([history.now, history.canRedo]).toEqual([500, false]);
    history.undo();
    history.step(7);
    expect([history.now, history.canRedo]).toEqual([7, false]);
  });

  it('takes a deed that goes on as one', () => {
    const history = new History('a');
    history.step('b', 'move');
    history.step('c', 'move');
    history.step('d', 'other');
    history.undo();
    expect(history.now).toBe('c');
    history.undo();
    expect(history.now).toBe('a');
  });
});

it('suggests tickets for cities that have none', () => {
  const pairs = [
    { from: 'a', to: 'b', value: 5 },
    { from: 'b', to: 'c', value: 6 },
    { from: 'c', to: 'd', value: 7 },
    { from: 'a', to: 'd', value: 3 },
  ];
  expect(spread(pairs, [{ from: 'a', to: 'b', points: 5 }], 2)).toEqual([pairs[2], pairs[1]]);
});
