import Station from '../../mechanics/stations/Station.svelte';
import type { Scenes } from '../types';

export const scenes: Scenes = {
  turn: {
    take: { kind: 'take', row: ['blue', 'green', 'black', 'yellow', 'red'], taken: [1], deck: true },
    claim: {
      kind: 'claim',
      map: { chosen: 'athina-smyrna', around: ['athina', 'smyrna', 'sofia'] },
      cards: ['loco', 'purple'],
      points: 2,
    },
    tunnel: {
      kind: 'tunnel',
      map: { chosen: 'venezia-zurich', around: ['venezia', 'zurich', 'munchen'] },
      cards: ['green', 'green'],
      turned: ['black', 'red', 'loco'],
      match: 2,
      more: 'green',
    },
    station: {
      kind: 'claim',
      map: {
        mine: ['venezia-zurich', 'budapest-zagrab'],
        others: ['venezia-zagrab'],
        pieces: { stations: ['venezia'] },
        lit: ['zurich', 'budapest'],
        around: ['zurich', 'venezia', 'budapest'],
      },
      cards: ['yellow'],
      piece: Station,
    },
    tickets: {
      kind: 'tickets',
      map: { lit: ['zurich', 'budapest', 'edinburgh', 'athina'] },
      tickets: ['t43', 't40', 't24'],
      kept: ['t43', 't40'],
    },
  },
  points: {
    routes: { kind: 'routes' },
    worth: { kind: 'worth', done: 't40', failed: 't24' },
    longest: {
      kind: 'map',
      map: {
        mine: ['venezia-zurich', 'venezia-zagrab', 'budapest-zagrab', 'budapest-wien/1', 'munchen-wien'],
        around: ['zurich', 'venezia', 'budapest', 'munchen'],
      },
      points: '+10',
    },
    stations: {
      kind: 'map',
      map: { pieces: { stations: ['wien', 'budapest', 'zagrab'] }, around: ['wien', 'budapest', 'zagrab'] },
      points: '+4',
    },
    end: { kind: 'end' },
  },
};
