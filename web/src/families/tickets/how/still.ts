/** A table that stands still: only its board is looked at. */

import type { Say } from '../../../texts/fluent';
import type { TicketMap } from '../logic/maps';
import type { SeatView } from '../schema.gen';
import { Stage } from '../show/stage.svelte';
import type { TicketState } from '../state';
import { TicketTable } from '../table.svelte';
import type { Fragment } from './types';

export function still(map: TicketMap, say: () => Say, fragment: Fragment): TicketTable {
  const { mine, others, chosen = null, pieces, passengers } = fragment;
  const state: TicketState = {
    title: map.printed.title,
    family: 'tickets',
    options: {},
    players: 2,
    names: [],
    seat: null,
    to_move: null,
    version: 0,
    over: false,
    view: {
      seat: null,
      players: 2,
      phase: 'turn',
      to_move: null,
      first: 0,
      row: [],
      deck: 0,
      discard: {},
      ticket_deck: 0,
      seats: [seat(mine, pieces), seat(others)],
      goals: [],
      last_round: null,
      tunnel: null,
      ...(passengers ? { passengers } : {}),
    },
    facts: { closed: {}, ways: {}, goals: [], longest_path: { counts: [], leaders: [] }, sheets: [] },
    legal: [],
    events: [],
    outcome: null,
    log: [],
    seats: [],
    past: true,
  };
  const nothing = (): undefined => undefined;
  const table = new TicketTable(
    map,
    { state: () => state, say, whyNot: nothing, hint: nothing, onrule: nothing },
    new Stage(nothing),
  );
  table.selected = chosen;
  return table;
}

function seat(tracks: readonly string[] = [], pieces: Partial<SeatView> = {}): SeatView {
  return {
    wagons: 0,
    score: 0,
    cards: 0,
    shown: {},
    tickets: 0,
    offered: 0,
    tracks: [...tracks],
    ...pieces,
  };
}
