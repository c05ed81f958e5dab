/** The signs of cards and the emblems of players, about 12 units high around 0,0. */

import type { Card } from '../logic/printed';
import type { Emblem } from '../palette';
import { circle, shape, type Shape } from './shapes';

export interface Form {
  shape: Shape;
  /** Drawn as a line of this width; filled without. */
  line?: number;
}

const star = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 2.8 : 6.7;
  const turn = (i * Math.PI) / 5;
  return `${(r * Math.sin(turn)).toFixed(2)} ${(-r * Math.cos(turn)).toFixed(2)}`;
}).join(' ');

/** About 20 wide and 16 high; the window turns the other way round than the body, so it stays open. */
const engine: Shape = [
  ...shape(
    'M-10 4.2L-10-3.2-9-3.2-9-5.4-2.2-5.4-2.2-3.2-1.2-3.2-1.2-1.6 5-1.6 5-6 4-6 4-8 9-8 9-6 8-6 8-1.4Q10.5-.8 10.5 2L10.5 4.2Z' +
      'M-7.4-4L-7.4-1.2-3.6-1.2-3.6-4Z',
  ),
  ...circle(2.9, -6.6, 5),
  ...circle(2.6, 0, 5.2),
  ...circle(2.6, 6.4, 5.2),
];

export const SIGNS: Record<Card, Form> = {
  red: { shape: shape('M0-6.2 6.2 0 0 6.2-6.2 0Z') },
  orange: {
    shape: shape(
      'M-6.2-5.3L-2.8-5.3-2.8 5.3-6.2 5.3ZM-1.7-5.3L1.7-5.3 1.7 5.3-1.7 5.3ZM2.8-5.3L6.2-5.3 6.2 5.3 2.8 5.3Z',
    ),
  },
  yellow: { shape: circle(5.1) },
  green: { shape: shape('M0-6.2 6.1 4.5-6.1 4.5Z') },
  blue: {
    shape: shape(
      'M-8.4-2.2Q-5.6-6.9-2.8-2.2 0 2.5 2.8-2.2 5.6-6.9 8.4-2.2M-8.4 3.7Q-5.6-1-2.8 3.7 0 8.4 2.8 3.7 5.6-1 8.4 3.7',
    ),
    line: 1.9,
  },
  purple: { shape: shape('M-4.7-4.7L4.7 4.7M4.7-4.7L-4.7 4.7'), line: 2.5 },
  black: { shape: shape(`M${star}Z`) },
  white: { shape: circle(4.8), line: 1.9 },
  loco: { shape: engine },
};

/** The water on the plain spaces of a ferry. */
export const RIPPLE: Form = { shape: shape('M-9 1.5Q-6-2.5-3 1.5 0 5.5 3 1.5 6-2.5 9 1.5'), line: 1.6 };

export const EMBLEMS: Record<Emblem, Form> = {
  wheel: { shape: [...circle(4.6), ...shape('M-4.6 0L4.6 0M0-4.6L0 4.6')], line: 1.6 },
  heart: { shape: shape('M0 5C-7.4 0-5.5-5-2.6-5-1-5 0-3.7 0-2.8 0-3.7 1-5 2.6-5 5.5-5 7.4 0 0 5Z') },
  shield: { shape: shape('M-4.6-5L4.6-5 4.6 .5C4.6 3.4 1.8 4.9 0 5.8-1.8 4.9-4.6 3.4-4.6 .5Z') },
  leaf: { shape: shape('M-5 5C-5.4-2.4-1-5.6 5.4-5.4 5.6 1 2.4 5.2-3.2 4.4L-5 5Z') },
  crown: { shape: shape('M-5.4 4.4-6-3.6-2.6-.4 0-5 2.6-.4 6-3.6 5.4 4.4Z') },
};
