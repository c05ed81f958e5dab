/** The event track at a glance. */
import type { EventKind } from './schema.gen';

const SIGNS: Record<EventKind, string> = {
  excavate: 'shovel',
  'lay-track': 'rails',
  'complete-station': 'station',
  trains: 'loco',
  maintenance: 'spanner',
};

/** The drawing that stands for an event. */
export const eventSign = (kind: EventKind): string => SIGNS[kind];
