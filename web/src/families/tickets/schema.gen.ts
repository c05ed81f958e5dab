// Written by tools/schemas.py. Do not edit.

export type Card = 'purple' | 'white' | 'blue' | 'yellow' | 'orange' | 'black' | 'red' | 'green' | 'loco';

export type Phase = 'choosing' | 'turn' | 'second-card' | 'keeping' | 'tunnel' | 'over' | 'announcing' | 'passenger';

export type Reason = 'wagons' | 'deadlock';

export type Source =
  | 'track'
  | 'ticket-done'
  | 'ticket-failed'
  | 'station-used'
  | 'station-unused'
  | 'stations-left'
  | 'grand-tour'
  | 'goal'
  | 'globetrotter'
  | 'passengers'
  | 'longest-path';

export type Closed = 'own-twin' | 'twin-closed' | 'wagons';

export type Cards = Partial<Record<Card, number>>;

export type Passengers = Record<string, number>;

/** All that a seat, or a spectator, may know of the table. */
export interface View {
  /** Whose view it is; null for a spectator. */
  seat: number | null;
  /** Own train cards. Not for spectators. */
  hand?: Cards;
  /** Own tickets. Not for spectators. */
  tickets?: HeldTicket[];
  /** Tickets to choose from, as `keep` numbers them. Not for spectators. */
  offer?: string[];
  /** The first tickets chosen, counted from 1; null before. Only while all choose them. */
  chosen?: number[] | null;
  /** How many play. */
  players: number;
  /** What the seat to move has to decide. */
  phase: Phase;
  /** The seat that must decide; null when the game is over. */
  to_move: number | null;
  /** The first player. */
  first: number;
  /** The face-up cards; null for an empty slot. */
  row: (Card | null)[];
  /** Train cards in the deck. */
  deck: number;
  /** The discarded train cards. */
  discard: Cards;
  /** Tickets that can still be drawn. */
  ticket_deck: number;
  /** The players. */
  seats: SeatView[];
  /** The goals in play. */
  goals: GoalView[];
  /** The last round, once it has begun. */
  last_round: LastRound | null;
  /** The tunnel attempt under way. */
  tunnel: TunnelView | null;
  /** The same by deck. Only where there are two. */
  ticket_decks?: Mix;
  /** The passengers who wait, by city or country and colour. Only where there are any. */
  passengers?: Record<string, Passengers>;
  /** Where the seat to move chooses a passenger now. Only where there are passengers. */
  boarding?: string | null;
  /** Everybody's train cards. After the end. */
  hands?: Cards[];
  /** Everybody's tickets. After the end. */
  all_tickets?: HeldTicket[][];
}

/** A ticket in hand. */
export interface HeldTicket {
  /** The ticket. */
  ticket: string;
  /** Whether its cities are connected, with what own stations lend now. */
  done: boolean;
  /** What it is worth now: negative while it is not done. */
  points: number;
}

/** A goal in play. */
export interface GoalView {
  /** The goal. */
  goal: string;
  /** What it is worth to whoever meets it best. */
  points: number;
  /** Whether that number is our guess, not a printed one. */
  assumed: boolean;
}

/** The last round. */
export interface LastRound {
  /** Who began it by running out of wagons. */
  seat: number;
  /** Turns left of it, the current one included. */
  turns_left: number;
}

/** What everybody sees of a seat. */
export interface SeatView {
  /** Wagons left. */
  wagons: number;
  /** Points on the scoring track: those of the claimed tracks. */
  score: number;
  /** Train cards in hand. */
  cards: number;
  /** Those of them that everybody has seen. */
  shown: Cards;
  /** Tickets kept; null until all have chosen their first ones. */
  tickets: number | null;
  /** Tickets before the seat to choose from. */
  offered: number;
  /** Claimed tracks, in the order of the map. */
  tracks: string[];
  /** Kept tickets by deck, where there are two; null as `tickets`. */
  by_deck?: Mix | null;
  /** The mix announced, until it is chosen from. Only where there are two ticket decks. */
  announced?: Mix | null;
  /** Passengers taken along, by colour. Only where there are any. */
  passengers?: Passengers;
  /** Cities with its stations. Where there are stations. */
  stations?: string[];
  /** Stations left to build. Where there are stations. */
  stations_left?: number;
  /** Cards its next station costs; null if none is left. */
  station_cost?: number | null;
}

/** Tickets by deck, where there are two. */
export interface Mix {
  /** Short ones. */
  short: number;
  /** Long ones. */
  long: number;
}

/** A tunnel attempt that waits for its payment. */
export interface TunnelView {
  /** The tunnel. */
  track: string;
  /** The cards laid down for it. */
  laid: Cards;
  /** The cards turned up. */
  revealed: Cards;
  /** How many more cards it takes. */
  owes: number;
}

/** What follows from the rules for all that the viewer knows. */
export interface Facts {
  /** Unclaimed tracks that can never be claimed any more, and why: `own-twin`: not by this seat, which has a parallel one; `twin-closed`: by nobody, since enough of its group are taken; `wagons`: not by this seat, which has too few wagons left. */
  closed: Record<string, Closed>;
  /** The ways of own open tickets and of those on offer; null where none is left. */
  ways: Record<string, Way | null>;
  /** The races for the goals in play, in the order of the view. */
  goals: Race[];
  /** The race for the longest path, in wagons. */
  longest_path: Race;
  /** The race for the most completed tickets, where they bring points. */
  globetrotter?: Race;
  /** The majority of every colour, where there are passengers. */
  passengers?: Record<string, Majority>;
  /** The score sheet of every seat. */
  sheets: Sheet[];
}

/** How far everybody has come with a goal, with completed tickets, or with the longest path. */
export interface Race {
  /** The count of each seat; null where it is secret. */
  counts: (number | null)[];
  /** The seats with the best known count above 0. */
  leaders: number[];
}

/** Who has the most passengers of a colour. */
export interface Majority {
  /** How many each seat has. */
  counts: number[];
  /** The seats with the most. */
  first: number[];
  /** Those with the second most, if one seat alone has the most. */
  second: number[];
}

/** What a seat would score if the game ended now, as far as the viewer may know. */
export interface Sheet {
  /** The known points added up. */
  total: number;
  /** Sources in which there may be more, or less, in secret. */
  hidden: Source[];
  /** For each source the points of every track, ticket, goal or colour of passengers; those of a built station stand under its city, those of stations left, grand tours, the globetrotter and the longest path under the name of the source. */
  points: Partial<Record<Source, Passengers>>;
}

/** The cheapest way that could still complete a ticket: own tracks cost nothing. */
export interface Way {
  /** The city or border spot where it begins. */
  start: string;
  /** Its tracks in order, own ones included. */
  tracks: string[];
  /** Wagons that the tracks not yet owned take. */
  wagons: number;
}

/** How the game ended. */
export interface Outcome {
  /** Why it ended. */
  reason: Reason;
  /** The points of each seat. */
  scores: number[];
  /** Who won; several if nothing breaks their tie. */
  winners: number[];
  /** Every point of each seat, and what gave it. */
  breakdown: Points[][];
  /** What broke a tie, if there was one to break. */
  tie_break?: TieBreak;
}

/** What decided between seats of equal score. */
export interface TieBreak {
  /** Completed tickets; stations left; goals met best and the longest path held; the longest path held alone; the length of the longest path; all passengers. */
  by: 'goals' | 'holder' | 'passengers' | 'path' | 'stations' | 'tickets';
  /** The winner's count. */
  best: number;
  /** The best count among those who lost the tie. */
  next_best: number;
}

/** Somebody will begin. */
export interface FirstPlayer {
  /** Who. */
  seat: number;
}

/** Somebody is dealt a hand. */
export interface Dealt {
  /** Who. */
  seat: number;
  /** How many cards. */
  n: number;
  /** Which; for this seat only. */
  cards?: Cards;
}

/** A card is turned up into the row. */
export interface TurnedUp {
  /** Where in the row, counted from 0. */
  slot: number;
  /** The card. */
  card: Card;
}

/** The row held too many locomotives and is discarded. */
export interface Flushed {
  /** The discarded cards. */
  cards: Cards;
}

/** The discard pile becomes the deck. */
export interface Reshuffled {
  /** How many cards. */
  n: number;
}

/** A goal is turned up at the start. */
export interface GoalInPlay {
  /** The goal. */
  goal: string;
}

/** Somebody draws tickets to choose from. */
export interface OfferedTickets {
  /** Who. */
  seat: number;
  /** How many. */
  n: number;
  /** Which; for this seat only. */
  tickets?: string[];
}

/** Somebody has chosen the first tickets; the others learn how many when all have. */
export interface ChoseTickets {
  /** Who. */
  seat: number;
  /** Their numbers in the offer, from 1; for this seat only. */
  kept?: number[];
}

/** Somebody keeps tickets and puts the others back. */
export interface KeptTickets {
  /** Who. */
  seat: number;
  /** How many are kept. */
  n: number;
  /** How many go back. */
  returned: number;
  /** How many of those are short, where there are two decks. */
  short?: number;
  /** How many of them are long. */
  long?: number;
  /** Which are kept; for this seat only. */
  tickets?: string[];
}

/** Somebody takes a face-up card. */
export interface Took {
  /** Who. */
  seat: number;
  /** The card. */
  card: Card;
  /** Where it lay in the row, counted from 0. */
  slot: number;
}

/** Somebody draws a card from the deck. */
export interface Drew {
  /** Who. */
  seat: number;
  /** The card; for this seat only. */
  card?: Card;
}

/** Somebody claims a track. */
export interface Claimed {
  /** Who. */
  seat: number;
  /** The track. */
  track: string;
  /** The cards laid down. */
  cards: Cards;
  /** What it scores. */
  points: number;
}

/** Somebody lays cards for a tunnel. */
export interface TunnelTried {
  /** Who. */
  seat: number;
  /** The track. */
  track: string;
  /** The cards laid down. */
  cards: Cards;
}

/** Cards are turned up for a tunnel. */
export interface TunnelRevealed {
  /** Who. */
  seat: number;
  /** The cards, in the order they came. */
  revealed: Card[];
  /** How many more cards the tunnel takes. */
  owes: number;
}

/** Somebody pays the extra cards of a tunnel. */
export interface TunnelPaid {
  /** Who. */
  seat: number;
  /** The cards laid down. */
  cards: Cards;
}

/** Somebody gives a tunnel up and takes the cards back. */
export interface TunnelDeclined {
  /** Who. */
  seat: number;
  /** The track. */
  track: string;
  /** The cards laid down. */
  cards: Cards;
}

/** Somebody draws cards as a bonus for a track. */
export interface Bonus {
  /** Who. */
  seat: number;
  /** How many cards. */
  n: number;
  /** Which; for this seat only. */
  cards?: Cards;
}

/** Somebody has so few wagons left that the last round begins. */
export interface LastRoundBegun {
  /** Who. */
  seat: number;
  /** The wagons left. */
  wagons: number;
}

/** Somebody can do nothing and passes. */
export interface Passed {
  /** Who. */
  seat: number;
}

/** Somebody leaves it at one card. */
export interface Stopped {
  /** Who. */
  seat: number;
}

/** The game is over. */
export interface GameOver {
  /** The last round was played, or nobody could move any more. */
  reason: Reason;
}

/** Somebody builds a station. */
export interface BuiltStation {
  /** Who. */
  seat: number;
  /** The city. */
  city: string;
  /** The cards laid down. */
  cards: Cards;
}

/** Somebody says how many tickets to draw from which deck. */
export interface MixAnnounced {
  /** Who. */
  seat: number;
  /** Short ones. */
  short: number;
  /** Long ones. */
  long: number;
}

/** Passengers are drawn from the bag onto a place. */
export interface PassengersWait {
  /** The city or country. */
  place: string;
  /** How many of each colour. */
  passengers: Passengers;
}

/** Somebody takes a passenger along. */
export interface PassengerTaken {
  /** Who. */
  seat: number;
  /** The city or country. */
  place: string;
  /** The passenger's colour. */
  passenger: string;
}

/** Do nothing, where nothing else can be done. */
export type Pass = Record<string, never>;

/** Take a train card, or stop after the first one. */
export interface Draw {
  /** A face-up card; absent for the deck and for `stop`. */
  card?: Card;
}

/** Claim a track. */
export interface Claim {
  /** The track. */
  track: string;
  /** The payment. */
  cards: Cards;
}

/** Draw tickets to choose from, or announce at the start how many to draw. */
export interface DrawTickets {
  /** How many short ones, where there are two decks. */
  short?: number;
  /** How many long ones. */
  long?: number;
}

/** Keep some of the offered tickets. */
export interface Keep {
  /** Their places in the offer, counted from 0. */
  keep: number[];
}

/** Pay for a tunnel what it takes more, or decline it. */
export interface Tunnel {
  /** The payment; absent when declining. */
  cards?: Cards;
}

/** Build a station in a city. */
export interface Station {
  /** The city. */
  city: string;
  /** The payment. */
  cards: Cards;
}

/** Choose the passenger to take along. */
export interface TakePassenger {
  /** The city or country where one is due. */
  place: string;
  /** The passenger's colour. */
  passenger: string;
}

/** A claimed track. */
export interface TrackPoints {
  /** The track. */
  track: string;
}

/** A completed ticket. */
export interface TicketDone {
  /** The ticket. */
  ticket: string;
  /** The cities of the stations it needed. */
  stations?: string[];
}

/** A ticket that was not completed. */
export interface TicketFailed {
  /** The ticket. */
  ticket: string;
}

/** A station and the track of somebody else that it lends; worth nothing itself. */
export interface StationUsed {
  /** The city. */
  city: string;
  /** The track. */
  track: string;
}

/** A station that lends nothing; worth nothing itself. */
export interface StationUnused {
  /** The city. */
  city: string;
}

/** Stations that were not built. */
export interface StationsLeft {
  /** How many. */
  n: number;
}

/** Grand tours: tickets whose cities two paths join. */
export interface TourPoints {
  /** The tickets that made them. */
  tickets: string[];
}

/** A goal met best. */
export interface GoalPoints {
  /** The goal. */
  goal: string;
}

/** The most completed tickets. */
export interface GlobetrotterPoints {
  /** How many. */
  completed: number;
}

/** The most, or the second most, passengers of a colour. */
export interface PassengerPoints {
  /** The colour. */
  passenger: string;
}

/** The longest path. */
export interface PathPoints {
  /** Its length. */
  wagons: number;
}

/** The parameters of the events, by key. */
export interface Events {
  'first-player': FirstPlayer;
  dealt: Dealt;
  'turned-up': TurnedUp;
  flushed: Flushed;
  reshuffled: Reshuffled;
  'goal-in-play': GoalInPlay;
  'offered-tickets': OfferedTickets;
  'chose-tickets': ChoseTickets;
  'kept-tickets': KeptTickets;
  took: Took;
  drew: Drew;
  claimed: Claimed;
  'tunnel-tried': TunnelTried;
  'tunnel-revealed': TunnelRevealed;
  'tunnel-paid': TunnelPaid;
  'tunnel-declined': TunnelDeclined;
  bonus: Bonus;
  'last-round': LastRoundBegun;
  passed: Passed;
  stopped: Stopped;
  'game-over': GameOver;
  'built-station': BuiltStation;
  'mix-announced': MixAnnounced;
  'passengers-wait': PassengersWait;
  'passenger-taken': PassengerTaken;
}

/** Something that happened; `hidden` tells that a part of it is not for this viewer. */
export type Event = { [Key in keyof Events]: { key: Key; params: Events[Key]; hidden: boolean } }[keyof Events];

/** The parameters of the moves, by group. */
export interface Moves {
  pass: Pass;
  draw: Draw;
  claim: Claim;
  tickets: DrawTickets;
  keep: Keep;
  tunnel: Tunnel;
  station: Station;
  passenger: TakePassenger;
}

/** A legal move. */
export type Move = { [Group in keyof Moves]: { text: string; group: Group; params: Moves[Group] } }[keyof Moves];

/** What stands beside points, by source. */
export interface PointsParams {
  track: TrackPoints;
  'ticket-done': TicketDone;
  'ticket-failed': TicketFailed;
  'station-used': StationUsed;
  'station-unused': StationUnused;
  'stations-left': StationsLeft;
  'grand-tour': TourPoints;
  goal: GoalPoints;
  globetrotter: GlobetrotterPoints;
  passengers: PassengerPoints;
  'longest-path': PathPoints;
}

/** A line of a score sheet. */
export type Points = {
  [Source in keyof PointsParams]: { source: Source; points: number } & PointsParams[Source];
}[keyof PointsParams];
