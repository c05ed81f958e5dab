// Written by tools/schemas.py. Do not edit.

/** Your move was made and is on the disk; it is in this version of the table. */
export interface Ack {
  type: 'ack';
  key: string;
  version: number;
}

/** A refusal as a client gets it. */
export interface Answer {
  error: string;
  key: string;
  rule: string;
  sentence: string;
  params: Record<string, unknown>;
}

/** The correction file made of answers, and sentences about what does not fit together in it. */
export interface BoxFilled {
  file: string;
  problems: string[];
}

/** A value that is only reconstructed. */
export interface BoxQuestion {
  id: string;
  value: string;
  look: string;
}

/** How I am called when it is my turn. */
export interface Calls {
  page: boolean;
  push_key: string;
  after: number;
  ways: WayTold[];
}

/** How long people may think: not limited, per move, or per game; and what happens at zero. */
export interface Clock {
  mode: 'game' | 'move' | 'none';
  seconds: number;
  zero: 'bot-moves' | 'bot-takes-over';
}

/** Something that happened, as far as this seat may know it. */
export interface EventTold {
  key: string;
  params: Record<string, unknown>;
  hidden?: boolean;
  text?: string;
  changes?: [(string | number | string[])[], unknown][];
}

/** A thing that brought a seat points with a move, or cost it some. */
export interface Gain {
  seat: number;
  source: string;
  id: string;
  points: number;
}

/** A moment at which something is told: the text `key`, with `key.ask` and `key.other` if the learner must move. */
export interface GuideNote {
  at: number;
  key: string;
  rule: string;
}

/** A guided first game: its story as the learner's seat knows it, with that seat's legal moves. */
export interface Guided {
  title: string;
  seat: number;
  notes: GuideNote[];
  story: Story;
}

/** Somebody came to the table or went. */
export interface HereTold {
  type: 'here';
  here: Present;
}

/** What would a bot do in my place, knowing what I know? */
export interface Hint {
  type: 'hint';
}

/** What a bot would do, and why. */
export interface HintTold {
  type: 'hint';
  version: number;
  move: string;
  reason: Record<string, unknown>;
  text: string;
}

/** A move this seat may make now. */
export interface LegalMove {
  text: string;
  group: string;
  params: Record<string, unknown>;
}

/** Tell me the whole table, as this seat knows it (None: as a spectator), with the moves after `since`. */
export interface Look {
  type: 'look';
  seat?: number | null;
  since?: number;
}

/** Who you are. `token` is told only once, and only to programs. */
export interface Me {
  id: string;
  name: string;
  language: string;
  token: string;
}

/** A move and what it brought about; number 0 is the deal. `move` is `?` where this seat is not told it. */
export interface MoveTold {
  number: number;
  seat: number;
  move: string;
  events: EventTold[];
}

/** A move was made. It fits a table at version - 1; if yours is another, send `look`. */
export interface Moved {
  type: 'moved';
  version: number;
  move: MoveTold;
  changes: [(string | number | string[])[], unknown][];
  facts: [(string | number | string[])[], unknown][];
  turn: Turn;
}

/** What you asked for was refused, and nothing was changed. `key` is that of the move, if it was one. */
export interface No {
  type: 'no';
  key: string;
  refusal: Answer;
}

/** An option of a title. */
export interface OptionTold {
  name: string;
  label: string;
  about: string;
  group: string;
  default: unknown;
  values: OptionValue[];
  when: Record<string, unknown[]>[];
}

/** A value of an option, and how it is called. */
export interface OptionValue {
  value: unknown;
  label: string;
}

/** Who is at the table now: the seats whose people are connected, and how many others watch. */
export interface Present {
  seats: number[];
  watching: number;
}

/** A rule of the ledger. */
export interface RuleTold {
  id: string;
  chapter: string;
  statement: string;
}

/** The rules of a title, in the order of the ledger. */
export interface Rules {
  title: string;
  language: string;
  rules: RuleTold[];
}

/** New lines of talk, and what stands of a request to take back. */
export interface Said {
  type: 'said';
  talk: TalkTold[];
  undo: UndoRequest | null;
}

/** Something to be read by everybody at the table. */
export interface Say {
  type: 'say';
  text: string;
}

/** The score of every seat after every move, the deal first, as far as a seat may know: if the game ended there. */
export interface Scores {
  seat: number | null;
  scores: number[][];
  hidden: string[][];
  gains: Gain[][];
}

/** Who sits where. */
export interface SeatTold {
  number: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  stand_in: boolean;
  yours: boolean;
}

/** Somebody sat down, left, or came back; or a table for a rematch was opened. */
export interface SeatsTold {
  type: 'seats';
  seats: SeatTold[];
  turn: Turn;
  undo: UndoRequest | null;
  rematch: string | null;
}

/** A whole game as one seat knew it: the first view and facts, and all that followed. */
export interface Story {
  title: string;
  family: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  count: number;
  file: string;
  seat: number | null;
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  steps: StoryStep[];
  hidden: string[][];
  outcome: Record<string, unknown> | null;
}

/** A move (0: the deal), what it brought about and changed, and the scores after it. */
export interface StoryStep {
  number: number;
  seat: number;
  move: string;
  events: EventTold[];
  to_move: number | null;
  scores: number[];
  changes?: [(string | number | string[])[], unknown][];
  facts?: [(string | number | string[])[], unknown][];
  legal?: LegalMove[];
}

/** A table in a list. */
export interface TableListed {
  id: string;
  title: string;
  players: number;
  seats: SeatTold[];
  public: boolean;
  clock: Clock;
  created: number;
  updated: number;
  began: boolean;
  over: boolean;
  your_turn: boolean;
  result: string;
  delay: number;
  name: string;
}

/** The whole table as one seat knows it. */
export interface TableTold {
  type: 'table';
  id: string;
  version: number;
  title: string;
  family: string;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  clock: Clock;
  host: boolean;
  seat: number | null;
  seats: SeatTold[];
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  turn: Turn;
  log: MoveTold[];
  talk: TalkTold[];
  undo: UndoRequest | null;
  commitment: string;
  secret: string;
  entropy: string[];
  outcome: Record<string, unknown> | null;
  reasons: Record<string, unknown>;
  rematch: string | null;
  here: Present;
  file: string;
  name: string;
  delay: number;
  embed: boolean;
}

/** A line beside the log: `chat`, or what happened at the table (`joined`, `left`, `undone`, ...). */
export interface TalkTold {
  id: number;
  at: number;
  kind: string;
  seat: number | null;
  name: string;
  text: string;
}

/** A bot thinks about its move. */
export interface Thinking {
  type: 'thinking';
  seat: number;
}

/** A title on the shelf. */
export interface TitleTold {
  id: string;
  name: string;
  about: string;
  family: string;
  least_players: number;
  most_players: number;
  options: OptionTold[];
  bots: string[];
  guided: boolean;
  rules: boolean;
  file_option: string;
  corrections: boolean;
  box: boolean;
}

/** My move, at the version I saw, under a key of my own choosing; the same key twice is one move. */
export interface Try {
  type: 'move';
  move: string;
  version: number;
  key: string;
}

/** Whose turn it is. `legal` is there only for the seat that must move. */
export interface Turn {
  to_move: number | null;
  legal: LegalMove[] | null;
  left: (number | null)[];
  elapsed: number;
}

/** Take my last move back, if need be with the consent of the others. */
export interface Undo {
  type: 'undo';
}

/** Whether I agree to what another seat wants to take back. */
export interface UndoAnswer {
  type: 'undo-answer';
  agree: boolean;
}

/** A seat asks to go back to `keep` moves; the seats in `agreed` have said yes. */
export interface UndoRequest {
  seat: number;
  keep: number;
  agreed: number[];
}

/** A way in which I am called: without its address, which may be a secret. */
export interface WayTold {
  id: string;
  kind: string;
  label: string;
  created: number;
}

/** Why may I not make this move? */
export interface Why {
  type: 'why';
  move: string;
}

/** Why a move may not be made; None if it may. */
export interface WhyTold {
  type: 'why';
  move: string;
  refusal: Answer | null;
}

export type FromClient = Look | Try | Why | Hint | Undo | UndoAnswer | Say;

export type ToClient = TableTold | Moved | SeatsTold | Said | HereTold | Thinking | Ack | No | WhyTold | HintTold;
