/** Single keys: letters go to the parts of the table, numbers choose, the rest steers what is told. */

const SPACES = /^[a-g]$/i;
const NUMBER = /^[1-9]$/;
/** Which key leads to which part of the table. */
export const PARTS: Readonly<Record<string, string>> = {
  r: 'line',
  p: 'players',
  w: 'weather',
  o: 'office',
  m: 'mine',
  l: 'log',
  t: 'tray',
};
const FOCUSABLE = 'button:not([tabindex="-1"]), input:not([tabindex="-1"]), [tabindex="0"]';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable], dialog') !== null;

const spacesOf = (root: ParentNode, area: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-space^="${area.toUpperCase()}"]`),
];

/** What single keys steer besides the focus. */
export interface Steering {
  /** Bring a part of the table into sight before it gets the focus. */
  reveal: (part: string) => void;
  /** Forced steps are being told. */
  telling: () => boolean;
  toggle: () => void;
  step: () => void;
  skip: () => void;
  /** A key of the answer that is being set up; false if it is none. */
  decide: (key: string, target: EventTarget | null) => boolean;
  /** Let go of the topmost thing; false if there was none. */
  letGo: () => boolean;
  help: () => void;
}

/** The part itself, or the first thing in it that takes the focus. */
export function focusPart(root: ParentNode, part: string): void {
  const found = root.querySelector<HTMLElement>(`[data-part="${part}"]`);
  const first = found?.hasAttribute('tabindex')
    ? found
    : (found?.querySelector<HTMLElement>('[data-answer]') ?? found?.querySelector<HTMLElement>(FOCUSABLE));
  first?.focus();
}

/** Focus an area by its letter (again: its next free space). */
function toArea(root: ParentNode, area: string): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['space'] : undefined;
  const spaces = spacesOf(root, area);
  const free = spaces.filter((space) => space.getAttribute('aria-disabled') !== 'true');
  const list = free.length > 0 ? free : spaces;
  const at = list.findIndex((space) => space.dataset['space'] === focused);
  list[(at + 1) % list.length]?.focus();
}

/** A number chooses a space of the focused area, or an answer wherever it lies; then Enter settles it. */
function choose(root: ParentNode, number: number): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['space'] : undefined;
  const answers = root.querySelectorAll('[data-answer]');
  if (answers.length === 0 && focused !== undefined) spacesOf(root, focused.slice(0, 1))[number - 1]?.click();
  else {
    answers[number - 1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    focusPart(root, 'tray');
  }
}

/** One key press anywhere on the table. */
export function tableKeys(event: KeyboardEvent, root: ParentNode, steer: Steering, single = true): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
  const key = event.key.toLowerCase();
  if (key === 'escape') {
    if (steer.letGo()) event.preventDefault();
    return;
  }
  if (!single) return;
  const part = PARTS[key];
  if (steer.decide(key, event.target)) focusPart(root, 'tray');
  else if (key === '?') steer.help();
  else if (SPACES.test(key)) {
    steer.reveal('areas');
    toArea(root, key);
  } else if (part !== undefined) {
    steer.reveal(part);
    focusPart(root, part);
  } else if (NUMBER.test(key)) choose(root, Number(key));
  else if (steer.telling() && key === ' ' && !(event.target instanceof HTMLButtonElement)) steer.toggle();
  else if (steer.telling() && key === '.') steer.step();
  else if (steer.telling() && key === 's') steer.skip();
  else return;
  event.preventDefault();
}

/** Arrow keys walk along the line: its tracks, its stations and their sites. */
export function walkLine(event: KeyboardEvent & { currentTarget: Element }): void {
  const all = [...event.currentTarget.querySelectorAll<SVGElement>('[data-place]')];
  const at = all.findIndex((each) => each === document.activeElement);
  const next =
    event.key === 'ArrowRight' || event.key === 'ArrowUp'
      ? all[at + 1]
      : event.key === 'ArrowLeft' || event.key === 'ArrowDown'
        ? all[at - 1]
        : event.key === 'Home'
          ? all[0]
          : event.key === 'End'
            ? all[all.length - 1]
            : undefined;
  if (next === undefined || at < 0) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
