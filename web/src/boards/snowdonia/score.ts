/** What a seat would score now, by source; the core has found the best use of its contracts. */
import { trainOf } from './cards';
import type { ScoreLine, SnowdoniaView } from './view';

export const SOURCES = ['track', 'sites', 'contracts', 'surveyor', 'train'] as const;
export type Source = (typeof SOURCES)[number];
export type Sheet = Record<Source, number>;

const BY_LINE: Record<ScoreLine['source'], Source> = {
  track: 'track',
  excavation: 'sites',
  site: 'sites',
  contract: 'contracts',
  'contract-unmet': 'contracts',
  train: 'train',
  surveyor: 'surveyor',
};

const empty = (): Sheet => ({ track: 0, sites: 0, contracts: 0, surveyor: 0, train: 0 });

/** The points of a seat as they lie on the table. */
export function scoreNow(view: SnowdoniaView, seat: number): Sheet {
  const sheet = empty();
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

/** The points of a seat as the outcome lists them. */
export function scoreAtEnd(lines: ScoreLine[]): Sheet {
  const sheet = empty();
  for (const line of lines) sheet[BY_LINE[line.source]] += line.points;
  return sheet;
}

/** The seats from first to last; equal points keep the order of the table. */
export function ranking(scores: number[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
