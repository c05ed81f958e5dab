/** Where the arrow keys lead from a track: the nearest one in that direction. */

import type { Drawn } from '../logic/geometry';
import type { Point } from '../logic/printed';

/** Something that the arrow keys go to. */
interface Spot {
  readonly middle: Point;
}

const TURN: Record<string, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: -90 };

export function neighbour<S extends Spot>(drawn: readonly S[], from: S, key: string): S | null {
  const turn = TURN[key];
  if (turn === undefined) return null;
  const ahead = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] as const;
  let best: S | null = null;
  let least = Infinity;
  for (const each of drawn) {
    const dx = each.middle[0] - from.middle[0];
    const dy = each.middle[1] - from.middle[1];
    const along = dx * ahead[0] + dy * ahead[1];
    const aside = Math.abs(dx * ahead[1] - dy * ahead[0]);
    if (each === from || along <= 1 || aside > along * 2) continue;
    if (along + 2 * aside < least) {
      least = along + 2 * aside;
      best = each;
    }
  }
  return best;
}

/** The next (or previous) of the tracks that can be claimed, in reading order. */
export function nextOf(
  drawn: readonly Drawn[],
  from: Drawn,
  claimable: ReadonlySet<string>,
  step: 1 | -1,
): Drawn | null {
  const some = drawn.filter((each) => claimable.has(each.track.id) || each === from);
  if (some.length < 2) return null;
  return some[(some.indexOf(from) + step + some.length) % some.length]!;
}
