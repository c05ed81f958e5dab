/** One line at the edge of the page about something that did not work, or did. */

import type { Say } from '../texts/fluent';
import { Refused, Unreachable } from './ask';

class Notice {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ''), 8000);
  }
}

export const notice = new Notice();

/** Do something with the server; if it says no, the player reads why. */
export async function attempt<T>(say: Say, deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    if (error instanceof Refused) notice.show(error.refusal.sentence);
    else if (error instanceof Unreachable) notice.show(say('shell-unreachable'));
    else throw error;
    return undefined;
  }
}
