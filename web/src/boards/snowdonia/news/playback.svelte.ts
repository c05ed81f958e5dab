/** Forced steps told one after another at a readable pace; the table itself is already up to date. */
import type { TableEvent } from '../../../table/types';

const PACE = 1100;
const LONGEST = 8000;
/** Events that only prepare others, or that the board shows anyway. */
const QUIET = new Set(['passed', 'turned-up', 'disc', 'placed', 'coaled', 'round']);

export class Playback {
  steps = $state<TableEvent[]>([]);
  at = $state(0);
  paused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The event being told, or null when all is told. */
  get now(): TableEvent | null {
    return this.steps[this.at] ?? null;
  }

  /** Begin telling what happened; with `still` there is nothing to play. */
  start(events: TableEvent[], still: boolean): void {
    clearTimeout(this.timer);
    this.steps = still ? [] : events.filter((event) => !QUIET.has(event.key));
    this.at = 0;
    this.paused = false;
    this.wait();
  }

  /** The next event, at once. */
  step(): void {
    clearTimeout(this.timer);
    this.at += 1;
    this.wait();
  }

  /** Pause, or go on. */
  toggle(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    this.wait();
  }

  /** Leave out the rest. */
  skip(): void {
    clearTimeout(this.timer);
    this.at = this.steps.length;
  }

  private wait(): void {
    if (this.paused || this.now === null) return;
    const pace = Math.min(PACE, LONGEST / this.steps.length);
    this.timer = setTimeout(() => this.step(), pace);
  }
}

/** The places of the line an event is about. */
export function placesOf(event: TableEvent | null): Set<string> {
  if (event === null) return new Set();
  const places = ['place', 'site', 'station'].map((name) => event.params[name]);
  return new Set(places.filter((place): place is string => typeof place === 'string'));
}

/** Whose doing an event was; null for the game. */
export function actorOf(event: TableEvent | null): number | null {
  const seat = event?.params['seat'];
  return typeof seat === 'number' ? seat : null;
}
