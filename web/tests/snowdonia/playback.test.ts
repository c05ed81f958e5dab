/** Between two views: the events of a move lead from the one to the other. */

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beatsOf, placesOf } from '../../src/families/snowdonia/news/beats';
import { piecesOf } from '../../src/families/snowdonia/news/flights';
import type { Event, Events, View } from '../../src/families/snowdonia/schema.gen';
import { unfold } from '../../src/table/changes';
import type { Told } from '../../src/table/types';

interface Moment {
  events: Told<Event>[];
  view: View;
}

const FOLDER = resolve(__dirname, '../../fixtures/games');
const GAMES = readdirSync(FOLDER)
  .filter((file) => file.startsWith('snowdonia-'))
  .map((file) => ({ name: file, moments: JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')) as Moment[] }));

describe.each(GAMES)('$name', ({ moments }) => {
  it('is told by its events, move by move, each with what it changed', () => {
    expect(moments.length).toBeGreaterThan(50);
    moments.slice(1).forEach(({ events, view }, i) => {
      const views = unfold(moments[i]!.view, events);
      expect(views).toHaveLength(events.length);
      const { seats, line } = views.at(-1) ?? view;
      expect(line, `move ${i + 1}: ${events.map((event) => event.key).join(' ')}`).toEqual(view.line);
      expect(seats.map(({ goods }) => goods)).toEqual(view.seats.map(({ goods }) => goods));
    });
  });

  it('leaves out nothing when it is cut into beats', () => {
    for (const { events } of moments) expect(beatsOf(events).flatMap((beat) => beat.events)).toEqual(events);
  });

  it('moves pieces of the table only', () => {
    moments.slice(1).forEach(({ events }, i) => {
      for (const beat of beatsOf(events)) {
        for (const piece of piecesOf(beat, moments[i]!.view)) {
          for (const place of [...piece.from, ...piece.to]) expect(place).not.toMatch(/undefined|null|NaN|object/);
        }
      }
    });
  });
});

describe('beats', () => {
  const event = <Key extends keyof Events>(key: Key, params: Events[Key]): Event =>
    ({ key, params, hidden: false }) as Event;

  it('hold together what one player digs', () => {
    const events = [
      event('dug', { seat: 1, place: 'hebron.track1', n: 2 }),
      event('dug', { seat: 1, place: 'hebron.dig1', n: 1 }),
      event('cleared', { seat: 1, place: 'hebron.dig1', n: 3 }),
      event('dug', { seat: 0, place: 'hebron.track2', n: 1 }),
    ];
    expect(beatsOf(events).map((beat) => beat.events.length)).toEqual([3, 1]);
    expect(placesOf(beatsOf(events)[0]!)).toEqual(new Set(['hebron.track1', 'hebron.dig1']));
    expect(placesOf(null).size).toBe(0);
  });

  it('hold together an event of the track and what it does', () => {
    const events = [
      event('event-cube', { n: 1, event: 'excavate' }),
      event('event-dug', { place: 'hebron.dig1', n: 2 }),
      event('round', { n: 3 }),
    ];
    expect(beatsOf(events).map((beat) => beat.events[0]!.key)).toEqual(['event-cube', 'round']);
  });
});
