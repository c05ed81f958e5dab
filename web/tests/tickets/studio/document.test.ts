/** The map that is drawn: changes to its tables, and the way back. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
});

describe('a map file', () => {
  it.each(['usa', 'switzerland', 'europe', 'germany', 'india'])('%s is the same after reading and writing', (name) => {
    const doc = edit.readDoc(readFileSync(resolve(MAPS, `${name}.toml`), 'utf8'));
    expect(edit.readDoc(edit.writeDoc(doc))).toEqual(doc);
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
