/** What `npm run bench` measures, one section after another. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@wardroom/games';
import { ward } from '@wardroom/ward';
import { playBoardgameIo } from './boardgameio.ts';
import { command, commandInFolder } from './commands.ts';
import {
  cloneCopy,
  duelDreamt,
  duelWithEvents,
  duelWithoutEvents,
  engineSlice,
  handCopy,
  matchesOf,
  searchCopy,
} from './engine.ts';
import { playHandwritten } from './handwritten.ts';
import { hosted } from './host.ts';
import type { Contender, Runner } from './measure.ts';
import type { Tally } from './slice.ts';

/** What a section is to reach: `of` at least `atLeast` times as fast as `against`, or so many a second. */
export interface Goal {
  readonly text: string;
  readonly of: string;
  readonly against?: string;
  readonly atLeast: number;
  /** The unit compared, if not the section's. */
  readonly unit?: string;
}

/** Files that some sections have Node run: the command line, and the rules of Ward with all its cards. */
export interface Built {
  readonly cli: string;
  readonly rules: string;
}

export interface Section {
  /** For `--only`. */
  readonly id: string;
  readonly title: string;
  /** The unit of the ratios. */
  readonly by: string;
  /** The contender with ratio 1. */
  readonly reference: string;
  /** Called when the section's turn comes, so that one that is left out costs nothing. Each has a process of its own. */
  contenders?(): Contender[];
  /** Or commands that run what was built. */
  commands?(built: Built): Runner[];
  readonly goals?: readonly Goal[];
}

/** Checks what must hold for the figures to mean anything. */
function sound(name: string, tally: Tally): Tally {
  if (tally.guards > 0) throw new Error(`${name}: ${tally.guards} games of the slice did not end.`);
  return tally;
}

export const handwritten: Contender = {
  name: 'hand-written loop',
  warm: 20,
  run(batch) {
    const { games, decisions } = sound('hand-written loop', playHandwritten(3_000, batch));
    return { games, decisions };
  },
};

export const boardgameIo: Contender = {
  name: 'boardgame.io',
  // It needs this many to be compiled to its best speed; a cold rival would flatter us.
  warm: 150,
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
      text: 'the slice at least 40 times as fast as on boardgame.io',
      of: engineSlice.name,
      against: boardgameIo.name,
      atLeast: 40,
    },
  ],
};

const duel: Section = {
  id: 'duel',
  title: 'The full Ward duel with all cards of generation 1, random players',
  by: 'decisions',
  reference: handwritten.name,
  contenders: () => [handwritten, duelWithEvents, duelWithoutEvents, duelDreamt],
  goals: [
    {
      text: "at least 1/80 of the hand-written slice's decisions, events off",
      of: duelWithoutEvents.name,
      against: handwritten.name,
      atLeast: 1 / 80,
    },
    {
      text: 'at least 1/40 of them while looking ahead',
      of: duelDreamt.name,
      against: handwritten.name,
      atLeast: 1 / 40,
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
    atLeast: 0.33,
  })),
};

const copy: Section = {
  id: 'copy',
  title: 'Copying a state from the middle of a duel',
  by: 'copies',
  reference: 'structuredClone',
  contenders: () => [handCopy(), searchCopy(), cloneCopy()],
  goals: [
    { text: 'whole: at least 100 times as fast', of: 'copyState', against: 'structuredClone', atLeast: 100 },
    { text: 'as search does it: at least 100 times as fast', of: 'copyInto', against: 'structuredClone', atLeast: 100 },
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
    text: `${name}: at least 0.6 of the decisions of ${first.name}`,
    of: name,
    against: first.name,
    atLeast: 0.6,
  })),
};

const host: Section = {
  id: 'host',
  title: 'The host of a duel between two people, each shown every event with the table as it then is',
  by: 'decisions',
  reference: handwritten.name,
  contenders: () => [handwritten, hosted],
  goals: [{ text: 'at most 60 µs for a decision', of: hosted.name, atLeast: 1e6 / 60 }],
};

const EMPTY = 'Node that does nothing';
const COLD = 'sim, 200 duels';

const cold: Section = {
  id: 'cold',
  title: 'A short simulation from the command line, by processor time from start to end',
  by: 'runs',
  reference: EMPTY,
  commands: ({ cli }) => [
    command(EMPTY, ['--eval', ''], 'cpu'),
    command(COLD, [cli, 'sim', '--matches', '200', '--json'], 'cpu'),
  ],
  goals: [{ text: 'at most 11 times a Node that does nothing', of: COLD, against: EMPTY, atLeast: 1 / 11 }],
};

const [ONE, TWO] = ['sim --jobs 1', 'sim --jobs 2'];
const simWith = (cli: string, jobs: string): string[] => [cli, 'sim', '--matches', '4000', '--json', '--jobs', jobs];

const jobs: Section = {
  id: 'jobs',
  title: '4,000 duels from the command line, in one thread and in two, by the clock on the wall',
  by: 'runs',
  reference: ONE,
  commands: ({ cli }) => [command(ONE, simWith(cli, '1'), 'wall'), command(TWO, simWith(cli, '2'), 'wall')],
  goals: [{ text: 'two threads at least 1.7 times as fast', of: TWO, against: ONE, atLeast: 1.7 }],
};

const [LAB_ONE, LAB_TWO] = ['lab run --jobs 1', 'lab run --jobs 2'];
/** Whole rounds of all pairs of its ready decks. */
const LAB_MATCHES = 1200;
function labWith(name: string, cli: string, jobs: number): Runner {
  const experiment = { game: 'guardian', bots: ['greedy'], matches: LAB_MATCHES, seed: 'bench' };
  return commandInFolder(
    name,
    (folder) => {
      const file = join(folder, 'experiment.json');
      writeFileSync(file, JSON.stringify(experiment));
      return [cli, 'lab', 'run', file, '--jobs', String(jobs)];
    },
    'matches',
    LAB_MATCHES,
  );
}

export const lab: Section = {
  id: 'lab',
  title: `An experiment of ${LAB_MATCHES.toLocaleString('en-US')} matches of Guardian Realms with its report, on one core and on two, by the clock on the wall`,
  by: 'matches',
  reference: LAB_ONE,
  commands: ({ cli }) => [labWith(LAB_ONE, cli, 1), labWith(LAB_TWO, cli, 2)],
  goals: [{ text: 'two cores at least 1.8 times as fast', of: LAB_TWO, against: LAB_ONE, atLeast: 1.8 }],
};

const LOADED = 'the rules of Ward with all cards';

const load: Section = {
  id: 'load',
  title: 'Loading a game and compiling its cards, in a process that does nothing else, by processor time',
  by: 'runs',
  reference: LOADED,
  commands: ({ rules }) => [command(LOADED, [rules], 'own')],
  goals: [{ text: 'at most 60 ms', of: LOADED, atLeast: 1000 / 60 }],
};

/** In the order in which they run and are shown. New sections are added here. */
export const sections: readonly Section[] = [slice, duel, many, eachGame, copy, host, load, cold, jobs, lab];
