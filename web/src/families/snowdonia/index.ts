/** Snowdonia: a workyard, a line up the mountain, and the weather. */

import type { Component } from 'svelte';
import { plainTitle } from '../../app/ownTitles';
import type { Family } from '..';

const SCENES = import.meta.glob<Component>('./scenes/*.svelte', { import: 'default' });

/** The cards of a title on the table. */
const laid = async (title: string) => (await import('./cards')).layCards(title);

export const family: Family = {
  texts: ['snowdonia/game', 'snowdonia/web'],
  told: false,
  board: async (title) => (await laid(title), await import('./board')).board,
  words: async (title) => (await laid(title), await import('./review/words')).words,
  emblem: async () => (await import('./Emblem.svelte')).default,
  scene: (title) => SCENES[`./scenes/${plainTitle(title)}.svelte`]!(),
  how: (title) => (plainTitle(title) === 'snowdonia' ? async () => (await import('./how/pictures')).how : null),
};
