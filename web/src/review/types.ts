/** What the server sends of past games, as its own structures have it. */

export type {
  Gain,
  Guided as Guide,
  GuideNote,
  Rules,
  RuleTold as Rule,
  Scores,
  Story,
  StoryStep,
} from '../table/schema.gen';

/** A game at a table, or one in a file. */
export type Source = { table: string } | { record: string };
