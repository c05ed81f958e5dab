/** Cards on the mountain: neighbours do not overlap, and everything stays in the picture. */

import { describe, expect, it } from 'vitest';
import { fromBothEnds, stopsOf } from '../../src/families/snowdonia/line';
import { outlineOf } from '../../src/families/snowdonia/route/size';
import {
  clearance,
  curve,
  FFESTINIOG,
  layOut,
  PICTURE,
  SNOWDON,
  stretched,
  Way,
} from '../../src/families/snowdonia/scene/path';
import { TABLES } from './tables';

const SIZES = [
  [1104, 596],
  [1159, 596],
  [1104, 700],
  [1600, 900],
] as const;

describe.each(TABLES)('$name', ({ state }) => {
  it.each(SIZES)('fits into %d by %d', (width, height) => {
    const { view, facts } = state;
    const outlines = stopsOf(view, facts).map(outlineOf);
    const way = new Way(stretched(fromBothEnds(view) ? FFESTINIOG : SNOWDON, width, height));
    const spots = layOut(way, outlines).map((distance) => way.at(distance));
    outlines.forEach((outline, i) => {
      const [spot, next] = [spots[i]!, spots[i + 1]];
      expect(spot.x).toBeGreaterThan(-1);
      expect(spot.x).toBeLessThan(width + 1);
      if (next) expect(clearance(outline, spot, outlines[i + 1]!, next)).toBeGreaterThan(-6);
    });
  });
});

it('a curve runs through its points', () => {
  const points = [
    [0, 0],
    [10, 5],
    [20, 0],
  ] as const;
  const fine = curve(points, 8);
  expect(fine[0]).toEqual([0, 0]);
  expect(fine[8]).toEqual([10, 5]);
  expect(fine.at(-1)).toEqual([20, 0]);
});

it('a way knows its length and its ends', () => {
  const way = new Way([
    [0, 0],
    [100, 0],
  ]);
  expect(way.length).toBeCloseTo(100);
  expect(way.at(40)).toMatchObject({ x: 40, y: 0, angle: 0 });
  expect(way.at(130).x).toBeCloseTo(130);
  expect(PICTURE.width / PICTURE.height).toBeGreaterThan(1.5);
});
