/** How large the cards of the line are. */
import { stationName } from '../cards';
import { numberText, type Stop } from '../line';
import type { Outline } from '../scene/path';
import type { Station } from '../schema.gen';

export const TRACK = { width: 46, height: 36, scale: 1.12 };
export const SITE = { width: 29, height: 34, pitch: 31, row: 36 };
export const STATION_SCALE = 1.15;
export const BAR = 20;
/** A station without sites is only a name. */
export const HALT = { width: 82, height: 38 };

export interface StationSize {
  columns: number;
  width: number;
  height: number;
}

/** The size of a station card: its bar and its rows of sites. */
export function stationSize(station: Station): StationSize {
  const sites = station.excavation.length + station.sites.length;
  if (sites === 0)
    return { columns: 0, ...HALT, width: Math.max(HALT.width, textWidth(stationName(station.station)) + 14) };
  const columns = sites === 4 ? 4 : Math.max(Math.min(sites, 3), Math.ceil(sites / 3));
  const extra = station.surveyor_points !== null ? 56 : Object.keys(station.free).length > 0 ? 54 : 34;
  const name = stationName(station.station);
  const bar = textWidth(`${numberText(station.number)} ${name}`) + (station.surveyor_points !== null ? 48 : 28);
  const width = Math.max(columns * SITE.pitch + 9, name.length * 6.2 + extra, bar);
  return { columns, width, height: BAR + Math.ceil(sites / columns) * SITE.row + 5 };
}

/** About how wide a text in a station's bar is. */
function textWidth(text: string): number {
  const letter = (each: string) =>
    /[mwMW]/.test(each) ? 11 : /[A-Z]/.test(each) ? 8.4 : /[iljtfr.,' -]/.test(each) ? 4.4 : 7;
  return [...text].reduce((sum, each) => sum + letter(each.normalize('NFD').charAt(0)), 0);
}

/** Where a site lies on its card: excavation sites come first. */
export function cellOf({ columns, width }: StationSize, index: number): { x: number; y: number } {
  const offset = (width - columns * SITE.pitch + 2) / 2;
  return { x: offset + (index % columns) * SITE.pitch, y: BAR + 1.5 + Math.floor(index / columns) * SITE.row };
}

/** The outline of a card on the mountain. */
export function outlineOf(stop: Stop): Outline {
  if (stop.kind === 'track') return { radius: (TRACK.width / 2) * TRACK.scale };
  const { width, height } = stationSize(stop.station);
  return { width: width * STATION_SCALE, height: height * STATION_SCALE };
}

/** Where cubes lie on a track, from one to seven. */
const TRACK_CUBES: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-7, 0],
    [7, 0],
  ],
  [
    [-7, -6],
    [7, -6],
    [0, 6],
  ],
  [
    [-7, -6.5],
    [7, -6.5],
    [-7, 6.5],
    [7, 6.5],
  ],
  [
    [-11, -6.5],
    [0, -6.5],
    [11, -6.5],
    [-6, 6.5],
    [6, 6.5],
  ],
  [
    [-11, -6.5],
    [0, -6.5],
    [11, -6.5],
    [-11, 6.5],
    [0, 6.5],
    [11, 6.5],
  ],
  [
    [-15, -6.5],
    [-5, -6.5],
    [5, -6.5],
    [15, -6.5],
    [-11, 6.5],
    [0, 6.5],
    [11, 6.5],
  ],
];
export const trackCubes = (n: number): [number, number][] => TRACK_CUBES[n] ?? [];

/** Where cubes lie in the upper part of a site, for up to four; more are counted. */
const SITE_CUBES: [number, number][][] = [
  [],
  [[9.3, 4]],
  [
    [4, 5],
    [14.5, 5],
  ],
  [
    [4, 1.5],
    [14.5, 1.5],
    [9.3, 9.5],
  ],
  [
    [4, 1.5],
    [14.5, 1.5],
    [4, 10],
    [14.5, 10],
  ],
];
export const siteCubes = (n: number): [number, number][] => SITE_CUBES[n] ?? [];
