import type { Scenes } from '../types';

export const scenes: Scenes = {
  turn: {
    take: { kind: 'take', row: ['loco', 'green', 'loco', 'yellow', 'red'], taken: [0, 2], deck: false },
    claim: {
      kind: 'claim',
      map: { mine: ['bern-solothurn'], around: ['bern', 'solothurn', 'delemont', 'interlaken'] },
      cards: ['black', 'black'],
      points: 2,
    },
    tunnel: {
      kind: 'tunnel',
      map: { chosen: 'delemont-fr4', around: ['delemont', 'fr4', 'basel', 'solothurn'] },
      cards: ['black', 'black'],
      turned: ['yellow', 'black', 'red'],
      match: 1,
      more: 'loco',
    },
    tickets: { kind: 'tickets', map: { lit: ['bern', 'lugano'] }, tickets: ['t14', 't12', 't18'], kept: ['t14'] },
  },
  points: {
    routes: { kind: 'routes' },
    countries: { kind: 'worth', done: 't05', failed: 't05' },
    longest: {
      kind: 'map',
      map: {
        mine: ['delemont-fr4', 'delemont-solothurn', 'bern-solothurn', 'bern-interlaken'],
        around: ['fr4', 'interlaken'],
      },
      points: '+10',
    },
    end: { kind: 'end' },
  },
};
