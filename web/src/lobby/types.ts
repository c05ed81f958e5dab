/** What the lobby shows, and what it asks for. */

/** Who sits on a chair: a person here, a friend who gets a link, or a bot of a level. */
export type Chair = 'me' | 'friend' | `bot:${string}`;

/** How long people may think, and what happens then. */
export interface ClockChoice {
  mode: 'none' | 'move' | 'game';
  seconds: number;
}

export interface NewTable {
  title: string;
  seats: Chair[];
  /** Of people at this device, seat by seat; empty: mine. */
  names: string[];
  /** What differs from the defaults. */
  options: Record<string, unknown>;
  /** Listed in the lobby of everybody. */
  public: boolean;
  clock: ClockChoice;
  /** How many moves later spectators see the game. */
  delay: number;
  /** Other websites may show it. */
  embed: boolean;
  /** The text of a scenario of one's own. */
  scenario_file?: string;
  /** The id of a map of one's own. */
  map_id?: string;
  /** The text of corrections of the title's data. */
  data?: string;
}

/** A map that I keep. */
export interface OwnMap {
  id: string;
  name: string;
  link: string;
}

/** A file of one's own, chosen for a table. */
export interface ChosenFile {
  name: string;
  text: string;
}
