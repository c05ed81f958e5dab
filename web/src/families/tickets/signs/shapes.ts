/** Shapes that are put in their places by number, not by `transform`: a board of a few large paths is quick to draw. */

import type { Space } from '../logic/geometry';

/** Steps of a path around 0,0: an absolute command and its coordinates. */
export type Shape = readonly (readonly [command: string, ...numbers: number[]])[];

/** A shape from path data with the commands M, L, C, Q and Z. */
export function shape(data: string): Shape {
  return [...data.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command, rest]) => [
    command!,
    ...(rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  ]);
}

/** How far a control point lies on the tangent of a quarter circle. */
const BEND = 0.5523;

export function circle(r: number, x = 0, y = 0): Shape {
  const k = r * BEND;
  return [
    ['M', x + r, y],
    ['C', x + r, y + k, x + k, y + r, x, y + r, x - k, y + r, x - r, y + k, x - r, y],
    ['C', x - r, y - k, x - k, y - r, x, y - r, x + k, y - r, x + r, y - k, x + r, y],
    ['Z'],
  ];
}

/** A box with round corners around a point. */
export function box(w: number, h: number, r: number, x = 0, y = 0): Shape {
  const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const k = r * (1 - BEND);
  return [
    ['M', left + r, top],
    ['L', right - r, top],
    ['C', right - k, top, right, top + k, right, top + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', left + r, bottom],
    ['C', left + k, bottom, left, bottom - k, left, bottom - r],
    ['L', left, top + r],
    ['C', left, top + k, left + k, top, left + r, top],
    ['Z'],
  ];
}

/** Path data of a shape at a place, turned and scaled. */
export function placed(form: Shape, [x, y, angle]: Space, scale = 1): string {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  let path = '';
  for (const [command, ...n] of form) {
    path += command;
    for (let i = 0; i < n.length; i += 2) {
      const [u, v] = [n[i]!, n[i + 1]!];
      path += `${short(x + c * u - s * v)} ${short(y + s * u + c * v)} `;
    }
  }
  return path;
}

/** A shape as it is. */
export function plainly(form: Shape): string {
  return placed(form, [0, 0, 0]);
}

function short(n: number): number {
  return Math.round(n * 20) / 20;
}
