/** Things of the map in words. */

import type { Say } from '../../../texts/fluent';
import { endsOf, kindOf, type MapDoc, placeName } from './document';
import type { Studio } from './studio.svelte';

/** Places of a route, as on tickets: Bern – Luzern. */
export function routeName(doc: MapDoc, places: readonly string[]): string {
  return places.map((place) => placeName(doc, place)).join(' – ');
}

/** A track with all that is printed on it. */
export function trackTold({ doc, say }: Studio, id: string): string {
  const { length, color = 'gray', ferry = 0, bonus = 0, ...track } = doc.tracks[id]!;
  const parts = [
    routeName(doc, endsOf(id)),
    say('web-spaces', { n: length }),
    say(`studio-color-${color}`),
    ...(kindOf({ length, ferry, ...track }) === 'tunnel' ? [say('web-tunnel')] : []),
    ...(ferry ? [say('web-ferry', { n: ferry })] : []),
    ...(bonus ? [say('web-bonus', { n: bonus })] : []),
  ];
  return parts.join(', ');
}

/** A share from 0 to 1 in per cent. */
export function percent(say: Say, share: number): string {
  return say('studio-percent', { n: Math.round(share * 100) });
}
