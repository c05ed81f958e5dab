import type { Scenes } from '../types';

export const scenes: Scenes = {
  turn: {
    take: { kind: 'take', row: ['blue', 'green', 'white', 'yellow', 'red'], taken: [2], deck: true },
    claim: {
      kind: 'claim',
      map: { mine: ['karlstad-oslo/1'], around: ['karlstad', 'oslo'] },
      cards: ['white'],
      points: 1,
    },
    ferry: {
      kind: 'claim',
      map: { chosen: 'kristiansand-stavanger/1', around: ['kristiansand', 'stavanger'] },
      cards: ['purple', 'purple', 'black'],
      points: 2,
    },
    tickets: {
      kind: 'tickets',
      map: { lit: ['oslo', 'helsinki', 'stavanger', 'karlstad'], around: ['helsinki', 'stavanger', 'karlstad'] },
      tickets: ['t30', 't31', 't12'],
      kept: ['t30', 't31'],
    },
  },
  points: {
    routes: { kind: 'routes' },
    worth: { kind: 'worth', done: 't30', failed: 't12' },
    goals: {
      kind: 'race',
      rows: [
        { what: 'goal-ferry-captain', counts: [4, 2], points: [12, 0] },
        { what: 'goal-small-steps', counts: [3, 3], points: [10, 10] },
      ],
    },
    end: { kind: 'end' },
  },
};
