/**
 * What is drawn. A move is shown the way its events tell it, beat by beat; then the table is as the server says.
 * Whoever comes late, goes back, or wants no movement sees the table at once.
 */
import { tick } from 'svelte';
import { duration, pace } from '../../../motion/pace.svelte';
import { actorOf, beatsOf, type Beat } from './beats';
import { put } from '../../../table/changes';
import type { Told } from '../../../table/types';
import type { Event, View } from '../schema.gen';
import type { SnowdoniaState } from '../state';

/** Moves things from where they were to where they are: called before a beat, what it returns afterwards. */
export type Performer = (beat: Beat, view: View) => () => void;

interface Scene {
  beat: Beat;
  /** The table after the move the beat belongs to. */
  end: SnowdoniaState;
  final: boolean;
}

/** A round without decisions is told within this time, in milliseconds at the normal pace. */
const LONGEST = 8000;
/** More than this is not told: somebody was away. */
const MOST = 120;

export class Show {
  table: SnowdoniaState = $state.raw() as SnowdoniaState;
  /** The beat being told, or null when all is told. */
  now = $state.raw<Beat | null>(null);
  left = $state(0);
  /** How many events are known but not yet told. */
  untold = $state(0);
  /** What is told is more than labourers being placed: it can be paused and skipped. */
  steered = $state(false);
  paused = $state(false);
  perform: Performer = () => () => {};
  /** Called when a move has been shown to its end. */
  onshown: (table: SnowdoniaState) => void = () => {};
  private scenes: Scene[] = [];
  private newest: SnowdoniaState;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: SnowdoniaState) {
    this.table = table;
    this.newest = table;
  }

  /** The table has gone on, or back. */
  take(next: SnowdoniaState): void {
    const before = this.newest;
    if (next === before) return;
    this.newest = next;
    if (next.version === before.version && next.seat === before.seat && next.log.length === before.log.length) {
      // the same moment, with other words around it
      this.scenes = this.scenes.map((scene) => (scene.end === before ? { ...scene, end: next } : scene));
      if (this.now === null) this.table = next;
      return;
    }
    const events = newEvents(before, next);
    const told = events.some((event) => event.changes);
    if (pace.still || next.past || !told || events.length > MOST || next.seat !== before.seat) {
      this.skip();
      return;
    }
    const beats = hurried(beatsOf(events));
    beats.forEach((beat, i) => this.scenes.push({ beat, end: next, final: i === beats.length - 1 }));
    this.count();
    if (this.now === null) this.begin();
  }

  /** The next beat, at once. */
  step(): void {
    clearTimeout(this.timer);
    this.finish();
  }

  /** Pause, or go on. */
  toggle(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused && this.now !== null) this.wait(this.now);
  }

  /** Leave out the rest. */
  skip(): void {
    clearTimeout(this.timer);
    this.scenes = [];
    this.count();
    this.now = null;
    this.paused = false;
    this.table = this.newest;
    this.onshown(this.newest);
  }

  private begin(): void {
    const scene = this.scenes[0];
    if (scene === undefined) {
      this.skip();
      return;
    }
    const { beat, end } = scene;
    const { view: before, facts } = this.table;
    const fly = this.perform(beat, before);
    const view = put(
      before,
      beat.events.flatMap((event) => event.changes ?? []),
    );
    const to_move = actorOf(beat.events[0]);
    this.now = beat;
    this.count();
    this.table = { ...end, over: false, outcome: null, legal: [], to_move, view, facts };
    void tick().then(fly);
    if (!this.paused) this.wait(beat);
  }

  private finish(): void {
    const done = this.scenes.shift();
    if (done?.final) {
      this.table = this.scenes.length > 0 ? { ...done.end, legal: [] } : done.end;
      this.onshown(done.end);
    }
    if (this.scenes.length > 0) this.begin();
    else {
      this.now = null;
      this.count();
      this.paused = false;
      this.table = this.newest;
    }
  }

  private count(): void {
    this.left = this.scenes.length;
    this.untold = this.scenes.slice(1).reduce((sum, { beat }) => sum + beat.events.length, 0);
    this.steered = this.scenes.some(({ beat }) => !beat.silent);
  }

  private wait(beat: Beat): void {
    // what waits in a long row is told faster
    const share = Math.min(1, LONGEST / this.scenes.reduce((sum, scene) => sum + scene.beat.last, 0));
    this.timer = setTimeout(() => this.finish(), duration(beat.last * share));
  }
}

/** Beats that end in time. */
function hurried(beats: Beat[]): Beat[] {
  const share = Math.min(1, LONGEST / beats.reduce((sum, beat) => sum + beat.last, 0));
  return beats.map((beat) => ({ ...beat, last: Math.floor(beat.last * share) }));
}

/** What happened between two moments; nothing if the second is not simply later. */
function newEvents(before: SnowdoniaState, next: SnowdoniaState): Told<Event>[] {
  const known = before.log[before.log.length - 1]?.number ?? -1;
  const since = next.log.filter((entry) => entry.number > known);
  if (next.version <= before.version || next.log.length < before.log.length) return [];
  return since.flatMap((entry) => entry.events);
}
