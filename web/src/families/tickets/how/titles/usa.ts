import type { Scenes } from '../types';

export const scenes: Scenes = {
  turn: {
    take: { kind: 'take', row: ['blue', 'green', 'black', 'yellow', 'red'], taken: [1], deck: true },
    claim: {
      kind: 'claim',
      map: { mine: ['denver-kansas_city/2'], around: ['denver', 'kansas_city', 'omaha', 'santa_fe', 'oklahoma_city'] },
      cards: ['orange', 'orange', 'orange', 'loco'],
      points: 7,
    },
    tickets: {
      kind: 'tickets',
      map: { lit: ['los_angeles', 'miami', 'san_francisco', 'atlanta'] },
      tickets: ['t14', 't21', 't02'],
      kept: ['t14', 't21'],
    },
  },
  points: {
    routes: { kind: 'routes' },
    worth: { kind: 'worth', done: 't14', failed: 't02' },
    longest: {
      kind: 'map',
      map: {
        mine: ['el_paso-los_angeles', 'el_paso-houston', 'houston-new_orleans', 'miami-new_orleans'],
        around: ['los_angeles', 'el_paso', 'miami'],
      },
      points: '+10',
    },
    end: { kind: 'end' },
  },
};
