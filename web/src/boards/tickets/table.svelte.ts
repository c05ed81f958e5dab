/** A ticket table as the page shows it: the state, what follows from it, and what the player points at. */

import type { TableEvent, TableState } from '../../table/types';
import type { Say } from '../../texts/fluent';
import { claimsOf, type Payment } from './logic/claims';
import { type Cards, type Facts, spots, ticketOf, type Track } from './logic/facts';
import type { TicketMap } from './logic/maps';
import { closed, type Closed } from './logic/open';
import { owners, type TicketsView, viewOf } from './logic/view';
import { type Way, wayOf } from './logic/ways';

export class TicketTable {
  readonly map: TicketMap;
  readonly facts: Facts;
  readonly getState: () => TableState;
  readonly getSay: () => Say;

  /** The track whose payment is being chosen. */
  selected = $state<string | null>(null);
  /** The track under the pointer or the keyboard's focus. */
  pointed = $state<string | null>(null);
  /** The ticket whose ends and way are shown on the map. */
  ticket = $state<string | null>(null);

  state = $derived.by((): TableState => this.getState());
  say = $derived.by((): Say => this.getSay());
  view = $derived.by((): TicketsView => viewOf(this.state));
  hand = $derived.by((): Cards => this.view.hand ?? {});
  owner = $derived.by(() => owners(this.view));
  claims = $derived.by((): Map<string, Payment[]> => claimsOf(this.state.legal, this.hand));
  myTurn = $derived.by(() => this.state.seat !== null && this.state.to_move === this.state.seat);
  /** Tracks that the last move claimed. */
  fresh = $derived.by(() => freshTracks(this.state.events));
  /** The ways of the tickets in hand and on offer that are not done. */
  ways = $derived.by(() => this.waysNow());

  constructor(map: TicketMap, getState: () => TableState, getSay: () => Say) {
    this.map = map;
    this.facts = map.facts;
    this.getState = getState;
    this.getSay = getSay;
  }

  name(seat: number): string {
    return this.state.names[seat] || this.say('seat', { n: seat + 1 });
  }

  /** Why nobody, or not this seat, can ever claim a track. */
  closed(track: Track): Closed | null {
    return closed(this.facts, this.owner, track, this.state.seat, this.state.players);
  }

  /** Whether the track lies idle for all. */
  idle(track: Track): boolean {
    return closed(this.facts, this.owner, track, null, this.state.players) === 'twin-closed';
  }

  /** The cities at the ends of the ticket that is pointed at. */
  wanted = $derived.by(() => {
    if (!this.ticket) return new Set<string>();
    const { from, to } = ticketOf(this.facts, this.ticket);
    return new Set([from, ...Object.keys(to)].flatMap((place) => spots(this.facts, place)));
  });

  /** Choose a track, or let go of it. */
  select(track: string | null): void {
    this.selected = track === this.selected ? null : track;
  }

  private waysNow(): Map<string, Way | null> {
    const { seat, players } = this.state;
    if (seat === null) return new Map();
    const open = (this.view.tickets ?? []).filter((each) => !each.done).map((each) => each.ticket);
    const table = { facts: this.facts, owner: this.owner, seat, players };
    return new Map([...open, ...(this.view.offer ?? [])].map((id) => [id, wayOf(table, ticketOf(this.facts, id))]));
  }
}

function freshTracks(events: readonly TableEvent[]): Set<string> {
  return new Set(events.filter((event) => event.key === 'claimed').map((event) => event.params['track'] as string));
}
