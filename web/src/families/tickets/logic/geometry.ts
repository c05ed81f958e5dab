/** The finished drawing of a map: loaded, never laid out in the browser. */

import type { Printed, Point, Track } from './printed';

export interface Geometry {
  board: Point;
  /** Width of a space, and size of a label, in board units. */
  space: number;
  label: number;
  names: Name[];
  legend: Point;
  /** The corner where zoom buttons hide least. */
  controls: 'top' | 'top-end' | 'top-right' | 'bottom' | 'bottom-end' | 'bottom-left';
  /** Decoration: x, y, size. */
  peaks: [number, number, number][];
  trees: [number, number, number][];
  /** Where cities stand, in board units, if the drawing has moved them. */
  cities?: Record<string, Point>;
  labels: Record<string, { lines: string[]; at: Point }>;
  badges: { tracks: string[]; at: Point }[];
  /** Where passengers stand, by city or country. */
  passengers?: Record<string, Point[]>;
  tracks: Record<string, { len: number; spaces: Space[] }>;
  /** Whether what no country covers is sea. */
  sea: boolean;
  /** `fill` where a country looks different from the other maps. */
  land: { country: string; d: string; fill?: string }[];
  lakes: string[];
  rivers: string[];
  borders: string[];
  states: string[];
  arctic?: string;
  aurora?: boolean;
}

/** A name on the map. A plaque is the board of a country that tickets name, within its corners. */
export interface Name {
  key: string;
  at: Point;
  kind: 'sea' | 'country' | 'plaque';
  turn?: number;
  size?: number;
  box?: [left: number, top: number, right: number, bottom: number];
}

/** x, y and angle in degrees, in the direction of the track. */
export type Space = [number, number, number];

/** A track as it is drawn. */
export interface Drawn {
  track: Track;
  len: number;
  spaces: Space[];
  /** The path under its spaces, and from city to city. */
  bed: string;
  rail: string;
  middle: Point;
}

export function drawTracks(printed: Printed, geometry: Geometry): Drawn[] {
  return [...printed.tracks.values()].map((track) => {
    const { len, spaces } = geometry.tracks[track.id]!;
    const row = [
      edge(spaces[0]!, -len / 2 - 3),
      ...spaces.map(([x, y]): Point => [x, y]),
      edge(spaces.at(-1)!, len / 2 + 3),
    ];
    const ends = [printed.cities.get(track.a)!.at, printed.cities.get(track.b)!.at] as const;
    return {
      track,
      len,
      spaces,
      bed: path(row),
      rail: path([ends[0], ...row, ends[1]]),
      middle: middle(spaces),
    };
  });
}

function edge([x, y, angle]: Space, along: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + along * Math.cos(turn), y + along * Math.sin(turn)];
}

function middle(spaces: Space[]): Point {
  const [x1, y1] = spaces[Math.floor((spaces.length - 1) / 2)]!;
  const [x2, y2] = spaces[Math.ceil((spaces.length - 1) / 2)]!;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}`;
}

/** Upright: an angle that never turns a glyph upside down. */
export function upright(angle: number): number {
  const turned = ((((angle + 180) % 360) + 360) % 360) - 180;
  return turned > 90 ? turned - 180 : turned <= -90 ? turned + 180 : turned;
}

/** The spaces of a ferry that carry a locomotive symbol lie in its middle. */
export function symbolSpaces(track: Track): Set<number> {
  const first = Math.floor((track.length - track.ferry) / 2);
  return new Set(Array.from({ length: track.ferry }, (_, i) => first + i));
}
