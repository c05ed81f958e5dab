/** How fast things move on the page and whether they sound; both are kept on this device. */

import { storage } from '../app/storage';
import './motion.css';

export { play, sounds, type Sound } from './sounds.svelte';

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.45 };
const less = matchMedia('(prefers-reduced-motion: reduce)');

class Pace {
  #speed = $state<Speed>(remembered());
  /** Kept, because asking the device may make the browser lay out the page. */
  #reduced = $state(less.matches);

  constructor() {
    less.addEventListener('change', () => (this.#reduced = less.matches));
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    storage.set('pace', speed);
    tellStyles(speed);
  }

  /** Whether nothing moves: by choice, or because the device asks for it. */
  get still(): boolean {
    return this.#speed === 'off' || this.#reduced;
  }
}

export const pace = new Pace();
tellStyles(pace.speed);

/** How long something that takes `ms` at the normal speed takes now; 0 when nothing moves. */
export function duration(ms: number): number {
  return pace.still ? 0 : Math.round(ms * FACTOR[pace.speed]);
}

function remembered(): Speed {
  const stored = storage.get('pace');
  return SPEEDS.find((speed) => speed === stored) ?? 'normal';
}

/** Style sheets multiply their times by `--pace`; `data-pace="off"` stops them. */
function tellStyles(speed: Speed): void {
  document.documentElement.dataset['pace'] = speed;
  document.documentElement.style.setProperty('--pace', String(FACTOR[speed]));
}
