/** What a round brought: to everybody, and for the next one. */
import type { TableEvent, TableState } from '../../../table/types';
import { viewOf, type EventKind, type Goods, type Weather } from '../view';

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

/** Points of every seat, and how many of them came with the round; null if nobody watched it. */
export interface Gain {
  seat: number;
  score: number;
  gained: number | null;
}

/** The summary of the last round, until it is put away. */
export class RoundEnds {
  news = $state.raw<RoundNews | null>(null);
  gains = $state.raw<Gain[]>([]);
  private scores: number[] | null;

  constructor(table: TableState) {
    this.scores = viewOf(table).round <= 1 ? viewOf(table).seats.map(() => 0) : null;
    this.news = roundNews(table.events);
    this.gains = gainsOf(table, null);
  }

  /** A move has been shown: a round may have ended with it. */
  take(table: TableState): void {
    const news = table.over ? null : roundNews(table.events);
    if (news === null) {
      // the summary leaves with my own next move
      if (table.log[table.log.length - 1]?.seat === table.seat) this.dismiss();
      return;
    }
    this.news = news;
    this.gains = gainsOf(table, this.scores);
    this.scores = this.gains.map((gain) => gain.score);
  }

  dismiss(): void {
    this.news = null;
  }
}

function gainsOf(table: TableState, before: number[] | null): Gain[] {
  return viewOf(table).seats.map(({ score }, seat) => ({
    seat,
    score,
    gained: before ? score - (before[seat] ?? 0) : null,
  }));
}
