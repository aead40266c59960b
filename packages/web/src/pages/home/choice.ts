import type { Foe, Mode, Options } from '@wardroom/core';
import type { Catalogue, MatchRequest, Place } from '@wardroom/host';
import { create } from 'zustand';
import { choiceOf, isOwn } from '../../decks/among.ts';
import { games } from '../../games/index.ts';
import { type OptionSheet, optionsOf, settingOf } from '../../games/options.ts';
import { alike, keepOnDevice } from '../../storage.ts';

/** A deck nobody knows before it is played. */
export const SURPRISE = '';
/** Another person at this screen, in place of a bot's name. */
export const FRIEND = 'person';

/** Somebody else at a table of many. */
export interface Other {
  sitter: string;
  deck: string;
}

/** What was chosen last time for one game. */
export interface Choice {
  mode: string;
  deck: string;
  /** Of a duel. */
  theirDeck: string;
  opponent: string;
  /** What a friend at this screen is called. */
  friend: string;
  /** Players by mode; who sits in the other seats; whom they meet. */
  players: Readonly<Record<string, number>>;
  others: readonly Other[];
  foe: string;
  /** Options of the match by name. */
  options: Options;
}

const FIRST: Choice = {
  mode: '',
  deck: '',
  theirDeck: SURPRISE,
  opponent: '',
  friend: 'Player 2',
  players: {},
  others: [],
  foe: '',
  options: {},
};

interface Kept {
  of: Readonly<Record<string, Partial<Choice>>>;
}

/** Up to version 1 there was one game. */
const older = (old: unknown): Kept => ({ of: { [games[0].name]: old as Partial<Choice> } });

const useKept = create<Kept>(() => ({ of: {} }));
keepOnDevice(useKept, 'wardroom.home', 2, older);

export function setChoice(game: string, change: Partial<Choice>): void {
  useKept.setState(({ of }) => ({ of: { ...of, [game]: { ...of[game], ...change } } }));
}

export function setOption(game: string, name: string, value: string): void {
  const options = useKept.getState().of[game]?.options;
  setChoice(game, { options: { ...options, [name]: value } });
}

/** What is chosen for a game, and how to choose something else. */
export function useChoice(game: string): [Choice, (change: Partial<Choice>) => void] {
  const kept = useKept((s) => s.of[game]);
  return [{ ...FIRST, ...alike(kept, FIRST) }, (change) => setChoice(game, change)];
}

const TITLES: Readonly<Record<string, string>> = {
  squire: 'Squire Wick',
  brawler: 'Brawler Hild',
  warden: 'Warden Osric',
  captain: 'Captain Maren',
  master: 'Master Ysolt',
  // Of matches from before there were five.
  random: 'Novice',
  greedy: 'Adept',
  search: 'Master',
};

/** Who of the five takes the place of one of those. */
const HEIRS: Readonly<Record<string, string>> = { random: 'squire', greedy: 'warden', search: 'master' };

/** A bot's level as a person would say it. */
export const levelOf = (bot: string): string => TITLES[bot] ?? bot[0].toUpperCase() + bot.slice(1);

/** What bots are called where there are several. */
const BOT_NAMES = ['Bram', 'Cora', 'Dain', 'Edda', 'Finn'];

/** What whoever sits in the seat after so many others is called. */
export const nameOfOther = (other: Other, i: number): string =>
  other.sitter === FRIEND ? `Player ${i + 2}` : BOT_NAMES[i];

/** The mode's own table: two seats and nobody else, which has a page of choices of its own. */
export const isDuel = (mode: Mode): boolean => mode.players.length === 1 && mode.usual === 2 && mode.foe === undefined;

export const modeOf = (c: Choice, { modes }: Catalogue): Mode => modes.find((m) => m.name === c.mode) ?? modes[0];

/** What there is for a mode with these options: a deck may be meant for another mode, and it may not fit the format. */
export const playableIn = (catalogue: Catalogue, mode: Mode, { format }: Options): Catalogue => ({
  ...catalogue,
  decks: catalogue.decks.filter(
    ({ mode: only, formats }) =>
      (only ?? mode.name) === mode.name &&
      (formats === undefined || formats.includes(`${settingOf(catalogue.options.format, format)}`)),
  ),
});

export const playersOf = (c: Choice, mode: Mode): number =>
  mode.players.includes(c.players[mode.name]) ? c.players[mode.name] : mode.usual;

export const foesOf = (mode: Mode, { foes }: Catalogue): readonly Foe[] => foes.filter((f) => f.mode === mode.name);

/** The team that a player of this number belongs to. */
export const teamOf = (mode: Mode, i: number): number =>
  mode.foe !== undefined ? 0 : mode.teams === undefined ? i : i % mode.teams;

/** Whether what is chosen can be shown by a part of the game. Decks of one's own join the ready ones by themselves. */
export function hasChosen(c: Choice, part: Catalogue): boolean {
  const chosen = [c.deck, c.theirDeck, ...c.others.map((other) => other.deck)];
  const there = (deck: string): boolean => deck === '' || isOwn(deck) || part.decks.some((d) => d.id === deck);
  return modeOf(c, part).foe === undefined && chosen.every(there);
}

/** Kept choices may be older than the game: what is gone gives way to what there is. */
export function mend(c: Choice, catalogue: Catalogue): Choice {
  const mode = modeOf(c, catalogue);
  const { modes, decks, bots, usualBot: usual } = playableIn(catalogue, mode, c.options);
  const has = (list: readonly string[], x: string | undefined, or: string): string =>
    x !== undefined && list.includes(x) ? x : or;
  const deckIds = decks.map((d) => d.id);
  const sitters = [...bots.map((b) => b.name), FRIEND];
  const foes = foesOf(mode, catalogue).map((f) => f.id);
  return {
    ...c,
    mode: has(
      modes.map((m) => m.name),
      c.mode,
      modes[0]?.name ?? '',
    ),
    deck: has(deckIds, c.deck, deckIds[0]),
    theirDeck: has(deckIds, c.theirDeck, SURPRISE),
    opponent: has(sitters, HEIRS[c.opponent] ?? c.opponent, usual),
    others: BOT_NAMES.map((_, i) => ({
      sitter: has(sitters, HEIRS[c.others[i]?.sitter] ?? c.others[i]?.sitter, usual),
      deck: has(deckIds, c.others[i]?.deck, SURPRISE),
    })),
    foe: has(foes, c.foe, foes[0] ?? ''),
  };
}

/** The choice as a match to be opened. `draw` picks one of so many. */
export function requestOf(
  choice: Choice,
  catalogue: Catalogue,
  sheet: OptionSheet,
  seed: string,
  name: string,
  draw: (n: number) => number,
): MatchRequest {
  const c = mend(choice, catalogue);
  const mode = modeOf(c, catalogue);
  const { decks } = playableIn(catalogue, mode, c.options);
  // A surprise is none of one's own.
  const ready = decks.filter((d) => !isOwn(d.id));
  const deckOf = (deck: string): Place['deck'] =>
    deck === SURPRISE ? ready[draw(ready.length)].id : choiceOf(decks, deck);
  const others: Place[] = isDuel(mode)
    ? [
        c.opponent === FRIEND
          ? { name: c.friend.trim() || 'Player 2', deck: deckOf(c.theirDeck), sitter: 'person' }
          : { name: levelOf(c.opponent), deck: deckOf(c.theirDeck), sitter: c.opponent },
      ]
    : c.others
        .slice(0, playersOf(c, mode) - 1)
        .map((other, i) => ({ name: nameOfOther(other, i), deck: deckOf(other.deck), sitter: other.sitter }));
  return {
    game: catalogue.name,
    mode: c.mode,
    seed,
    options: optionsOf(sheet, catalogue.options, mode, c.options),
    places: [{ name: name.trim() || 'Player 1', deck: deckOf(c.deck), sitter: 'person' }, ...others],
    ...(mode.foe === undefined ? {} : { foe: c.foe }),
  };
}

/** Four competent players, as the table's figures go. */
const FOUR = 4;

/** How hard somebody is to beat, in a word, and in a figure where there are any. */
export function difficultyOf({ odds }: Foe): { word: string; line: string } {
  const four = odds.find((o) => o.players === FOUR) ?? odds.at(-1);
  if (four === undefined || four.matches === 0) return { word: 'Untried', line: '' };
  const share = four.wins / four.matches;
  const word = share >= 0.62 ? 'Learnable' : share >= 0.4 ? 'Hard' : share >= 0.2 ? 'Grim' : 'Brutal';
  const who = four.players === FOUR ? 'Four' : String(four.players);
  return { word, line: `${who} competent bots win ${Math.round(share * 100)} %` };
}
