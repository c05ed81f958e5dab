/** The key moments of a game: the moves that changed the scores most, and those that changed the lead. */

import type { LogEntry, TableEvent } from '../../table/types';
import type { FamilyWords } from '../../families/words';
import { tellingEvent } from '../log/lines';
import type { Gain, Scores } from '../types';

export interface Moment {
  number: number;
  /** Whose points changed most with this move, and by how much. */
  seat: number;
  swing: number;
  /** The seat that took the lead with it, if one did. */
  leads: number | null;
  /** What happened. */
  event: TableEvent | null;
  /** What else brought points with it, the most first: a ticket that was completed, a contract that was met. */
  gains: Gain[];
}

/** Who leads alone; null at a tie. */
export function leaderOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  const seats = scores.flatMap((n, seat) => (n === best ? [seat] : []));
  return seats.length === 1 ? seats[0]! : null;
}

/** The weight of a change of the lead, in points: it makes a story more than the points alone. */
const LEAD = 6;
/** More than this is too much for a line. */
const MOST_GAINS = 3;

/** What brought a seat points besides those that the sentence about the event tells. */
function besides(event: TableEvent | null, gains: readonly Gain[], seat: number): Gain[] {
  const told = Object.entries(event?.params ?? {});
  // a number is a name only where it is said of what: contract 8 is, 8 points are not
  const tells = ({ source, id, points }: Gain): boolean =>
    told.some(([key, value]) => String(value) === id && (typeof value === 'string' || source.startsWith(key))) &&
    told.some(([, value]) => value === points);
  const mine = gains.filter((gain) => gain.seat === seat);
  // kept under another name, as by a path that grew: nothing was lost or won
  const kept = ({ source, points }: Gain): boolean =>
    mine.some((other) => other.source === source && other.points === -points);
  return mine
    .filter((gain) => !kept(gain) && !tells(gain))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_GAINS);
}

/** The weightiest moments in the order of the game. The deal and the choices of the start are no moments. */
export function keyMoments(
  { scores, gains }: Pick<Scores, 'scores' | 'gains'>,
  log: readonly LogEntry[],
  words: FamilyWords,
  start: number,
  most = 5,
): Moment[] {
  const found: (Moment & { weight: number })[] = [];
  let leader: number | null = null;
  for (let number = Math.max(1, start); number < scores.length; number += 1) {
    const now = scores[number]!;
    const before = scores[number - 1]!;
    const changes = now.map((n, seat) => n - before[seat]!);
    const largest = Math.max(...changes.map(Math.abs));
    const leads = leaderOf(now);
    const overtook = leads !== null && leader !== null && leads !== leader;
    if (leads !== null) leader = leads;
    if (largest === 0 && !overtook) continue;
    const seat = changes.findIndex((change) => Math.abs(change) === largest);
    const event = tellingEvent(log[number], words, seat);
    found.push({
      number,
      seat,
      swing: changes[seat]!,
      leads: overtook ? leads : null,
      event,
      gains: besides(event, gains[number]!, seat),
      weight: largest + (overtook ? LEAD : 0),
    });
  }
  return found
    .sort((a, b) => b.weight - a.weight || a.number - b.number)
    .slice(0, most)
    .sort((a, b) => a.number - b.number)
    .map(({ weight: _, ...moment }) => moment);
}
