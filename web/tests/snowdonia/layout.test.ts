/** Cards on the mountain: none lies on another, and everything stays in the picture. */

import { describe, expect, it } from 'vitest';
import { arrangement } from '../../src/families/snowdonia/arrangement';
import { fromBothEnds, stopsOf } from '../../src/families/snowdonia/line';
import { outlineOf } from '../../src/families/snowdonia/route/size';
import { clearance, curve, layOut, type Outline, PICTURE, scaled, Way } from '../../src/families/snowdonia/scene/path';
import { TABLES } from './tables';

const SIZES = [
  [1104, 596],
  [1159, 596],
  [1104, 700],
  [1600, 900],
] as const;

/** Every card in the picture, and none on another by more than so much. */
function fits(bothEnds: boolean, outlines: Outline[], width: number, height: number, least: number): void {
  const laid = layOut(bothEnds, outlines, { width, height });
  expect(laid).not.toBeNull();
  const { spots, scale } = laid!;
  const cards = outlines.map((outline) => scaled(outline, scale));
  expect(spots).toHaveLength(cards.length);
  cards.forEach((card, i) => {
    const spot = spots[i]!;
    expect(spot.x).toBeGreaterThan(-1);
    expect(spot.x).toBeLessThan(width + 1);
    if ('height' in card) expect(spot.y + card.height / 2).toBeLessThan(height);
    const gaps = cards.slice(0, i).map((other, j) => clearance(card, spot, other, spots[j]!));
    expect(Math.min(...gaps, 0)).toBeGreaterThan(least);
  });
}

describe.each(TABLES)('$name', ({ state }) => {
  it.each(SIZES)('fits into %d by %d', (width, height) => {
    const { view, facts } = state;
    fits(fromBothEnds(view), stopsOf(view, facts).map(outlineOf), width, height, -6.01);
  });
});

describe.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])('a line of one’s own with %d stations', (stations) => {
  const track = { radius: 25.8 };
  const station = { width: 138, height: 112 };
  const line = Array.from({ length: stations }, (_, i) => (i ? [track, station] : [station])).flat();
  it.each(SIZES)('fits into %d by %d', (width, height) => {
    for (const bothEnds of [false, true]) fits(bothEnds, line, width, height, -6.01);
  });
});

it('a line too long for the mountain is not forced onto it', () => {
  const line = Array.from({ length: 16 }, () => [{ width: 260, height: 170 }, { radius: 25.8 }]).flat();
  expect(layOut(false, line, { width: 1104, height: 596 })).toBeNull();
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

it.each([
  [390, 798, 'phone'],
  [640, 900, 'phone'],
  [844, 344, 'low'],
  [800, 554, 'low'],
  [768, 980, 'upright'],
  [1024, 1320, 'upright'],
  [1024, 722, 'flat'],
  [1024, 652, 'flat'],
  [1024, 554, 'low'],
  [960, 674, 'low'],
  [1280, 754, 'desk'],
  [1366, 604, 'desk'],
  [1280, 500, 'low'],
] as const)('a room of %d by %d is laid out as %s', (width, height, expected) => {
  expect(arrangement(width, height)).toBe(expected);
});
