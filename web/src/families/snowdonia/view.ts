/** The view of a seat as the core tells it (games/snowdonia/view.py), and what stands in the data files. */
import type { TableState } from '../../table/types';

export type Weather = 'sun' | 'rain' | 'fog';
export type Good = 'ore' | 'stone' | 'coal' | 'rubble' | 'steel';
export type AreaLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
export type Goods = Partial<Record<Good | 'event', number>>;
export type EventKind = 'excavate' | 'trains' | 'lay-track' | 'complete-station' | 'maintenance';

export interface Area {
  kind: 'yard' | 'excavation' | 'works' | 'lay-track' | 'build' | 'office' | 'surveyor';
  labourers: (number | null)[];
  open: number | null;
}

export interface Track {
  place: string;
  rubble: number;
  printed: number;
  points: number;
  laid: boolean;
  owner: number | null;
}

export interface Dig {
  place: string;
  rubble: number;
  printed: number;
  points: number;
  owner: number | null;
}

export interface Site {
  site: string;
  cost: Goods;
  points: number;
  owner: number | null;
}

export interface Station {
  station: string;
  number: number;
  closed: boolean;
  surveyors: number[];
  surveyor_points: number | null;
  free: Goods;
  tracks: Track[];
  excavation: Dig[];
  sites: Site[];
}

export interface HeldContract {
  contract: number;
  used: boolean;
  active: boolean;
  worth: number;
}

export interface Seat {
  goods: Record<Good, number>;
  markers: number;
  labourers: number;
  pub: number;
  train: number | null;
  surveyor: string;
  surveyor_points: number;
  home: string;
  marker_at_home: boolean;
  contracts: HeldContract[];
  score: number;
}

export interface Rate {
  values: number[];
  field: number;
}

export interface SnowdoniaView {
  seat: number | null;
  players: number;
  rules: Record<string, unknown>;
  assumed: string[];
  round: number;
  /** `weather` only while the way to a view is shown. */
  phase: 'start' | 'assign' | 'contracts' | 'actions' | 'closing' | 'weather' | 'events' | 'over';
  question: string | null;
  area: AreaLetter | null;
  to_move: number | null;
  start: number;
  last_round: number | null;
  weather: { now: Weather | null; next: Weather | null; last: Weather | null; top_back: Weather | null };
  rates: { excavation: Rate; lay_track: Rate };
  yard: Record<'ore' | 'stone' | 'coal', number>;
  unseen_cubes: Record<'ore' | 'stone' | 'coal' | 'event', number>;
  steel: number;
  areas: Record<AreaLetter, Area>;
  line: Station[];
  shed: { open: boolean; trains: { train: number; coal: number }[]; aside: number | null };
  events: {
    track: EventKind[];
    returns: Record<string, number[]>;
    cubes: number[];
    due: number;
    markers: number;
    from: string;
  };
  office: (number | null)[];
  deck: number;
  unseen_contracts: number[];
  discards: number[];
  choice: { contract: number; drawn: number[] } | null;
  seats: Seat[];
}

export const AREAS: readonly AreaLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const GOODS: readonly Good[] = ['ore', 'stone', 'coal', 'rubble', 'steel'];

/** The view of a table, typed. */
export function viewOf(state: TableState): SnowdoniaView {
  return state.view as unknown as SnowdoniaView;
}
