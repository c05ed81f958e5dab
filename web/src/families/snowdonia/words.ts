/** Spoken names: the parameters of events and moves as the core's titles label them. */
import { contractOf, stationName, trainOf } from './cards';
import { toldTo, type TableEvent } from '../../table/types';
import type { Goods } from './schema.gen';

export type Say = (key: string, params?: Record<string, unknown>) => string;

const GOOD_LISTS = new Set(['cubes', 'paid', 'got']);
const NAMED = new Set(['event', 'question', 'reason', 'area']);

/** `a, b and c`. */
export function listing(say: Say, parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return say('listing', { start: parts.slice(0, -1).join(', '), end: parts[parts.length - 1] });
}

/** `2 iron ore and 1 coal`, or nothing. */
export function goodsText(say: Say, goods: Goods): string {
  const parts = Object.entries(goods).filter(([, n]) => n > 0);
  return (
    listing(
      say,
      parts.map(([good, n]) => say(`snowdonia-goods-${good}`, { n })),
    ) || say('snowdonia-nothing')
  );
}

/** A track, an excavation site or a building site with its station. */
export function placeName(say: Say, id: string): string {
  const [station = '', part = ''] = id.split('.');
  const kind = part.replace(/[0-9]+$/, '') || 'site';
  return say(`snowdonia-place-${kind}`, { station: stationName(station), n: Number(part.replace(/^[a-z]+/, '')) });
}

/** What a player is asked; nobody gets a train alone. */
export function asked(table: { players: number }, question: string, say: Say): string {
  return say(`web-snowdonia-ask-${question}`, { players: table.players });
}

/** Number and short name: `17 Rough Walls`. */
export const contractName = (say: Say, id: number): string => `${id} ${say(`snowdonia-contract-${id}`)}`;

/** `No. 4 Snowdon`. */
export const trainName = (say: Say, id: number): string =>
  say('snowdonia-train-name', { n: id, name: trainOf(id).name });

/** What a contract does, in a sentence. */
export function effectText(say: Say, id: number): string {
  const { effect, number = 0, limit = 0 } = contractOf(id);
  return say(`snowdonia-effect-${effect}`, { number, limit });
}

/** What a contract does, in a few words for a small card. */
export function effectShort(say: Say, id: number): string {
  const { effect, number = 0, limit = 0 } = contractOf(id);
  return say(`web-snowdonia-effect-${effect}`, { number, limit });
}

/** What a contract gives at the end, in words. */
export function bonusText(say: Say, id: number): string {
  const card = contractOf(id);
  if (card.points_per_coal) return say('snowdonia-bonus-coal', { n: card.points_per_coal });
  if (card.surveyor_tiers) {
    const tiers = Object.entries(card.surveyor_tiers);
    return say('snowdonia-bonus-tiers', {
      tiers: tiers.map(([station, n]) => say('snowdonia-bonus-tier', { station: Number(station), n })).join(', '),
    });
  }
  const parts = [
    card.rubble ? say('snowdonia-bonus-rubble', { n: card.rubble }) : '',
    card.tracks ? say('snowdonia-bonus-tracks', { n: card.tracks }) : '',
    card.sites ? say('snowdonia-bonus-sites', { n: card.sites }) : '',
    card.surveyor_at ? say('snowdonia-bonus-surveyor', { n: card.surveyor_at }) : '',
  ];
  return listing(say, parts.filter(Boolean));
}

function label(say: Say, names: string[], name: string, value: unknown): unknown {
  if (name === 'seat') return names[value as number] || say('seat', { n: (value as number) + 1 });
  if (GOOD_LISTS.has(name)) return goodsText(say, value as Goods);
  if (name === 'good') return say(`snowdonia-good-${value}`);
  if (name === 'weather' || name === 'new') return say(`snowdonia-weather-${value}`);
  if (name === 'contract') return contractName(say, value as number);
  if (name === 'discarded') {
    const cards = (value as number[]).map((id) => contractName(say, id));
    return listing(say, cards) || say('snowdonia-nothing');
  }
  if (name === 'train') return trainName(say, value as number);
  if (name === 'station') return stationName(value as string);
  if (name === 'place' || name === 'site') return placeName(say, value as string);
  if (NAMED.has(name)) return say(`snowdonia-${name}-${String(value).toLowerCase()}`);
  return value;
}

/** An event as a sentence; what `you` do is told to you. */
export function eventText(say: Say, names: string[], event: TableEvent, you: number | null = null): string {
  const spoken: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event.params)) spoken[name] = label(say, names, name, value);
  return say(`snowdonia-${event.key}${toldTo(you, event)}`, spoken);
}
