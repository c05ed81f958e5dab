/** The ticket family, looking back. */

import Emblem from '../Emblem.svelte';
import { loadMap, type TicketMap } from '../logic/maps';
import { eventPieces, goalName, placeName, ticketName, trackName } from '../logic/speak';
import { MECHANICS } from '../mechanics';
import { SEATS } from '../palette';
import type { LogEntry, TableEvent } from '../../../table/types';
import type { FamilyWords } from '../../words';
import Sentence from './Sentence.svelte';

const QUIET = new Set(['turned-up', 'dealt', 'goal-in-play', 'offered-tickets', 'passengers-wait']);
const WEIGHTY = new Set(['claimed', 'kept-tickets', ...MECHANICS.flatMap(({ weighty = [] }) => weighty)]);
const LOUD = new Set(['last-round', 'game-over']);

/** For each source of points what tells its lines apart; nothing where there is only one. */
const SOURCES: Readonly<Record<string, string>> = {
  track: 'track',
  'ticket-done': 'ticket',
  'ticket-failed': 'ticket',
  'grand-tour': '',
  ...Object.assign({}, ...MECHANICS.map(({ sources = {} }) => sources)),
  goal: 'goal',
  globetrotter: '',
  'longest-path': '',
};

export async function wordsOf(title: string): Promise<FamilyWords> {
  return wordsFor(await loadMap(title));
}

export function wordsFor({ printed }: TicketMap): FamilyWords {
  return {
    family: 'tickets',
    title: printed.title,
    Emblem,
    Sentence,
    text: (event, say, names, you) =>
      eventPieces(printed, say, names, event, you)
        .map((piece) => piece.text)
        .join(''),
    quiet: (event) => QUIET.has(event.key),
    weighty: (event) => WEIGHTY.has(event.key),
    loud: (event) => LOUD.has(event.key),
    look: '',
    color: (seat) => SEATS[seat % SEATS.length]!.fill,
    sources: SOURCES,
    thing: (source, id, say) => {
      const what = SOURCES[source];
      if (what === 'track') return trackName(printed, say, id);
      if (what === 'goal') return goalName(printed, say, id);
      if (what === 'city') return placeName(printed, say, id);
      if (what === 'passenger') return `${say('tickets-points-passengers')}: ${say(`passenger-${id}`)}`;
      if (what === 'ticket' && id !== source) return ticketName(printed, say, id);
      return say(`tickets-points-${source}`);
    },
    rounds,
    roundEvent: null,
  };
}

/** A round begins whenever it is again the turn of the seat that had the first turn after the choice of tickets. */
export function rounds(log: readonly LogEntry[]): number[] {
  const chosen = log.findIndex((entry) => entry.number > 0 && !entry.events.some(isChoice));
  if (chosen < 0) return [0];
  const first = log[chosen]!.seat;
  const begins = log.filter(
    (entry, i) => i >= chosen && entry.seat === first && (i === chosen || log[i - 1]!.seat !== first),
  );
  return [0, ...begins.map((entry) => entry.number)];
}

function isChoice(event: TableEvent): boolean {
  return event.key === 'chose-tickets';
}
