/** What the things of the table are, for whoever points at them. */
import type { Explained } from '../../../look/explain.svelte';
import type { AreaLetter, Goods, HeldContract } from '../schema.gen';
import type { SnowdoniaState } from '../state';
import type { Say } from '../words';
import { areaKey } from '../yard/area';
import { contractSubject } from './subjects';

/** The rule behind each. */
const RULES = {
  ore: 'SN-C-01',
  stone: 'SN-C-01',
  coal: 'SN-ASG-11',
  rubble: 'SN-C-01',
  steel: 'SN-D-01',
  labourers: 'SN-SETUP-04',
  pub: 'SN-ASG-13',
  markers: 'SN-COMP-09',
  surveyor: 'SN-SETUP-03',
  score: '',
  weather: 'SN-ROUND-03',
  rates: 'SN-B-01',
  order: 'SN-ROUND-04',
  tracks: '',
  deck: '',
  event: 'SN-COMP-06',
} as const;

/** A thing under the name it has here; `now` is what it means at this moment. */
export function thing(say: Say, kind: keyof typeof RULES, name: string, now = ''): Explained {
  return { name, text: say(`web-snowdonia-explain-${kind}`), now, rule: RULES[kind] };
}

/** A good, or the cubes of events, and how many there are. */
export function good(say: Say, kind: keyof Goods | 'event', n: number): Explained {
  return thing(say, kind, say(`snowdonia-goods-${kind}`, { n }));
}

/** A contract of somebody. */
export function contractExplained(say: Say, table: SnowdoniaState, held: HeldContract): Explained {
  const { title, text } = contractSubject(say, table, held.contract, held);
  return { name: title, text };
}

/** An area of the yard. */
export function areaExplained(say: Say, { view }: SnowdoniaState, area: AreaLetter): Explained {
  const key = areaKey(view, area);
  return { name: `${area} ${say(key)}`, text: say(`${key}.about`, { players: view.players }) };
}
