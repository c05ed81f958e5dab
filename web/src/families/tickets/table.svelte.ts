/** A ticket table as the page shows it: the state, what follows from it, and what the player points at. */

import { storage } from '../../app/storage';
import type { Refusal } from '../../table/types';
import type { Say } from '../../texts/fluent';
import { Asking, type WhyNot } from './asking.svelte';
import { claimsOf, type Payment, sitesOf } from './logic/claims';
import { type Cards, type Printed, spots, ticketOf, type Track } from './logic/printed';
import { type Pointed, pointedAt } from './logic/hint';
import type { TicketMap } from './logic/maps';
import { meantClaim } from './logic/meant';
import { MECHANICS } from './mechanics';
import type { Building, Mechanic, Supply, Tray } from './mechanics/mechanic';
import type { Closed, Facts, SeatView, View } from './schema.gen';
import type { Stage } from './show/stage.svelte';
import type { TicketState } from './state';

/** What a board is given; read anew whenever it changes. */
export interface Given {
  state: () => TicketState;
  say: () => Say;
  whyNot: () => WhyNot | undefined;
  hint: () => string | null | undefined;
  onrule: () => ((id: string) => void) | undefined;
}

/** Something illegal that explains itself: the move that was meant, what the page says until the server does, and where. */
export interface Doubt {
  text: string;
  sentence: string;
  at: Element;
}

/** Whether the cities of my tickets are marked on the map; kept on this device. */
class Pins {
  #on = $state(storage.get('pins') !== 'off');
  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    storage.set('pins', on ? 'on' : 'off');
  }
}
export const pins = new Pins();

export class TicketTable {
  readonly map: TicketMap;
  readonly printed: Printed;
  readonly stage: Stage;
  readonly asking: Asking;
  private readonly given: Given;

  /** The track whose payment is being chosen. */
  selected = $state<string | null>(null);
  /** The city where something may be built. */
  city = $state<string | null>(null);
  /** The track under the pointer or the keyboard's focus. */
  pointed = $state<string | null>(null);
  /** The ticket whose ends and way are shown on the map. */
  ticket = $state<string | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** The track to be claimed as soon as it can; nobody else is told. */
  planned = $state<string | null>(null);
  /** A planned track that can no longer be claimed, until I have seen it. */
  gone = $state<string | null>(null);
  /** The tickets on offer that are marked to be kept, by their places. */
  #marked = $state.raw<{ offer: string; marks: ReadonlySet<number> }>({ offer: '', marks: new Set() });
  /** The open tab of a phone's sheet. */
  tab = $state('cards');

  state = $derived.by((): TicketState => this.given.state());
  say = $derived.by((): Say => this.given.say());
  view = $derived.by((): View => this.state.view);
  /** What the rules answer this seat. */
  facts = $derived.by((): Facts => this.state.facts);
  hand = $derived.by((): Cards => this.view.hand ?? {});
  /** Who owns which track. */
  owner = $derived.by(
    () => new Map(this.view.seats.flatMap(({ tracks }, seat) => tracks.map((id) => [id, seat] as const))),
  );
  claims = $derived.by((): Map<string, Payment[]> => claimsOf(this.state.legal, this.hand));
  /** What this map adds to the game. */
  mechanics = $derived.by((): Mechanic[] => MECHANICS.filter(({ inPlay }) => inPlay(this.view)));
  /** What can be built in cities, where it can be now, and who has built where. */
  building = $derived.by((): Building | undefined => this.mechanics.find(({ building }) => building)?.building);
  sites = $derived.by((): Map<string, Payment[]> => sitesOf(this.state.legal, this.hand));
  built = $derived.by((): Map<string, number> => this.building?.built(this.view) ?? new Map());
  myTurn = $derived.by(() => {
    const { seat, to_move, past } = this.state;
    return seat !== null && to_move === seat && !past;
  });
  seated = $derived.by(() => this.state.seat !== null);
  /** Whether tickets lie before me to choose from. */
  keeping = $derived.by(() => (this.view.offer ?? []).length > 0 && this.myTurn);
  /** Whether there are goals, or a longest path, to race for. */
  racing = $derived.by(() => {
    const { longestPath, globetrotter } = this.printed;
    return this.view.goals.length > 0 || longestPath > 0 || globetrotter > 0;
  });
  /** Whether I announce how many tickets to draw from which deck. */
  announcing = $derived.by(() => this.view.phase === 'announcing' && this.myTurn);
  /** Where a choice is made that I must make before the game goes on. */
  ChoiceTray = $derived.by((): Tray | undefined => {
    const due = this.mechanics.find(({ choice }) => choice?.due(this.view));
    return this.myTurn ? due?.choice?.Tray : undefined;
  });
  /** A tunnel waits for its payment, or is just being opened. */
  digging = $derived.by(() => this.view.tunnel !== null || (this.stage.reveal !== null && this.selected === null));
  /** What the suggested move touches. */
  hinted = $derived.by((): Pointed => pointedAt(this.given.hint(), this.state.legal));

  constructor(map: TicketMap, given: Given, stage: Stage) {
    this.map = map;
    this.printed = map.printed;
    this.given = given;
    this.stage = stage;
    this.asking = new Asking(given.whyNot, () => this.state.version);
  }

  /** A seat's points: those on the board, and when all is over the final ones. */
  score(seat: number): number {
    return this.state.outcome?.scores[seat] ?? this.view.seats[seat]!.score;
  }

  name(seat: number): string {
    return this.state.names[seat] || this.say('seat', { n: seat + 1 });
  }

  /** What a player has left to build with. */
  supplies(seat: SeatView): (Supply & { n: number })[] {
    return this.mechanics.flatMap(({ supply }) => {
      const n = supply?.left(seat);
      return supply && n !== undefined ? [{ ...supply, n }] : [];
    });
  }

  /** Why nobody, or not this seat, can ever claim a track. */
  closed(track: Track): Closed | null {
    return this.facts.closed[track.id] ?? null;
  }

  /** Whether the track lies idle for all. */
  idle(track: Track): boolean {
    return this.closed(track) === 'twin-closed';
  }

  /** The cities at the ends of the ticket that is pointed at, or where a passenger is due. */
  wanted = $derived.by(() => {
    if (!this.ticket) return new Set(this.view.boarding ? spots(this.printed, this.view.boarding) : []);
    const { from, to } = ticketOf(this.printed, this.ticket);
    return new Set([from, ...Object.keys(to)].flatMap((place) => spots(this.printed, place)));
  });

  /** The cities of my open tickets, unless I want them unmarked. */
  pinned = $derived.by(() => {
    if (!pins.on) return new Set<string>();
    const open = (this.view.tickets ?? [])
      .filter(({ done }) => !done)
      .map(({ ticket }) => ticketOf(this.printed, ticket));
    return new Set(
      open.flatMap(({ from, to }) => [from, ...Object.keys(to)].flatMap((place) => spots(this.printed, place))),
    );
  });

  /** Whether a track could be claimed by me later, if not now. */
  attainable(track: Track): boolean {
    const over = this.state.past || this.view.phase === 'over';
    return this.seated && !over && !this.owner.has(track.id) && !this.closed(track);
  }

  /** Choose a track, or let go of it. */
  select(track: string | null): void {
    this.selected = track === this.selected ? null : track;
    this.city = null;
  }

  /** Choose a city to build in, or let go of it. */
  settle(city: string | null): void {
    this.city = city === this.city ? null : city;
    this.selected = null;
  }

  /** After a move, mine or another's: what was chosen stays chosen, unless somebody took it. */
  letGo(): void {
    const { selected, city } = this;
    if (selected && (this.owner.has(selected) || this.facts.closed[selected])) this.selected = null;
    if (city && this.built.has(city)) this.city = null;
    const planned = this.planned ? this.printed.tracks.get(this.planned) : undefined;
    if (!planned || this.attainable(planned)) return;
    this.planned = null;
    if (this.view.phase !== 'over' && this.owner.get(planned.id) !== this.state.seat) this.gone = planned.id;
  }

  get #offer(): string {
    return (this.view.offer ?? []).join();
  }

  /** What is marked of the tickets on offer; whoever turns the screen has not chosen in vain. */
  get marked(): ReadonlySet<number> {
    return this.#marked.offer === this.#offer ? this.#marked.marks : new Set();
  }

  /** Mark a ticket on offer, or no longer. */
  mark(i: number): void {
    const marks = new Set(this.marked);
    if (!marks.delete(i)) marks.add(i);
    this.#marked = { offer: this.#offer, marks };
  }

  /** Claim a track as soon as it can be, or no longer. */
  plan(track: string | null): void {
    this.planned = track;
    this.gone = null;
  }

  /** Opens the rules at a rule, where there are any. */
  get onrule(): ((id: string) => void) | undefined {
    return this.given.onrule();
  }

  /** What to ask about a track that cannot be claimed; null when the server has nothing to explain. */
  meant(track: Track): string | null {
    return this.myTurn && !this.claims.has(track.id) ? meantClaim(this.printed, track, this.hand) : null;
  }

  /** What the server said of a track. */
  refusal(track: Track): Refusal | null {
    const text = this.meant(track);
    return text === null ? null : this.asking.answer(text);
  }
}
