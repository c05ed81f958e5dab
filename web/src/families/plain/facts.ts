/** Facts as a person reads them: names without underscores, lists with commas. */

export type Fact = { name: string; text: string } | { name: string; facts: Fact[] };

export const spaced = (name: string): string => name.replaceAll('_', ' ');

/** A value in a line. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.map(plainText).join(', ') || '–';
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${spaced(name)} ${plainText(each)}`)
      .join(', ');
  }
  return String(value);
}

/** The longest line before a fact is told in several. */
const LINE = 60;

/** A value as a tree of facts; entries of a list are numbered, those of `seats` are called by name. */
export function factsOf(value: object, names: readonly string[]): Fact[] {
  return Object.entries(value).map(([key, each]): Fact => factOf(spaced(key), each, names, key === 'seats'));
}

function factOf(name: string, value: unknown, names: readonly string[], perSeat = false): Fact {
  const text = plainText(value);
  if (typeof value !== 'object' || value === null || (text.length <= LINE && !perSeat)) return { name, text };
  if (!Array.isArray(value)) return { name, facts: factsOf(value, names) };
  if (value.every((each) => typeof each !== 'object')) return { name, text };
  return { name, facts: value.map((each, i) => factOf((perSeat && names[i]) || String(i + 1), each, names)) };
}
