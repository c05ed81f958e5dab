/** Parameters of texts as a player reads them: the same names that Python's `TicketTitle.label` gives. */

import { toldTo, type TableEvent } from '../../../table/types';
import type { Say } from '../../../texts/fluent';
import { type Card, type Cards, type Passengers, type Printed, ticketOf } from './printed';

/** A city or a country; a stop without a name is told by its country. */
export function placeName(printed: Printed, say: Say, place: string): string {
  const city = printed.cities.get(place);
  if (!city) return countryName(printed, say, place);
  if (city.border) return countryName(printed, say, city.country);
  return city.name || say('unnamed-stop', { country: countryName(printed, say, city.country) });
}

function countryName(printed: Printed, say: Say, country: string): string {
  return printed.countries.get(country) ?? say(`country-${country}`);
}

/** `Bern – Luzern`, with its number if it has parallel tracks. */
export function trackName(printed: Printed, say: Say, id: string): string {
  const { a, b } = printed.tracks.get(id)!;
  const number = id.split('/')[1];
  const name = `${placeName(printed, say, a)} – ${placeName(printed, say, b)}`;
  return number ? `${name} (${number})` : name;
}

/** `Boston – Miami 12`, or the countries with their values. */
export function ticketName(printed: Printed, say: Say, id: string): string {
  const { from, to } = ticketOf(printed, id);
  const ends = Object.entries(to).map(([place, points]) => `${placeName(printed, say, place)} ${points}`);
  return `${placeName(printed, say, from)} – ${ends.join(', ')}`;
}

/** `a, b and c`. */
export function listing(say: Say, parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return say('listing', { start: parts.slice(0, -1).join(', '), end: parts.at(-1)! });
}

/** `3 green and 1 locomotive`. */
export function cardsText(say: Say, cards: Cards): string {
  return listing(
    say,
    Object.entries(cards).map(([card, n]) => say(`cards-${card}`, { n })),
  );
}

/** `2 red passengers and 1 white passenger`, or as short as the language has it. */
export function passengersText(say: Say, passengers: Passengers): string {
  return listing(
    say,
    Object.entries(passengers).map(([color, n]) => say(`passengers-${color}`, { n })),
  );
}

/** A piece of a log line: words, or something that is drawn. */
export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'track'; id: string; text: string }
  | { kind: 'cards'; cards: [Card, number][]; text: string };

const MARK = '\u{F0000}';

/** An event as a sentence with its cards and tracks as pieces of their own; what `you` do is told to you. */
export function eventPieces(
  printed: Printed,
  say: Say,
  names: readonly string[],
  event: TableEvent,
  you: number | null = null,
): Piece[] {
  const pieces: Piece[] = [];
  const hold = (piece: Piece): string => `${MARK}${pieces.push(piece) - 1}${MARK}`;
  const spoken: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event.params))
    spoken[name] = label(printed, say, names, name, value, hold);
  const sentence = say(`tickets-${event.key}${toldTo(you, event)}`, spoken);
  return sentence
    .split(MARK)
    .map((part, i): Piece => (i % 2 ? pieces[Number(part)]! : { kind: 'words', text: part }))
    .filter((piece) => piece.kind !== 'words' || piece.text);
}

function label(
  printed: Printed,
  say: Say,
  names: readonly string[],
  name: string,
  value: unknown,
  hold: (piece: Piece) => string,
): unknown {
  switch (name) {
    case 'seat':
      return names[value as number] || say('seat', { n: (value as number) + 1 });
    case 'card':
      return hold({ kind: 'cards', cards: [[value as Card, 1]], text: say(`card-${String(value)}`) });
    case 'cards':
      return hold({ kind: 'cards', cards: pairs(value as Cards), text: cardsText(say, value as Cards) });
    case 'revealed': {
      const cards = value as Card[];
      if (!cards.length) return say('no-cards');
      const text = listing(
        say,
        cards.map((card) => say(`card-${card}`)),
      );
      return hold({ kind: 'cards', cards: cards.map((card) => [card, 1]), text });
    }
    case 'track':
      return hold({ kind: 'track', id: value as string, text: trackName(printed, say, value as string) });
    case 'ticket':
      return ticketName(printed, say, value as string);
    case 'tickets':
      return (value as string[]).map((id) => ticketName(printed, say, id)).join('; ');
    case 'kept':
      return (value as number[]).join(', ');
    case 'city':
    case 'place':
      return placeName(printed, say, value as string);
    case 'passenger':
      return say(`passenger-${String(value)}`);
    case 'passengers':
      return passengersText(say, value as Passengers);
    case 'goal':
      return goalName(printed, say, value as string);
    default:
      return value;
  }
}

function pairs(cards: Cards): [Card, number][] {
  return Object.entries(cards) as [Card, number][];
}

export function goalName(printed: Printed, say: Say, goal: string): string {
  return printed.goals.get(goal)?.name ?? say(`goal-${goal.replaceAll('_', '-')}`);
}

/** What a goal asks for. */
export function goalAbout(printed: Printed, say: Say, goal: string): string {
  const own = printed.goals.get(goal);
  if (!own) return say(`goal-${goal.replaceAll('_', '-')}.about`);
  return say(`goal-counts-${own.metric}.about`, {
    n: own.number,
    country: printed.countries.get(own.country) ?? '',
  });
}
