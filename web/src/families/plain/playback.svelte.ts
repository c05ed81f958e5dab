/** What is drawn: a move is shown event by event, each with what it changed; then the table is as the server says. */

import { duration, pace } from '../../motion/pace.svelte';
import { unfold } from '../../table/changes';
import type { TableEvent, TableState, Told } from '../../table/types';

/** How long an event is to be seen, and all that wait together, in milliseconds at the normal pace. */
const EACH = 700;
const LONGEST = 6000;

export class Playback {
  /** The table as it is drawn. */
  table = $state.raw<TableState>() as TableState;
  /** The event being told; null when all is told. */
  now = $state.raw<Told<TableEvent> | null>(null);
  #newest: TableState;
  #steps: { event: Told<TableEvent>; view: object }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState) {
    this.table = table;
    this.#newest = table;
  }

  /** The table has gone on, or back. */
  take(next: TableState): void {
    const before = this.#newest;
    if (next === before) return;
    this.#newest = next;
    const last = before.log.at(-1)?.number ?? -1;
    const events = next.log.filter(({ number }) => number > last).flatMap((entry) => entry.events);
    const told = next.seat === before.seat && next.version > before.version && events.some((event) => event.changes);
    if (pace.still || !told) {
      if (next.version !== before.version || this.now === null) this.skip();
      return;
    }
    const views = unfold(before.view, events);
    this.#steps.push(...events.map((event, i) => ({ event, view: views[i]! })));
    if (this.now === null) this.#step();
  }

  /** Leave out the rest. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.now = null;
    this.table = this.#newest;
  }

  #step(): void {
    const step = this.#steps.shift();
    if (!step) {
      this.skip();
      return;
    }
    this.now = step.event;
    this.table = { ...this.#newest, over: false, outcome: null, legal: [], view: step.view };
    this.#timer = setTimeout(() => this.#step(), duration(Math.min(EACH, LONGEST / (this.#steps.length + 1))));
  }
}
