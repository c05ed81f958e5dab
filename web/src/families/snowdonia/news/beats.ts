/** What happened, cut into beats: events that are one thing to the eye are told together. */
import { seatOf, type Told } from '../../../table/types';
import type { Event } from '../schema.gen';

export interface Beat {
  /** What is told; the first event gives the title. */
  events: Told<Event>[];
  /** How long it is to be seen at the normal pace, in milliseconds. */
  last: number;
  /** It is shown, but not in words. */
  silent: boolean;
}

/** An event of the log, with what tells it from all others. */
export interface LogLine {
  id: string;
  event: Event;
}

/** Events that continue the beat of the one before. */
const FOLLOWS: Record<string, ReadonlySet<string>> = {
  dug: new Set(['dug', 'cleared', 'cleared-unowned']),
  laid: new Set(['laid', 'last-track']),
  built: new Set(['free-cubes']),
  played: new Set([
    'blocked',
    'no-effect-play',
    'starts-next',
    'starts-next-locked',
    'surveyed',
    'drew-cubes',
    'drew-contract',
  ]),
  took: new Set(['starts-next']),
  discarded: new Set(['reshuffled', 'turned-up']),
  'turned-up': new Set(['reshuffled', 'turned-up']),
  reshuffled: new Set(['turned-up']),
  weather: new Set(['disc', 'rates']),
  'weather-none': new Set(['disc', 'rates']),
  'event-cube': new Set([
    'event-dug',
    'event-laid',
    'completed',
    'no-effect',
    'trains-open',
    'maintenance-due',
    'cubes-returned',
    'last-track-event',
    'extra-round',
    'extra-build-space',
    'coaled',
  ]),
  surveyed: new Set(['left-start']),
  bought: new Set(['coaled']),
  returned: new Set(['bought']),
};

const LAST: Record<string, number> = {
  placed: 520,
  passed: 200,
  round: 700,
  idle: 800,
  'event-cube': 1900,
  weather: 1500,
  discarded: 900,
  'turned-up': 900,
  restocked: 1200,
};
const USUAL = 1200;
const PER_EVENT = 160;
const SILENT = new Set(['placed', 'passed', 'round']);

/** Whether an event belongs to a beat that has begun. */
function follows(beat: Beat, event: Event): boolean {
  const first = beat.events[0];
  if (first === undefined || !FOLLOWS[first.key]?.has(event.key)) return false;
  const [seat, begun] = [seatOf(event), seatOf(first)];
  return seat === null || begun === null || seat === begun;
}

/** The beats of a row of events. */
export function beatsOf(events: readonly Told<Event>[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const beat = beats[beats.length - 1];
    if (beat !== undefined && follows(beat, event)) {
      beat.events.push(event);
      beat.last += PER_EVENT;
    } else beats.push({ events: [event], last: LAST[event.key] ?? USUAL, silent: SILENT.has(event.key) });
  }
  return beats;
}

/** The places of the line a beat is about. */
export function placesOf(beat: Beat | null): Set<string> {
  return new Set(
    (beat?.events ?? []).flatMap(({ params }) => {
      if ('place' in params) return [params.place];
      if ('site' in params) return [params.site];
      return 'station' in params ? [params.station] : [];
    }),
  );
}

/** Whose doing it was; null for the game. */
export const actorOf = (event: Event | undefined): number | null => (event ? seatOf(event) : null);
