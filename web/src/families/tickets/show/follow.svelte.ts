/** Follows the log of a table: plays what is new, and nothing that happened before one looked. */

import { tick, untrack } from 'svelte';
import { unfold } from '../../../table/changes';
import type { View } from '../schema.gen';
import type { TicketState } from '../state';
import type { TicketTable } from '../table.svelte';
import { type Cast, scriptOf } from './script';

/** Who comes back after more moves than this gets the table as it is. */
const MOST_MOVES = 4;

export function follow(table: TicketTable): void {
  let seen = untrack(() => table.state);
  $effect.pre(() => {
    const now = table.state;
    untrack(() => {
      const before = seen;
      seen = now;
      const last = lastMove(before);
      if (lastMove(now) <= last || lastMove(now) > last + MOST_MOVES) return;
      const events = now.log.filter(({ number }) => number > last).flatMap((entry) => entry.events);
      const views = [before.view, ...unfold(before.view, events)];
      const perform = table.stage.prepare(scriptOf(events, castOf(table, views)));
      void tick().then(perform);
    });
  });
  $effect(() => () => table.stage.skip());
}

function lastMove(state: TicketState): number {
  return state.log.at(-1)?.number ?? -1;
}

/** `views`: before the first event, and after each of them. */
function castOf({ printed, state }: TicketTable, views: readonly View[]): Cast {
  return {
    me: state.seat,
    track: (id) => printed.tracks.get(id)!,
    done: (event) => {
      const before = doneIn(views[event]!);
      return doneIn(views[event + 1]!).filter((ticket) => !before.includes(ticket));
    },
  };
}

function doneIn({ tickets = [] }: View): string[] {
  return tickets.filter((held) => held.done).map((held) => held.ticket);
}
