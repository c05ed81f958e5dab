/** Follows the log of a table: plays what is new, and nothing that happened before one looked. */

import { tick, untrack } from 'svelte';
import { completedBy } from '../logic/completed';
import type { TicketTable } from '../table.svelte';
import { type Cast, scriptOf } from './script';

/** Who comes back after more moves than this gets the table as it is. */
const MOST_MOVES = 4;

export function follow(table: TicketTable): void {
  let seen = lastMove(table);
  $effect.pre(() => {
    const now = lastMove(table);
    untrack(() => {
      const before = seen;
      seen = now;
      if (now <= before || now > before + MOST_MOVES) return;
      const events = table.state.log.filter(({ number }) => number > before).flatMap((entry) => entry.events);
      const perform = table.stage.prepare(scriptOf(events, castOf(table)));
      void tick().then(perform);
    });
  });
  $effect(() => () => table.stage.skip());
}

function lastMove(table: TicketTable): number {
  return table.state.log.at(-1)?.number ?? -1;
}

function castOf(table: TicketTable): Cast {
  const { facts, view, state } = table;
  return {
    me: state.seat,
    track: (id) => facts.tracks.get(id)!,
    completed: (track) => (state.seat === null ? [] : completedBy(facts, view, state.seat, track)),
    done: (tickets) =>
      (view.tickets ?? []).filter((held) => held.done && tickets.includes(held.ticket)).map((held) => held.ticket),
  };
}
