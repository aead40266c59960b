import { type Bot, levelIn } from '@wardroom/bots';
import { levels } from '@wardroom/bots/roster';
import { fingerprintOf, type Game, type Mode } from '@wardroom/core';
import { games } from '@wardroom/games';
import { type Arena, type Encounter, type Ladder, ladderOf, ladderPicture, playBout, type Rating } from '@wardroom/lab';
import { keeping } from './arena.ts';
import type { Args, Usage } from './args.ts';
import { findBot, modeCalled, readyDecks } from './games.ts';
import type { Io } from './io.ts';
import { putPart, tableOf } from './page.ts';
import { names } from './plan.ts';
import { number, table } from './text.ts';
import { findWhole } from './whole-games.ts';

/** How far the levels are apart: each plays the next and the one after it, in pairs of matches with seats exchanged. */

const DOCS = 'docs/ladder.md';

export const usage: Usage = {
  name: 'ladder',
  summary: `Rate the levels by pairs of matches: the figures go into ${DOCS} and its pictures.`,
  positional: [],
  options: {
    game: { value: 'GAME', help: 'One game. Default: all of them.' },
    mode: { value: 'MODE', help: 'One mode of it. Default: all of them.' },
    bots: { value: 'A,B…', help: 'Others than the levels, weakest first.' },
    pairs: { value: 'N', help: 'Pairs of matches for each two that meet.', default: '50' },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: 'ladder' },
    keep: {
      value: 'FOLDER',
      help: 'Write each pair to a file in this folder, and go on from what it holds.',
    },
    dry: { help: 'Show the figures and write no page.' },
  },
};

interface Contest {
  game: Game;
  mode: Mode;
  bots: readonly Bot[];
  pairs: number;
  seed: string;
}

export async function run(args: Args, io: Io): Promise<number> {
  const bots = names(args.maybe('bots') ?? levels.map((b) => b.name).join(',')).map(findBot);
  const chosen = args.maybe('game') === undefined ? games : [findWhole(args.text('game'))];
  const pairs = args.whole('pairs', 1, 100_000);
  const seed = args.text('seed');
  const folder = args.maybe('keep');
  if (folder !== undefined) io.makeFolder(folder);
  for (const game of chosen) {
    const only = args.maybe('mode');
    const modes = only === undefined ? game.modes : [modeCalled(game, only)];
    for (const mode of modes) {
      const contest: Contest = { game, mode, bots, pairs, seed };
      const ladder = play(contest, io, folder);
      io.out(`${heading(contest)}, ${number(pairs)} pairs for each two that meet, seed ${seed}\n`);
      io.out(`${table([COLUMNS, ...rowsOf(contest, ladder)], [1, 2]).join('\n')}\n\n`);
      if (!args.on('dry') && args.maybe('bots') === undefined) write(contest, ladder, io);
    }
  }
  return 0;
}

function play(contest: Contest, io: Io, folder: string | undefined): Ladder {
  const { game, mode, bots, pairs, seed } = contest;
  const path = folder === undefined ? undefined : `${folder}/${game.name}-${mode.name}.jsonl`;
  const meet = pairings(bots.length);
  const kept = keeping(io, path, headOf(contest));
  const found: Encounter[] = [];
  // Every pairing has its first pair before any has its second, so that a run that is cut off tells of all of them.
  const total = pairs * meet.length;
  for (let i = 0; i < total; i++) {
    const [low, high] = meet[i % meet.length];
    const arena: Arena = {
      game,
      mode,
      players: mode.usual,
      options: undefined,
      decks: readyDecks(game, mode),
      foes: mode.foe === undefined ? [] : game.foes.filter((foe) => foe.mode === mode.name),
      bots: [bots[high], bots[low]],
      seed,
    };
    let bout = kept.bouts.find((b) => b.block === i);
    if (bout === undefined) {
      bout = playBout(arena, i, io.now);
      kept.add(bout);
    }
    found.push(...encountersOf(mode, mode.usual, high, low, bout.won));
    if (io.tty.err) io.err(`\r\x1b[K${heading(contest)}: ${i + 1} of ${total}`);
    else if ((i + 1) % (10 * meet.length) === 0) io.err(`${heading(contest)}: ${i + 1} of ${total}\n`);
  }
  if (io.tty.err) io.err('\r\x1b[K');
  return ladderOf(bots.length, bots.length >> 1, found);
}

/** Each meets the next one and the one after it, by index. */
const pairings = (n: number): [number, number][] =>
  Array.from({ length: n }, (_, i) => i).flatMap((i) =>
    [i + 1, i + 2].flatMap((k): [number, number][] => (k < n ? [[i, k]] : [])),
  );

/** What came of a pair: against a boss each side has met the boss. */
function encountersOf(mode: Mode, players: number, first: number, second: number, won: readonly number[]): Encounter[] {
  if (mode.foe !== undefined) {
    return [first, second].map((who, k) => ({ first: who, second: null, others: 1, played: 1, won: won[k] }));
  }
  const others = (mode.teams ?? players) - 1;
  return [{ first, second, others, played: won.length, won: won.reduce((a, b) => a + b, 0) }];
}

/** What the kept pairs of a contest are by. */
const headOf = ({ game, mode, bots, pairs: _, ...contest }: Contest): string =>
  JSON.stringify({
    ladder: 1,
    rules: fingerprintOf(game.name),
    mode: mode.name,
    bots: bots.map((bot) => {
      const i = levels.findIndex((x) => x.name === bot.name);
      return { name: bot.name, ...(i < 0 ? {} : levelIn(game.name, i)) };
    }),
    ...contest,
  });

const heading = ({ game, mode }: Contest): string => `${game.title}, ${mode.title}`;

const COLUMNS = ['level', 'Elo (95 %)', 'above the one before (95 %)'];

function rowsOf({ bots }: Contest, { ratings, steps }: Ladder): string[][] {
  const told = ({ elo, low, high }: Rating): string => `${Math.round(elo)} (${Math.round(low)} to ${Math.round(high)})`;
  const middle = bots.length >> 1;
  return bots.map((bot, i) => [bot.name, i === middle ? '0' : told(ratings[i]), i === 0 ? '' : told(steps[i - 1])]);
}

const INTRO = `# The levels

How strong the five levels are in each game and mode. Each meets the next one and the one after it in pairs of matches: the same ready
decks, drawn by seed, and the same dice, with seats exchanged; in a rumble each sits in every seat against three of the other, and
against bosses all players are first the one, then the other. Ratings are by maximum likelihood, in Elo from the level in the middle:
100 points more win 64 % of matches, 200 win 76 %. Intervals are of 95 %, with pairs counted as one. \`npm run ladder -- --keep FOLDER\`
plays it all again and goes on where it was stopped; \`--game\` and \`--mode\` play a part, and the other parts are kept.
`;

function write(contest: Contest, ladder: Ladder, io: Io): void {
  const { game, mode, bots, pairs, seed } = contest;
  const by = `npm run ladder -- --game ${game.name} --mode ${mode.name}`;
  const file = `ladder-${game.name}-${mode.name}.svg`;
  const lines = [
    `## ${heading(contest)}`,
    '',
    `${number(pairs)} pairs for each two that meet, seed \`${seed}\`.`,
    '',
    ...tableOf(COLUMNS, rowsOf(contest, ladder)),
    '',
    `![The levels in ${heading(contest)}](${file})`,
  ];
  io.writeFile(DOCS, putPart(io.exists(DOCS) ? io.readFile(DOCS) : INTRO, by, lines));
  io.writeFile(
    `docs/${file}`,
    ladderPicture(
      heading(contest),
      bots.map((bot) => bot.name),
      ladder,
    ),
  );
}
