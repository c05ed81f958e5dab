/** Colours of cards, tracks and players. Checked for colour blindness; every one also has its own sign. */

import type { Card, Color } from './logic/printed';

export const INK = '#2B2622';
export const PAPER = '#FBF5E6';

export const FILL: Record<Color | 'gray' | 'loco', string> = {
  red: '#A30F16',
  orange: '#DE8A1F',
  yellow: '#FFD96F',
  green: '#498555',
  blue: '#519DDE',
  purple: '#6A3F87',
  black: '#29282C',
  white: '#FAF6EC',
  gray: '#B0A99C',
  loco: PAPER,
};

/** What is drawn on a card or space of that colour. */
export const SIGN: Record<Card, string> = {
  red: '#F9E6D8',
  orange: '#3A2206',
  yellow: '#5A4310',
  green: '#EFF5E4',
  blue: '#0C2740',
  purple: '#EFE3F6',
  black: '#F0E9DA',
  white: '#4A443A',
  loco: INK,
};

export type Emblem = 'wheel' | 'heart' | 'shield' | 'leaf' | 'crown';

export interface SeatLook {
  emblem: Emblem;
  fill: string;
  /** Dark enough for the emblem on paper. */
  deep: string;
  /** Lines on the wagon's roof. */
  line: string;
}

/** The look of every seat. */
export const SEATS: readonly SeatLook[] = [
  { emblem: 'wheel', fill: '#12B5C9', deep: '#0A6F7C', line: '#04343B' },
  { emblem: 'heart', fill: '#E0507A', deep: '#B32852', line: '#4A0A20' },
  { emblem: 'shield', fill: '#14398C', deep: '#14398C', line: '#C9D6F7' },
  { emblem: 'leaf', fill: '#CFE74E', deep: '#5E6E0E', line: '#39420A' },
  { emblem: 'crown', fill: '#5A3214', deep: '#5A3214', line: '#EBCFAE' },
];

/** Land by country; `*` for the rest. */
export const LAND: Record<string, string> = {
  us: '#E9DDBD',
  ca: '#D9D3B4',
  mx: '#D8C8A2',
  ch: '#EFE6CB',
  li: '#E6D6AC',
  fr: '#CFC7A6',
  de: '#C9C7A4',
  at: '#D3C49E',
  it: '#CBC2A0',
  no: '#E7DABB',
  se: '#EDE3C8',
  fi: '#E2DDBE',
  dk: '#EBDDB8',
  ee: '#E6D9B6',
  lv: '#DDD6B4',
  lt: '#E8DDBE',
  pl: '#DED3AF',
  ru: '#D6CFB0',
  '*': '#CFC7A8',
};

/** The colour of a piece of land: its own on this map, else that of its country. */
export function landFill({ country, fill }: { country: string; fill?: string }): string {
  return fill ?? LAND[country] ?? LAND['*']!;
}
