/** The rules a map file may leave out, and what they are then: `Rules` of the game's `mapfile.py`, held to it by a test. */

import type { Color } from './printed';

/** The rules of a map that its pages speak of, by the names of its file. */
export interface Rules {
  wagons: number;
  face_up_locomotive_ends_draw: boolean;
  locomotives_on: 'all' | 'tunnels' | 'tunnels-and-ferries';
  pair_pays_symbol: boolean;
  any_three_pay_symbol: boolean;
  tunnel_reveal: number;
  tickets_drawn: number;
  tickets_kept_later: number;
  tickets_returned: 'under' | 'out';
  ticket_mixes: boolean;
  longest_path: number;
  globetrotter: number;
  goals_in_play: number;
  grand_tour: readonly number[];
  passenger_colors: readonly Color[];
  passenger_points: readonly number[];
  last_round_at: number;
  track_points: readonly number[];
}

export const USUAL: Rules = {
  wagons: 45,
  face_up_locomotive_ends_draw: true,
  locomotives_on: 'all',
  pair_pays_symbol: true,
  any_three_pay_symbol: false,
  tunnel_reveal: 3,
  tickets_drawn: 3,
  tickets_kept_later: 1,
  tickets_returned: 'under',
  ticket_mixes: false,
  longest_path: 10,
  globetrotter: 0,
  goals_in_play: 0,
  grand_tour: [],
  passenger_colors: [],
  passenger_points: [20, 10],
  last_round_at: 2,
  track_points: [1, 2, 4, 7, 10, 15],
};
