/** What a map may add to the game. The pages ask every mechanic in play for its part, and know none by name. */

import type { Component } from 'svelte';
import type { Say } from '../../../texts/fluent';
import type { Event, SeatView, View } from '../schema.gen';
import type { Move, Tools } from '../show/script';
import type { TicketTable } from '../table.svelte';

/** A tray: what is decided in it, and the move that it makes. */
export type Tray = Component<{ table: TicketTable; onmove: (text: string) => void }>;

/** Something to build in cities: the moves that name a city and how it is paid. */
export interface Building {
  /** Who has built where. */
  built: (view: View) => Map<string, number>;
  /** A city and what stands in it in one line, for those who hear the map. */
  about: (table: TicketTable, city: string) => string;
  Tray: Tray;
  /** Leads to building, for those who do not begin by pointing at a city; `linked` within a heading. */
  Link: Component<{ table: TicketTable; linked?: boolean }>;
}

/** Pieces that players have left: `web-<kind>` counts them, `web-explain-<kind>` says what they are. */
export interface Supply {
  kind: string;
  left: (seat: SeatView) => number | undefined;
  Sign: Component<{ seat: number; n: number; say: Say }>;
}

export interface Mechanic {
  inPlay: (view: View) => boolean;
  /** What lies on the map, under the cities or over them. */
  Under?: Component<{ table: TicketTable }>;
  Over?: Component<{ table: TicketTable }>;
  building?: Building;
  supply?: Supply;
  /** A choice that must be made before the game goes on. */
  choice?: { due: (view: View) => boolean; Tray: Tray };
  /** The variant of `tickets-phase-turn` for whoever may do this too; empty for others. */
  turn?: (seat: SeatView) => string;
  /** Keys that lead to a part of the page, with the text that tells it. */
  keys?: readonly { key: string; stop: string; text: string }[];
  /** How its events are shown; false for all others. */
  play?: (move: Move, event: Event, tools: Tools) => boolean;
  /** Its events that weigh as much as a claimed track, and for each of its sources of points what tells them apart. */
  weighty?: readonly string[];
  sources?: Readonly<Record<string, 'city' | 'passenger' | ''>>;
}
