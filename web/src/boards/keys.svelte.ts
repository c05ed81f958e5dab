/** Keys that lead to a part of a board, and whether single keys do so at all. */

const NAME = 'branchline-keys';

class Keys {
  #on = $state(localStorage.getItem(NAME) !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    localStorage.setItem(NAME, on ? 'on' : 'off');
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
  const { ctrlKey, metaKey, altKey, defaultPrevented, key, target } = event;
  if (!keys.on || ctrlKey || metaKey || altKey || defaultPrevented || key.length !== 1) return null;
  const on = target instanceof Element ? target : null;
  if (on?.closest('textarea, select, [contenteditable], dialog, input:not([type=radio], [type=checkbox])')) return null;
  return key.toLowerCase();
}
