/** The ticket family, looking back. */

import Emblem from '../Emblem.svelte';
import { loadMap, type TicketMap } from '../logic/maps';
import { eventPieces, goalName, placeName, ticketName, trackName } from '../logic/speak';
import { SEATS } from '../palette';
import type { LogEntry, TableEvent } from '../../../table/types';
import type { FamilyWords } from '../../words';
import Sentence from './Sentence.svelte';

const QUIET = new Set(['turned-up', 'dealt', 'goal-in-play', 'offered-tickets', 'passengers-wait']);
const WEIGHTY = new Set(['claimed', 'kept-tickets', 'built-station']);
const LOUD = new Set(['last-round', 'game-over']);

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
    sources: {
      track: 'track',
      'ticket-done': 'ticket',
      'ticket-failed': 'ticket',
      'grand-tour': '',
      'station-used': 'city',
      'station-unused': 'city',
      'stations-left': '',
      passengers: 'passenger',
      goal: 'goal',
      globetrotter: '',
      'longest-path': '',
    },
    thing: (source, id, say) => {
      if (source === 'track') return trackName(printed, say, id);
      if (source === 'goal') return goalName(printed, say, id);
      if (source.startsWith('station-')) return placeName(printed, say, id);
      if (source === 'passengers') return say(`passenger-${id}`);
      if (id === source) return say(`tickets-points-${source}`);
      return ticketName(printed, say, id);
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
