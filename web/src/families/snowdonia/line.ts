/** The line as the eye meets it: stations and tracks one after another. */
import type { Station, SnowdoniaView, Track } from './view';

export interface StationStop {
  kind: 'station';
  id: string;
  station: Station;
  open: boolean;
}

export interface TrackStop {
  kind: 'track';
  id: string;
  track: Track;
  number: number;
}

export type Stop = StationStop | TrackStop;

/** Whether the scenario is the one that is built from both ends. */
export const fromBothEnds = (view: SnowdoniaView): boolean => view.rules['scenario'] === 'blaenau-ffestiniog';

/** Every card of the line in its order, tracks numbered from the first end. */
export function stopsOf(view: SnowdoniaView): Stop[] {
  const stops: Stop[] = [];
  let tracks = 0;
  let rubble = 0;
  const range = buildingRange(view);
  view.line.forEach((station, at) => {
    for (const track of station.tracks) {
      tracks += 1;
      rubble += track.rubble;
      stops.push({ kind: 'track', id: track.place, track, number: tracks });
    }
    const open = range ? at >= range[0] && at <= range[1] : rubble === 0;
    stops.push({ kind: 'station', id: station.station, station, open: open && !station.closed });
  });
  return stops;
}

/** In Blaenau Ffestiniog: the stations between a seat's start and its surveyor. */
export function buildingRange(view: SnowdoniaView): [number, number] | null {
  if (!fromBothEnds(view)) return null;
  const me = view.seats[view.seat ?? 0];
  if (me === undefined) return null;
  const home = view.line.findIndex((station) => station.station === me.home);
  const surveyor = view.line.findIndex((station) => station.station === me.surveyor);
  return [Math.min(home, surveyor), Math.max(home, surveyor)];
}

/** How many tracks there are and how many are laid. */
export function trackCount(view: SnowdoniaView): { laid: number; all: number } {
  const tracks = view.line.flatMap((station) => station.tracks);
  return { laid: tracks.filter((track) => track.laid).length, all: tracks.length };
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
