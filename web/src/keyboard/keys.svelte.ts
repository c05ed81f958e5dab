/** Keys that lead to a part of a board, and whether single keys do so at all. */

import { storage } from '../app/storage';

class Keys {
  #on = $state(storage.get('keys') !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    storage.set('keys', on ? 'on' : 'off');
  }
}

export const keys = new Keys();

/** Some keys and what they do, in words. */
export interface KeyLine {
  keys: readonly string[];
  text: string;
}

/** The single key that was pressed outside of any field; null if it means something else. */
export function singleKey(event: KeyboardEvent): string | null {
  const { ctrlKey, metaKey, altKey, defaultPrevented, key } = event;
  if (!keys.on || ctrlKey || metaKey || altKey || defaultPrevented || key.length !== 1 || isTyped(event)) return null;
  return key.toLowerCase();
}

/** Whether `?` was pressed outside of any field: it works even where single keys do not, to switch them on again. */
export function asksForKeys(event: KeyboardEvent): boolean {
  return event.key === '?' && !isTyped(event);
}

function isTyped({ target }: KeyboardEvent): boolean {
  const fields = 'textarea, select, [contenteditable], dialog, input:not([type=radio], [type=checkbox])';
  return target instanceof Element && target.closest(fields) !== null;
}
