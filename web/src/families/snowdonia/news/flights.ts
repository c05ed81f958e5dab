/** Which pieces a beat moves, and from where to where. Places are named as the parts of the page are (`data-at`). */
import type { Sound } from '../../../motion/pace.svelte';
import { spaceName } from '../choices';
import type { Beat } from './beats';
import type { AreaLetter, Events, Goods, View } from '../schema.gen';
import { AREAS } from '../state';

export interface Piece {
  sign: string;
  seat: number | null;
  /** Where it comes from and goes to; the first place in sight counts. */
  from: string[];
  to: string[];
  /** It leaves the place it comes from, which is looked up before the table changes. */
  leaves?: boolean;
  /** It vanishes on its way. */
  fades?: boolean;
  size?: number;
}

const CUBES = 5;
const BAG = ['bag', 'area-A'];
const YARD = ['yard', 'area-A'];
const seatAt = (seat: number): string[] => [`seat-${seat}`];
const area = (letter: AreaLetter): string[] => [`area-${letter}`];

const many = (n: number, piece: Piece): Piece[] => Array.from({ length: Math.min(n, CUBES) }, () => piece);
const cubes = (goods: Goods, from: string[], to: string[]): Piece[] =>
  Object.entries(goods).flatMap(([sign, n]) => many(n, { sign, seat: null, from, to }));

type Plans = { [Key in keyof Events]?: (params: Events[Key], view: View) => Piece[] };
const marker = (seat: number, to: string): Piece => ({
  sign: 'marker',
  seat: seat,
  from: seatAt(seat),
  to: [to],
  size: 22,
});
const card = (from: string[], to: string[]): Piece => ({ sign: 'card', seat: null, from, to, leaves: true, size: 30 });

/** Everybody walks home. */
const homeward = (view: View): Piece[] =>
  AREAS.flatMap((letter) =>
    view.areas[letter].labourers.flatMap((seat, i): Piece[] =>
      seat === null
        ? []
        : [
            {
              sign: 'labourer',
              seat,
              from: [`space-${spaceName(letter, i)}`],
              to: seatAt(seat),
              leaves: true,
              size: 30,
            },
          ],
    ),
  );

const PLANS: Plans = {
  placed: ({ seat, space }) => [{ sign: 'labourer', seat: seat, from: seatAt(seat), to: [`space-${space}`], size: 30 }],
  moved: ({ seat, space, to }) => [
    { sign: 'labourer', seat: seat, from: [`space-${space}`], to: [`space-${to}`], leaves: true, size: 30 },
  ],
  hired: ({ seat }) => [{ sign: 'coal', seat: null, from: seatAt(seat), to: BAG }],
  took: ({ seat, cubes: got }) => cubes(got, YARD, seatAt(seat)),
  'drew-cubes': ({ seat, cubes: got }) => cubes(got, BAG, seatAt(seat)),
  'free-cubes': ({ seat, cubes: got }) => cubes(got, area('E'), seatAt(seat)),
  dug: ({ seat, place, n }) => many(n, { sign: 'rubble', seat: null, from: [place], to: seatAt(seat), size: 20 }),
  cleared: ({ seat, place }) => [marker(seat, place)],
  worked: ({ seat, paid, got }) => [...cubes(paid, seatAt(seat), area('C')), ...cubes(got, area('C'), seatAt(seat))],
  laid: ({ seat, place }) => [
    { sign: 'steel', seat: null, from: seatAt(seat), to: [place], size: 20 },
    marker(seat, place),
  ],
  built: ({ seat, site, paid }) => [...cubes(paid, seatAt(seat), [site]), marker(seat, site)],
  bought: ({ seat, train, paid }) => [
    ...cubes(paid, seatAt(seat), area('E')),
    {
      sign: 'loco',
      seat: null,
      from: [`train-${train}`, 'area-E'],
      to: seatAt(seat),
      leaves: true,
      size: 22,
    },
  ],
  returned: ({ seat }) => [{ sign: 'loco', seat: null, from: seatAt(seat), to: area('E'), size: 22 }],
  'gave-up': ({ seat }) => [{ sign: 'loco', seat: null, from: seatAt(seat), to: area('E'), size: 22 }],
  maintained: ({ seat }) => [{ sign: 'steel', seat: null, from: seatAt(seat), to: area('E'), fades: true }],
  'took-contract': ({ seat, contract }) => [card([`contract-${contract}`, 'area-F'], seatAt(seat))],
  played: ({ seat, contract }, view) => [card([`contract-${contract}`, `seat-${seat}`], area(view.area ?? 'F'))],
  surveyed: ({ seat }) => [
    {
      sign: 'surveyor',
      seat: seat,
      from: [`surveyor-${seat}`],
      to: [`surveyor-${seat}`],
      leaves: true,
      size: 30,
    },
  ],
  restocked: ({ cubes: got }) => cubes(got, BAG, YARD),
  'event-cube': ({ n }) => [{ sign: 'event', seat: null, from: BAG, to: [`event-${n}`, 'weather'], size: 22 }],
  'event-dug': ({ place, n }) => many(n, { sign: 'rubble', seat: null, from: [place], to: BAG, fades: true, size: 18 }),
  weather: (_params, view) => homeward(view),
  'weather-none': (_params, view) => homeward(view),
};

/** The pieces a beat moves, in their order. */
export function piecesOf(beat: Beat, view: View): Piece[] {
  return beat.events.flatMap(({ key, params }) => plan(key, params, view));
}

function plan<Key extends keyof Events>(key: Key, params: Events[Key], view: View): Piece[] {
  return PLANS[key]?.(params, view) ?? [];
}

const SOUNDS: Record<string, Sound> = {
  placed: 'stamp',
  took: 'cube',
  'drew-cubes': 'cube',
  dug: 'cube',
  worked: 'cube',
  restocked: 'cube',
  laid: 'wagon',
  built: 'stamp',
  bought: 'wagon',
  'took-contract': 'card',
  played: 'card',
  'turned-up': 'card',
  'event-cube': 'reveal',
  'last-track': 'alarm',
  'last-track-event': 'alarm',
  'game-over': 'end',
};

/** How a beat sounds. */
export function soundOf(beat: Beat): Sound | null {
  const found = beat.events.findLast(({ key }) => key === 'last-track' || key === 'last-track-event') ?? beat.events[0];
  return SOUNDS[found?.key ?? ''] ?? null;
}
