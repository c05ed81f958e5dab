/** What a contract card shows of its bonus. */
import { contractOf, type NeedKind, printedNeeds } from '../cards';
import type { Say } from '../words';
import type { Mine } from '../schema.gen';

export const NEED_SIGNS: Record<NeedKind, string> = {
  rubble: 'rubble',
  tracks: 'rails',
  sites: 'station',
  surveyor: 'level',
};

/** The points in the corner: a number, or the least and the most of several. */
export function pointsOf(id: number): string {
  const card = contractOf(id);
  if (card.surveyor_tiers) {
    const points = Object.values(card.surveyor_tiers);
    return `${Math.min(...points)}–${Math.max(...points)}`;
  }
  return String(card.points_per_coal ?? card.points ?? 0);
}

/** `5/7 · 1/1`: how far a seat has come. */
export function progressOf({ stores }: Mine, id: number): string {
  return printedNeeds(id)
    .map(([kind, n]) => `${Math.min(stores[kind], n)}/${n}`)
    .join(' · ');
}

/** In words: what is missing, or that a better contract uses it; one that is not held may just as well be taken. */
export function missingText(say: Say, { stores }: Mine, id: number, free = false): string {
  const missing = printedNeeds(id).filter(([kind, n]) => stores[kind] < n);
  if (missing.length === 0) return say(free ? 'web-snowdonia-contract-ready' : 'web-snowdonia-contract-elsewhere');
  const parts = missing.map(([kind, n]) =>
    say(`snowdonia-bonus-${kind}`, { n: kind === 'surveyor' ? n : n - stores[kind] }),
  );
  return say('web-snowdonia-contract-missing', { what: parts.join(', ') });
}
