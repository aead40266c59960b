import type { Advisor } from './game/advisor.ts';
import type { Definition } from './game/definition.ts';
import type { Lab } from './game/lab.ts';
import type { Foe, ReadyDeck } from './game/match.ts';
import type { Projection } from './game/projection.ts';
import type { Reading } from './game/reading.ts';
import type { Rules } from './game/rules.ts';
import type { Telling } from './game/telling.ts';

/**
 * A game, of five trades: rules, what is shown of them, advice to bots, words, and what tests and reports look into. Whoever
 * needs one of them asks for no more: the engine runs `Rules`, a view also needs the `Projection`, a bot the `Advisor`.
 * `defineGame` joins them.
 */
export * from './game/advisor.ts';
export * from './game/define.ts';
export * from './game/definition.ts';
export * from './game/folly.ts';
export * from './game/forecasting.ts';
export * from './game/lab.ts';
export * from './game/lesson.ts';
export * from './game/match.ts';
export * from './game/projection.ts';
export * from './game/reading.ts';
export * from './game/rules.ts';
export * from './game/story.ts';
export * from './game/survey.ts';
export * from './game/telling.ts';

/** What lies beside the rules in the box. */
export interface Box {
  decks: readonly ReadyDeck[];
  /** Whom the table plays, the easiest first; none in most games. */
  foes: readonly Foe[];
  /** Of the rules that this game is made of (`fingerprint.ts`): a match is only ever played on with the same. */
  fingerprint: string;
  /** Only the first of its cards, with the decks and foes that need no others. Everything in it is numbered as in the whole game. */
  part?: true;
}

/** A game as the table, the bots and the testkit know it, with its own kind of definitions. */
export type Game<D extends Definition = Definition> = Rules<D> & Projection & Advisor & Telling & Box & Lab;

/** A game with everything there is to read of it. */
export type WholeGame<D extends Definition = Definition> = Game<D> & Reading;
