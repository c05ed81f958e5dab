/** Things that fly over the page: from one place to another in an arc, never in the way of a click. */

import { pace } from './pace.svelte';

/** A place on the page, in pixels of the window. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  /** Draws the thing into a box of the size of `from`; what it returns takes it away again. */
  draw: (box: HTMLElement) => () => void;
  from: Place;
  to: Place;
  /** Milliseconds, already in the player's pace. */
  wait: number;
  last: number;
  /** How high it rises above the straight line, in pixels. */
  rise?: number;
  /** Whether it fades away at its end. */
  fade?: boolean;
  onland?: () => void;
}

const flying = new Set<() => void>();

/** Where an element is; null if it is not on the page, or not seen. */
export function placeOf(element: Element | null | undefined): Place | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

/** Let something fly. When nothing moves it has landed already. */
export function fly(flight: Flight): void {
  flyAll([flight]);
}

/** Let many things fly: all are drawn before the first moves, so that the page is laid out once. */
export function flyAll(flights: readonly Flight[]): void {
  if (pace.still) {
    for (const { onland } of flights) onland?.();
    return;
  }
  const drawn = flights.map((flight) => ({ flight, ...drawnBox(flight) }));
  for (const { flight, box, clear } of drawn) launch(flight, box, clear);
}

function drawnBox({ draw, from }: Flight): { box: HTMLElement; clear: () => void } {
  const box = document.createElement('div');
  box.className = 'in-flight';
  box.setAttribute('aria-hidden', 'true');
  box.style.width = `${from.width}px`;
  document.body.append(box);
  return { box, clear: draw(box) };
}

function launch(
  { from, to, wait, last, rise = 36, fade = false, onland }: Flight,
  box: HTMLElement,
  clear: () => void,
): void {
  const size = to.width / from.width;
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const [x, y] = [to.x + (to.width - from.width) / 2, to.y + (to.height - from.height) / 2];
  const top = Math.min(from.y, y) - rise;
  const seen = fade ? 0 : 1;
  // it waits unseen: the first moment of its flight shows it
  const journey = box.animate(
    [
      { transform: at(from.x, from.y, 1), opacity: 0, easing: 'steps(1, start)' },
      { transform: at(from.x, from.y, 1), opacity: 1, easing: 'ease-out', offset: 0.01 },
      {
        transform: at((from.x + x) / 2, (from.y + y) / 4 + top / 2, (1.08 * (1 + size)) / 2),
        opacity: 1,
        easing: 'ease-in',
      },
      { transform: at(x, y, size), opacity: seen },
    ],
    { duration: last, delay: wait, fill: 'both' },
  );
  const land = (): void => {
    if (!flying.delete(land)) return;
    journey.cancel();
    clear();
    box.remove();
    onland?.();
  };
  flying.add(land);
  journey.onfinish = land;
}

/** Everything in the air lands now. */
export function landAll(): void {
  for (const land of [...flying]) land();
}
