/** The core's view of a ticket game, typed. */

import type { TableState } from '../../../table/types';
import type { Card, Cards } from './facts';

export interface SeatView {
  wagons: number;
  score: number;
  cards: number;
  shown: Cards;
  tickets: number | null;
  offered: number;
  tracks: string[];
}

export interface HeldTicket {
  ticket: string;
  done: boolean;
  /** What it is worth now: negative while it is not done. */
  points: number;
}

export interface TunnelView {
  track: string;
  laid: Cards;
  revealed: Cards;
  owes: number;
}

export type Phase = 'choosing' | 'turn' | 'second-card' | 'keeping' | 'tunnel' | 'over';

export interface TicketsView {
  seat: number | null;
  players: number;
  phase: Phase;
  to_move: number | null;
  row: (Card | null)[];
  deck: number;
  discard: Cards;
  ticket_deck: number;
  seats: SeatView[];
  goals: { goal: string; points: number; assumed: boolean }[];
  last_round: { seat: number; turns_left: number } | null;
  tunnel: TunnelView | null;
  hand?: Cards;
  tickets?: HeldTicket[];
  offer?: string[];
  chosen?: number[] | null;
  hands?: Cards[];
  all_tickets?: HeldTicket[][];
}

export function viewOf(state: TableState): TicketsView {
  return state.view as unknown as TicketsView;
}

/** Who owns which track. */
export function owners(view: TicketsView): Map<string, number> {
  return new Map(view.seats.flatMap((facts, seat) => facts.tracks.map((id) => [id, seat] as const)));
}
