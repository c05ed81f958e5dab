/** The page counts and speaks as Python does. */

import { describe, expect, it } from 'vitest';
import { longestPaths, standing } from '../src/families/tickets/logic/goals';
import { closed } from '../src/families/tickets/logic/open';
import { eventPieces } from '../src/families/tickets/logic/speak';
import { ticketOf } from '../src/families/tickets/logic/facts';
import { owners, viewOf } from '../src/families/tickets/logic/view';
import { wayOf } from '../src/families/tickets/logic/ways';
import { LANGUAGES } from '../src/texts/fluent';
import { mapOf, sayIn, stored } from './stored';

describe.each(stored().filter(({ state }) => state.seat !== null))('$name', ({ state, log, expect: told }) => {
  const { facts } = mapOf(state.title);
  const view = viewOf(state);
  const owner = owners(view);
  const seat = state.seat!;

  it('knows which tracks are open', () => {
    const open = [...facts.tracks.values()].filter((track) => !closed(facts, owner, track, seat, state.players));
    expect(open.map((track) => track.id)).toEqual(told.open);
  });

  it('finds the shortest ways of the tickets', () => {
    const table = { facts, owner, seat, players: state.players };
    const ways = view.tickets!.map(({ ticket }) => [ticket, wayOf(table, ticketOf(facts, ticket))?.wagons ?? null]);
    expect(Object.fromEntries(ways)).toEqual(told.ways);
  });

  it('counts the goals', () => {
    for (const { goal } of view.goals) {
      const { counts } = standing(facts, view, goal, state.options['rail_empire']);
      const known =
        view.phase === 'over'
          ? counts.map((n, i) => (i === seat || told.standing[goal]![i] !== null ? n : null))
          : counts;
      expect(known, goal).toEqual(told.standing[goal]);
    }
  });

  it('measures the longest paths', () => {
    expect(longestPaths(facts, view)).toEqual({ counts: told.longest, sure: true });
  });

  it.each(LANGUAGES)('tells the log in %s', (language) => {
    const say = sayIn(language);
    const lines = log.slice(-told.spoken[language].length).map((event) =>
      eventPieces(facts, say, state.names, event)
        .map((piece) => piece.text)
        .join(''),
    );
    expect(lines).toEqual(told.spoken[language]);
  });
});
