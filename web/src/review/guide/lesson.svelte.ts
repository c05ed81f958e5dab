/** A guided game under way: where the learner is, what is asked, and the moves that play themselves in between. */

import type { TableState } from '../../table/types';
import { Moments } from '../story';
import type { Guide, GuideNote } from '../types';

/** Milliseconds between moves that play themselves. */
const BETWEEN = 900;

export class Lesson {
  readonly guide: Guide;
  readonly moments: Moments;
  /** Which note is told. */
  step = $state(0);
  /** How many moves have been made. */
  at = $state(0);
  /** The move just made, so that the board shows it happening. */
  moved = $state(false);
  /** The answer to a move that was not asked for. */
  other = $state(false);
  /** The asked move is shown on the board. */
  shown = $state(false);
  readonly #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace` stretches the time between moves; 0 makes them at once. */
  constructor(guide: Guide, name: string, pace: () => number = () => 1) {
    const names = guide.story.names.map((each, seat) => (seat === guide.seat ? name : each));
    this.guide = guide;
    this.moments = new Moments({ ...guide.story, names });
    this.#pace = pace;
  }

  get note(): GuideNote {
    return this.guide.notes[this.step]!;
  }

  get last(): boolean {
    return this.step === this.guide.notes.length - 1;
  }

  /** Whether moves play themselves now. */
  get watching(): boolean {
    return this.at < this.note.at;
  }

  /** The move that is asked for; null if there is only something to read. */
  get asked(): string | null {
    if (this.watching || this.last) return null;
    return this.guide.story.steps[this.at + 1]?.move ?? null;
  }

  get state(): TableState {
    const state = this.moments.state(this.at, this.moved);
    const legal = this.asked === null ? [] : (this.guide.story.steps[this.at]!.legal ?? []);
    return { ...state, legal, past: this.asked === null };
  }

  /** What the board highlights. */
  get hint(): string | null {
    return this.shown ? this.asked : null;
  }

  /** The learner's choice: the asked move goes on, any other is answered kindly. */
  choose(move: string): void {
    if (this.asked === null) return;
    if (move === this.asked) this.go();
    else {
      this.other = true;
      this.shown = true;
    }
  }

  /** Make the asked move, and on to the next note. */
  go(): void {
    this.other = false;
    this.shown = false;
    if (this.last) return;
    this.step += 1;
    this.#on();
  }

  /** To the note before. */
  back(): void {
    clearTimeout(this.#timer);
    if (this.step === 0) return;
    this.step -= 1;
    this.at = this.note.at;
    this.moved = false;
    this.other = false;
    this.shown = false;
  }

  again(): void {
    clearTimeout(this.#timer);
    this.step = 0;
    this.at = 0;
    this.moved = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #on(): void {
    clearTimeout(this.#timer);
    if (!this.watching) return;
    this.at += 1;
    this.moved = true;
    const wait = BETWEEN * this.#pace();
    if (wait === 0) this.#on();
    else this.#timer = setTimeout(() => this.#on(), wait);
  }
}
