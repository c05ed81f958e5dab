/** What a round brought: to everybody, and for the next one. */
import type { Event, EventKind, Goods, Weather } from '../schema.gen';
import type { SnowdoniaState } from '../state';

export interface RoundNews {
  round: number;
  weather: Weather | null;
  rates: { dig: number; lay: number } | null;
  yard: Goods;
  contracts: number[];
  events: { number: number; event: EventKind; lines: Event[] }[];
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
export function roundNews(events: Event[]): RoundNews | null {
  const begins = events.findLast((event) => event.key === 'round');
  if (begins === undefined || begins.params.n === 1) return null;
  const news: RoundNews = { round: begins.params.n, weather: null, rates: null, yard: {}, contracts: [], events: [] };
  for (const event of events) {
    if (event.key === 'weather') news.weather = event.params.weather;
    else if (event.key === 'rates') news.rates = { dig: event.params.excavation, lay: event.params.lay_track };
    else if (event.key === 'restocked') news.yard = event.params.cubes;
    else if (event.key === 'turned-up') news.contracts.push(event.params.contract);
    else if (event.key === 'event-cube') {
      news.events.push({ number: event.params.n, event: event.params.event, lines: [] });
    } else if (STRUCK.has(event.key)) news.events.at(-1)?.lines.push(event);
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

  constructor(table: SnowdoniaState) {
    this.scores = table.view.round <= 1 ? table.view.seats.map(() => 0) : null;
    this.news = roundNews(table.events);
    this.gains = gainsOf(table, null);
  }

  /** A move has been shown: a round may have ended with it. */
  take(table: SnowdoniaState): void {
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

function gainsOf(table: SnowdoniaState, before: number[] | null): Gain[] {
  return table.view.seats.map(({ score }, seat) => ({
    seat,
    score,
    gained: before ? score - (before[seat] ?? 0) : null,
  }));
}
