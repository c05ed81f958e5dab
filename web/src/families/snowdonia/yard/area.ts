/** An area at a glance: its sign, and how far the round has come with it. */
import type { AreaLetter, View } from '../schema.gen';
import { AREAS } from '../state';

export const AREA_SIGNS: Record<View['areas']['A']['kind'], string> = {
  yard: 'crate',
  excavation: 'shovel',
  works: 'anvil',
  'lay-track': 'rails',
  build: 'house',
  office: 'scroll',
  surveyor: 'level',
};

export type Progress = 'waiting' | 'now' | 'done';

/** Whether an area is still to come in this round, resolved just now, or done with. */
export function progressOf(view: View, area: AreaLetter): Progress {
  if (view.phase === 'closing' || view.phase === 'weather' || view.phase === 'events') return 'done';
  if (view.phase !== 'contracts' && view.phase !== 'actions') return 'waiting';
  const now = AREAS.indexOf(view.area ?? 'A');
  const at = AREAS.indexOf(area);
  return at < now ? 'done' : at === now ? 'now' : 'waiting';
}

/** Whether fog lies on the whole area. */
export function isFogged(view: View, area: AreaLetter): boolean {
  const { labourers, open } = view.areas[area];
  return open === 0 && labourers.length > 0;
}

/** The name of an area: after the last rubble B is one more Build space. */
export function areaKey(view: View, area: AreaLetter): string {
  return `snowdonia-area-${view.areas[area].kind === 'build' ? 'e' : area.toLowerCase()}`;
}
