import { type Encoder, encoderOf, gaugeNames } from '@wardroom/bots';
import {
  below,
  type Game,
  type Machine,
  type Mode,
  machine,
  randomStream,
  readyDecks,
  type SeatId,
  type State,
  seatings,
} from '@wardroom/core';
import type { Onlooker } from '../watch.ts';

/** Positions of matches and what became of them: what a value is learned from. */

/** Of one match, as plain data. */
export interface MatchSamples {
  /** By position and seat: the numbers of the position, one after another. */
  numbers: Float32Array;
  /** By position and seat: the turn, and whose eyes it is seen with. */
  turns: number[];
  seats: number[];
}

/** Positions that are taken of a match: those of one match are much alike. */
const POSITIONS = 8;

/**
 * Looks on while a match is played, and keeps some of the moments at which a turn begins and nothing is under way, as every seat sees
 * them. Which ones follows from the seed.
 */
export function sampler(game: Game, names: readonly string[], seed: string): Onlooker & { noted: () => MatchSamples } {
  const encode = encoderOf(game, names) as Encoder;
  const random = randomStream(`${seed}/positions`);
  let m: Machine | null = null;
  let turn = -1;
  let seen = 0;
  const kept: { turn: number; seat: SeatId; numbers: Float64Array }[][] = [];
  return {
    event: () => {},
    answer: (s) => {
      if (s.turn === turn || s.ask === null || !game.quietPrompts[s.ask.prompt]) return;
      turn = s.turn;
      seen++;
      // Each position that comes is as likely as the others to be among those that are kept.
      const at = seen <= POSITIONS ? kept.length : below(random, seen);
      if (at >= POSITIONS) return;
      if (m?.state !== s) m = machine(game, s);
      kept[at] = bySeat(s).map((seat) => {
        const numbers = new Float64Array(names.length);
        encode(m!, seat, numbers);
        return { turn: s.turn, seat, numbers };
      });
    },
    noted: () => {
      const all = kept.flat();
      const numbers = new Float32Array(all.length * names.length);
      for (const [i, x] of all.entries()) numbers.set(x.numbers, i * names.length);
      return { numbers, turns: all.map((x) => x.turn), seats: all.map((x) => x.seat) };
    },
  };
}

const bySeat = (s: State): SeatId[] => s.seats.flatMap((x, seat) => (x.out === 0 ? [seat as SeatId] : []));

/** The names of all numbers that positions of a game could be told by. */
export function allGauges(game: Game, mode: Mode): string[] {
  const [deck] = readyDecks(game, mode.name);
  const players = Array.from({ length: mode.usual }, (_, i) => ({ name: `${i}`, deck: deck.cards }));
  const foe = game.foes.find((f) => f.mode === mode.name);
  const { seats } = game.begin({ mode: mode.name, seats: seatings(mode, players, foe) });
  return gaugeNames(game, seats[0 as SeatId].n.length);
}

/** Rows of samples with what came of each. */
export interface Samples {
  names: readonly string[];
  numbers: Float32Array;
  /** 1 for a win of the seat's side, 0 for a loss, 0.5 for a draw. */
  won: Float64Array;
  turns: number[];
  seats: number[];
  /** Which match each is of. */
  matches: number[];
}

/** Puts those of all matches together; `won` says who won a match, by seat. */
export function samplesOf(
  names: readonly string[],
  found: readonly { match: number; of: MatchSamples; won: (seat: number) => number }[],
): Samples {
  const rows = found.reduce((sum, { of }) => sum + of.turns.length, 0);
  const samples: Samples = {
    names,
    numbers: new Float32Array(rows * names.length),
    won: new Float64Array(rows),
    turns: [],
    seats: [],
    matches: [],
  };
  for (const { match, of, won } of found) {
    samples.numbers.set(of.numbers, samples.turns.length * names.length);
    for (const [i, seat] of of.seats.entries()) {
      samples.won[samples.turns.length] = won(seat);
      samples.turns.push(of.turns[i]);
      samples.seats.push(seat);
      samples.matches.push(match);
    }
  }
  return samples;
}

/** What a value is fitted on, what tells when to stop, and what it is measured on: matches are never torn apart. */
export const PARTS = ['fit', 'stop', 'test'] as const;
export type Part = (typeof PARTS)[number];
export const partOf = (match: number): Part => (match % 5 === 4 ? 'test' : match % 5 === 3 ? 'stop' : 'fit');

export const rowsOf = ({ matches }: Samples, part: Part): number[] =>
  matches.flatMap((match, row) => (partOf(match) === part ? [row] : []));
