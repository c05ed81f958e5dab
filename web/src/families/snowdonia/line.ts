/** The line as the eye meets it: stations and tracks one after another. */
import type { Facts, Station, Track, View } from './schema.gen';

export interface StationStop {
  kind: 'station';
  id: string;
  station: Station;
  /** I may build here. */
  open: boolean;
  /** It calls for maintenance once it is cleared. */
  halt: boolean;
}

export interface TrackStop {
  kind: 'track';
  id: string;
  track: Track;
  number: number;
}

export type Stop = StationStop | TrackStop;

/** Whether the line is built from both ends: then stations have no points of their own for surveyors. */
export const fromBothEnds = (view: View): boolean => view.line[0]?.surveyor_points === null;

/** Every card of the line in its order, tracks numbered from the first end. */
export function stopsOf({ line }: View, { open, halt }: Facts): Stop[] {
  let tracks = 0;
  return line.flatMap((station): Stop[] => [
    ...station.tracks.map((track): TrackStop => {
      tracks += 1;
      return { kind: 'track', id: track.place, track, number: tracks };
    }),
    {
      kind: 'station',
      id: station.station,
      station,
      open: open.includes(station.station),
      halt: halt === station.station,
    },
  ]);
}

/** Stops up to which rails lie without a gap, from the first end and from the last; -1 and the number of stops if none. */
export function railheads(stops: Stop[]): { first: number; last: number } {
  const isLaid = (stop: Stop | undefined) => stop?.kind !== 'track' || stop.track.laid;
  let first = -1;
  stops.every((stop, at) => {
    if (!isLaid(stop)) return false;
    if (stop.kind === 'track') first = at;
    return true;
  });
  let last = stops.length;
  for (let at = stops.length - 1; at >= 0 && isLaid(stops[at]); at -= 1) {
    if (stops[at]?.kind === 'track') last = at;
  }
  return { first, last };
}

/** The first card with something left to do: where a narrow screen opens. */
export function frontier(stops: Stop[]): number {
  const at = stops.findIndex((stop) => stop.kind === 'track' && !stop.track.laid);
  return at < 0 ? stops.length - 1 : at;
}

/** The station number as it is printed: `4½`. */
export function numberText(number: number): string {
  return Number.isInteger(number) ? String(number) : `${Math.floor(number)}½`;
}
