/** Any game at all, as text: what a family without a folder of its own is shown as. */

import type { Component } from 'svelte';
import type { Family } from '..';
import { EVERYTHING } from '../../texts/fluent';

const SCENES = import.meta.glob<Component>('./Scene.svelte', { import: 'default' });

export const family: Family = {
  texts: [EVERYTHING],
  told: true,
  board: async () => (await import('./board')).board,
  words: async (_, name) => (await import('./words')).wordsOf(name),
  emblem: async () => (await import('./Emblem.svelte')).default,
  scene: () => SCENES['./Scene.svelte']!(),
  how: () => null,
};
