/** The keys of a ticket table: each leads to a part of the page; Enter and the arrows do the rest. */

import type { Say } from '../../texts/fluent';
import { type KeyLine, singleKey } from '../../keyboard/keys.svelte';
import { MECHANICS } from './mechanics';
import type { TicketTable } from './table.svelte';

const BROUGHT = MECHANICS.flatMap(({ keys = [] }) => keys);

/** The part of the page a key leads to, and the tab of a phone's sheet that holds it. */
const STOPS: Record<string, { stop: string; tab?: string }> = {
  m: { stop: 'map' },
  a: { stop: 'decision' },
  d: { stop: 'deck', tab: 'cards' },
  h: { stop: 'hand', tab: 'cards' },
  t: { stop: 'tickets', tab: 'tickets' },
  g: { stop: 'goals', tab: 'goals' },
  l: { stop: 'log', tab: 'log' },
  p: { stop: 'players' },
  ...Object.fromEntries(BROUGHT.map(({ key, stop }) => [key, { stop }])),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [String(n), { stop: `slot-${n - 1}`, tab: 'cards' }])),
};

/** Go where the key leads; says whether there is such a place. */
export function follows(event: KeyboardEvent, table: TicketTable, root: HTMLElement): boolean {
  const to = STOPS[singleKey(event) ?? ''];
  if (!to) return false;
  if (to.tab) table.tab = to.tab;
  queueMicrotask(() => focusOn(root, to.stop));
  return true;
}

/** Put the focus on a part of the page: on what can be used there and not only explains itself, else on the part itself. */
export function focusOn(root: HTMLElement, stop: string): boolean {
  const part = root.querySelector<HTMLElement>(`[data-stop="${stop}"], button[data-spot="${stop}"]`);
  const first = part?.matches('button, [role=button]')
    ? part
    : part?.querySelector<HTMLElement>('button, input, [tabindex="0"]:not([data-explains])');
  (first ?? part)?.focus();
  return part !== null;
}

/** All keys in words. */
export function keyLines(say: Say): KeyLine[] {
  const line = (text: string, ...keys: string[]): KeyLine => ({ keys, text });
  return [
    line(say('web-keys-map'), 'M'),
    line(say('web-keys-arrows'), '←', '↑', '→', '↓'),
    line(say('web-keys-claimable'), 'Page ↓', 'Page ↑'),
    ...BROUGHT.map(({ key, text }) => line(say(text), key.toUpperCase())),
    line(say('web-keys-choose'), 'Enter'),
    line(say('web-keys-leave'), 'Esc'),
    line(say('web-keys-decision'), 'A'),
    line(say('web-keys-market'), '1', '2', '3', '4', '5'),
    line(say('web-keys-deck'), 'D'),
    line(say('web-keys-hand'), 'H'),
    line(say('web-keys-tickets'), 'T'),
    line(say('web-keys-goals'), 'G'),
    line(say('web-keys-players'), 'P'),
    line(say('web-keys-log'), 'L'),
    line(say('web-keys-score'), 'S'),
    line(say('web-keys-zoom'), '+', '−', '0'),
    line(say('web-keys-help'), '?'),
  ];
}
