/** What the page says of events is what Python says of them. */

import { describe, expect, it } from 'vitest';
import { eventPieces } from '../../src/families/tickets/logic/speak';
import { LANGUAGES } from '../../src/texts/fluent';
import { mapOf, sayIn, stored } from '../stored';

describe.each(stored())('$name', ({ state, spoken }) => {
  it.each(LANGUAGES)('tells its events in %s', (language) => {
    const { printed } = mapOf(state.title);
    const events = state.log.flatMap((entry) => entry.events).slice(-spoken[language].length);
    const told = events.map((event) =>
      eventPieces(printed, sayIn(language), state.names, event)
        .map((piece) => piece.text)
        .join(''),
    );
    expect(told).toEqual(spoken[language]);
  });
});
