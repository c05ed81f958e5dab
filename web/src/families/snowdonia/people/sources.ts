/** Where a seat's points come from, told in five parts. */
import type { Sheet, Source } from '../schema.gen';

const PARTS = {
  track: ['track'],
  sites: ['excavation', 'site'],
  contracts: ['contract', 'contract-unmet'],
  surveyor: ['surveyor'],
  train: ['train'],
} as const satisfies Record<string, readonly Source[]>;

export type Part = keyof typeof PARTS;
export const SOURCES = Object.keys(PARTS) as Part[];

/** The points of a part of the sheet. */
export function pointsIn({ points }: Sheet, part: Part): number {
  return PARTS[part].flatMap((source) => Object.values(points[source] ?? {})).reduce((sum, n) => sum + n, 0);
}
