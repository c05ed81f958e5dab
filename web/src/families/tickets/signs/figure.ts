/** A passenger, about 16 wide and 19 high around 0,0. */

import { circle, shape, type Shape } from './shapes';

export const FIGURE: Shape = [
  ...circle(4.3, 0, -5.2),
  ...shape('M-7.6 9.4C-7.6 2.2-4.6-.6 0-.6 4.6-.6 7.6 2.2 7.6 9.4Z'),
];

/** Where the sign of its colour is, and how large. */
export const CHEST = { at: 4.7, scale: 0.56 };
