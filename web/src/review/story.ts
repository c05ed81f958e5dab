/** A story as moments: the table after any of its moves. */

import { keyOfStory } from '../app/ownTitles';
import { put } from '../table/changes';
import { numbered } from '../table/names';
import type { LogEntry, TableState } from '../table/types';
import type { Story } from './types';

export class Moments {
  readonly story: Story;
  readonly log: LogEntry[];
  readonly names: string[];
  /** The key of its title. */
  readonly title: string;
  /** Views and facts made so far; unchanged parts are shared, so that all of them together stay small. */
  readonly #known: Pick<Story, 'view' | 'facts'>[];

  /** `table`: where it is played, if it is not a record. */
  constructor(story: Story, table: string | null = null) {
    this.story = story;
    this.title = keyOfStory(story, table);
    this.names = numbered(story.names.length ? story.names : Array<string>(story.players).fill(''));
    this.log = story.steps.map(({ number, seat, move, events }) => ({ number, seat, move, events }));
    this.#known = [{ view: story.view, facts: story.facts }];
  }

  get count(): number {
    return this.story.count;
  }

  /** What the seat knew after a move, and what followed from it. */
  known(number: number): Pick<Story, 'view' | 'facts'> {
    for (let n = this.#known.length; n <= number; n += 1) {
      const { events, changes = [], facts = [] } = this.story.steps[n]!;
      const before = this.#known[n - 1]!;
      const all = [...events.flatMap((event) => event.changes ?? []), ...changes];
      this.#known.push({ view: put(before.view, all), facts: put(before.facts, facts) });
    }
    return this.#known[number]!;
  }

  /** The table after a move. `moved`: it was just made, so that the board may show it happening. */
  state(number: number, moved: boolean): TableState {
    const { family, options, players, seat, steps } = this.story;
    const { title } = this;
    const step = steps[number]!;
    return {
      title,
      family,
      options,
      players,
      names: this.names,
      seat,
      to_move: step.to_move,
      version: number,
      over: false,
      ...this.known(number),
      legal: [],
      events: moved ? step.events : [],
      outcome: null,
      log: this.log.slice(0, number + 1),
      seats: [],
      past: true,
    };
  }

  /** Points of every seat after every move. */
  get scores(): number[][] {
    return this.story.steps.map((step) => step.scores);
  }
}
