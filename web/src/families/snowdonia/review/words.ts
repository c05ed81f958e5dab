/** Snowdonia, looking back. Nothing is hidden there. */

import type { LogEntry } from '../../../table/types';
import type { FamilyWords } from '../../words';
import { stationName } from '../cards';
import Emblem from '../Emblem.svelte';
import { contractName, eventText, placeName, trainName } from '../words';
import Finale from './Finale.svelte';
import Sentence from './Sentence.svelte';

/** What the board shows anyway, or what only opens a round. */
const QUIET = new Set(['turned-up', 'disc', 'coaled', 'passed']);
const WEIGHTY = new Set(['laid', 'built', 'cleared', 'took-contract', 'bought', 'surveyed', 'kept']);
const LOUD = new Set(['game-over', 'last-track', 'extra-round', 'trains-open']);

export const words: FamilyWords = {
  family: 'snowdonia',
  title: 'snowdonia',
  Emblem,
  Sentence,
  text: (event, say, names, you) => eventText(say, names, event, you),
  quiet: (event) => QUIET.has(event.key),
  weighty: (event) => WEIGHTY.has(event.key),
  loud: (event) => LOUD.has(event.key),
  look: 'snowdonia-seat',
  color: (seat) => `var(--p${seat})`,
  sources: {
    track: 'place',
    excavation: 'place',
    site: 'site',
    contract: 'contract',
    'contract-unmet': 'contract',
    surveyor: 'station',
    train: 'train',
  },
  thing: (source, id, say) => {
    if (source === 'contract' || source === 'contract-unmet') return contractName(say, Number(id));
    if (source === 'train') return trainName(say, Number(id));
    if (source === 'surveyor') return stationName(id);
    return placeName(say, id);
  },
  Finale,
  rounds,
  roundEvent: 'round',
};

function rounds(log: readonly LogEntry[]): number[] {
  return log.filter((entry) => entry.events.some((event) => event.key === 'round')).map((entry) => entry.number);
}
