/** The emblem of every seat: colour is never the only cue. */
export const EMBLEMS = ['disc', 'triangle', 'square', 'diamond', 'cross'] as const;

/** The id of a seat's emblem among the symbols. */
export const emblemOf = (seat: number): string => `#sn-em-${EMBLEMS[seat] ?? 'disc'}`;
