import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Game, Mode, Options } from '@wardroom/core';
import { type Experiment, type ExperimentFile, type NamedDeck, parseExperiment } from '@wardroom/lab';
import { Failure, Misuse } from '../failure.ts';
import { findBot, findDeck, legalDeck, modeCalled, optionProblem, playersOf, readyDecks } from '../games.ts';
import type { Io } from '../io.ts';
import { findWhole } from '../whole-games.ts';

/** An experiment from its file: names looked up, decks checked, and what was left open filled in. */
export function readExperiment(io: Io, path: string): Experiment {
  const parsed = parseExperiment(io.readFile(path));
  if ('problem' in parsed) throw new Misuse(`${path}: ${parsed.problem}`);
  const { file } = parsed;
  const of = <T>(field: string, look: () => T): T => inField(`${path}: ${field}`, look);
  const game = of('game', () => findWhole(file.game));
  const mode = file.mode === undefined ? game.modes[0] : of('mode', () => modeCalled(game, file.mode!));
  if (mode.foe !== undefined)
    throw new Misuse(`${path}: mode: how players fare against a boss is told by wardroom difficulty.`);
  const options = file.options ?? {};
  const problem = optionProblem(game, mode, options);
  if (problem !== undefined) throw new Misuse(`${path}: options: ${problem}`);
  const bots = file.bots ?? ['greedy'];
  return {
    name: file.name ?? basename(path, '.json'),
    game: game.name,
    mode: mode.name,
    players: file.players === undefined ? mode.usual : of('players', () => playersOf(mode, String(file.players))),
    decks: distinct(`${path}: decks`, decksOf(io, path, file, game, mode, options), (x) => x.id),
    bots: distinct(
      `${path}: bots`,
      bots.map((name, i) => of(`bots[${i}]`, () => findBot(name).name)),
      (x) => x,
    ),
    options,
    matches: file.matches,
    seed: file.seed ?? 'lab',
    halfWidth: file.halfWidth ?? null,
  };
}

function decksOf(io: Io, path: string, file: ExperimentFile, game: Game, mode: Mode, options: Options): NamedDeck[] {
  const found = file.decks?.map((deck, i) =>
    inField(`${path}: decks[${i}]`, () => {
      if (typeof deck !== 'string') return legalDeck(JSON.stringify(deck), game, mode, deck.name, options);
      if (!/[./\\]/.test(deck)) return findDeck(io, game, mode, deck, options);
      // A deck file is named from where the experiment lies.
      return { ...findDeck(io, game, mode, isAbsolute(deck) ? deck : join(dirname(path), deck), options), id: deck };
    }),
  );
  return (found ?? readyDecks(game, mode, options)).map(({ id, name, cards }) => ({ id, name, cards }));
}

/** Each once: twice the same would be a match-up with itself. */
function distinct<T>(at: string, list: readonly T[], id: (x: T) => string): readonly T[] {
  if (list.length === 0) throw new Misuse(`${at}: give at least one, or leave it out.`);
  const twice = list.findIndex((x, i) => list.findIndex((y) => id(y) === id(x)) < i);
  if (twice >= 0) throw new Misuse(`${at}[${twice}]: '${id(list[twice])}' is there already; once is enough.`);
  return list;
}

function inField<T>(field: string, look: () => T): T {
  try {
    return look();
  } catch (e) {
    throw e instanceof Failure ? new Misuse(`${field}: ${e.message}`) : e;
  }
}
