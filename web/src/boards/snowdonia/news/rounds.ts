/** What the end of a round brought, gathered from the events of the move that ended it. */
import type { TableEvent } from '../../../table/types';
import type { EventKind, Goods, Weather } from '../view';

export interface RoundNews {
  round: number;
  weather: Weather | null;
  rates: { dig: number; lay: number } | null;
  yard: Goods;
  contracts: number[];
  events: { number: number; event: EventKind; lines: TableEvent[] }[];
}

const STRUCK = new Set([
  'event-dug',
  'event-laid',
  'completed',
  'no-effect',
  'trains-open',
  'maintenance-due',
  'maintained',
  'maintained-card',
  'gave-up',
  'last-track-event',
]);

/** The news of the round that begins with these events, if one does. */
export function roundNews(events: TableEvent[]): RoundNews | null {
  const begins = events.findLast((event) => event.key === 'round');
  if (begins === undefined || begins.params['n'] === 1) return null;
  const news: RoundNews = {
    round: Number(begins.params['n']),
    weather: null,
    rates: null,
    yard: {},
    contracts: [],
    events: [],
  };
  for (const { key, params, hidden } of events) {
    if (key === 'weather') news.weather = params['weather'] as Weather;
    else if (key === 'rates') news.rates = { dig: Number(params['excavation']), lay: Number(params['lay_track']) };
    else if (key === 'restocked') news.yard = params['cubes'] as Goods;
    else if (key === 'turned-up') news.contracts.push(Number(params['contract']));
    else if (key === 'event-cube') {
      news.events.push({ number: Number(params['n']), event: params['event'] as EventKind, lines: [] });
    } else if (STRUCK.has(key)) news.events[news.events.length - 1]?.lines.push({ key, params, hidden });
  }
  return news;
}
