/** The ticket family, looking back. */

import Emblem from '../Emblem.svelte';
import { leaders, longestPaths, standing } from '../logic/goals';
import { loadMap, type TicketMap } from '../logic/maps';
import { eventPieces, goalName, ticketName, trackName } from '../logic/speak';
import { viewOf } from '../logic/view';
import { SEATS } from '../palette';
import type { LogEntry, TableEvent, TableState } from '../../../table/types';
import type { Points, FamilyWords } from '../../words';
import TicketSentence from './Sentence.svelte';

const QUIET = new Set(['turned-up', 'dealt', 'goal-in-play', 'offered-tickets']);
const WEIGHTY = new Set(['claimed', 'kept-tickets']);
const LOUD = new Set(['last-round', 'game-over']);

export async function wordsOf(title: string): Promise<FamilyWords> {
  return wordsFor(await loadMap(title));
}

export function wordsFor(map: TicketMap): FamilyWords {
  const { facts } = map;
  return {
    family: 'tickets',
    Emblem,
    Sentence: TicketSentence,
    facts,
    text: (event, say, names) =>
      eventPieces(facts, say, names, event)
        .map((piece) => piece.text)
        .join(''),
    quiet: (event) => QUIET.has(event.key),
    weighty: (event) => WEIGHTY.has(event.key),
    loud: (event) => LOUD.has(event.key),
    look: '',
    color: (seat) => SEATS[seat % SEATS.length]!.fill,
    sources: ['track', 'ticket-done', 'ticket-failed', 'goal', 'longest-path'],
    things: ['track', 'ticket'],
    thing: (line, say) => {
      if ('track' in line) return trackName(facts, say, line['track'] as string);
      if ('ticket' in line) return ticketName(facts, say, line['ticket'] as string);
      if ('goal' in line) return goalName(say, line['goal'] as string);
      return say('review-path-wagons', { n: line['wagons'] });
    },
    now: (state) => now(map, state),
    rounds,
    roundEvent: null,
  };
}

function now({ facts }: TicketMap, state: TableState): { lines: Points[]; hidden: string[] }[] {
  const view = viewOf(state);
  const races = view.goals.map(({ goal, points }) => ({
    goal,
    points,
    counts: standing(facts, view, goal, state.options['rail_empire']).counts,
  }));
  const longest = longestPaths(facts, view).counts;
  return view.seats.map(({ tracks }, seat) => {
    const lines: Points[] = tracks.map((track) => ({
      source: 'track',
      points: facts.points[facts.tracks.get(track)!.length - 1]!,
      track,
    }));
    const hidden = seat === state.seat ? [] : ['ticket-done', 'ticket-failed'];
    if (seat === state.seat) {
      for (const { ticket, done, points } of view.tickets ?? []) {
        lines.push({ source: done ? 'ticket-done' : 'ticket-failed', points, ticket });
      }
    }
    for (const { goal, points, counts } of races) {
      if (!counts.includes(null) && leaders(counts).includes(seat)) lines.push({ source: 'goal', points, goal });
    }
    if (races.some(({ counts }) => counts.includes(null))) hidden.push('goal');
    if (facts.longestPath && leaders(longest).includes(seat)) {
      lines.push({ source: 'longest-path', points: facts.longestPath, wagons: longest[seat] });
    }
    return { lines, hidden };
  });
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
