/** What `npm run bench` measures, one section after another. */
import { games } from '@wardroom/games';
import { ward } from '@wardroom/ward';
import { playBoardgameIo } from './boardgameio.ts';
import { cloneCopy, duelWithEvents, duelWithoutEvents, engineSlice, handCopy, matchesOf } from './engine.ts';
import { playHandwritten } from './handwritten.ts';
import type { Contender } from './measure.ts';
import type { Tally } from './slice.ts';

/** What a section is to reach: `of` at least `atLeast` times as fast as `against`. */
export interface Goal {
  readonly text: string;
  readonly of: string;
  readonly against: string;
  readonly atLeast: number;
  /** The unit compared, if not the section's. */
  readonly unit?: string;
}

export interface Section {
  /** For `--only`. */
  readonly id: string;
  readonly title: string;
  /** The unit of the ratios. */
  readonly by: string;
  /** The contender with ratio 1. */
  readonly reference: string;
  /** Called when the section's turn comes, so that one that is left out costs nothing. */
  contenders(): Contender[];
  readonly goals?: readonly Goal[];
}

/** Checks what must hold for the figures to mean anything. */
function sound(name: string, tally: Tally): Tally {
  if (tally.guards > 0) throw new Error(`${name}: ${tally.guards} games of the slice did not end.`);
  return tally;
}

export const handwritten: Contender = {
  name: 'hand-written loop',
  run(batch) {
    const { games, decisions } = sound('hand-written loop', playHandwritten(3_000, batch));
    return { games, decisions };
  },
};

export const boardgameIo: Contender = {
  name: 'boardgame.io',
  run(batch) {
    const { games, decisions } = sound('boardgame.io', playBoardgameIo(3, batch));
    return { games, decisions };
  },
};

const slice: Section = {
  id: 'slice',
  title: 'Plain slice of the Ward duel: creatures only, no effects, random players',
  by: 'games',
  reference: boardgameIo.name,
  contenders: () => [handwritten, engineSlice, boardgameIo],
  goals: [
    {
      text: 'the slice at least 30 times as fast as on boardgame.io',
      of: engineSlice.name,
      against: boardgameIo.name,
      atLeast: 30,
    },
  ],
};

const duel: Section = {
  id: 'duel',
  title: 'The full Ward duel with all cards of generation 1, random players',
  by: 'decisions',
  reference: handwritten.name,
  contenders: () => [handwritten, duelWithEvents, duelWithoutEvents],
  goals: [
    {
      text: "at least 1/150 of the hand-written slice's decisions, events on",
      of: duelWithEvents.name,
      against: handwritten.name,
      atLeast: 1 / 150,
    },
    {
      text: 'events cost at most 1.3 times',
      of: duelWithEvents.name,
      against: duelWithoutEvents.name,
      atLeast: 1 / 1.3,
    },
  ],
};

const two = matchesOf(ward, 'duel', 2, 'Duel, 2 players');
const six = ['team', 'rumble', 'boss'].map((name) => {
  const { title } = ward.modes.find((x) => x.name === name)!;
  return matchesOf(ward, name, 6, `${title}, 6 players`);
});

const many: Section = {
  id: 'many',
  title: 'Six players against two, ready decks, random players, events on',
  by: 'decisions',
  reference: two.name,
  contenders: () => [two, ...six],
  goals: six.map(({ name }) => ({
    text: `${name}: at least a third of the duel's decisions`,
    of: name,
    against: two.name,
    atLeast: 1 / 3,
  })),
};

const copy: Section = {
  id: 'copy',
  title: 'Copying a state from the middle of a duel',
  by: 'copies',
  reference: 'structuredClone',
  contenders: () => [handCopy(), cloneCopy()],
  goals: [
    { text: 'at least 50 times as fast as structuredClone', of: 'copyState', against: 'structuredClone', atLeast: 50 },
  ],
};

const [first, ...others] = games.map((game) => matchesOf(game, game.modes[0].name, 2, game.title));

const eachGame: Section = {
  id: 'games',
  title: 'Each game, ready decks, random players, events on',
  by: 'decisions',
  reference: first.name,
  contenders: () => [first, ...others],
  goals: others.map(({ name }) => ({
    text: `${name}: at least half of the decisions of ${first.name}`,
    of: name,
    against: first.name,
    atLeast: 1 / 2,
  })),
};

/** In the order in which they run and are shown. New sections are added here. */
export const sections: readonly Section[] = [slice, duel, many, eachGame, copy];
