import { type Bot, botByName, botNames } from '@wardroom/bots';
import {
  readyDecks as decksFor,
  type Foe,
  type Game,
  type Mode,
  type Options,
  type ReadyDeck,
  seatings,
  shortly,
} from '@wardroom/core';
import { gameNames, loadGame } from '@wardroom/games/load';
import { parseDeck, reportDeck } from '@wardroom/host/deck-file';
import { didYouMean, plain } from '@wardroom/host/suggest';
import type { NamedDeck } from '@wardroom/lab';
import type { Args, Option } from './args.ts';
import { Failure, Misuse } from './failure.ts';
import type { Io } from './io.ts';
import { listed, wrap } from './text.ts';

/** Games, modes, decks, bots and options as they are named on the command line. */

export const GAME: Option = {
  value: 'GAME',
  help: `One of ${gameNames.join(', ')}.`,
  default: gameNames[0],
};
export const MODE: Option = { value: 'MODE', help: 'Mode of the game. Default: its first.' };
export const PLAYERS: Option = { value: 'N', help: 'How many play, if the mode leaves it open.' };
export const BOSS: Option = { value: 'NAME', help: 'Whom the players meet, in a mode with a boss.' };
export const OPTION: Option = {
  value: 'NAME=VALUE',
  help: 'An option of the match, such as format=open.',
  multiple: true,
};

/** A game to play: whoever looks into it or reads of it asks for the whole (`whole-games.ts`). */
export const findGame = async (name: string): Promise<Game> => (await loadGame(name)) ?? noGame(name);

export function noGame(name: string): never {
  throw new Misuse(`There is no game '${shortly(name)}': choose ${oneOf(gameNames)}.`);
}

export function findMode(game: Game, args: Args): Mode {
  const name = args.maybe('mode');
  return name === undefined ? game.modes[0] : modeCalled(game, name);
}

export function modeCalled(game: Game, name: string): Mode {
  const mode = game.modes.find((m) => m.name === name);
  if (mode !== undefined) return mode;
  throw new Misuse(`${game.title} has no mode '${shortly(name)}': choose ${oneOf(game.modes.map((m) => m.name))}.`);
}

/** How many play; the boss is not counted. */
export function findPlayers(mode: Mode, args: Args): number {
  const text = args.maybe('players');
  return text === undefined ? mode.usual : playersOf(mode, text);
}

export function playersOf(mode: Mode, text: string): number {
  const players = mode.players.find((n) => String(n) === text);
  if (players !== undefined) return players;
  const many = `${oneOf(mode.players.map(String))} players`;
  throw new Misuse(`--players ${shortly(text)}: a ${mode.name} match has ${many}.`);
}

/** The boss asked for, or all that a mode has; none where there is no boss. */
export function findFoes(game: Game, mode: Mode, args: Args): readonly Foe[] {
  const name = args.maybe('boss');
  const foes = mode.foe === undefined ? [] : game.foes.filter((foe) => foe.mode === mode.name);
  if (name === undefined) return foes;
  if (mode.foe === undefined) {
    const others = game.modes.filter((m) => m.foe !== undefined).map((m) => `--mode ${m.name}`);
    const instead = others.length === 0 ? '' : `; choose ${oneOf(others)}`;
    throw new Misuse(`--boss ${shortly(name)}: there is no boss in a ${mode.name}${instead}.`);
  }
  return [foeCalled(foes, name)];
}

export function foeCalled(foes: readonly Foe[], name: string): Foe {
  const wanted = plain(name);
  const foe = foes.find((f) => plain(f.id) === wanted || plain(f.name) === wanted);
  if (foe !== undefined) return foe;
  // A word of a name will do if it is one boss's alone.
  const part = wanted.length < 3 ? [] : foes.filter((f) => plain(f.name).includes(wanted));
  if (part.length === 1) return part[0];
  const ids = foes.map((f) => f.id);
  const known = ids.length === 0 ? 'This game has none.' : `There ${ids.length === 1 ? 'is' : 'are'} ${listed(ids)}.`;
  throw new Misuse(`--boss: there is no boss '${shortly(name)}'.${didYouMean(name, ids)} ${known}`);
}

/** Whose card it is, if it is a boss's. */
export const foeOf = (game: Game, id: string): Foe | undefined => game.foes.find((foe) => foe.cards.includes(id));

export function findBot(name: string): Bot {
  const bot = botByName(name);
  if (bot !== undefined) return bot;
  throw new Misuse(`There is no bot '${shortly(name)}': choose ${oneOf(botNames)}.`);
}

const oneOf = (names: readonly string[]): string => listed(names, 'or');

/** `name=value`, with whole numbers and yes-or-no as such. What the game does not know is refused. */
export function readOptions(args: Args, game: Game, mode: Mode = game.modes[0]): Options | undefined {
  const given = args.all('option');
  if (given.length === 0) return undefined;
  const options: Options = Object.fromEntries(
    given.map((text) => {
      const cut = text.indexOf('=');
      if (cut < 1) throw new Misuse(`--option ${shortly(text)}: write it as name=value.`);
      const value = text.slice(cut + 1);
      if (/^-?\d{1,9}$/.test(value)) return [text.slice(0, cut), Number(value)];
      return [text.slice(0, cut), value === 'true' ? true : value === 'false' ? false : value];
    }),
  );
  const problem = optionProblem(game, mode, options);
  if (problem !== undefined) throw new Misuse(`--option: ${problem}`);
  return options;
}

/** What the game finds wrong with options: a set-up that is otherwise in order shows it of them alone. */
export function optionProblem(game: Game, mode: Mode, options: Options): string | undefined {
  // Options that no ready deck goes with are wrong in themselves, which any deck shows.
  const { cards } = readyDecks(game, mode, options)[0] ?? readyDecks(game, mode)[0];
  const players = Array.from({ length: mode.usual }, (_, i) => ({ name: `Player ${i + 1}`, deck: cards }));
  const seats = seatings(
    mode,
    players,
    game.foes.find((foe) => foe.mode === mode.name),
  );
  const before = game.check({ mode: mode.name, seats });
  return game.check({ mode: mode.name, seats, options }).find((p) => !before.includes(p));
}

/** Ready decks for a mode, those that the options allow. */
export const readyDecks = (game: Game, mode: Mode, options?: Options): readonly ReadyDeck[] =>
  decksFor(game, mode.name, options);

/** A ready deck by id or name, or a deck file. A deck that is not legal is refused with the reasons. */
export function findDeck(io: Io, game: Game, mode: Mode, what: string, options?: Options): NamedDeck {
  const decks = readyDecks(game, mode);
  const ready = decks.find((d) => plain(d.id) === plain(what) || plain(d.name) === plain(what));
  if (ready !== undefined) {
    const [error] = game.checkDeck(ready.cards, options, mode.name).errors;
    if (error !== undefined) throw new Failure(`${ready.id} cannot be played here: ${error.message} (${error.rule})`);
    return ready;
  }
  if (!/[./\\]/.test(what)) {
    const hint =
      didYouMean(
        what,
        decks.map((d) => d.id),
      ) || ` There are ${oneOf(decks.map((d) => d.id))}.`;
    throw new Misuse(
      `There is no ready deck '${shortly(what)}'.${hint} A file is named with its ending, as in deck.txt.`,
    );
  }
  return legalDeck(io.readFile(what), game, mode, what, options);
}

/** A deck that is written out, called `what`; refused with the reasons if it is not legal. */
export function legalDeck(text: string, game: Game, mode: Mode, what: string, options?: Options): NamedDeck {
  const deck = parseDeck(text, game);
  const { errors } = reportDeck(deck, game, options, mode.name);
  if (errors.length > 0) {
    const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more: wardroom validate tells them all)`;
    throw new Failure(`${what} is not a legal deck: ${errors[0].message}${more}`);
  }
  return { id: what, name: deck.name === '' ? what : deck.name, cards: deck.cards };
}

export function listDecks(game: Game, columns: number): string {
  const width = Math.max(...game.decks.map((d) => d.id.length)) + 4;
  const rows = game.decks.flatMap((d) =>
    wrap(d.idea, columns - width).map((line, i) => (i === 0 ? `  ${d.id}` : '').padEnd(width) + line),
  );
  return [`Ready decks of ${game.title}:`, ...rows].join('\n');
}
