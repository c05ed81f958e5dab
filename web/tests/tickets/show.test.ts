/** What moves: scripts from events. */

import { describe, expect, it } from 'vitest';
import { type Act, type Cast, scriptOf } from '../../src/families/tickets/show/script';
import type { Event, Events } from '../../src/families/tickets/schema.gen';
import { mapOf, stored } from '../stored';

const { printed } = mapOf('switzerland');
const cast: Cast = { me: 1, track: (id) => printed.tracks.get(id)!, done: () => ['t01'] };

function event<Key extends keyof Events>(key: Key, params: Events[Key]): Event {
  return { key, params, hidden: false } as Event;
}

function kinds(acts: Act[]): string[] {
  return acts.map((act) => act.kind).filter((kind) => kind !== 'sound');
}

describe('a script', () => {
  it('brings my card to my hand and the others’ to their emblem', () => {
    const flight = (seat: number) =>
      scriptOf([event('took', { seat, card: 'red', slot: 3 })], cast).acts.find((act) => act.kind === 'fly');
    expect(flight(1)).toMatchObject({ what: 'red', from: 'slot-3', to: 'hand-red' });
    expect(flight(0)).toMatchObject({ what: 'red', from: 'slot-3', to: 'seat-0' });
  });

  it('shows only the back of a hidden card', () => {
    const { acts } = scriptOf([event('drew', { seat: 0 })], cast);
    expect(acts.find((act) => act.kind === 'fly')).toMatchObject({ what: 'back', from: 'deck' });
  });

  it('pays, rolls, counts and stamps, in this order', () => {
    const claimed = event('claimed', { seat: 1, track: 'brig-it5', cards: { green: 3 }, points: 4 });
    const { acts, last } = scriptOf([claimed], cast);
    expect(kinds(acts)).toEqual(['fly', 'fly', 'fly', 'roll', 'points', 'news']);
    const times = acts.filter((act) => act.kind !== 'sound').map((act) => act.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(last).toBeLessThan(2000);
  });

  it('opens a tunnel within a second, then lets the wagons in', () => {
    const cards = { green: 3 };
    const { acts } = scriptOf(
      [
        event('tunnel-tried', { seat: 0, track: 'brig-it5', cards }),
        event('tunnel-revealed', { seat: 0, revealed: ['red', 'blue', 'black'], owes: 0 }),
        event('claimed', { seat: 0, track: 'brig-it5', cards, points: 4 }),
      ],
      cast,
    );
    const reveal = acts.find((act) => act.kind === 'reveal')!;
    const roll = acts.find((act) => act.kind === 'roll')!;
    expect(reveal).toMatchObject({ reveal: { revealed: ['red', 'blue', 'black'], owes: 0 } });
    expect(roll.at).toBeGreaterThan(reveal.at);
    expect(acts.filter((act) => act.kind === 'fly')).toHaveLength(3);
  });

  it('leaves a tunnel open that waits for its payment', () => {
    const { acts } = scriptOf(
      [
        event('tunnel-tried', { seat: 1, track: 'brig-it5', cards: { green: 3 } }),
        event('tunnel-revealed', { seat: 1, revealed: ['green', 'blue', 'black'], owes: 1 }),
      ],
      cast,
    );
    expect(acts.find((act) => act.kind === 'reveal')).toMatchObject({ until: null });
  });

  it('can be made of every event of every stored table', () => {
    for (const { state } of stored()) {
      const { printed } = mapOf(state.title);
      for (const each of state.log.flatMap((entry) => entry.events)) {
        if (each.key.startsWith('tunnel-')) continue; // they come in company, as above
        const { acts } = scriptOf([each], { ...cast, track: (id) => printed.tracks.get(id)! });
        expect(acts.every((act) => act.at >= 0)).toBe(true);
      }
    }
  });
});
