/** How Snowdonia is played: a round, then points and the other line. */

import type { HowTo } from '../../../how/types';
import Picture from './Picture.svelte';

export const how: HowTo = {
  turn: ['place', 'areas', 'contracts', 'weather', 'yard'],
  points: ['score', 'demands', 'blaenau', 'end'],
  choice: false,
  Picture,
};
