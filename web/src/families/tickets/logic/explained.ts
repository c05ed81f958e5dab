/** What the things of a ticket table are, for whoever points at them. */

import type { Explained } from '../../../look/explain.svelte';
import type { Say } from '../../../texts/fluent';
import type { Card } from '../schema.gen';
import type { Printed } from './printed';

/** A thing under the name it has here. */
export function thing(say: Say, kind: string, name: string, params: Record<string, unknown> = {}): Explained {
  return { name, text: say(`web-explain-${kind}`, params) };
}

/** A train card: what it pays, and how a locomotive is taken here. */
export function cardExplained(say: Say, { rules }: Printed, card: Card, name: string): Explained {
  if (card !== 'loco') return { name, text: say('web-explain-card') };
  const freely = rules.face_up_locomotive_ends_draw ? 'no' : 'yes';
  return { name, text: say('web-explain-loco', { on: rules.locomotives_on, freely }) };
}
