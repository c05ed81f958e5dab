/** Why a space is not for a labourer now, as far as the view shows it. */
import type { LegalMove } from '../../../table/types';
import { placements, spaceName } from '../choices';
import type { AreaLetter, SnowdoniaView } from '../view';
import type { Say } from '../words';

export interface Space {
  area: AreaLetter;
  index: number;
  name: string;
  seat: number | null;
  /** The move that places a labourer here. */
  move: string | undefined;
  /** Closed by fog. */
  shut: boolean;
  /** Also brings the start player's marker. */
  lead: boolean;
}

/** The spaces of an area; area G always has one more. */
export function spacesOf(view: SnowdoniaView, area: AreaLetter, legal: LegalMove[]): Space[] {
  const { labourers, open } = view.areas[area];
  const all = area === 'G' ? [...labourers, null] : labourers;
  const moves = placements(legal);
  return all.map((seat, index) => {
    const name = spaceName(area, index);
    return {
      area,
      index,
      name,
      seat,
      move: seat === null ? moves.get(name) : undefined,
      shut: open !== null && index >= open,
      lead: area === 'A' && index === labourers.length - 1,
    };
  });
}

/** The reason in a sentence; empty if there is none to tell. */
export function reasonFor(say: Say, names: string[], view: SnowdoniaView, space: Space, mine: boolean): string {
  if (space.move !== undefined) return '';
  if (space.seat !== null) return say('snowdonia-refuse-occupied', { space: space.name, seat: names[space.seat] });
  if (space.shut) {
    const area = say(`snowdonia-area-${space.area.toLowerCase()}`);
    const light = view.rules['light_fog'] === true;
    return light
      ? say('snowdonia-refuse-light-fog', { space: space.name })
      : say('snowdonia-refuse-fog', { area, space: space.name });
  }
  if (!mine) return say('refuse-not-your-turn');
  return '';
}
