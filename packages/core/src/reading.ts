import { outside } from './game/define.ts';
import type { CardFace, Clause, Definition, Reading, Rules, StoryWords, Telling } from './game.ts';

/** What is written on a card. */
export type CardWords = Pick<CardFace, 'text' | 'many' | 'attack' | 'bio'>;

/**
 * What there is to read of a game, from its rulebook, the words on its cards, kind and figures of a card in one line, and how its
 * matches are told.
 */
export function readingOf<D extends Definition>(
  game: Rules<D> & Pick<Telling, 'cardFace'>,
  rulebook: readonly Clause[],
  words: Readonly<Record<string, CardWords>>,
  factsOf: (def: D) => string,
  story: StoryWords,
): Reading {
  const problems = (['headlines', 'swings', 'times'] as const).flatMap((list) =>
    outside(`story.${list}`, story[list], game.events, 'event'),
  );
  if (problems.length > 0) throw new Error(`${game.name}: ${problems.join(' ')}`);
  return {
    rulebook,
    cardText: (id) =>
      [words[id]?.text, words[id]?.many, words[id]?.bio].filter((x) => x !== undefined && x !== '').join('\n'),
    cardFacts: (id) => {
      const at = game.defById.get(id);
      return at === undefined ? '' : factsOf(game.defs[at]);
    },
    cardFace: (id) => {
      const face = game.cardFace(id);
      return face === undefined ? undefined : { ...face, ...words[id] };
    },
    story,
  };
}
