/** Snowdonia, looking back. Nothing is hidden there. */

import { stationName, trainOf } from '../cards';
import Emblem from '../Emblem.svelte';
import { viewOf } from '../view';
import { contractName, eventText, placeName, trainName } from '../words';
import type { LogEntry, TableEvent, TableState } from '../../../table/types';
import type { Say } from '../../../texts/fluent';
import type { Points, FamilyWords } from '../../words';
import PlainSentence from '../../plain/Sentence.svelte';
import SnowdoniaFinale from './Finale.svelte';

/** What the board shows anyway, or what only opens a round. */
const QUIET = new Set(['turned-up', 'disc', 'coaled', 'passed']);
const WEIGHTY = new Set(['laid', 'built', 'cleared', 'took-contract', 'bought', 'surveyed', 'kept']);
const LOUD = new Set(['game-over', 'last-track', 'extra-round', 'trains-open']);

const text = (event: TableEvent, say: Say, names: string[]): string => eventText(say, names, event);

export const words: FamilyWords = {
  family: 'snowdonia',
  Emblem,
  Sentence: PlainSentence,
  facts: { text },
  text,
  quiet: (event) => QUIET.has(event.key),
  weighty: (event) => WEIGHTY.has(event.key),
  loud: (event) => LOUD.has(event.key),
  look: 'snowdonia-seat',
  color: (seat) => `var(--p${seat})`,
  sources: ['track', 'excavation', 'site', 'contract', 'contract-unmet', 'surveyor', 'train'],
  things: ['place', 'site', 'contract', 'train', 'station'],
  thing: (line, say) => {
    if ('contract' in line) return contractName(say, line['contract'] as number);
    if ('train' in line) return trainName(line['train'] as number);
    if ('station' in line) return stationName(line['station'] as string);
    return placeName(say, (line['place'] ?? line['site']) as string);
  },
  now: (state) => viewOf(state).seats.map((_, seat) => ({ lines: linesNow(state, seat), hidden: [] })),
  Finale: SnowdoniaFinale,
  rounds,
  roundEvent: 'round',
};

function linesNow(state: TableState, seat: number): Points[] {
  const view = viewOf(state);
  const player = view.seats[seat]!;
  const lines: Points[] = [];
  for (const { tracks, excavation, sites } of view.line) {
    for (const { owner, points, place } of tracks) if (owner === seat) lines.push({ source: 'track', points, place });
    for (const { owner, points, place } of excavation) {
      if (owner === seat) lines.push({ source: 'excavation', points, place });
    }
    for (const { owner, points, site } of sites) if (owner === seat) lines.push({ source: 'site', points, site });
  }
  for (const { contract, worth } of player.contracts) {
    lines.push({ source: worth > 0 ? 'contract' : 'contract-unmet', points: worth, contract });
  }
  if (player.train !== null && trainOf(player.train).power === 'points') {
    lines.push({ source: 'train', points: trainOf(player.train).number, train: player.train });
  }
  lines.push({ source: 'surveyor', points: player.surveyor_points, station: player.surveyor });
  return lines;
}

function rounds(log: readonly LogEntry[]): number[] {
  return log.filter((entry) => entry.events.some((event) => event.key === 'round')).map((entry) => entry.number);
}
