import { describe, expect, it } from 'vitest';
import { keyMoments, leaderOf } from '../../src/review/end/moments';
import { sectionsOf, tellingEvent } from '../../src/review/log/lines';
import { ranking, rowsOf, sheetsOf } from '../../src/review/score/sheet';
import { Moments } from '../../src/review/story';
import { type Outcome, seatOf } from '../../src/table/types';
import { LANGUAGES } from '../../src/texts/fluent';
import { sayIn } from '../stored';
import { storyOf, TITLES, wordsOf } from './stories';

const say = sayIn('en');

describe.each(TITLES)('the story of %s', (title) => {
  const { story, middle, sheets } = storyOf(title);
  const moments = new Moments(story);
  const words = wordsOf(title);
  const outcome = story.outcome as Outcome | null;

  it('can be entered at any moment, in any order', () => {
    const late = structuredClone(moments.known(story.count).view);
    const early = moments.known(3).view;
    expect(new Moments(story).known(3).view).toEqual(early);
    expect(moments.known(story.count).view).toEqual(late);
    expect(moments.known(0).view).toBe(story.view);
  });

  it('shows a moment as a table with nothing to click', () => {
    const state = moments.state(middle, true);
    expect(state).toMatchObject({ past: true, over: false, legal: [], version: middle });
    expect(state.events).toBe(story.steps[middle]!.events);
    expect(state.log).toHaveLength(middle + 1);
    expect(moments.state(middle, false).events).toEqual([]);
  });

  it('counts points as the rules do, now and at the end', () => {
    const now = sheetsOf(moments.state(middle, false), say, words);
    expect(now.map(({ total, hidden }) => ({ total, hidden }))).toEqual(
      sheets.middle.map(({ total, hidden }) => ({ total, hidden })),
    );
    now.forEach((sheet, seat) => {
      expect(sheet.lines.map((line) => [line.source, line.points]).sort()).toEqual(
        [...sheets.middle[seat]!.lines].sort(),
      );
    });
    const end = sheetsOf({ ...moments.state(story.count, false), outcome, over: true }, say, words);
    expect(end.map((sheet) => sheet.total)).toEqual(outcome!.scores);
    expect(
      rowsOf(end, words)
        .flatMap((row) => row.cells.map((cell) => cell.total))
        .reduce((a, b) => a + b),
    ).toBe(end.reduce((sum, sheet) => sum + sheet.total, 0));
  });

  it('leads from points to the move that made them', () => {
    const state = { ...moments.state(story.count, false), outcome, over: true };
    const made = sheetsOf(state, say, words).flatMap((sheet, seat) =>
      sheet.lines.filter((line) => line.source === 'track').map((line) => ({ line, seat })),
    );
    for (const { line, seat } of made) {
      const entry = moments.log[line.made!]!;
      expect(entry.events.some((event) => seatOf(event) === seat)).toBe(true);
    }
  });

  it('is told in words by rounds, each line once', () => {
    const sections = sectionsOf(moments.log, words);
    const lines = sections.flatMap((section) => section.lines);
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
    expect(sections.map((section) => section.round)).toEqual(sections.map((_, i) => i + (sections[0]!.round || 0)));
    expect(sections.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      const speak = sayIn(language);
      for (const line of lines) expect(words.text(line.event, speak, moments.names).length).toBeGreaterThan(3);
    }
  });

  it('has rounds in order', () => {
    const rounds = words.rounds(moments.log);
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
    expect(rounds.length).toBeGreaterThan(5);
    expect(rounds.at(-1)).toBeLessThanOrEqual(story.count);
  });

  it('has key moments that changed something', () => {
    const gains = moments.scores.map((now, n) =>
      now.map((points, seat) => ({ seat, source: 'track', id: `${n}`, points })).filter(({ seat }) => seat === 0),
    );
    const found = keyMoments({ scores: moments.scores, gains }, moments.log, words, 1);
    expect(found).toHaveLength(5);
    for (const { number, seat, swing, event, gains: told } of found) {
      expect(moments.scores[number]![seat]! - moments.scores[number - 1]![seat]!).toBe(swing);
      expect(event).not.toBeNull();
      expect(told.map((each) => each.seat)).toEqual(seat === 0 ? [0] : []);
    }
    expect(found.map((each) => each.number)).toEqual(found.map((each) => each.number).sort((a, b) => a - b));
  });
});

describe('what else brought points', () => {
  it('is told also if a number of the sentence happens to be its name', () => {
    const { story } = storyOf('switzerland');
    const { log, scores } = new Moments(story);
    const words = wordsOf('switzerland');
    const gains = scores.map((now, n) =>
      now.flatMap((points, seat) =>
        Object.values(tellingEvent(log[n], words, seat)?.params ?? {})
          .filter((value) => typeof value === 'number')
          .map((value) => ({ seat, source: 'longest-path', id: `${value}`, points })),
      ),
    );
    for (const { gains: told } of keyMoments({ scores, gains }, log, words, 1)) expect(told).not.toEqual([]);
  });

  it('is told of a thing that the sentence names without its points', () => {
    const events = [
      { key: 'claimed', params: { seat: 0, track: 'a-b', cards: {}, points: 4 } },
      { key: 'passenger-taken', params: { seat: 0, place: 'a', passenger: 'green' } },
    ].map((event) => ({ ...event, text: '' }));
    const log = events.map((event, number) => ({ number, seat: 0, move: '', events: [event] }));
    const gains = [
      [{ seat: 0, source: 'track', id: 'a-b', points: 4 }],
      [
        { seat: 0, source: 'passengers', id: 'green', points: 20 },
        { seat: 0, source: 'track', id: 'c-d', points: 2 },
      ],
    ];
    const scores = [
      [0, 0],
      [4, 0],
      [26, 0],
    ];
    const words = wordsOf('switzerland');
    const found = keyMoments({ scores, gains: [[], ...gains] }, [log[0]!, ...log] as never, words, 1);
    expect(found.map((each) => each.gains.map(({ id }) => id))).toEqual([[], ['green', 'c-d']]);
    expect(words.thing('passengers', 'green', say)).toBe('Passengers: green');
  });

  it('is not told of a path that grew and keeps its points', () => {
    const { story } = storyOf('switzerland');
    const { log, scores } = new Moments(story);
    const gains = scores.map((now) =>
      now.flatMap((_, seat) => [
        { seat, source: 'longest-path', id: 'long', points: -10 },
        { seat, source: 'longest-path', id: 'longer', points: 10 },
        { seat, source: 'ticket', id: 'done', points: 18 },
      ]),
    );
    for (const { gains: told } of keyMoments({ scores, gains }, log, wordsOf('switzerland'), 1))
      expect(told.map(({ id }) => id)).toEqual(['done']);
  });
});

describe('the event that tells a move', () => {
  it('is the one that brought points', () => {
    const { story } = storyOf('switzerland');
    const moments = new Moments(story);
    const words = wordsOf('switzerland');
    const dug = moments.log.find(
      ({ events }) =>
        events.some((event) => event.key === 'tunnel-tried') && events.some((event) => event.key === 'claimed'),
    )!;
    expect(tellingEvent(dug, words, dug.seat)!.key).toBe('claimed');
    expect(tellingEvent(undefined, words, 0)).toBeNull();
  });
});

describe('places', () => {
  it('puts winners of a tie first', () => {
    expect(ranking([10, 20, 20], [2])).toEqual([2, 1, 0]);
    expect(leaderOf([3, 3, 1])).toBeNull();
    expect(leaderOf([3, 4, 1])).toBe(1);
  });
});
