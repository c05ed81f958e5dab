/** Ticket to Ride and its kin: maps, tracks, cards, tickets. */

import type { Component } from 'svelte';
import { plainTitle } from '../../app/ownTitles';
import type { Family } from '..';

const SCENES = import.meta.glob<Component>('./scenes/*.svelte', { import: 'default' });

export const family: Family = {
  texts: ['tickets/game', 'tickets/web'],
  told: false,
  board: async (title) => (await import('./board')).boardOf(title),
  words: async (title) => (await import('./review/words')).wordsOf(title),
  emblem: async () => (await import('./Emblem.svelte')).default,
  studio: {
    texts: ['tickets/studio'],
    page: async () => (await import('./studio/Studio.svelte')).default,
  },
  scene: (title) => (SCENES[`./scenes/${plainTitle(title)}.svelte`] ?? SCENES['./scenes/usa.svelte']!)(),
};
