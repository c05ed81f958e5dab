import type { Scenes } from '../types';

export const scenes: Scenes = {
  turn: {
    take: { kind: 'take', row: ['blue', 'green', 'black', 'yellow', 'red'], taken: [1], deck: true },
    claim: {
      kind: 'claim',
      map: {
        mine: ['frankfurt-wurzburg/1'],
        passengers: { frankfurt: { red: 1, blue: 1, white: 1 }, mainz: { green: 1 }, mannheim: { yellow: 1 } },
        around: ['frankfurt', 'wurzburg', 'mannheim'],
      },
      cards: ['yellow', 'yellow'],
      passengers: ['red', 'black'],
      points: 2,
    },
    tickets: {
      kind: 'tickets',
      map: { lit: ['frankfurt', 'stuttgart', 'hamburg'], around: ['frankfurt', 'stuttgart', 'hamburg'] },
      backs: ['short', 'short', 'short', 'long'],
      tickets: ['t37', 't40', 't35', 't46'],
      kept: ['t37', 't40'],
    },
  },
  points: {
    routes: { kind: 'routes' },
    worth: { kind: 'worth', done: 't37', failed: 't46' },
    passengers: {
      kind: 'race',
      rows: [
        { what: 'red', counts: [4, 2], points: [20, 10] },
        { what: 'blue', counts: [3, 3], points: [20, 20] },
      ],
    },
    globetrotter: {
      kind: 'race',
      rows: [{ what: 'ticket', counts: [6, 4], points: [15, 0] }],
    },
    end: { kind: 'end' },
  },
};
