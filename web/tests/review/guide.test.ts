import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lesson } from '../../src/review/guide/lesson.svelte';
import { type Language, LANGUAGES, sayFrom } from '../../src/texts/fluent';
import { guideOf } from './stories';

const TITLES = ['usa', 'switzerland', 'northern-lights', 'snowdonia'];
const textsIn = (language: Language) =>
  sayFrom(
    language,
    ['tickets', 'snowdonia'].map((family) =>
      readFileSync(resolve(__dirname, `../../../src/branchline/games/${family}/texts/${language}/guides.ftl`), 'utf8'),
    ),
  );

describe.each(TITLES)('the guided game of %s', (title) => {
  it('can be played to its end by doing what is asked', () => {
    const lesson = new Lesson(guideOf(title), 'Ola', () => 0);
    const says = LANGUAGES.map(textsIn);
    while (!lesson.last) {
      const { asked, state, note } = lesson;
      expect(state.legal.map((move) => move.text)).toContain(asked);
      expect(state.past).toBe(false);
      for (const say of says) for (const part of ['', '.ask', '.other']) expect(say(note.key + part)).toBeTruthy();
      lesson.choose(asked!);
    }
    expect(lesson.asked).toBeNull();
    expect(lesson.state.past).toBe(true);
    expect(lesson.at).toBe(lesson.moments.count);
  });

  it('answers another choice kindly and shows the way', () => {
    const lesson = new Lesson(guideOf(title), 'Ola', () => 0);
    const other = lesson.state.legal.find((move) => move.text !== lesson.asked)!;
    lesson.choose(other.text);
    expect([lesson.step, lesson.at, lesson.other]).toEqual([0, 0, true]);
    expect(lesson.hint).toBe(lesson.asked);
    lesson.choose(lesson.asked!);
    expect([lesson.step, lesson.other, lesson.hint]).toEqual([1, false, null]);
    lesson.back();
    expect([lesson.step, lesson.at]).toEqual([0, 0]);
  });
});

describe('a lesson', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('plays the moves of the others one after another', () => {
    const lesson = new Lesson(guideOf('usa'), 'Ola');
    lesson.choose(lesson.asked!);
    expect([lesson.at, lesson.watching, lesson.asked]).toEqual([1, true, null]);
    vi.advanceTimersByTime(900);
    expect([lesson.at, lesson.watching]).toEqual([2, false]);
    expect(lesson.moments.names).toEqual(['Ola', 'Ada']);
  });
});
