/** The last lines of a log: what happened, without what the board shows anyway. */

import type { LogEntry, Told } from '../../../table/types';
import type { Event } from '../schema.gen';
import type { Tickets } from '../state';

const QUIET = new Set(['turned-up', 'dealt', 'goal-in-play', 'passengers-wait']);

export interface Line {
  id: string;
  event: Told<Event>;
}

/** At least so many lines, if there are, in the order in which they happened. */
export function told(log: readonly LogEntry<Tickets>[], most: number): Line[] {
  const found: Line[] = [];
  for (let at = log.length - 1; at >= 0 && found.length < most; at -= 1) {
    const { number, events } = log[at]!;
    found.unshift(...events.flatMap((event, i) => (QUIET.has(event.key) ? [] : [{ id: `${number}.${i}`, event }])));
  }
  return found;
}
