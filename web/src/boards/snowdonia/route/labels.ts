/** What a card of the line says to those who do not see it. */
import { stationName } from '../cards';
import { numberText, type StationStop, type TrackStop } from '../line';
import { goodsText, type Say } from '../words';

const ownerOf = (say: Say, names: string[], owner: number): string => names[owner] || say('seat', { n: owner + 1 });

/** `Track 9 of 13: 2 rubble, worth 2.` */
export function trackLabel(say: Say, names: string[], stop: TrackStop, all: number): string {
  const { track, number } = stop;
  const common = { number, all, n: track.points };
  if (track.laid && track.owner !== null) {
    return say('web-snowdonia-track-laid', { ...common, owner: ownerOf(say, names, track.owner) });
  }
  if (track.laid) return say('web-snowdonia-track-game', common);
  if (track.rubble > 0) return say('web-snowdonia-track-rubble', { ...common, rubble: track.rubble });
  return say('web-snowdonia-track-clear', common);
}

/** A station with its surveyors and each of its sites. */
export function stationLabel(say: Say, names: string[], stop: StationStop): string {
  const { station } = stop;
  const parts = [
    say('web-snowdonia-station', { name: stationName(station.station), number: numberText(station.number) }),
  ];
  if (station.surveyor_points !== null) parts.push(say('web-snowdonia-station-surveyor', { n: station.surveyor_points }));
  if (station.closed) parts.push(say('web-snowdonia-station-closed'));
  if (station.surveyors.length > 0) {
    const who = station.surveyors.map((seat) => ownerOf(say, names, seat)).join(', ');
    parts.push(say('web-snowdonia-station-surveyors', { who }));
  }
  for (const dig of station.excavation) {
    const n = dig.points;
    if (dig.owner !== null) parts.push(say('web-snowdonia-dig-owned', { n, owner: ownerOf(say, names, dig.owner) }));
    else if (dig.rubble > 0) parts.push(say('web-snowdonia-dig-open', { n, rubble: dig.rubble }));
    else parts.push(say('web-snowdonia-dig-gone', { n }));
  }
  for (const site of station.sites) parts.push(siteLabel(say, names, site.owner, site.points, goodsText(say, site.cost)));
  return parts.join(' ');
}

function siteLabel(say: Say, names: string[], owner: number | null, n: number, price: string): string {
  if (owner !== null) return say('web-snowdonia-site-owned', { n, owner: ownerOf(say, names, owner) });
  return say('web-snowdonia-site-open', { n, price });
}
