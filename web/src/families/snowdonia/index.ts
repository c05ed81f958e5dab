/** Snowdonia: a workyard, a line up the mountain, and the weather. */

import type { Component } from 'svelte';
import { plainTitle } from '../../app/ownTitles';
import type { Family } from '..';

const SCENES = import.meta.glob<Component>('./scenes/*.svelte', { import: 'default' });

export const family: Family = {
  texts: ['snowdonia/game', 'snowdonia/web'],
  told: false,
  board: async () => (await import('./board')).board,
  words: async () => (await import('./review/words')).words,
  emblem: async () => (await import('./Emblem.svelte')).default,
  scene: (title) => SCENES[`./scenes/${plainTitle(title)}.svelte`]!(),
  how: (title) => (plainTitle(title) === 'snowdonia' ? async () => (await import('./how/pictures')).how : null),
};
