import type { Scenes } from '../types';

export const scenes: Scenes = {
  turn: {
    take: { kind: 'take', row: ['loco', 'green', 'black', 'red', 'loco'], taken: [0, 4], deck: false },
    claim: {
      kind: 'claim',
      map: { mine: ['boden-umea/1'], around: ['boden', 'umea'] },
      cards: ['red', 'red', 'red'],
      points: 4,
    },
    ferry: {
      kind: 'claim',
      map: { chosen: 'arhus-kobenhavn', around: ['arhus', 'kobenhavn'] },
      cards: ['yellow', 'orange', 'red'],
      points: 1,
    },
    tunnel: {
      kind: 'tunnel',
      map: { chosen: 'lillehammer-oslo', around: ['lillehammer', 'oslo'] },
      cards: ['purple', 'purple'],
      turned: ['yellow', 'purple', 'red'],
      match: 1,
      more: 'loco',
    },
    tickets: {
      kind: 'tickets',
      map: { lit: ['oslo', 'kobenhavn', 'arhus', 'lillehammer'], around: ['kobenhavn', 'arhus', 'lillehammer'] },
      tickets: ['t27', 't03', 't26'],
      kept: ['t27', 't03'],
    },
  },
  points: {
    routes: { kind: 'routes' },
    worth: { kind: 'worth', done: 't03', failed: 't26' },
    long: { kind: 'map', map: { chosen: 'lieksa-murmansk', around: ['lieksa', 'murmansk'] }, points: '+27' },
    globetrotter: {
      kind: 'race',
      rows: [{ what: 'ticket', counts: [5, 3], points: [10, 0] }],
    },
    end: { kind: 'end' },
  },
};
