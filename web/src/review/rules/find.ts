/** Looking things up in the rules. */

import type { Rule } from '../types';

export interface Chapter {
  name: string;
  rules: Rule[];
}

/** The rules in which all words occur, by chapters; a whole id finds its rule, the beginning of one all that begin so. */
export function find(rules: readonly Rule[], words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const byId = wanted.length === 1 ? rules.filter((rule) => rule.id.toLowerCase().startsWith(wanted[0]!)) : [];
  const hits = byId.length
    ? byId
    : rules.filter((rule) => {
        const text = plain(`${rule.id} ${rule.chapter} ${rule.statement}`);
        return wanted.every((word) => text.includes(word));
      });
  const chapters: Chapter[] = [];
  for (const rule of hits) {
    const last = chapters.at(-1);
    if (last?.name === chapterName(rule.chapter)) last.rules.push(rule);
    else chapters.push({ name: chapterName(rule.chapter), rules: [rule] });
  }
  return chapters;
}

/** `4. Assign labourers (SN-ASG)` without its number and ids. */
export function chapterName(chapter: string): string {
  return chapter.replace(/^[0-9]+[a-z]?\.\s*/, '').replace(/\s*\([A-Z-]+\)/, '');
}

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, words: string): { text: string; hit: boolean }[] {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!wanted.length) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'gi'))
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text);
}

function plain(text: string): string {
  return text.toLowerCase();
}
