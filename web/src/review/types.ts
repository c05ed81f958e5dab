/** What the server sends of past games (server/review_api.py). */

import type { LegalMove, Outcome, TableEvent } from '../table/types';
import type { Change } from '../table/wire';

/** A game at a table, or one in a file. */
export type Source = { table: string } | { record: string };

export interface StoryStep {
  number: number;
  seat: number;
  move: string;
  events: TableEvent[];
  to_move: number | null;
  /** Every seat's points if the game had ended here. */
  scores: number[];
  /** What makes the view after this move out of the one before. */
  changes?: Change[];
  legal?: LegalMove[];
}

export interface Story {
  title: string;
  family: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  count: number;
  seat: number | null;
  view: Record<string, unknown>;
  steps: StoryStep[];
  hidden: string[][];
  outcome: Outcome | null;
}

export interface Scores {
  seat: number | null;
  /** After every move, the deal first: the points of every seat. */
  scores: number[][];
  hidden: string[][];
}

export interface Rule {
  id: string;
  chapter: string;
  statement: string;
}

export interface Rules {
  title: string;
  language: string;
  rules: Rule[];
}

/** A moment of a guided game at which something is told, and asked for if it is the learner's turn. */
export interface GuideNote {
  /** After so many moves. */
  at: number;
  /** The text; its attributes are what to do, and what is said to another choice. */
  key: string;
  rule: string;
}

export interface Guide {
  title: string;
  seat: number;
  notes: GuideNote[];
  story: Story;
}
