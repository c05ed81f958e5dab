/** Which tickets to suggest next. */

import type { Suggested } from './api';
import { goalsOf, type Ticket } from './document';

/** Some of these pairs: cities that few tickets name first, and values of every size. */
export function spread(pairs: readonly Suggested[], there: readonly Ticket[], most: number): Suggested[] {
  const named = new Map<string, number>();
  const valued = new Map<number, number>();
  const count = ({ from, to, value }: Suggested): void => {
    for (const place of [from, to]) named.set(place, (named.get(place) ?? 0) + 1);
    valued.set(value, (valued.get(value) ?? 0) + 1);
  };
  const weight = ({ from, to, value }: Suggested): number =>
    2 * ((named.get(from) ?? 0) + (named.get(to) ?? 0)) + (valued.get(value) ?? 0) + (value < 4 ? 6 : 0);
  for (const ticket of there) {
    for (const to of goalsOf(ticket)) count({ from: ticket.from, to, value: ticket.points ?? 0 });
  }
  const left = [...pairs];
  const found: Suggested[] = [];
  while (found.length < most && left.length) {
    const best = left.reduce((a, b) => (weight(b) < weight(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    count(best);
    found.push(best);
  }
  return found;
}
