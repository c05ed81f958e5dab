/** What the server tells of past games and of rules. */

import { ask } from '../app/ask';
import { plainTitle } from '../app/ownTitles';
import type { Guide, Rules, Scores, Source, Story } from './types';

/** Every moment of a game as a seat knew it; null: as somebody who watches; undefined: as I knew it. */
export function loadStory(source: Source, seat: number | null | undefined): Promise<Story> {
  if ('record' in source) return ask('POST', '/reviews/story', { record: source.record, seat: seat ?? null });
  const query = seat === undefined ? '' : seat === null ? '?spectate=true' : `?seat=${seat}`;
  return ask('GET', `/tables/${encodeURIComponent(source.table)}/story${query}`);
}

export function loadScores(table: string, seat: number | null): Promise<Scores> {
  return ask('GET', `/tables/${encodeURIComponent(table)}/scores${seat === null ? '' : `?seat=${seat}`}`);
}

export function loadRules(title: string): Promise<Rules> {
  return ask('GET', `/rules/${encodeURIComponent(plainTitle(title))}`);
}

export function loadGuide(title: string): Promise<Guide> {
  return ask('GET', `/guides/${encodeURIComponent(title)}`);
}
