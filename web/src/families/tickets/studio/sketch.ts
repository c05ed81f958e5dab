/** A map as it is sketched: straight rows of spaces between the cities. How it looks in play is worked out by the server. */

import type { Geometry, Space } from '../logic/geometry';
import type { Point } from '../logic/printed';
import { endsOf, type MapDoc, parallels } from './document';

/** The board of a new map, in units. */
export const BOARD: Point = [1740, 1160];
const LAND = '#EDE3C8';
const SPACE = 21;
const LABEL = 27;
/** The width of a letter, of its size. */
const LETTER = 0.5;
/** From the middle of a city to the first space. */
const ROOM = 20;
/** Where a name may stand beside its city: half its width so often and some units to the right, and units down. */
const SIDES = [
  [0, 0, 34],
  [0, 0, -32],
  [1, 22, 0],
  [-1, -22, 0],
  [1, 10, 26],
  [-1, -10, 26],
  [1, 10, -26],
  [-1, -10, -26],
] as const;
/** Length of a space on the printed boards, and the gap behind it. */
const LONG = 50;
const GAP = 4;

/** Board units that a space of a new track stands for: small maps have short games too. */
const REACH = 80;

/** The number of spaces that fits a distance. */
export function fitting(from: Point, to: Point, board: Point, most: number): number {
  const distance = Math.hypot((to[0] - from[0]) * board[0], (to[1] - from[1]) * board[1]);
  return Math.min(Math.max(Math.round((distance - 2 * ROOM) / REACH), 1), most);
}

/** Tracks whose cities are both there. */
export function joined(doc: MapDoc): MapDoc {
  const tracks = Object.entries(doc.tracks).filter(([id]) => endsOf(id).every((end) => doc.cities[end]));
  return { ...doc, tracks: Object.fromEntries(tracks) };
}

export function sketch(doc: MapDoc, board: Point): Geometry {
  const at = (id: string): Point => [doc.cities[id]!.at[0] * board[0], doc.cities[id]!.at[1] * board[1]];
  const tracks = Object.fromEntries(Object.keys(doc.tracks).map((id) => [id, row(doc, id, at)]));
  const taken = [...Object.keys(doc.cities).map(at), ...Object.values(tracks).flatMap(edges)];
  return {
    board,
    space: SPACE,
    label: LABEL,
    names: [],
    legend: [0, 0],
    controls: 'top-right',
    peaks: [],
    trees: [],
    labels: Object.fromEntries(
      Object.keys(doc.cities).map((id) => {
        const { name, border, country = '' } = doc.cities[id]!;
        const written = border ? (doc.countries[country] ?? '') : name;
        return [id, { lines: [written], at: labelAt(written, at(id), board, taken) }];
      }),
    ),
    badges: Object.entries(doc.tracks).flatMap(([id, { bonus, any_cards }]) => {
      const [from, to] = endsOf(id).map(at) as [Point, Point];
      return bonus || any_cards
        ? [{ tracks: [id], at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 26] as Point }]
        : [];
    }),
    tracks,
    sea: false,
    land: [{ country: '', d: `M-60-60H${board[0] + 60}V${board[1] + 60}H-60Z`, fill: LAND }],
    lakes: [],
    rivers: [],
    borders: [],
    states: [],
  };
}

/** Where a name stands: on the side of its city where it covers least, below if it can, and inside the board. */
function labelAt(name: string, [x, y]: Point, board: Point, taken: readonly Point[]): Point {
  const half = Math.min((name.length * LABEL * LETTER) / 2 + 6, board[0] / 2);
  const inside = ([, v]: Point): boolean => v > LABEL / 2 && v < board[1] - LABEL / 2;
  const near = taken.filter(([a, b]) => Math.abs(a - x) < 3 * half + REACH && Math.abs(b - y) < REACH);
  const covers = ([u, v]: Point): number =>
    near.filter(([a, b]) => Math.abs(a - u) < half + SPACE / 2 && Math.abs(b - v) < (LABEL + SPACE) / 2).length;
  const spots = SIDES.map(([halves, dx, dy]): Point => {
    return [Math.min(Math.max(x + halves * half + dx, half), board[0] - half), y + dy];
  });
  return spots.filter(inside).reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}

/** The middles and ends of the spaces of a track. */
function edges({ len, spaces }: { len: number; spaces: Space[] }): Point[] {
  return spaces.flatMap(([x, y, angle]) => {
    const [dx, dy] = [(Math.cos((angle * Math.PI) / 180) * len) / 2, (Math.sin((angle * Math.PI) / 180) * len) / 2];
    return [-1, 0, 1].map((end): Point => [x + end * dx, y + end * dy]);
  });
}

/** The spaces of a track; those side by side stand apart. */
function row(doc: MapDoc, id: string, at: (city: string) => Point): { len: number; spaces: Space[] } {
  const [from, to] = endsOf(id).map(at) as [Point, Point];
  const beside = parallels(doc, id);
  const { length } = doc.tracks[id]!;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.max(Math.hypot(dx, dy), 1);
  const step = Math.max(distance - 2 * ROOM, 10 * length) / length;
  const aside = (beside.indexOf(id) - (beside.length - 1) / 2) * (SPACE + 7);
  const [ux, uy] = [dx / distance, dy / distance];
  const first = (distance - step * (length - 1)) / 2;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const spaces = Array.from({ length }, (_, i): Space => {
    const along = first + step * i;
    return [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside, angle];
  });
  return { len: Math.min(step - GAP, LONG * 1.3), spaces };
}
