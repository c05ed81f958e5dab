/** Plays scripts on the page. The table is already as it will be: what moves only shows how it came about. */

import { mount, unmount } from 'svelte';
import { type Flight, flyAll, landAll, type Place, placeOf } from '../../../motion/flight';
import { duration, pace, play } from '../../../motion/pace.svelte';
import Card from '../cards/Card.svelte';
import type { Card as Kind } from '../schema.gen';
import Figure from '../signs/Figure.svelte';
import Coin from './Coin.svelte';
import { type Act, type Carried, FLIGHT, type News, type Reveal, type Script, WAGON } from './script';

/** How far the show may lag behind the table. */
const MOST_LAG = 900;
const NEWS = 2400;

/** A turned-up card: which time for its slot, and how long until it is seen. */
export interface Turned {
  time: number;
  wait: number;
}

export class Stage {
  /** Tracks whose wagons roll in, with the wait before. */
  rolls = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Cities in which something new rises, with the wait before. */
  rises = $state.raw<ReadonlyMap<string, number>>(new Map());
  turned = $state.raw<ReadonlyMap<number, Turned>>(new Map());
  /** A tunnel that is being opened, and how long until its first card. */
  reveal = $state.raw<(Reveal & { wait: number }) | null>(null);
  news = $state.raw<News | null>(null);

  private free = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Before the page changes: remember where things were. What it returns is called when the page has changed. */
  prepare(script: Script): () => void {
    const now = performance.now();
    const late = this.free - now > duration(MOST_LAG);
    const { acts, last } = late ? told(script) : script;
    const lag = Math.min(Math.max(0, this.free - now), duration(MOST_LAG));
    this.free = now + lag + duration(last);
    const wait = (act: Act): number => lag + duration(act.at);
    const from = new Map<string, Place | null>();
    this.reveal = null;
    for (const act of acts) {
      if ('from' in act && !pace.still) from.set(act.from, this.place(act.from));
      else if (act.kind === 'turn') this.turned = new Map(this.turned).set(act.slot, this.next(act.slot, wait(act)));
      else if (act.kind === 'rise' && !pace.still) this.rises = new Map([[act.city, wait(act)]]);
      else if (act.kind === 'roll') this.roll(act, wait(act));
      else if (act.kind === 'reveal') this.open(act, wait(act), lag);
    }
    return () => {
      for (const act of acts) this.perform(act, wait(act));
      if (!pace.still) flyAll(acts.flatMap((act) => this.flight(act, wait(act), from)));
    };
  }

  /** How long something still moves, in milliseconds. */
  get left(): number {
    return Math.max(0, this.free - performance.now());
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    this.free = 0;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    landAll();
    this.rolls = new Map();
    this.rises = new Map();
    this.reveal = null;
    this.news = null;
  }

  private perform(act: Act, wait: number): void {
    if (act.kind === 'sound') play(act.name, wait);
    else if (act.kind === 'news') this.later(wait, () => this.tell(act.news));
  }

  /** The flight of an act, if it has one and both its ends are seen. */
  private flight(act: Act, wait: number, from: ReadonlyMap<string, Place | null>): Flight[] {
    if (act.kind !== 'fly' && act.kind !== 'points' && act.kind !== 'board') return [];
    const start = from.get(act.from) ?? this.place(act.from);
    const end = this.place(act.to);
    if (!start || !end) return [];
    const points = act.kind === 'points';
    return [
      {
        draw: (box) => {
          const shown = carried(act, box);
          return () => void unmount(shown);
        },
        from: points ? around(start, 44, 44) : start,
        to: points ? around(end, 30, 30) : end,
        wait,
        last: duration(points ? 700 : FLIGHT),
        rise: points ? 60 : 36,
        fade: act.kind === 'fly' && act.fade,
        onland: () => this.bump(act.to),
      },
    ];
  }

  /** The place that something landed on moves a little. */
  private bump(spot: string): void {
    if (pace.still || /^(track|city)-/.test(spot)) return;
    this.find(spot)?.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], {
      duration: duration(220),
      easing: 'ease-out',
    });
  }

  private open({ reveal, until }: Act & { kind: 'reveal' }, wait: number, lag: number): void {
    if (pace.still) return;
    this.reveal = { ...reveal, wait };
    if (until !== null) this.later(lag + duration(until), () => (this.reveal = null));
  }

  private roll({ track, length }: Act & { kind: 'roll' }, wait: number): void {
    if (pace.still) return;
    this.rolls = new Map(this.rolls).set(track, wait);
    this.later(wait + duration(WAGON * 2 * length), () => {
      this.rolls = new Map([...this.rolls].filter(([id]) => id !== track));
    });
  }

  private tell(news: News): void {
    this.news = news;
    this.later(Math.max(duration(NEWS), NEWS / 2), () => {
      if (this.news === news) this.news = null;
    });
  }

  private later(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, wait);
    this.timers.add(timer);
  }

  private next(slot: number, wait: number): Turned {
    return { time: (this.turned.get(slot)?.time ?? 0) + 1, wait };
  }

  private find(spot: string): Element | null {
    const root = this.root();
    const named = (name: string) => root?.querySelector(`[data-spot="${CSS.escape(name)}"]`) ?? null;
    if (spot.startsWith('track-')) return root?.querySelector(`[data-track="${CSS.escape(spot.slice(6))}"]`) ?? null;
    return named(spot) ?? (spot.startsWith('hand-') ? named('hand') : null) ?? named('sheet');
  }

  private place(spot: string): Place | null {
    const place = placeOf(this.find(spot));
    if (!place) return null;
    if (/^(track|city|place)-/.test(spot))
      return around(inside(place, placeOf(this.root()?.querySelector('[data-map]'))), 34, 48);
    if (spot.startsWith('seat-')) return around(place, 20, 28);
    return place.width > 90 ? around(place, 62, 88) : place;
  }
}

/** What is left of a script when moves come faster than they can be shown: the news. */
function told({ acts }: Script): Script {
  return { acts: acts.filter((act) => act.kind === 'news'), last: 0 };
}

/** What a flight shows. */
function carried(act: Act & { kind: 'fly' | 'points' | 'board' }, target: Element): Record<string, unknown> {
  if (act.kind === 'points') return mount(Coin, { target, props: { points: act.points } });
  if (act.kind === 'board') return mount(Figure, { target, props: { passenger: act.passenger, size: 30 } });
  return mount(Card, { target, props: face(act.what) });
}

function face(what: Carried): { card: Kind | null; back: 'train' | 'ticket' } {
  if (what === 'ticket') return { card: null, back: 'ticket' };
  return { card: what === 'back' ? null : what, back: 'train' };
}

/** A place of this size in the middle of another. */
function around({ x, y, width, height }: Place, w: number, h: number): Place {
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/** A place moved into a frame, if it lies outside. */
function inside(place: Place, frame: Place | null): Place {
  if (!frame) return place;
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const x = clamp(place.x + place.width / 2, frame.x + 20, frame.x + frame.width - 20);
  const y = clamp(place.y + place.height / 2, frame.y + 20, frame.y + frame.height - 20);
  return { x, y, width: 0, height: 0 };
}
