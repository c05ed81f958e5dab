/** Legal moves sorted for the board: by space, by site, by train, by contract. */
import type { LegalMove } from '../../table/types';

/** The first legal move of a group, if there is one. */
export function moveOf(legal: LegalMove[], group: string): LegalMove | undefined {
  return legal.find((move) => move.group === group);
}

/** Legal moves of a group by one of their parameters, each key with its moves in the order given. */
export function byParam(legal: LegalMove[], group: string, param: string): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const move of legal) {
    if (move.group !== group) continue;
    const key = String(move.params[param]);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return found;
}

/** The space a labourer can be placed on, with the text of the move. */
export function placements(legal: LegalMove[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [space, moves] of byParam(legal, 'place', 'space')) found.set(space, moves[0]?.text ?? '');
  return found;
}

/** A labourer that can be moved, and where to. */
export function transfers(legal: LegalMove[]): Map<string, LegalMove[]> {
  return byParam(legal, 'move', 'space');
}

/** The name of a space: `A2`, or `G`, which has no numbers. */
export function spaceName(area: string, index: number): string {
  return area === 'G' ? 'G' : `${area}${index + 1}`;
}
