/** Long words with places where a narrow card may break them: not every browser knows how a language is hyphenated. */

const LONG = 9;
const VOWEL = 'aeiouyäöüąęó';
/** The consonants that begin a syllable: one, or several that stay together. */
const BEGIN = `sch[rl]?|ch|ck|st|sz|cz|rz|dz|[bdfgpt][rl]|(?<!c)k[rl]|[^${VOWEL}]`;
const JOINT = new RegExp(`([${VOWEL}][^${VOWEL}]*?)(?=(?:${BEGIN})[${VOWEL}])`, 'giu');

export function softened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(JOINT, '$1\u00ad') : word));
}
