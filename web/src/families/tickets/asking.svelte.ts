/** Why a move may not be made, asked of the server once per move text and version of the table. */

import type { Refusal } from '../../table/types';

export type WhyNot = (text: string) => Promise<Refusal | null>;

/** Long enough that a pointer passing over asks nothing. */
const PAUSE = 140;

export class Asking {
  /** What the server said of a text; null means that it is legal after all. */
  private told = $state.raw<ReadonlyMap<string, Refusal | null>>(new Map());
  private version = -1;
  private readonly asked = new Map<string, Promise<void>>();
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly whyNot: () => WhyNot | undefined,
    private readonly now: () => number,
  ) {}

  /** The answer, if it has come. */
  answer(text: string): Refusal | null {
    return this.told.get(key(this.now(), text)) ?? null;
  }

  /** Whether the server said that it is legal. */
  isLegal(text: string): boolean {
    return this.told.get(key(this.now(), text)) === null;
  }

  /** Ask soon, unless something else is asked first. */
  soon(text: string): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.ask(text), PAUSE);
  }

  /** Nothing need be asked any more. */
  forget(): void {
    clearTimeout(this.waiting);
  }

  /** Ask, unless it was asked before; done when the answer is there. */
  async ask(text: string): Promise<void> {
    const version = this.now();
    const whyNot = this.whyNot();
    if (!whyNot) return;
    if (version !== this.version) {
      this.version = version;
      this.asked.clear();
      this.told = new Map();
    }
    if (!this.asked.has(text)) this.asked.set(text, this.hear(version, text, whyNot(text)));
    await this.asked.get(text);
  }

  private async hear(version: number, text: string, answer: Promise<Refusal | null>): Promise<void> {
    const refusal = await answer;
    if (version === this.version) this.told = new Map(this.told).set(key(version, text), refusal);
  }
}

function key(version: number, text: string): string {
  return `${version} ${text}`;
}
