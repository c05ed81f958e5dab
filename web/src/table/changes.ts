/** Making the new view out of the old one; what did not change stays the same object. */

import type { Change, Path } from './wire';

/** What the changes make of a view, or of facts. */
export function put<T>(view: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>();
  return changes.reduce<unknown>((now, [path, value]) => at(now, path, 0, value, fresh), view) as T;
}

/** The views on the way through a move: after each of its events. */
export function unfold<T>(view: T, events: readonly { changes?: Change[] }[]): T[] {
  let now = view;
  return events.map((event) => (now = put(now, event.changes ?? [])));
}

/** `old` with `value` at the end of the path; every object on the way is copied once. */
function at(old: unknown, path: Path, depth: number, value: unknown, fresh: Set<unknown>): unknown {
  if (depth === path.length) return value;
  const copy = fresh.has(old) ? old : Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) };
  fresh.add(copy);
  const place = copy as Record<string | number, unknown>;
  const step = path[depth]!;
  if (Array.isArray(step)) {
    for (const gone of step) delete place[gone];
    return copy;
  }
  place[step] = at(place[step], path, depth + 1, value, fresh);
  return copy;
}
