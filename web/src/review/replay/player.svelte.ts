/** The hand on the scrubber: where one is in a game, and the clock that walks on. */

export const RATES = [0.5, 1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** Milliseconds a move is shown at the usual rate. */
const SHOWN = 1500;

export class Player {
  at = $state(0);
  playing = $state(false);
  rate = $state<Rate>(1);
  /** The last change was one step ahead: the board may show the move happening. */
  stepped = $state(false);
  readonly #count: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(count: () => number, at = 0) {
    this.#count = count;
    this.at = this.#within(at);
  }

  /** To a moment. */
  go(to: number): void {
    const next = this.#within(to);
    this.stepped = next === this.at + 1;
    this.at = next;
    if (this.playing) this.#wait();
  }

  /** On or back by so many moves. */
  step(by: number): void {
    this.go(this.at + by);
  }

  /** Let it run, from the beginning if it is at its end; or stop it. */
  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.at >= this.#count()) this.go(0);
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setRate(rate: Rate): void {
    this.rate = rate;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.#count()) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => this.step(1), SHOWN / this.rate);
  }

  #within(to: number): number {
    return Math.max(0, Math.min(this.#count(), Number.isNaN(to) ? 0 : Math.trunc(to)));
  }
}

/** The moment a link names: `#37`. */
export function momentOf(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** What a key does to a player; false if it is not one of ours. `rounds` are the numbers of the moves that begin one. */
export function press(player: Player, key: string, rounds: readonly number[]): boolean {
  switch (key) {
    case 'ArrowRight':
      player.step(1);
      return true;
    case 'ArrowLeft':
      player.step(-1);
      return true;
    case 'PageDown':
      player.go(rounds.find((number) => number > player.at) ?? Infinity);
      return true;
    case 'PageUp':
      player.go(rounds.findLast((number) => number < player.at) ?? 0);
      return true;
    case 'Home':
      player.go(0);
      return true;
    case 'End':
      player.go(Infinity);
      return true;
    case ' ':
      player.toggle();
      return true;
    default:
      return false;
  }
}
