import { NONE } from '@wardroom/core';
import { rotation } from './rotation.ts';

/**
 * Who meets whom. A block is one line-up with one seed, played once from every seat: with two players, the same decks and dice
 * with seats swapped. Against bosses it is played once by every bot against every boss. A round is every line-up once. Blocks are
 * what statistics count: matches of one block belong together.
 */
export interface Schedule {
  /** Matches of a block, and blocks in a round. */
  size: number;
  blocks: number;
  /** By seat, which entrant plays match `i`. */
  entrants: (i: number) => number[];
  block: (i: number) => number;
  /** Which boss is met. */
  foe: (i: number) => number;
}

export function schedule(entrants: number, players: number): Schedule {
  const pairs = unorderedPairs(entrants);
  const blocks = players === 2 ? pairs.length : entrants;
  const lineup = (block: number): number[] =>
    players === 2 ? pairs[block % blocks] : rotation(entrants, players, block);
  return {
    size: players,
    blocks,
    block: (i) => Math.floor(i / players),
    foe: () => NONE,
    entrants: (i) => {
      const seats = lineup(Math.floor(i / players));
      return seats.map((_, seat) => seats[(seat + i) % players]);
    },
  };
}

/** Decks in turn, together against every boss, in the hands of one bot after another. Entrants are the decks of each bot in turn. */
export function raids(decks: number, bots: number, players: number, foes: number): Schedule {
  const size = bots * foes;
  return {
    size,
    blocks: decks,
    block: (i) => Math.floor(i / size),
    foe: (i) => i % foes,
    entrants: (i) => {
      const bot = Math.floor((i % size) / foes);
      return rotation(decks, players, Math.floor(i / size)).map((deck) => bot * decks + deck);
    },
  };
}

/** Each with each other; one that is alone with itself. */
function unorderedPairs(n: number): [number, number][] {
  if (n === 1) return [[0, 0]];
  return Array.from({ length: n }, (_, a) => a).flatMap((a) =>
    Array.from({ length: n - a - 1 }, (_, k): [number, number] => [a, a + k + 1]),
  );
}

/** No look before so many rounds: an interval of fewer is worth nothing. */
const FEWEST_ROUNDS = 8;
/** A last look and halves of it before that. */
const MOST_LOOKS = 6;

/** After which rounds one looks whether to stop, the last of them the end: each look has twice the rounds of the one before. */
export function looksAt(rounds: number): number[] {
  const looks = [rounds];
  for (let at = Math.ceil(rounds / 2); at >= FEWEST_ROUNDS && looks.length < MOST_LOOKS; at = Math.ceil(at / 2)) {
    looks.unshift(at);
  }
  return looks;
}
