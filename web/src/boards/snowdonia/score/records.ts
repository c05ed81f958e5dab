/** Who was best at what, and the numbers of a chart. */
import { markersOn, stationName, surveyorNumber } from '../cards';
import type { ScoreLine, SnowdoniaView } from '../view';
import type { Say } from '../words';

export interface Feat {
  key: 'track' | 'sites' | 'contract' | 'surveyor';
  seats: number[];
  value: string;
}

/** The seats with the highest number, and that number; nobody if it is 0. */
export function bestOf(numbers: number[]): { seats: number[]; n: number } {
  const n = Math.max(0, ...numbers);
  return { n, seats: n === 0 ? [] : numbers.flatMap((each, seat) => (each === n ? [seat] : [])) };
}

const largest = (lines: ScoreLine[]): number =>
  Math.max(0, ...lines.filter((line) => line.source === 'contract').map((line) => line.points));

/** The records of a game; what nobody did is left out. */
export function featsOf(say: Say, view: SnowdoniaView, breakdown: ScoreLine[][]): Feat[] {
  const markers = view.seats.map((_, seat) => markersOn(view, seat));
  const tracks = bestOf(markers.map((each) => each.tracks));
  const sites = bestOf(markers.map((each) => each.sites));
  const contract = bestOf(breakdown.map(largest));
  const ways = bestOf(view.seats.map((seat) => seat.surveyor_points * 100 + surveyorNumber(view, seat)));
  const furthest = view.seats[ways.seats[0] ?? -1];
  const feats: Feat[] = [
    { key: 'track', seats: tracks.seats, value: say('web-snowdonia-record-tracks-n', { n: tracks.n }) },
    { key: 'sites', seats: sites.seats, value: say('web-snowdonia-record-sites-n', { n: sites.n }) },
    { key: 'contract', seats: contract.seats, value: String(contract.n) },
    { key: 'surveyor', seats: ways.seats, value: furthest ? stationName(furthest.surveyor) : '' },
  ];
  return feats.filter((feat) => feat.seats.length > 0);
}

/** Round numbers for an axis that reaches to `top`. */
export function ticksTo(top: number): number[] {
  const step = [5, 10, 20, 40, 50, 100].find((each) => top / each <= 4) ?? 200;
  const ticks: number[] = [];
  for (let n = 0; n <= top; n += step) ticks.push(n);
  return ticks;
}

/** Labels at their heights, pushed apart so that none covers another. */
export function spread(heights: number[], room: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const out = [...heights];
  order.forEach((seat, k) => {
    const above = order[k - 1];
    if (above !== undefined) out[seat] = Math.max(out[seat] ?? 0, (out[above] ?? 0) + room);
  });
  return out;
}
