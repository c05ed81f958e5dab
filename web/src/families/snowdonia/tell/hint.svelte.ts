/** The move a bot suggests, handed down to what shows it. */
import { getContext, setContext } from 'svelte';

export class Hint {
  move = $state<string | null>(null);

  /** The site the suggestion builds. */
  get site(): string | null {
    const [, station, number] = this.move?.match(/^build (\w+) (\d+)/) ?? [];
    return station ? `${station}.${number}` : null;
  }
}

const KEY = Symbol('hint');
export const setHint = (hint: Hint): Hint => setContext(KEY, hint);
export const getHint = (): Hint => getContext<Hint | undefined>(KEY) ?? new Hint();
