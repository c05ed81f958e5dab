/** Ticket to Ride and its kin: maps, tracks, cards, tickets. */

import type { Component } from 'svelte';
import type { Family } from '..';

const SCENES = import.meta.glob<Component>('./scenes/*.svelte', { import: 'default' });
/** The picture of every map of somebody's own. */
const OWN = SCENES['./scenes/own-map.svelte'];

export const family: Family = {
  texts: ['tickets/game', 'tickets/web'],
  told: false,
  board: async (title, table = '') => (await import('./board')).boardOf(title, table),
  words: async (title) => (await import('./review/words')).wordsOf(title),
  studio: {
    texts: ['tickets/studio'],
    page: async () => (await import('./studio/Studio.svelte')).default,
  },
  scene: (title) => (SCENES[`./scenes/${title}.svelte`] ?? OWN)!(),
};
