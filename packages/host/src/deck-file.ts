import { type DeckReport, type Game, MOST_CARDS, type Options, shortly } from '@wardroom/core';
import { didYouMean, plain } from './suggest.ts';

/**
 * Deck files, as text or JSON. Nothing here reads a disk: whoever has the text can use it.
 *
 * Text: one card per line, `3 Card Name`; `#` and `//` begin a comment. JSON: `{"name", "game", "cards"}` with `cards` a
 * list of ids or names, or an object of counts.
 */

export interface DeckEntry {
  /** Where it stands: 'line 7', 'cards[3]'. */
  at: string;
  count: number;
  /** Definition id; for a card nobody knows, what would be its id. */
  id: string;
  /** As it was written. */
  written: string;
  known: boolean;
}

export interface DeckFile {
  name: string;
  /** The game that the file names, if it does. */
  game?: string;
  entries: DeckEntry[];
  /** Card by card. */
  cards: string[];
  /** What could not be read, each naming its place. */
  problems: string[];
}

/** The cards there are: a game, or its catalogue's faces. */
export interface Pool {
  defs: readonly { id: string; name: string }[];
}

/** No deck of any game comes near; whoever writes more has made a slip. */
const MOST = 99;
const MOST_LINES = 2000;
const full = (deck: DeckFile): boolean => deck.cards.length >= MOST_CARDS;

export function parseDeck(text: string, game: Pool): DeckFile {
  return /^\s*[{[]/.test(text) ? parseJson(text, game) : parseLines(text, game);
}

/** The game a deck file names, if it is JSON and names one. Never fails: what is wrong is said when it is parsed. */
export function gameOf(text: string): string | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const game: unknown = JSON.parse(text).game;
    return typeof game === 'string' ? game : undefined;
  } catch {
    return undefined;
  }
}

function parseLines(text: string, game: Pool): DeckFile {
  const deck = newDeck();
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > MOST_LINES) {
    deck.problems.push(`The file has ${lines.length} lines; a deck list has at most ${MOST_LINES}.`);
    return deck;
  }
  const find = finder(game);
  lines.forEach((raw, i) => {
    const line = raw.replace(/(^|\s)(#|\/\/).*$/, '').trim();
    if (line === '') return;
    const at = `line ${i + 1}`;
    const [, count, name] = line.match(/^(?:(\d+)\s*[x×]?\s+)?(.*)$/i)!;
    if (/^[-+.]?\d+\.?\d*$/.test(line))
      deck.problems.push(`${at}: '${shortly(line)}' names no card; write '3 Card Name'.`);
    else if (/^([-+.]\d|\d+\.\d)/.test(line)) {
      deck.problems.push(`${at}: '${shortly(line)}' does not begin with a whole number of copies.`);
    } else add(deck, find, at, count === undefined ? 1 : Number(count), name);
  });
  return deck;
}

function parseJson(text: string, game: Pool): DeckFile {
  const deck = newDeck();
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (e) {
    deck.problems.push(`The file is not whole JSON: ${(e as Error).message}.`);
    return deck;
  }
  const file = Array.isArray(raw) ? { cards: raw } : (raw as Record<string, unknown>);
  if (typeof file.name === 'string') deck.name = shortly(file.name);
  if (typeof file.game === 'string') deck.game = file.game;
  const find = finder(game);
  const { cards } = file;
  if (Array.isArray(cards)) {
    if (cards.length > MOST_LINES)
      deck.problems.push(`cards: ${cards.length} entries; at most ${MOST_LINES} are read.`);
    else {
      cards.forEach((name: unknown, i) => {
        if (typeof name === 'string') add(deck, find, `cards[${i}]`, 1, name);
        else deck.problems.push(`cards[${i}]: give a card's id or name as text.`);
      });
    }
  } else if (typeof cards === 'object' && cards !== null) {
    const entries = Object.entries(cards);
    if (entries.length > MOST_LINES)
      deck.problems.push(`cards: ${entries.length} entries; at most ${MOST_LINES} are read.`);
    for (const [name, count] of entries.slice(0, MOST_LINES)) {
      const at = `cards['${shortly(name)}']`;
      if (typeof count === 'number') add(deck, find, at, count, name);
      else deck.problems.push(`${at}: give the number of copies.`);
    }
  } else deck.problems.push("cards: the file needs a field 'cards', a list of ids or an object of counts.");
  return deck;
}

const newDeck = (): DeckFile => ({ name: '', entries: [], cards: [], problems: [] });

function add(
  deck: DeckFile,
  find: (name: string) => string | undefined,
  at: string,
  count: number,
  name: string,
): void {
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    deck.problems.push(`${at}: ${count} copies of '${shortly(name)}'; write a number from 1 to ${MOST}.`);
    return;
  }
  if (full(deck)) {
    const told = `The deck has more than ${MOST_CARDS} cards; the rest is not read.`;
    if (!deck.problems.includes(told)) deck.problems.push(told);
    return;
  }
  const id = find(name);
  deck.entries.push({ at, count, id: id ?? slug(name), written: shortly(name), known: id !== undefined });
  for (let i = 0; i < count && !full(deck); i++) deck.cards.push(id ?? slug(name));
}

/** A card's id as it would be if there were such a card: what a list of banned cards may still name. */
const slug = (name: string): string =>
  shortly(
    name
      .toLowerCase()
      .replace(/['’.]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );

const finders = new WeakMap<Pool, Map<string, string>>();

/** Cards by id or name, whatever the capitals, hyphens and spaces. */
function finder(game: Pool): (name: string) => string | undefined {
  let names = finders.get(game);
  if (names === undefined) {
    names = new Map();
    for (const def of game.defs) {
      names.set(plain(def.id), def.id);
      names.set(plain(def.name), def.id);
    }
    finders.set(game, names);
  }
  const known = names;
  return (name) => known.get(plain(name));
}

/** A sentence for each card that nobody knows, with the nearest name. */
export function unknownCards(deck: DeckFile, { defs }: Pool): string[] {
  const names = defs.map((d) => d.name);
  return deck.entries.flatMap(({ at, written, known }) =>
    known ? [] : [`${at}: No card is called '${written}'.${didYouMean(written, names)}`],
  );
}

/** A deck as text, as `parseDeck` reads it: its cards by name, kind by kind, under its name as a comment. */
export function writeDeck(name: string, cards: readonly string[], faceOf: (id: string) => Printed | undefined): string {
  const kinds = new Map<string, Map<string, number>>();
  for (const id of cards) {
    const kind = faceOf(id)?.stock ?? '';
    const counts = kinds.get(kind) ?? new Map<string, number>();
    counts.set(id, (counts.get(id) ?? 0) + 1);
    kinds.set(kind, counts);
  }
  const lines = [...kinds].flatMap(([kind, counts]) => [
    '',
    ...(kind === '' ? [] : [`# ${kind}`]),
    ...[...counts].map(([id, n]) => `${n} ${faceOf(id)?.name ?? id}`),
  ]);
  return `${[`# ${name}`, ...lines].join('\n')}\n`;
}

interface Printed {
  name: string;
  /** The kind of card. */
  stock: string;
}

/** What a list calls itself in a comment on its first line; empty if it does not. */
export const titleOf = (text: string): string =>
  /^\s*(?:#|\/\/)\s*(.*?)\s*$/m.exec(text.split(/\r\n|\n|\r/, 1)[0])?.[1] ?? '';

export interface Finding {
  /** Clause, if one forbids it. */
  rule?: string;
  message: string;
}

/** Whether the deck is legal: what the file's own text and the game's rules say, with the places concerned. */
export function reportDeck(
  deck: DeckFile,
  game: Game,
  options?: Options,
  mode?: string,
): { errors: Finding[]; advice: Finding[] } {
  const errors: Finding[] = deck.problems.map((message) => ({ message }));
  const report: DeckReport = game.checkDeck(deck.cards, options, mode);
  const names = game.defs.map((d) => d.name);
  for (const { rule, message } of report.errors) {
    const about = entriesIn(message, deck, game);
    const places = about.map((e) => e.at).join(', ');
    const unknown = about.length > 0 && !about[0].known && message.includes(`'${about[0].id}'`);
    const hint = unknown ? didYouMean(about[0].written, names) : '';
    errors.push({ rule, message: places === '' ? message : `${places}: ${message}${hint}` });
  }
  return { errors, advice: report.advice };
}

/** The entries that a finding speaks of: those of the longest name in it. */
function entriesIn(message: string, deck: DeckFile, game: Game): DeckEntry[] {
  let best = '';
  for (const e of deck.entries) {
    const name = e.known ? game.defs[game.defById.get(e.id)!].name : e.id;
    if (name.length > best.length && (message.startsWith(name) || message.includes(`'${name}'`))) best = name;
  }
  if (best === '') return [];
  return deck.entries.filter((e) => (e.known ? game.defs[game.defById.get(e.id)!].name : e.id) === best);
}
