/** A station: a hall with a gable, about 38 wide and 40 high around 0,0. */

import { box, circle, shape, type Shape } from '../../signs/shapes';

export const HALL: Shape = shape('M-17 15L-17-7 0-21 17-7 17 15Z');
export const ROOF: Shape = shape('M-17-7L0-21 17-7M-12 15L-12 9M12 15L12 9');
export const STEP: Shape = box(42, 5, 1.5, 0, 16.5);
export const SHIELD: Shape = circle(10, 0, 0);
