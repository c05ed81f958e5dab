/** Single keys: a letter goes to its area, a number chooses the space there. */

const LETTER = /^[a-g]$/i;
const NUMBER = /^[1-9]$/;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null;

const spacesOf = (root: ParentNode, area: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-space^="${area.toUpperCase()}"]`),
];

/** Focus an area by its letter (again: the next free space) or choose a space of it by its number. */
export function areaKeys(event: KeyboardEvent, root: ParentNode): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['space'] : undefined;
  if (LETTER.test(event.key)) {
    const spaces = spacesOf(root, event.key);
    const free = spaces.filter((space) => space.getAttribute('aria-disabled') !== 'true');
    const list = free.length > 0 ? free : spaces;
    const at = list.findIndex((space) => space.dataset['space'] === focused);
    list[(at + 1) % list.length]?.focus();
  } else if (NUMBER.test(event.key) && focused !== undefined) {
    spacesOf(root, focused.slice(0, 1))[Number(event.key) - 1]?.click();
  }
}
