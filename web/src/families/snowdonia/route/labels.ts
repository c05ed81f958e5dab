/** What a card of the line says to those who do not see it. */
import { stationName } from '../cards';
import { numberText, type StationStop, type TrackStop } from '../line';
import { goodsText, type Say } from '../words';
import type { Dig, Site } from '../schema.gen';
import type { SnowdoniaState } from '../state';

/** Who plays, and which seat is told about it. */
type Told = Pick<SnowdoniaState, 'names' | 'seat'>;

const ownerOf = (say: Say, { names }: Told, owner: number): string => names[owner] || say('seat', { n: owner + 1 });

/** `Track 9 of 13: 2 rubble, worth 2.` */
export function trackLabel(say: Say, table: Told, stop: TrackStop, all: number): string {
  const { track, number } = stop;
  const common = { number, all, n: track.points };
  if (track.laid && track.owner !== null) {
    const key = track.owner === table.seat ? 'web-snowdonia-track-laid.you' : 'web-snowdonia-track-laid';
    return say(key, { ...common, owner: ownerOf(say, table, track.owner) });
  }
  if (track.laid) return say('web-snowdonia-track-game', common);
  if (track.rubble > 0) return say('web-snowdonia-track-rubble', { ...common, rubble: track.rubble });
  return say('web-snowdonia-track-clear', common);
}

/** A station with its surveyors and each of its sites. */
export function stationLabel(say: Say, table: Told, stop: StationStop, left: number[] = []): string {
  const { station } = stop;
  const parts = [
    say('web-snowdonia-station', { name: stationName(station.station), number: numberText(station.number) }),
  ];
  if (station.surveyor_points !== null)
    parts.push(say('web-snowdonia-station-surveyor', { n: station.surveyor_points }));
  if (station.closed) parts.push(say('web-snowdonia-station-closed'));
  if (station.surveyors.length > 0) {
    const who = station.surveyors.map((seat) => ownerOf(say, table, seat)).join(', ');
    parts.push(say('web-snowdonia-station-surveyors', { who }));
  }
  if (left.length > 0) {
    parts.push(say('web-snowdonia-station-left', { who: left.map((seat) => ownerOf(say, table, seat)).join(', ') }));
  }
  for (const dig of station.excavation) parts.push(digText(say, table, dig));
  for (const site of station.sites) parts.push(siteText(say, table, site));
  return parts.join(' ');
}

/** An excavation site: its rubble or its owner, and its points. */
export function digText(say: Say, table: Told, dig: Dig): string {
  const n = dig.points;
  if (dig.owner !== null) {
    const key = dig.owner === table.seat ? 'web-snowdonia-dig-owned.you' : 'web-snowdonia-dig-owned';
    return say(key, { n, owner: ownerOf(say, table, dig.owner) });
  }
  return dig.rubble > 0
    ? say('web-snowdonia-dig-open', { n, rubble: dig.rubble })
    : say('web-snowdonia-dig-gone', { n });
}

/** A building site: its price or its owner, and its points. */
export function siteText(say: Say, table: Told, site: Site): string {
  const n = site.points;
  if (site.owner !== null) {
    const key = site.owner === table.seat ? 'web-snowdonia-site-owned.you' : 'web-snowdonia-site-owned';
    return say(key, { n, owner: ownerOf(say, table, site.owner) });
  }
  return say('web-snowdonia-site-open', { n, price: goodsText(say, site.cost) });
}
