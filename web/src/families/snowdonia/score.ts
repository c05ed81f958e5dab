/** What a seat would score now, by source; the core has found the best use of its contracts. */
import { trainOf } from './cards';
import type { SnowdoniaView } from './view';

export const SOURCES = ['track', 'sites', 'contracts', 'surveyor', 'train'] as const;
export type Source = (typeof SOURCES)[number];
export type Sheet = Record<Source, number>;

/** The points of a seat as they lie on the table. */
export function scoreNow(view: SnowdoniaView, seat: number): Sheet {
  const sheet: Sheet = { track: 0, sites: 0, contracts: 0, surveyor: 0, train: 0 };
  const player = view.seats[seat];
  if (player === undefined) return sheet;
  for (const station of view.line) {
    for (const track of station.tracks) if (track.owner === seat) sheet.track += track.points;
    for (const dig of station.excavation) if (dig.owner === seat) sheet.sites += dig.points;
    for (const site of station.sites) if (site.owner === seat) sheet.sites += site.points;
  }
  sheet.contracts = player.contracts.reduce((sum, held) => sum + held.worth, 0);
  sheet.surveyor = player.surveyor_points;
  if (player.train !== null && trainOf(player.train).power === 'points') sheet.train = trainOf(player.train).number;
  return sheet;
}
