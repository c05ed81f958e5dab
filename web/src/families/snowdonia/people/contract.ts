/** What a contract card shows of its bonus. */
import { contractOf, type NeedKind } from '../cards';
import type { Say } from '../words';
import type { HeldContract, Needs, Standing } from '../schema.gen';

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

const KINDS: readonly NeedKind[] = ['rubble', 'tracks', 'sites', 'surveyor'];
const named = (needs: Needs): [NeedKind, number][] =>
  KINDS.flatMap((kind) => (needs[kind] === undefined ? [] : [[kind, needs[kind]]]));

/** `5/7 · 1/1`: how far it has come. */
export function progressOf({ needs, has }: Standing): string {
  return named(needs)
    .map(([kind, n]) => `${has[kind] ?? 0}/${n}`)
    .join(' · ');
}

/** How a contract stands for the one who looks, in words: what it scores or would, or what is missing. */
export function standingText(say: Say, standing: Standing | undefined, held: HeldContract | undefined): string {
  if (held && held.worth > 0) return say('web-snowdonia-contract-scores', { n: held.worth });
  if (!standing) return '';
  const lacks = named(standing.lacks);
  if (standing.elsewhere) return say('web-snowdonia-contract-elsewhere');
  if (lacks.length > 0) {
    const parts = lacks.map(([kind, n]) => say(`snowdonia-bonus-${kind}`, { n }));
    return say('web-snowdonia-contract-missing', { what: parts.join(', ') });
  }
  if (held) return say('web-snowdonia-contract-scores', { n: 0 });
  return named(standing.needs).length > 0 ? say('web-snowdonia-contract-ready') : '';
}
