/** How the table is laid out in the room there is. */

/** `phone`: one subject at a time; `low`: the same in two columns; `upright` and `flat`: a tablet; `desk`: all at once. */
export type Arrangement = 'phone' | 'low' | 'upright' | 'flat' | 'desk';

const PHONE = 700;
const UPRIGHT = 900;
const FLAT = 1180;
/** Below this height the mountain would be too small to read; in little width what lies below it is higher. */
const LEAST = { upright: 850, flat: 650, desk: 560 };
const SLIM = { width: 1000, height: 780 };
/** A phone that is held flat has room for two columns. */
const COLUMNS = 600;

export function arrangement(width: number, height: number): Arrangement {
  const upright = width < UPRIGHT || (width < FLAT && height > width);
  const wanted = upright ? 'upright' : width < FLAT ? 'flat' : 'desk';
  const least = wanted === 'flat' && width < SLIM.width ? SLIM.height : LEAST[wanted];
  if (width >= PHONE && height >= least) return wanted;
  return width >= COLUMNS && height < least ? 'low' : 'phone';
}
