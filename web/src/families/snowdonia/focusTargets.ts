/** The parts of the table that keys lead to, and the tab of a narrow screen each is found in. */
export type Part = 'areas' | 'line' | 'players' | 'weather' | 'office' | 'mine' | 'log' | 'tray';
export type Tab = 'yard' | 'line' | 'cards' | 'players' | 'log';

/** The tab a part is in; the line and decisions are in sight anyway. */
export const TAB_OF: Readonly<Partial<Record<Part, Tab>>> = {
  areas: 'yard',
  players: 'players',
  weather: 'players',
  office: 'cards',
  mine: 'cards',
  log: 'log',
  tray: 'yard',
};
