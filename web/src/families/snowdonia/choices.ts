/** Legal moves sorted for the board: by space, by site, by train, by contract. */
import type { Move } from './schema.gen';

/** The first legal move of a group, if there is one. */
export function moveOf(legal: Move[], group: string): Move | undefined {
  return legal.find((move) => move.group === group);
}

/** The legal moves of a group. */
export function movesOf<Group extends Move['group']>(legal: Move[], group: Group): Extract<Move, { group: Group }>[] {
  return legal.filter((move): move is Extract<Move, { group: Group }> => move.group === group);
}

/** The space a labourer can be placed on, with the text of the move. */
export function placements(legal: Move[]): Map<string, string> {
  return new Map(movesOf(legal, 'place').map(({ params, text }) => [params.space, text]));
}

/** A labourer that can be moved, and where to. */
export function transfers(legal: Move[]): Map<string, { text: string; to: string }[]> {
  const found = new Map<string, { text: string; to: string }[]>();
  for (const { text, params } of movesOf(legal, 'move')) {
    found.set(params.space, [...(found.get(params.space) ?? []), { text, to: params.to }]);
  }
  return found;
}

/** The name of a space: `A2`, or `G`, which has no numbers. */
export function spaceName(area: string, index: number): string {
  return area === 'G' ? 'G' : `${area}${index + 1}`;
}
