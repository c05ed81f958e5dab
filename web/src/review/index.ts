/** Looking back and learning, loaded when they are first needed. */

import type { Component, ComponentProps } from 'svelte';

async function the<T>(module: Promise<{ default: T }>): Promise<T> {
  return (await module).default;
}

/** The log in words: `title, log, say, names, current?, onjump?`. */
export const loadLogPanel = () => the(import('./LogPanel.svelte'));
/** A past game, moment by moment: `source` is a table's id or the text of a record. */
export const loadReplay = () => the(import('./Replay.svelte'));
/** A record of one's own: choose the file, then `Replay`. */
export const loadReview = () => the(import('./Review.svelte'));
/** If the game ended now: `state, say, onjump?`. */
export const loadScoreNow = () => the(import('./ScoreNow.svelte'));
/** The end of a game. */
export const loadEndScreen = () => the(import('./EndScreen.svelte'));
/** The rules: a drawer over the table, or a page. */
export const loadRules = () => the(import('./Rules.svelte'));
/** A guided first game. */
export const loadGuide = () => the(import('./Guide.svelte'));

export type { Component, ComponentProps };
