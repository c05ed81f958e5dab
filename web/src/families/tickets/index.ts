/** Ticket to Ride and its kin: maps, tracks, cards, tickets. */

import type { Component } from 'svelte';
import { ownTitle, plainTitle } from '../../app/ownTitles';
import type { Family } from '..';
import type { Scenes } from './how/types';

const SCENES = import.meta.glob<Component>('./scenes/*.svelte', { import: 'default' });
/** The picture of every map of somebody's own. */
const OWN = SCENES['./scenes/own-map.svelte'];
const HOW = import.meta.glob<Scenes>('./how/titles/*.ts', { import: 'scenes' });

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
  scene: (title) => (SCENES[`./scenes/${plainTitle(title)}.svelte`] ?? OWN)!(),
  how: (key) => {
    const title = plainTitle(key);
    const load = HOW[`./how/titles/${title}.ts`];
    if (ownTitle(key) && !load) return async () => (await import('./how/own')).howOwn(key);
    return load ? async () => (await import('./how/scenes')).howTo(title, await load()) : null;
  },
};
