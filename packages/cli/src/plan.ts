import type { Bot } from '@wardroom/bots';
import { type Foe, type Game, type Mode, type Options, seatings } from '@wardroom/core';
import type { Args } from './args.ts';
import { type Seen, watch } from './balance/watch.ts';
import { Misuse } from './failure.ts';
import {
  findBot,
  findDeck,
  findFoes,
  findGame,
  findMode,
  findPlayers,
  type NamedDeck,
  readOptions,
  readyDecks,
} from './games.ts';
import type { Io } from './io.ts';
import { playMatch } from './match.ts';
import { rotation } from './rotation.ts';

/** What a simulation plays: match I follows from the command line and I alone. */
export interface Plan {
  game: Game;
  mode: Mode;
  options: Options | undefined;
  seed: string;
  /** One for each player; the boss has none. */
  bots: readonly Bot[];
  /** Whom the players meet in turn; nobody in most modes. */
  foes: readonly Foe[];
  /** Decks of match i, one for each player. */
  decksOf: (i: number) => readonly NamedDeck[];
  /** Whether what happens is written down, and whether it is watched for a report. */
  log: boolean;
  watch: boolean;
}

/** What came of a match, as plain data. */
export interface Result {
  i: number;
  decks: readonly string[];
  foe: string | null;
  /** The players' teams. */
  teams: readonly number[];
  /** The team that won, -1 if it was drawn; null if it never came to its end. */
  winner: number | null;
  turns: number;
  decisions: number;
  events: number;
  error: { message: string; stack: string } | null;
  log: string[];
  /** What was noted of it, if it was watched to its end. */
  seen: Seen | null;
}

export function makePlan(args: Args, io: Io): Plan {
  const game = findGame(args.text('game'));
  const mode = findMode(game, args);
  const players = findPlayers(mode, args);
  const foes = findFoes(game, mode, args);
  const options = readOptions(args, game, mode);
  const bots = perPlayer('bots', names(args.text('bots')).map(findBot), players, mode);
  const named = args.maybe('decks');
  const ready = readyDecks(game, mode);
  const given = named === undefined ? [] : names(named).map((d) => findDeck(io, game, mode, d, options));
  const fixed = named === undefined ? null : perPlayer('decks', given, players, mode);
  // Each boss meets the same decks.
  const turn = (i: number): number => Math.floor(i / Math.max(1, foes.length));
  return {
    game,
    mode,
    options,
    seed: args.text('seed'),
    bots,
    foes,
    decksOf: (i) => fixed ?? rotation(ready.length, players, turn(i)).map((k) => ready[k]),
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

export function playOne(plan: Plan, i: number): Result {
  const { game, mode, bots, options } = plan;
  const decks = plan.decksOf(i);
  const foe: Foe | undefined = plan.foes[i % plan.foes.length];
  const seed = `${plan.seed}/${i}`;
  const against = foe === undefined ? '' : `, against ${foe.id}`;
  const log = [`match ${seed}: ${decks.map((d) => d.id).join(foe === undefined ? ' against ' : ' and ')}${against}`];
  const players = decks.map((d, k) => ({ name: `${bots[k].name} ${k + 1}`, deck: d.cards }));
  const seats = seatings(mode, players, foe);
  const watching = plan.watch ? watch(game) : null;
  const played = playMatch({
    game,
    setup: { mode: mode.name, seats, ...(options === undefined ? {} : { options }) },
    seed,
    // Where a person would play the boss, a bot does.
    bots: foe === undefined ? bots : [...bots, options?.boss === 'person' ? bots[0] : null],
    log: plan.log ? log : null,
    watch: watching,
  });
  const { error } = played;
  return {
    i,
    decks: decks.map((d) => d.id),
    foe: foe?.id ?? null,
    teams: seats.slice(0, players.length).map((seat) => seat.team!),
    winner: error === null ? played.state!.over!.winner : null,
    turns: played.state?.turn ?? 0,
    decisions: played.decisions,
    events: played.events,
    error: error === null ? null : { message: error.message, stack: error.stack ?? '' },
    log,
    seen: error === null && watching !== null ? watching.seen() : null,
  };
}
