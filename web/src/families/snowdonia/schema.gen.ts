// Written by tools/schemas.py. Do not edit.

export type Weather = 'sun' | 'rain' | 'fog';

export type Good = 'ore' | 'stone' | 'coal' | 'rubble' | 'steel';

export type Cube = 'ore' | 'stone' | 'coal' | 'event';

export type AreaLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export type AreaKind = 'yard' | 'excavation' | 'works' | 'lay-track' | 'build' | 'office' | 'surveyor';

export type EventKind = 'excavate' | 'lay-track' | 'complete-station' | 'trains' | 'maintenance';

export type Phase = 'start' | 'assign' | 'contracts' | 'actions' | 'closing' | 'weather' | 'events' | 'over';

export type Question =
  | 'start'
  | 'marker'
  | 'place'
  | 'play'
  | 'take'
  | 'take-now'
  | 'move'
  | 'forecast'
  | 'stone'
  | 'smelt'
  | 'work'
  | 'build'
  | 'contract'
  | 'keep'
  | 'dig'
  | 'lay'
  | 'maintain';

export type Reason = 'last-track' | 'last-track-by-event' | 'markers';

export type Source = 'track' | 'excavation' | 'site' | 'contract' | 'contract-unmet' | 'train' | 'surveyor';

export type Fog = 'fog' | 'light-fog';

export type Goods = Partial<Record<Good, number>>;

/** All that a seat may know: everything on the table, since nothing there is hidden. */
export interface View {
  /** Who is looking; null: a spectator. */
  seat: number | null;
  /** How many play. */
  players: number;
  /** The options that are settled for this game. */
  rules: Rules;
  /** Values of the data that are reconstructed. */
  assumed: string[];
  /** The round being played; 0 before the first. */
  round: number;
  /** The phase of the round; `weather` only while it is told. */
  phase: Phase;
  /** What the player to move is asked. */
  question: Question | null;
  /** The area being resolved, or resolved last. */
  area: AreaLetter | null;
  /** The seat that must decide. */
  to_move: number | null;
  /** The seat with the start player's marker. */
  start: number;
  /** Rounds after this one; null while no end is in sight. */
  last_round: number | null;
  /** Weather and forecast. */
  weather: WeatherDiscs;
  /** The work rates. */
  rates: RateTracks;
  /** Cubes in the stock yard. */
  yard: Yard;
  /** Cubes in the bag, as can be counted by what lies outside. */
  unseen_cubes: Bag;
  /** Steel bars in the supply. */
  steel: number;
  /** The action areas. */
  areas: Areas;
  /** The line from its start. */
  line: Station[];
  /** The engine shed. */
  shed: Shed;
  /** The event track. */
  events: EventsAhead;
  /** The contracts in the site office; null: a gap. */
  office: (number | null)[];
  /** Contracts in the deck. */
  deck: number;
  /** The contracts in the deck, in no order. */
  unseen_contracts: number[];
  /** The contracts discarded. */
  discards: number[];
  /** The contract whose effect asks the question. */
  choice: Choice | null;
  /** What lies in front of each seat. */
  seats: Player[];
  /** The bag, where everybody may look into it. */
  bag?: Bag;
}

/** The action areas in the order they are resolved. */
export interface Areas {
  /** Stock Yard. */
  A: Area;
  /** Excavation. */
  B: Area;
  /** Works. */
  C: Area;
  /** Lay Track. */
  D: Area;
  /** Build. */
  E: Area;
  /** Site Office. */
  F: Area;
  /** Surveyor. */
  G: Area;
}

/** An action area: its spaces, and who stands there. */
export interface Area {
  /** What is done there; B builds once no rubble is left. */
  kind: AreaKind;
  /** The seat on each space; on G in the order they came. */
  labourers: (number | null)[];
  /** How many spaces fog leaves open; null on G, which has no limit. */
  open: number | null;
}

/** The cubes in the bag. */
export interface Bag {
  /** Iron ore. */
  ore: number;
  /** Stone. */
  stone: number;
  /** Coal. */
  coal: number;
  /** Event cubes. */
  event: number;
}

/** A contract being carried out. */
export interface Choice {
  /** A contract by its printed number. */
  contract: number;
  /** Contracts drawn by it, to keep one of. */
  drawn: number[];
}

/** The event track with its cubes. */
export interface EventsAhead {
  /** The event of each space, from space 1. */
  track: EventKind[];
  /** Spaces that give cubes back to the bag when they are reached. */
  returns: Record<string, number[]>;
  /** The spaces on which a cube lies. */
  cubes: number[];
  /** Event cubes drawn that are still to be resolved. */
  due: number;
  /** Game markers left to complete stations with. */
  markers: number;
  /** The end of the line at which events work. */
  from: string;
}

/** A station with the tracks that lead to it. */
export interface Station {
  /** A station by its id, such as `hebron`. */
  station: string;
  /** The printed number; 4.5 is the Passing Loop. */
  number: number;
  /** Whether an event has completed it: nobody builds there any more. */
  closed: boolean;
  /** The seats whose surveyors stand here. */
  surveyors: number[];
  /** Points of a surveyor who stands here; null where they depend on the start. */
  surveyor_points: number | null;
  /** Cubes that each build here gives. */
  free: Goods;
  /** The tracks that lead to it. */
  tracks: Track[];
  /** Its excavation sites. */
  excavation: Dig[];
  /** Its building sites. */
  sites: Site[];
}

/** An excavation site of a station. */
export interface Dig {
  /** A track or an excavation site, such as `hebron.track1`. */
  place: string;
  /** Rubble that lies there. */
  rubble: number;
  /** Rubble it began with. */
  printed: number;
  /** Its points for whoever takes the last cube. */
  points: number;
  /** The seat whose marker lies there; null: nobody's. */
  owner: number | null;
}

/** A building site of a station. */
export interface Site {
  /** A building site, such as `hebron.3`. */
  site: string;
  /** The printed price. */
  cost: Goods;
  /** Its points for whoever builds it. */
  points: number;
  /** The seat whose marker lies there; null: nobody's. */
  owner: number | null;
}

/** A track of the line. */
export interface Track {
  /** A track or an excavation site, such as `hebron.track1`. */
  place: string;
  /** Rubble that lies on it. */
  rubble: number;
  /** Rubble it began with. */
  printed: number;
  /** Its points for whoever lays it. */
  points: number;
  /** Whether it is laid, by a player or by an event. */
  laid: boolean;
  /** The seat whose marker lies there; null: nobody's. */
  owner: number | null;
}

/** Both work-rate tracks. */
export interface RateTracks {
  /** Rubble an Excavate action takes. */
  excavation: RateTrack;
  /** Tracks a Lay Track action lays. */
  lay_track: RateTrack;
}

/** A work-rate track with its marker. */
export interface RateTrack {
  /** The rates of its fields. */
  values: number[];
  /** The field of the marker, counted from 0. */
  field: number;
}

/** The options of the game, each `auto` replaced by what the edition says. */
export interface Rules {
  /** The line that is built. */
  scenario: 'blaenau-ffestiniog' | 'mount-snowdon' | 'own';
  /** The edition of the rules. */
  edition: '2012' | 'deluxe';
  /** Who starts: a seat, or anybody. */
  first_player: 'random' | number;
  /** The train of a game for one player. */
  solo_train: number;
  /** Fog closes only the last space of an area. */
  light_fog: boolean;
  /** A single space under light fog. */
  light_fog_single: 'closed' | 'open';
  /** The track cards of the deluxe edition are in play. */
  optional_tracks: boolean;
  /** Contracts a seat may play in a window. */
  contract_plays: 'many' | 'one';
  /** How many cubes the stock yard gives. */
  yard_take: 'exact' | 'up_to';
  /** The fewest trades in the Works. */
  works_min: number;
  /** Everybody may look into the bag. */
  bag_peek: boolean;
  /** A last track laid by an event gives one more round. */
  event_finish_extra_round: boolean;
  /** When markers that run out end the game. */
  exhaustion_end: 'end_of_round' | 'immediate';
  /** Who wins a tie. */
  tie_break: 'last_in_order' | 'shared';
  /** What must be done for a station to be complete. */
  complete_scope: 'all_sites' | 'build_sites';
  /** What an excavation event clears at a station. */
  event_unit: 'card' | 'site';
  /** What happens without a deck. */
  deck_exhaustion: 'gaps' | 'reshuffle';
  /** Who may decline a build. */
  build_decline: 'free' | 'if_unable';
  /** Steel is limited to the bars in the box. */
  steel_cap: boolean;
  /** The last round is played through its clean-up. */
  final_round_cleanup: boolean;
  /** Two contracts that double a dig. */
  double_excavation: 'multiply' | 'once';
  /** The action spaces of a game for one. */
  solo_spaces: 'area_a' | 'overlays';
  /** All stations of Blaenau Ffestiniog are in play. */
  blaenau_all_stations: boolean;
}

/** All that lies in front of a player, and what it would score now. */
export interface Player {
  /** Cubes, rubble and steel. */
  goods: SeatGoods;
  /** Ownership markers left. */
  markers: number;
  /** Labourers still to place. */
  labourers: number;
  /** Labourers in the pub. */
  pub: number;
  /** The train owned. */
  train: number | null;
  /** The station of the surveyor. */
  surveyor: string;
  /** What the surveyor would score now. */
  surveyor_points: number;
  /** The end of the line this player builds from. */
  home: string;
  /** Whether the surveyor left a marker at that end. */
  marker_at_home: boolean;
  /** Contracts held and played, by number. */
  contracts: HeldContract[];
  /** Points if the game ended now. */
  score: number;
}

/** A contract in front of a player. */
export interface HeldContract {
  /** A contract by its printed number. */
  contract: number;
  /** Whether its effect has been played. */
  used: boolean;
  /** Whether it was played this round. */
  active: boolean;
  /** Its points if the game ended now. */
  worth: number;
}

/** The goods in front of a player. */
export interface SeatGoods {
  /** Iron ore. */
  ore: number;
  /** Stone. */
  stone: number;
  /** Coal. */
  coal: number;
  /** Rubble. */
  rubble: number;
  /** Steel bars. */
  steel: number;
}

/** The engine shed. */
export interface Shed {
  /** Whether trains can be bought. */
  open: boolean;
  /** The trains that stand there. */
  trains: ShedTrain[];
  /** The train that was set aside, out of the game. */
  aside: number | null;
}

/** A train that can be bought. */
export interface ShedTrain {
  /** A train by its printed number. */
  train: number;
  /** The coal that comes with it. */
  coal: number;
}

/** The discs, and the back of the deck's top card. */
export interface WeatherDiscs {
  /** The weather of this round; null before the first. */
  now: Weather | null;
  /** The weather of the next round. */
  next: Weather | null;
  /** The weather of the round after the next. */
  last: Weather | null;
  /** The weather on the back of the deck's top card. */
  top_back: Weather | null;
}

/** The cubes in the stock yard. */
export interface Yard {
  /** Iron ore. */
  ore: number;
  /** Stone. */
  stone: number;
  /** Coal. */
  coal: number;
}

/** What the rules answer about the table, from a seat's knowledge. */
export interface Facts {
  /** The seats in turn order. */
  order: number[];
  /** Every seat's score now, and where each point comes from. */
  sheets: Sheet[];
  /** How far the line has come. */
  tracks: Tracks;
  /** What the weather does to the work rates. */
  rates: Forecast;
  /** Areas in which fog closes spaces, and by which rule. */
  fog: Partial<Record<AreaLetter, Fog>>;
  /** The space that brings the start player's marker. */
  lead: string | null;
  /** The space of the event track the next cube goes to. */
  next_event: number;
  /** The first space of the event track in use. */
  first_event: number;
  /** Cubes drawn from the bag each round. */
  restock: number;
  /** The next place with rubble from each end of the line that is dug. */
  digs: string[];
  /** Stations where this seat may build; for a spectator: where anybody may. */
  open: string[];
  /** The station that calls for maintenance once it is cleared. */
  halt: string | null;
  /** What concerns this seat alone; null for a spectator. */
  mine: Mine | null;
}

/** What the rules answer one seat about its own actions and contracts. */
export interface Mine {
  /** What there is for contracts, were all of it free for one of them. */
  stores: Stores;
  /** Contracts held, on offer in the office, or drawn to keep one of. */
  contracts: Record<string, Standing>;
  /** Sites the seat may build on, each with the goods that the cheapest payment lacks. */
  sites: Record<string, Goods>;
  /** The most cubes a Stock Yard action takes. */
  take: number;
  /** The rubble an Excavate action takes. */
  dig: number;
  /** The tracks a Lay Track action may lay. */
  lay: number;
  /** What a bar and a stone cost. */
  trade: TradePrices;
  /** The place where the seat digs next. */
  next_dig: string | null;
  /** The next station of the surveyor; null at the last one. */
  survey: Survey | null;
  /** What each legal build or train costs, by the text of the move. */
  pays: Record<string, Goods>;
}

/** How a contract stands for a seat. */
export interface Standing {
  /** Its points now; of one that is not held: what it would add. */
  worth: number;
  /** What it asks for at the end. */
  needs: Needs;
  /** What there is of that beside all that serves the contracts that score. */
  has: Needs;
  /** What is missing of it. */
  lacks: Needs;
  /** Whether nothing would be missing if no contract that scores used it. */
  elsewhere: boolean;
}

/** What a contract asks for, has, or lacks; what it does not is not named. */
export interface Needs {
  /** Rubble. */
  rubble?: number;
  /** Tracks with an own marker. */
  tracks?: number;
  /** Station sites with an own marker. */
  sites?: number;
  /** The number of the station the surveyor must have reached. */
  surveyor?: number;
}

/** What a seat has for its contracts; each piece serves one of them. */
export interface Stores {
  /** Rubble. */
  rubble: number;
  /** Tracks with an own marker. */
  tracks: number;
  /** Station sites with an own marker. */
  sites: number;
  /** The number of the station the surveyor has reached. */
  surveyor: number;
}

/** Where a surveyor goes next. */
export interface Survey {
  /** A station by its id, such as `hebron`. */
  station: string;
  /** The points it would gain there. */
  gain: number;
}

/** What the Works, or the contract carried out, take for one piece. */
export interface TradePrices {
  /** Ore for a steel bar. */
  ore: number;
  /** Rubble for a stone. */
  rubble: number;
}

/** The work rates as the forecast will change them, and as sun or rain would; fog leaves them as they are. */
export interface Forecast {
  /** After the next disc. */
  next: Rates;
  /** After the last disc. */
  last: Rates;
  /** If sun came next. */
  sun: Rates;
  /** If rain came next. */
  rain: Rates;
}

/** Both work rates. */
export interface Rates {
  /** Rubble an Excavate action takes. */
  excavation: number;
  /** Tracks a Lay Track action lays. */
  lay_track: number;
}

/** What a seat would score if the game ended now. */
export interface Sheet {
  /** The points added up. */
  total: number;
  /** Sources of which not all is known: none, nothing is hidden. */
  hidden: Source[];
  /** For each source the points of every place, site, contract, train or station. */
  points: Partial<Record<Source, Record<string, number>>>;
}

/** How far the line has come. */
export interface Tracks {
  /** Tracks of the line. */
  all: number;
  /** Tracks that are laid. */
  laid: number;
  /** Tracks without rubble that wait to be laid. */
  clear: number;
  /** Rubble left on tracks and at stations. */
  rubble: number;
}

/** How the game ended. */
export interface Outcome {
  /** Why it ended. */
  reason: Reason;
  /** The points of each seat. */
  scores: number[];
  /** The seats that win; nobody alone. */
  winners: number[];
  /** The score sheet of each seat. */
  breakdown: Points[][];
  /** What broke a tie, if there was one to break. */
  tie_break?: TieBreak;
}

/** What decided between seats of equal score. */
export interface TieBreak {
  /** The place in the turn order of the final round; the last wins. */
  by: 'last';
  /** The winner's place, counted from 1. */
  best: number;
  /** The last place among those who lost the tie. */
  next_best: number;
}

/** Something about a seat. */
export interface OfSeat {
  /** A seat, counted from 0. */
  seat: number;
}

/** Something about a train. */
export interface OfTrain {
  /** A train by its printed number. */
  train: number;
}

/** A contract comes to the office. */
export interface TurnedUp {
  /** A contract by its printed number. */
  contract: number;
  /** Its position, from 1. */
  n: number;
}

/** A weather disc is laid. */
export interface Disc {
  /** Its position: 2 the next round, 3 the one after. */
  n: number;
  /** The weather it shows. */
  weather: Weather;
}

/** A seat and a train. */
export interface SeatTrain {
  /** A seat, counted from 0. */
  seat: number;
  /** A train by its printed number. */
  train: number;
}

/** Cubes drawn from the bag. */
export interface Cubes {
  /** Goods among them. */
  cubes: Goods;
  /** Event cubes among them. */
  n: number;
}

/** A seat and a station. */
export interface SeatStation {
  /** A seat, counted from 0. */
  seat: number;
  /** A station by its id, such as `hebron`. */
  station: string;
}

/** A number of something. */
export interface HowMany {
  /** How many; for `round` which one. */
  n: number;
}

/** A labourer is hired. */
export interface Hired {
  /** A seat, counted from 0. */
  seat: number;
  /** The coal paid. */
  n: number;
}

/** A labourer is placed. */
export interface Placed {
  /** A seat, counted from 0. */
  seat: number;
  /** An action space, such as `A2`; `G` has no numbers. */
  space: string;
}

/** A seat and a contract. */
export interface SeatContract {
  /** A seat, counted from 0. */
  seat: number;
  /** A contract by its printed number. */
  contract: number;
}

/** An offer is declined. */
export interface Passed {
  /** A seat, counted from 0. */
  seat: number;
  /** What was asked. */
  question: Question;
}

/** A seat gets cubes. */
export interface SeatCubes {
  /** A seat, counted from 0. */
  seat: number;
  /** The cubes. */
  cubes: Goods;
  /** Event cubes drawn with them and put back. */
  n: number;
}

/** A seat does something at a place of the line. */
export interface SeatPlace {
  /** A seat, counted from 0. */
  seat: number;
  /** A track or an excavation site, such as `hebron.track1`. */
  place: string;
  /** Rubble taken, or points gained. */
  n: number;
}

/** Goods are traded. */
export interface Worked {
  /** A seat, counted from 0. */
  seat: number;
  /** What was given. */
  paid: Goods;
  /** What came for it. */
  got: Goods;
}

/** A site is built. */
export interface Built {
  /** A seat, counted from 0. */
  seat: number;
  /** A building site, such as `hebron.3`. */
  site: string;
  /** What was paid. */
  paid: Goods;
  /** The points of the site. */
  n: number;
}

/** A train is bought. */
export interface Bought {
  /** A seat, counted from 0. */
  seat: number;
  /** A train by its printed number. */
  train: number;
  /** What was paid. */
  paid: Goods;
  /** The coal that came with it. */
  n: number;
}

/** A labourer can do nothing. */
export interface Idle {
  /** A seat, counted from 0. */
  seat: number;
  /** The area of the labourer. */
  area: AreaLetter;
}

/** A labourer changes its space. */
export interface Moved {
  /** A seat, counted from 0. */
  seat: number;
  /** An action space, such as `A2`; `G` has no numbers. */
  space: string;
  /** An action space, such as `A2`; `G` has no numbers. */
  to: string;
}

/** A forecast is exchanged. */
export interface Swapped {
  /** A seat, counted from 0. */
  seat: number;
  /** The weather that was forecast. */
  weather: Weather;
  /** The weather that is forecast now. */
  new: Weather;
}

/** No parameters. */
export type Nothing = Record<string, never>;

/** One of several contracts is kept. */
export interface Kept {
  /** A seat, counted from 0. */
  seat: number;
  /** A contract by its printed number. */
  contract: number;
  /** The contracts that go. */
  discarded: number[];
}

/** Something about a contract. */
export interface OfContract {
  /** A contract by its printed number. */
  contract: number;
}

/** The weather of the next round. */
export interface WeatherChange {
  /** The weather that comes. */
  weather: Weather;
}

/** A space of the event track. */
export interface EventCube {
  /** The space, from 1. */
  n: number;
  /** Its event. */
  event: EventKind;
}

/** Something at a place of the line. */
export interface Place {
  /** A track or an excavation site, such as `hebron.track1`. */
  place: string;
  /** Rubble removed, or points gained. */
  n: number;
}

/** Something about a station. */
export interface OfStation {
  /** A station by its id, such as `hebron`. */
  station: string;
}

/** A train in the shed gets coal. */
export interface Coaled {
  /** A train by its printed number. */
  train: number;
  /** How much. */
  n: number;
}

/** The game ends. */
export interface GameOver {
  /** Why. */
  reason: Reason;
}

/** Place a labourer. */
export interface PlaceMove {
  /** An action space, such as `A2`; `G` has no numbers. */
  space: string;
}

/** Take cubes out of the yard. */
export interface TakeMove {
  /** The cubes. */
  cubes: Goods;
}

/** Trade for steel and stone. */
export interface WorkMove {
  /** What comes of it. */
  got: Goods;
}

/** Build a site. */
export interface BuildMove {
  /** A building site, such as `hebron.3`. */
  site: string;
  /** Bars that are paid in ore. */
  bars_as_ore: number;
  /** Stones that are paid in rubble. */
  stones_as_rubble: number;
}

/** Buy a train. */
export interface TrainMove {
  /** A train by its printed number. */
  train: number;
  /** Bars that are paid in ore. */
  bars_as_ore: number;
}

/** Maintain a train, or give it up, which has no parameters. */
export interface MaintainMove {
  /** A contract by its printed number. */
  contract?: number;
  /** Paid with a steel bar. */
  good?: 'steel';
}

/** Move a labourer to another space. */
export interface MoveMove {
  /** An action space, such as `A2`; `G` has no numbers. */
  space: string;
  /** An action space, such as `A2`; `G` has no numbers. */
  to: string;
}

/** Exchange the forecast. */
export interface ForecastMove {
  /** The new forecast. */
  weather: Weather;
}

/** A track or an excavation site with an own marker. */
export interface PlacePoints {
  /** A track or an excavation site, such as `hebron.track1`. */
  place: string;
}

/** A building site with an own marker. */
export interface SitePoints {
  /** A building site, such as `hebron.3`. */
  site: string;
}

/** A contract, and what served it. */
export interface ContractPoints {
  /** A contract by its printed number. */
  contract: number;
  /** The rubble it took. */
  rubble?: number;
  /** The tracks that served it. */
  tracks?: string[];
  /** The station sites that served it. */
  sites?: string[];
}

/** The parameters of the events, by key. */
export interface Events {
  'first-player': OfSeat;
  'set-aside': OfTrain;
  'turned-up': TurnedUp;
  disc: Disc;
  'solo-train': SeatTrain;
  'first-yard': Cubes;
  'chose-start': SeatStation;
  'chose-marker': SeatStation;
  round: HowMany;
  hired: Hired;
  placed: Placed;
  played: SeatContract;
  passed: Passed;
  took: SeatCubes;
  'starts-next': OfSeat;
  'starts-next-locked': OfSeat;
  dug: SeatPlace;
  cleared: SeatPlace;
  'cleared-unowned': SeatPlace;
  worked: Worked;
  laid: SeatPlace;
  built: Built;
  'free-cubes': SeatCubes;
  bought: Bought;
  returned: SeatTrain;
  idle: Idle;
  'took-contract': SeatContract;
  surveyed: SeatStation;
  'left-start': OfSeat;
  moved: Moved;
  swapped: Swapped;
  blocked: Nothing;
  'drew-cubes': SeatCubes;
  'drew-contract': SeatContract;
  kept: Kept;
  discarded: OfContract;
  reshuffled: HowMany;
  weather: WeatherChange;
  'weather-none': Nothing;
  rates: Rates;
  restocked: Cubes;
  'event-cube': EventCube;
  'event-dug': Place;
  'event-laid': Place;
  completed: OfStation;
  'no-effect': EventCube;
  'trains-open': Nothing;
  'maintenance-due': Nothing;
  maintained: OfSeat;
  'maintained-card': SeatContract;
  'gave-up': SeatTrain;
  coaled: Coaled;
  'cubes-returned': HowMany;
  'extra-build-space': Nothing;
  'last-track': OfSeat;
  'last-track-event': Nothing;
  'extra-round': Nothing;
  'game-over': GameOver;
  'no-effect-play': SeatContract;
}

/** Something that happened; `hidden` tells that a part of it is not for this viewer. */
export type Event = { [Key in keyof Events]: { key: Key; params: Events[Key]; hidden: boolean } }[keyof Events];

/** The parameters of the moves, by group. */
export interface Moves {
  pass: Nothing;
  hire: Nothing;
  place: PlaceMove;
  play: OfContract;
  take: TakeMove;
  work: WorkMove;
  build: BuildMove;
  train: TrainMove;
  contract: OfContract;
  keep: OfContract;
  maintain: MaintainMove;
  move: MoveMove;
  forecast: ForecastMove;
  dig: Nothing;
  lay: Nothing;
  start: OfStation;
  marker: OfStation;
}

/** A legal move. */
export type Move = { [Group in keyof Moves]: { text: string; group: Group; params: Moves[Group] } }[keyof Moves];

/** What stands beside points, by source. */
export interface PointsParams {
  track: PlacePoints;
  excavation: PlacePoints;
  site: SitePoints;
  contract: ContractPoints;
  'contract-unmet': OfContract;
  train: OfTrain;
  surveyor: OfStation;
}

/** A line of a score sheet. */
export type Points = {
  [Source in keyof PointsParams]: { source: Source; points: number } & PointsParams[Source];
}[keyof PointsParams];
