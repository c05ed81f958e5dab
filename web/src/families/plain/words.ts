/** Looking back at a family that has no words here: the server's sentences, and names as they are. */

import type { TableEvent, Told } from '../../table/types';
import type { FamilyWords } from '../words';
import Emblem from './Emblem.svelte';
import { plainText } from './facts';
import { seatColor } from './palette';
import Sentence from './Sentence.svelte';

/** An event as the server says it; without its sentence, as its facts. */
export function eventText({ key, params, text }: Told<TableEvent>): string {
  return text || `${key}: ${plainText(params)}`;
}

export function wordsOf(family: string): FamilyWords {
  return {
    family,
    title: '',
    Emblem,
    Sentence,
    text: eventText,
    quiet: () => false,
    weighty: () => false,
    loud: (event) => event.key === 'game-over',
    look: '',
    color: (seat) => seatColor(seat).fill,
    sources: {},
    thing: (source, id) => id || source,
    rounds: () => [],
    roundEvent: null,
  };
}
