/** The event track at a glance. */
import { firstEvent } from './cards';
import type { EventKind, SnowdoniaView } from './view';

const SIGNS: Record<EventKind, string> = {
  excavate: 'shovel',
  'lay-track': 'rails',
  'complete-station': 'station',
  trains: 'loco',
  maintenance: 'spanner',
};

/** The drawing that stands for an event. */
export const eventSign = (kind: EventKind): string => SIGNS[kind];

/** The space after the last cube; the track begins anew after its end. */
export function nextEvent(view: SnowdoniaView): number {
  const first = firstEvent(view);
  const last = Math.max(0, ...view.events.cubes);
  return last + 1 > view.events.track.length ? first : Math.max(first, last + 1);
}
