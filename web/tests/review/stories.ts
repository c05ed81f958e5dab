/** The stories of `tools/web_stories.py`, read from the disk. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FamilyWords } from '../../src/families/words';
import { words as snowdonia } from '../../src/families/snowdonia/review/words';
import { wordsFor } from '../../src/families/tickets/review/words';
import type { Guide, Story } from '../../src/review/types';
import { mapOf } from '../stored';

const FOLDER = resolve(__dirname, '../../fixtures/stories');

export interface StoredSheet {
  total: number;
  hidden: string[];
  lines: [string, number][];
}

export interface StoredStory {
  story: Story;
  middle: number;
  sheets: { middle: StoredSheet[]; end: StoredSheet[] };
}

function read(name: string): unknown {
  if (!existsSync(FOLDER)) throw new Error('no stories: run `python tools/web_stories.py` first');
  return JSON.parse(readFileSync(resolve(FOLDER, `${name}.json`), 'utf8'));
}

export const TITLES = ['switzerland', 'northern-lights', 'snowdonia'];
export const storyOf = (title: string): StoredStory => read(title) as StoredStory;
export const guideOf = (title: string): Guide => read(`guide-${title}`) as Guide;
export const wordsOf = (title: string): FamilyWords => (title === 'snowdonia' ? snowdonia : wordsFor(mapOf(title)));
