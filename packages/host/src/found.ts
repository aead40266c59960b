import { type FoundPuzzle, type Game, openFound, type Puzzle, type PuzzleBook, type PuzzleKind } from '@wardroom/core';

/** Puzzles that were found in matches between bots, as a book to be solved at a table. */

/** What a page says of one before it is opened. */
export interface FoundFacts extends Pick<FoundPuzzle, 'missed'> {
  id: string;
  title: string;
}

export const factsOf = (game: Game, { likeness, kind, missed }: FoundPuzzle): FoundFacts => ({
  id: likeness,
  title: titleOf(game, kind),
  missed,
});

const titleOf = (game: Game, kind: PuzzleKind): string =>
  kind === 'find' ? `Find ${game.sought ?? 'it'}` : TITLES[kind];

const TITLES: Readonly<Record<Exclude<PuzzleKind, 'find'>, string>> = {
  win: 'Win this turn',
  survive: 'Stay in it',
  best: 'Find the best',
};
const GOALS: Readonly<Record<PuzzleKind, string>> = {
  win: 'One answer wins this turn far more often than any other. Give it.',
  survive: 'Nearly everything loses the match within a round. Give the answer that does not.',
  find: 'What counts lies face down. One answer is clearly better than all others, whatever it turns out to be. Give it.',
  best: 'One answer is clearly better than all others, whatever the dice and the unseen cards. Give it.',
};

export const bookOf = (game: Game, found: readonly FoundPuzzle[]): PuzzleBook => ({
  puzzles: found.map((one) => puzzleOf(game, one)),
});

function puzzleOf(game: Game, found: FoundPuzzle): Puzzle {
  const { likeness, kind, answer, chance, next, samples } = found;
  const card = game.defs.find((d) => d.id === (answer.card ?? answer.on))?.name;
  return {
    id: likeness,
    title: titleOf(game, kind),
    position: () => {
      const s = openFound(game, found);
      if (s === null) throw new Error('puzzle: the rules have changed since it was found. Choose another.');
      return s;
    },
    goal: GOALS[kind],
    wants: { answer },
    solved: `Right: ${chance} % to win with it and ${next} % with the next best, as bots play on from there ${samples} times.`,
    clause: '',
    hint: card === undefined ? 'It needs no card.' : `Look at ${card}.`,
    solution: [{ say: 'This is the best answer.', pick: answer }],
  };
}

/** What there is to solve: only what the present rules still lead to. */
export const stands = (game: Game, found: readonly FoundPuzzle[], i: number): boolean =>
  found[i] !== undefined && openFound(game, found[i]) !== null;
