/** The emblem of every seat: colour is never the only cue. */
export const EMBLEMS = ['disc', 'triangle', 'square', 'diamond', 'cross'] as const;

/** The id of a seat's emblem among the symbols. */
export const emblemOf = (seat: number): string => `#sn-em-${EMBLEMS[seat] ?? 'disc'}`;

/** The emblems as outlines, in a square of 20. */
export const OUTLINES: readonly string[] = [
  'M10 3.7a6.3 6.3 0 1 1 0 12.6a6.3 6.3 0 1 1 0-12.6Z',
  'M10 3 17.5 16.5h-15Z',
  'M4.2 4.2h11.6v11.6H4.2Z M8 8v4h4V8Z',
  'M10 2 17 10 10 18 3 10Z',
  'M7.5 3h5v4.5H17v5h-4.5V17h-5v-4.5H3v-5h4.5Z',
];
