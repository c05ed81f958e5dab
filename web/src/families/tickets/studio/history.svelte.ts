/** Undo and redo without end. */

export class History<T> {
  now = $state.raw() as T;
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);
  #deed = '';

  constructor(first: T) {
    this.now = first;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Go on to what comes next. The same deed again and again, such as moving one city, is undone as one. */
  step(next: T, deed = ''): void {
    if (next === this.now) return;
    if (!deed || deed !== this.#deed) this.#past = [...this.#past, this.now];
    this.now = next;
    this.#future = [];
    this.#deed = deed;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [this.now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.now = before;
    this.#deed = '';
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (next === undefined) return;
    this.#past = [...this.#past, this.now];
    this.#future = rest;
    this.now = next;
    this.#deed = '';
  }
}
