import type { Scenes } from '../types';

const LOOP = ['ahmadabad-jodhpur/1', 'ahmadabad-khandwa', 'jaipur-jodhpur', 'jaipur-ratiam/1', 'khandwa-ratiam'];

export const scenes: Scenes = {
  turn: {
    take: { kind: 'take', row: ['blue', 'green', 'black', 'yellow', 'red'], taken: [1], deck: true },
    claim: {
      kind: 'claim',
      map: { chosen: 'calcutta-chittagong/1', around: ['calcutta', 'chittagong', 'dhubri'] },
      cards: ['loco', 'red'],
      points: 2,
    },
    tickets: {
      kind: 'tickets',
      map: {
        lit: ['jodhpur', 'khandwa', 'delhi', 'chittagong'],
        around: ['jodhpur', 'khandwa', 'delhi', 'chittagong'],
      },
      tickets: ['t33', 't22', 't32'],
      kept: ['t33', 't22'],
    },
  },
  points: {
    routes: { kind: 'routes' },
    worth: { kind: 'worth', done: 't33', failed: 't22' },
    tour: {
      kind: 'map',
      map: { mine: LOOP, lit: ['jodhpur', 'khandwa'], around: ['jodhpur', 'khandwa', 'jaipur', 'ahmadabad'] },
      points: '+5',
    },
    longest: {
      kind: 'map',
      map: { mine: [...LOOP, 'bombay-manmad', 'khandwa-manmad'], around: ['jodhpur', 'bombay', 'jaipur'] },
      points: '+10',
    },
    end: { kind: 'end' },
  },
};
