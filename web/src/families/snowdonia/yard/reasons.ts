/** Why a space is not for a labourer now, as far as the view shows it. */
import { placements, spaceName } from '../choices';
import type { Choice } from '../decide/choice.svelte';
import type { Say } from '../words';
import type { AreaLetter } from '../schema.gen';
import type { SnowdoniaState } from '../state';

export interface Space {
  area: AreaLetter;
  index: number;
  name: string;
  seat: number | null;
  /** The move that brings a labourer here. */
  move: string | undefined;
  /** A labourer of mine that can be moved from here. */
  lift: boolean;
  /** Closed by fog. */
  shut: boolean;
  /** Also brings the start player's marker. */
  lead: boolean;
}

/** The spaces of an area; area G always has one more. */
export function spacesOf({ view, facts, legal, seat: me }: SnowdoniaState, area: AreaLetter, choice: Choice): Space[] {
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
      move: seat === null ? (moves.get(name) ?? choice.moveTo(name)) : undefined,
      lift: seat === me && me !== null && choice.canLift(name),
      shut: open !== null && index >= open,
      lead: name === facts.lead,
    };
  });
}

/** The reason in a sentence; empty if there is none to tell. */
export function reasonFor(say: Say, { names, facts, seat }: SnowdoniaState, space: Space, mine: boolean): string {
  if (space.move !== undefined) return '';
  if (space.seat !== null) {
    const key = space.seat === seat ? 'snowdonia-refuse-occupied.you' : 'snowdonia-refuse-occupied';
    return say(key, { space: space.name, seat: names[space.seat] });
  }
  if (space.shut) {
    const area = say(`snowdonia-area-${space.area.toLowerCase()}`);
    return facts.fog[space.area] === 'light-fog'
      ? say('snowdonia-refuse-light-fog', { space: space.name })
      : say('snowdonia-refuse-fog', { area, space: space.name });
  }
  if (!mine) return say('refuse-not-your-turn');
  return '';
}
