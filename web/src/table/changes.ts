/** Making the new view out of the old one; what did not change stays the same object. */

import type { Change, Path } from './wire';

export function put(view: unknown, changes: readonly Change[]): unknown {
  const fresh = new Set<unknown>();
  return changes.reduce((now, [path, value]) => at(now, path, 0, value, fresh), view);
}

/** `old` with `value` at the end of the path; every object on the way is copied once. */
function at(old: unknown, path: Path, depth: number, value: unknown, fresh: Set<unknown>): unknown {
  if (depth === path.length) return value;
  const copy = fresh.has(old) ? old : Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) };
  fresh.add(copy);
  const place = copy as Record<string | number, unknown>;
  const step = path[depth]!;
  place[step] = at(place[step], path, depth + 1, value, fresh);
  return copy;
}
