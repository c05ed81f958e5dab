/** What the things of a ticket table are, for whoever points at them. */

import type { Explained } from '../../../look/explain.svelte';
import type { Say } from '../../../texts/fluent';

/** A thing under the name it has here. */
export function thing(say: Say, kind: string, name: string): Explained {
  return { name, text: say(`web-explain-${kind}`) };
}
