/** Steppers over legal moves: how many of what, never a set that no legal move takes. */
import type { Move } from './schema.gen';

export type Amounts = Record<string, number>;

export interface Option {
  text: string;
  amounts: Amounts;
}

/** The moves that name goods, as options; `pass` and the like are left out. */
export function optionsOf(legal: Move[]): Option[] {
  return legal.flatMap((move) => {
    if (move.group === 'take') return [{ text: move.text, amounts: move.params.cubes }];
    return move.group === 'work' ? [{ text: move.text, amounts: move.params.got }] : [];
  });
}

/** The goods that any option names, in the order given. */
export function goodsNamed(options: Option[], order: readonly string[]): string[] {
  return order.filter((good) => options.some((option) => (option.amounts[good] ?? 0) > 0));
}

const covers = (option: Option, wanted: Amounts): boolean =>
  Object.entries(wanted).every(([good, n]) => (option.amounts[good] ?? 0) >= n);

/** Whether some legal move takes all that is chosen and one more of a good. */
export function canAdd(options: Option[], chosen: Amounts, good: string): boolean {
  const wanted = { ...chosen, [good]: (chosen[good] ?? 0) + 1 };
  return options.some((option) => covers(option, wanted));
}

/** The legal move that takes exactly what is chosen. */
export function exactly(options: Option[], chosen: Amounts): Option | undefined {
  const size = total(chosen);
  return options.find((option) => total(option.amounts) === size && covers(option, chosen));
}

/** How many pieces are chosen. */
export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);

/** The most pieces any option takes. */
export const most = (options: Option[]): number => Math.max(0, ...options.map((option) => total(option.amounts)));

/** The most of one good any option takes. */
export function mostOf(options: Option[], good: string): number {
  return Math.max(0, ...options.map((option) => option.amounts[good] ?? 0));
}
