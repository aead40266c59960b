import type { CardId } from './brand.ts';
import { below, randomStream } from './chance.ts';
import { digest } from './digest.ts';
import type { FoundPuzzle, Game, Move, Setup } from './game.ts';
import { seatings } from './setup.ts';
import type { Choice, State } from './state.ts';
import { openTable, question, submit, type Table } from './table.ts';

/** Positions out of matches between bots, kept as what leads to them. */

const RADIX = 36;
const DIGITS = 2;

export const packPicks = (picks: readonly number[]): string =>
  picks.map((pick) => pick.toString(RADIX).padStart(DIGITS, '0')).join('');

const unpackPicks = (packed: string): number[] =>
  Array.from({ length: packed.length / DIGITS }, (_, i) =>
    Number.parseInt(packed.slice(i * DIGITS, (i + 1) * DIGITS), RADIX),
  );

export function foundSetup(game: Game, decks: readonly string[]): Setup {
  const [mode] = game.modes;
  const players = decks.map((id, i) => ({
    name: `Player ${i + 1}`,
    deck: game.decks.find((d) => d.id === id)?.cards ?? [],
  }));
  return { mode: mode.name, seats: seatings(mode, players) };
}

/** The position of a puzzle by the present rules; null if they no longer lead there. */
export function openFound(game: Game, { decks, seed, picks, likeness }: FoundPuzzle): State | null {
  let table: Table;
  try {
    table = openTable(game, foundSetup(game, decks), seed);
  } catch {
    return null;
  }
  for (const pick of unpackPicks(picks)) {
    const q = question(table);
    if (q === null || submit(table, { seat: q.seat, pick }) !== null) return null;
  }
  const s = table.machine.state;
  return s.ask !== null && likenessOf(game, s) === likeness ? s : null;
}

/** Two positions are alike if the same cards lie in the same places and the same answers are offered. */
export function likenessOf(game: Game, s: State): string {
  const { seat, choices } = s.ask!;
  const cards = s.cards.map((c) => [game.defs[c.def].id, game.zones[c.zone].name, c.seat, c.ctrl, c.at, c.hurt]);
  return digest(JSON.stringify([s.turn, seat, choices.map((c) => moveOf(game, s, c)), cards]));
}

/** An answer as it is written down. */
export function moveOf(game: Game, s: State, c: Choice): Move {
  const id = (card: CardId): string | undefined => (card < 0 ? undefined : game.defs[s.cards[card].def].id);
  const [card, on] = [id(c.card), id(c.on)];
  return {
    verb: game.verbs[c.verb],
    ...(card === undefined ? {} : { card }),
    ...(on === undefined ? {} : { on }),
    n: c.n,
  };
}

/** Match number `i` of those in which puzzles are sought. */
export function soughtIn(game: Game, seed: string, i: number): { decks: string[]; seed: string } {
  const [mode] = game.modes;
  const ready = game.decks.filter((d) => d.mode === undefined || d.mode === mode.name);
  const draw = randomStream(`${seed}/${i}/decks`);
  return { decks: [0, 1].map(() => ready[below(draw, ready.length)].id), seed: `${seed}/${i}` };
}
