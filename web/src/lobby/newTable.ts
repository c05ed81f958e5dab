/** Sensible tables: what Play now starts when nothing is changed. */

import type { OptionTold, TitleTold } from '../table/schema.gen';
import type { Chair, ChosenFile, ClockChoice, NewTable } from './types';

/** Me and two bots, or as many as the title takes. */
export function seatsFor(title: TitleTold, level: string): Chair[] {
  const players = Math.min(Math.max(title.least_players, 3), title.most_players);
  return resized(['me'], players, level);
}

/** The same chairs, more or fewer; new ones hold bots. */
export function resized(seats: readonly Chair[], players: number, level: string): Chair[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? (`bot:${level}` as const));
}

/** What people at this device are called, seat by seat; the first is me, who has a name already. */
export function namesFor(seats: readonly Chair[], names: readonly string[]): string[] {
  const first = seats.indexOf('me');
  return seats.map((chair, i) => (chair === 'me' && i !== first ? (names[i] ?? '').trim() : ''));
}

/** Ways to limit thinking, gentlest first; the key is that of its text. */
export const CLOCKS: Record<string, ClockChoice> = {
  none: { mode: 'none', seconds: 0 },
  day: { mode: 'move', seconds: 86_400 },
  hour: { mode: 'game', seconds: 3_600 },
  half: { mode: 'game', seconds: 1_800 },
  minute: { mode: 'move', seconds: 60 },
};

/** How many moves later spectators may see a game. */
export const DELAYS = [0, 1, 3, 5, 10, 20];

/** The request that opens the table. */
export function request(newTable: NewTable): Record<string, unknown> {
  const seats = newTable.seats.map((chair) => (chair === 'friend' ? 'open' : chair.replace('bot:', '')));
  return { ...newTable, seats, clock: { ...newTable.clock, zero: 'bot-moves' } };
}

/** A file of one's own as a table is asked for with it: a scenario has its own table, everything else corrects. */
export function asked(file: ChosenFile | null): Pick<NewTable, 'scenario_file' | 'data'> {
  if (!file) return {};
  return isScenario(file) ? { scenario_file: file.text } : { data: file.text };
}

/** Whether a file is a scenario. */
export function isScenario({ text }: ChosenFile): boolean {
  return /^\s*\[\s*(scenario|stations)\b/m.test(text);
}

/** Scores and winners of a result as the server writes it. */
export function readResult(result: string): { scores: number[]; winners: number[] } {
  const [scores = '', winners = ''] = result.split(', ');
  const numbers = (text: string) => text.split(' ').filter(Boolean).map(Number);
  return { scores: numbers(scores), winners: numbers(winners.replace('winners', '')) };
}

/** The option whose numbers are seats. */
const FIRST_PLAYER = 'first_player';
type Values = Readonly<Record<string, unknown>>;

/** The options that change anything at a table of so many players with these values. */
export function offered(title: TitleTold, players: number, values: Values): OptionTold[] {
  const usual = Object.fromEntries(title.options.map((option) => [option.name, option.default]));
  const table: Values = { ...usual, ...changed(title, players, values), players };
  return title.options.filter((option) => applies(option, table));
}

/** What differs from the defaults and changes anything: all that a table needs to be told. */
export function changed(title: TitleTold, players: number, values: Values): Record<string, unknown> {
  const told = title.options.filter(
    (option) =>
      option.name in values &&
      values[option.name] !== option.default &&
      valuesOf(option, players).some(({ at }) => option.values[at]!.value === values[option.name]),
  );
  const usual = Object.fromEntries(title.options.map((option) => [option.name, option.default]));
  const kept = told.filter((option) => applies(option, { ...usual, ...values, players }));
  const chosen = Object.fromEntries(kept.map(({ name }) => [name, values[name]]));
  return kept.length === told.length ? chosen : changed(title, players, chosen);
}

/** The values an option can have at a table of so many players, with their places in its list. */
export function valuesOf({ name, values }: OptionTold, players: number): { at: number; label: string }[] {
  return values.flatMap(({ value, label }, at) =>
    name === FIRST_PLAYER && typeof value === 'number' && value >= players ? [] : [{ at, label }],
  );
}

function applies({ when }: OptionTold, table: Values): boolean {
  if (!when.length) return true;
  return when.some((condition) => Object.entries(condition).every(([name, values]) => values.includes(table[name])));
}
