/** How a game is played, in pictures. */

import type { Component } from 'svelte';
import type { Say } from '../texts/fluent';

/** Two screens of pictures. The words of a picture are `how-TITLE-NAME`, its heading `how-TITLE-NAME.head`. */
export interface HowTo {
  /** The pictures of a turn or a round. */
  turn: readonly string[];
  /** Those of points and the end; the tips follow them. */
  points: readonly string[];
  /** Whether a turn is one of these things, or all of them in order. */
  choice: boolean;
  /** Whose words they are, if not the title's own, and the numbers in them. */
  key?: string;
  params?: Readonly<Record<string, string | number>>;
  /** Whether there is a guided game; there usually is. */
  guided?: boolean;
  Picture: Component<{ title: string; name: string; say: Say }>;
}

/** How many tips every title has: `how-TITLE-tip-1` and so on. */
export const TIPS = [1, 2, 3] as const;
