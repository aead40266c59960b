import { basename, dirname, isAbsolute, join } from 'node:path';
import { deckPool, drawnDeck, type Game, type Mode, type Options } from '@wardroom/core';
import { type Experiment, type ExperimentFile, type NamedDeck, parseExperiment, type Watchable } from '@wardroom/lab';
import { Failure, Misuse } from '../failure.ts';
import { findBot, findDeck, foeCalled, legalDeck, modeCalled, optionProblem, playersOf, readyDecks } from '../games.ts';
import type { Io } from '../io.ts';
import { findWhole } from '../whole-games.ts';

const SEED = 'lab';

/** An experiment from its file: names looked up, decks checked, and what was left open filled in. */
export function readExperiment(io: Io, path: string): Experiment {
  const parsed = parseExperiment(io.readFile(path));
  if ('problem' in parsed) throw new Misuse(`${path}: ${parsed.problem}`);
  const { file } = parsed;
  const of = <T>(field: string, look: () => T): T => inField(`${path}: ${field}`, look);
  const game = of('game', () => findWhole(file.game));
  const mode = file.mode === undefined ? game.modes[0] : of('mode', () => modeCalled(game, file.mode!));
  const options = file.options ?? {};
  const problem = optionProblem(game, mode, options);
  if (problem !== undefined) throw new Misuse(`${path}: options: ${problem}`);
  const sets = file.sets === undefined ? null : of('sets', () => setsOf(game, file.sets!));
  const bots = file.bots ?? ['greedy'];
  return {
    name: file.name ?? basename(path, '.json'),
    game: game.name,
    mode: mode.name,
    players: file.players === undefined ? mode.usual : of('players', () => playersOf(mode, String(file.players))),
    bosses:
      mode.foe === undefined && file.bosses === undefined
        ? []
        : distinct(
            `${path}: bosses`,
            of('bosses', () => bossesOf(file, game, mode)),
            (x) => x,
          ),
    sets: sets === null ? null : distinct(`${path}: sets`, sets, (x) => x),
    decks: distinct(`${path}: decks`, decksOf(io, path, file, game, mode, options, sets), (x) => x.id),
    bots: distinct(
      `${path}: bots`,
      bots.map((name, i) => of(`bots[${i}]`, () => findBot(name).name)),
      (x) => x,
    ),
    options,
    matches: file.matches,
    seed: file.seed ?? SEED,
    halfWidth: file.halfWidth ?? null,
  };
}

/** Whom the players meet: those that are named, or all there are. */
function bossesOf({ bosses }: ExperimentFile, game: Game, mode: Mode): readonly string[] {
  const foes = game.foes.filter((foe) => foe.mode === mode.name);
  if (mode.foe !== undefined) return (bosses?.map((name) => foeCalled(foes, name)) ?? foes).map(({ id }) => id);
  throw new Misuse(`there is no boss in a ${mode.name}; leave it out.`);
}

function setsOf(game: Watchable, sets: readonly string[]): readonly string[] {
  if (game.setOf === undefined) throw new Misuse(`${game.title} has one set of cards; leave it out.`);
  const known = [...new Set(deckPool(game).map(game.setOf))];
  const stranger = sets.find((set) => !known.includes(set));
  if (stranger !== undefined) throw new Misuse(`there is no set '${stranger}': choose from ${known.join(', ')}.`);
  return sets;
}

function decksOf(
  io: Io,
  path: string,
  file: ExperimentFile,
  game: Watchable,
  mode: Mode,
  options: Options,
  sets: readonly string[] | null,
): readonly NamedDeck[] {
  const isIn = (card: string): boolean => sets === null || sets.includes(game.setOf!(card));
  const found = file.decks?.map((deck, i) =>
    inField(`${path}: decks[${i}]`, () => {
      if (typeof deck !== 'string') return legalDeck(JSON.stringify(deck), game, mode, deck.name, options);
      if (!/[./\\]/.test(deck)) return findDeck(io, game, mode, deck, options);
      // A deck file is named from where the experiment lies.
      return { ...findDeck(io, game, mode, isAbsolute(deck) ? deck : join(dirname(path), deck), options), id: deck };
    }),
  );
  found?.forEach(({ name, cards }, i) => {
    const card = cards.find((id) => !isIn(id));
    if (card === undefined) return;
    const where = game.setOf!(card);
    throw new Misuse(`${path}: decks[${i}]: ${name} has ${card}, which is of ${where} and of none of the sets.`);
  });
  const drawn = inField(`${path}: drawn`, () => drawnDecks(file, game, mode, options, isIn));
  const ready = drawn.length > 0 ? [] : readyDecks(game, mode, options).filter(({ cards }) => cards.every(isIn));
  const decks = [...(found ?? ready), ...drawn].map(({ id, name, cards }) => ({ id, name, cards }));
  if (decks.length > 0 || file.decks !== undefined) return decks;
  throw new Misuse(`${path}: sets: no ready deck keeps to them. Give decks, or say how many are to be drawn.`);
}

/** Decks of whatever cards come up: the same file draws the same ones. */
function drawnDecks(
  { drawn = 0, seed = SEED }: ExperimentFile,
  game: Watchable,
  mode: Mode,
  options: Options,
  only: (card: string) => boolean,
): NamedDeck[] {
  return Array.from({ length: drawn }, (_, k) => {
    const cards = drawnDeck(game, mode.name, `${seed}/drawn ${k}`, { options, only });
    if (!cards.every(only)) throw new Misuse('the sets have too few cards for a whole deck; name another one.');
    return { id: `drawn-${k + 1}`, name: `Drawn ${k + 1}`, cards };
  });
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
