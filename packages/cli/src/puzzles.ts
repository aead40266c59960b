import { type FoundPuzzle, type Game, openFound } from '@wardroom/core';
import { games } from '@wardroom/games';
import { choosePuzzles, proveAgain, puzzlesIn } from '@wardroom/lab';
import type { Args, Usage } from './args.ts';
import { findGame } from './games.ts';
import type { Io } from './io.ts';
import { number } from './text.ts';

/** Puzzles out of matches between bots: finds them, and proves them again by the rules of today. */

export const usage: Usage = {
  name: 'puzzles',
  summary: "Find puzzles in matches between bots: they go into the games' puzzles/found.ts.",
  positional: [],
  options: {
    game: { value: 'GAME', help: 'One game. Default: all of them.' },
    want: { value: 'N', help: 'So many of each game are shown. It stops when they are found.', default: '120' },
    matches: {
      value: 'N',
      help: 'Look through at most so many matches of each game, those that are kept included.',
      default: '2000',
    },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: 'puzzles' },
    keep: {
      value: 'FOLDER',
      help: 'Write what each match had to a file in this folder, and go on from what it holds.',
    },
    check: {
      help: 'Look for no more: prove those that are shown again, in the same worlds, and drop what today is no longer sure.',
    },
  },
};

/** What a match had. */
interface Looked {
  i: number;
  found: FoundPuzzle[];
}

export async function run(args: Args, io: Io): Promise<number> {
  const chosen = args.maybe('game') === undefined ? games : [await findGame(args.text('game'))];
  const folder = args.maybe('keep');
  if (folder !== undefined) io.makeFolder(folder);
  const want = args.whole('want', 1, 10_000);
  for (const game of chosen) {
    const before = (await game.puzzles?.()) ?? [];
    const good = args.on('check')
      ? again(game, before, io)
      : choosePuzzles(
          look(game, before, want, args, io, folder).filter((one) => openFound(game, one) !== null),
          want,
        );
    io.out(`${game.title}: ${number(good.length)} puzzles.\n`);
    io.writeFile(`packages/games/${game.name}/src/puzzles/found.ts`, source(good));
  }
  return 0;
}

/** Those that can be proved again, with what is proved today. The same rules and bots prove the same. */
function again(game: Game, before: readonly FoundPuzzle[], io: Io): FoundPuzzle[] {
  const proved = before.map((one, i) => {
    if (io.tty.err) io.err(`\r\x1b[K${game.title}: ${i + 1} of ${before.length}`);
    return { one, proof: proveAgain(game, one) };
  });
  if (io.tty.err) io.err('\r\x1b[K');
  const good = proved.flatMap(({ one, proof }) => (proof === null ? [] : [{ ...one, ...proof }]));
  const gone = before.length - good.length;
  const other = good.filter((one) => !before.some((x) => JSON.stringify(x) === JSON.stringify(one))).length;
  if (gone + other > 0) io.out(`${game.title}: ${gone} dropped, ${other} with other figures than before.\n`);
  return good;
}

/** Those that are there and those that more matches have, each once. */
function look(
  game: Game,
  before: readonly FoundPuzzle[],
  want: number,
  args: Args,
  io: Io,
  folder: string | undefined,
): FoundPuzzle[] {
  const seed = args.text('seed');
  const path = folder === undefined ? undefined : `${folder}/found-${game.name}.jsonl`;
  // A line without its end was being written when the run was cut off.
  const lines = path !== undefined && io.exists(path) ? io.readFile(path, 'own').split('\n').slice(0, -1) : [];
  const kept = lines.map((line): Looked => JSON.parse(line));
  const all = new Map<string, FoundPuzzle>();
  const add = (found: readonly FoundPuzzle[]): void => {
    for (const one of found) all.set(`${one.seed} ${one.picks}`, one);
  };
  add(before);
  for (const { found } of kept) add(found);
  const matches = args.whole('matches', 0, 1_000_000);
  for (let i = (kept.at(-1)?.i ?? -1) + 1; i < matches && choosePuzzles([...all.values()], want).length < want; i++) {
    const found = puzzlesIn(game, seed, i);
    add(found);
    if (path !== undefined) io.appendFile(path, `${JSON.stringify({ i, found } satisfies Looked)}\n`);
    if (io.tty.err) io.err(`\r\x1b[K${game.title}: ${all.size} of ${want} puzzles in ${i + 1} matches`);
  }
  if (io.tty.err) io.err('\r\x1b[K');
  return [...all.values()];
}

function source(found: readonly FoundPuzzle[]): string {
  const entries = found.map((one) => `  ${JSON.stringify(one)},`);
  return [
    "import type { FoundPuzzle } from '@wardroom/core';",
    '',
    '/** Written by `npm run puzzles`, not by hand. */',
    '// biome-ignore format: one puzzle a line.',
    `export const found: readonly FoundPuzzle[] = [${entries.length === 0 ? '];' : ''}`,
    ...(entries.length === 0 ? [] : [...entries, '];']),
    '',
  ].join('\n');
}
