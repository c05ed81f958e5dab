/** What a contract card shows of its bonus. */
import { contractOf, missingFor, type Need, type NeedKind } from '../cards';
import type { SnowdoniaView } from '../view';
import type { Say } from '../words';

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
export function progressOf(needs: Need[]): string {
  return needs.map((need) => `${Math.min(need.has, need.needs)}/${need.needs}`).join(' · ');
}

/** In words: what is missing, or that a better contract uses it; one that is not held may just as well be taken. */
export function missingText(say: Say, view: SnowdoniaView, seat: number, id: number, free = false): string {
  const missing = missingFor(view, seat, id);
  if (missing.length === 0) return say(free ? 'web-snowdonia-contract-ready' : 'web-snowdonia-contract-elsewhere');
  const parts = missing.map((need) =>
    need.kind === 'surveyor'
      ? say('snowdonia-bonus-surveyor', { n: need.needs })
      : say(`snowdonia-bonus-${need.kind}`, { n: need.needs - need.has }),
  );
  return say('web-snowdonia-contract-missing', { what: parts.join(', ') });
}
