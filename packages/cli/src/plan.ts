import type { Bot } from '@wardroom/bots';
import type { Foe, Mode } from '@wardroom/core';
import { type Plan, rotation } from '@wardroom/lab';
import type { Args } from './args.ts';
import { Misuse } from './failure.ts';
import { findBot, findDeck, findFoes, findGame, findMode, findPlayers, readOptions, readyDecks } from './games.ts';
import type { Io } from './io.ts';

/** What a simulation plays, with what its report tells of it. */
export interface SimPlan extends Plan {
  seed: string;
  /** One for each player; the boss has none. */
  bots: readonly Bot[];
  /** Whom the players meet in turn; nobody in most modes. */
  foes: readonly Foe[];
}

export async function makePlan(args: Args, io: Io): Promise<SimPlan> {
  const game = await findGame(args.text('game'));
  const mode = findMode(game, args);
  const players = findPlayers(mode, args);
  const foes = findFoes(game, mode, args);
  const options = readOptions(args, game, mode);
  const bots = perPlayer('bots', names(args.text('bots')).map(findBot), players, mode);
  const named = args.maybe('decks');
  const ready = readyDecks(game, mode, options);
  const given = named === undefined ? [] : names(named).map((d) => findDeck(io, game, mode, d, options));
  const fixed = named === undefined ? null : perPlayer('decks', given, players, mode);
  // Each boss meets the same decks.
  const turn = (i: number): number => Math.floor(i / Math.max(1, foes.length));
  const seed = args.text('seed');
  return {
    game,
    mode,
    options,
    seed,
    bots,
    foes,
    lineup: (i) => ({
      seed: `${seed}/${i}`,
      decks: fixed ?? rotation(ready.length, players, turn(i)).map((k) => ready[k]),
      bots,
      foe: foes[i % foes.length],
    }),
    log: args.maybe('log') !== undefined,
    watch: false,
  };
}

export const names = (text: string): string[] => text.split(',').map((x) => x.trim());

function perPlayer<T>(option: string, given: readonly T[], players: number, mode: Mode): T[] {
  if (given.length === 1) return new Array(players).fill(given[0]);
  if (given.length === players) return [...given];
  throw new Misuse(
    `--${option} has ${given.length} names: give one for all, or ${players} for the players of this ${mode.name}.`,
  );
}
