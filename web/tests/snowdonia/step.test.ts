/** Between two views: the events of a move lead from the one to the other. */

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beatsOf, placesOf } from '../../src/families/snowdonia/news/beats';
import { piecesOf } from '../../src/families/snowdonia/news/flights';
import { step } from '../../src/families/snowdonia/news/step';
import type { SnowdoniaView } from '../../src/families/snowdonia/view';
import type { TableEvent } from '../../src/table/types';

interface Moment {
  events: TableEvent[];
  view: SnowdoniaView;
}

const FOLDER = resolve(__dirname, '../../fixtures/games');
const GAMES = readdirSync(FOLDER)
  .filter((file) => file.startsWith('snowdonia-'))
  .map((file) => ({ name: file, moments: JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')) as Moment[] }));

/** What a player watches move. */
function seen(view: SnowdoniaView): unknown {
  return {
    round: view.round,
    start: view.start,
    line: view.line,
    yard: view.yard,
    office: view.office,
    deck: view.deck,
    rates: view.rates,
    weather: [view.weather.now, view.weather.next, view.weather.last],
    areas: view.areas,
    shed: { open: view.shed.open, trains: [...view.shed.trains].sort((a, b) => a.train - b.train) },
    cubes: view.events.cubes,
    seats: view.seats.map(
      ({ goods, markers, labourers, pub, train, surveyor, surveyor_points, marker_at_home, contracts }) => ({
        goods,
        markers,
        labourers,
        pub,
        train,
        surveyor,
        surveyor_points,
        marker_at_home,
        contracts: contracts.map(({ contract, used }) => [contract, used]).sort(),
      }),
    ),
  };
}

describe.each(GAMES)('$name', ({ moments }) => {
  it('is told by its events, move by move', () => {
    expect(moments.length).toBeGreaterThan(50);
    moments.slice(1).forEach(({ events, view }, i) => {
      const shown = events.reduce((each, event) => step(each, event, view), moments[i]!.view);
      expect(seen(shown), `move ${i + 1}: ${events.map((event) => event.key).join(' ')}`).toEqual(seen(view));
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
  const event = (key: string, params: Record<string, unknown> = {}): TableEvent => ({ key, params, hidden: false });

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
