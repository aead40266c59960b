import { botByName, outlook } from '@wardroom/bots';
import { levels } from '@wardroom/bots/roster';
import {
  askedOf,
  type Choice,
  type FoundPuzzle,
  type Game,
  imagine,
  isOpponent,
  type Move,
  moveOf,
  NONE,
  openFound,
  type PuzzleKind,
  randomStream,
  type SeatId,
  type State,
  sees,
} from '@wardroom/core';

/** Whether an answer is the best for sure: every answer meets the same imagined worlds and dice, and is played on from there. */

/** The best must be ahead of each other by as much, beyond what all but one in a thousand samples would be off by. */
const MARGIN = 0.05;
const SURE = 3.3;
/** Worlds at most; and after how many of them one looks whether it is proved or cannot be any more, and at how many of the nearest further. */
const WORLDS = 300;
const LOOKS: readonly { at: number; nearest: number }[] = [
  { at: 4, nearest: 8 },
  { at: 12, nearest: 5 },
  { at: 40, nearest: 3 },
  { at: 80, nearest: 3 },
  { at: 150, nearest: 2 },
  { at: WORLDS, nearest: 1 },
];
/** The first looks see too little to give up by, but where the best is clearly not the best. */
const EARLY = 40;
const CLEARLY = 2;
/** Nothing is proved by fewer. */
const LEAST = 80;
/** Tries of each level. */
const TRIES = 6;

export type Proof = Pick<FoundPuzzle, 'kind' | 'chance' | 'next' | 'sure' | 'samples'>;

interface Rival {
  pick: number;
  /** Its chance in each world, and how much better the best did there. */
  own: number[];
  behind: number[];
}

/** What the best is ahead by; null where that is not sure. The same position and seed give the same proof. */
export function prove(game: Game, s: State, best: number, others: readonly number[], seed: string): Proof | null {
  const { seat } = s.ask!;
  const random = randomStream(`${seed}/worlds`);
  const own: number[] = [];
  let rivals = others.map((pick): Rival => ({ pick, own: [], behind: [] }));
  for (let n = 1; n <= WORLDS; n++) {
    const world = imagine(game, s, seat, random);
    const dice = random();
    const chance = outlook(game, world, seat, best, dice);
    own.push(chance);
    for (const r of rivals) {
      r.own.push(outlook(game, world, seat, r.pick, dice));
      r.behind.push(chance - r.own.at(-1)!);
    }
    const look = LOOKS.find(({ at }) => at === n);
    if (look === undefined) continue;
    const sure = Math.min(...rivals.map((r) => mean(r.behind) - SURE * offBy(r.behind)));
    if (n >= LEAST && sure >= MARGIN) return proofOf(game, s, best, own, rivals, sure);
    // What may be hoped for at the end: as far ahead as now, and less in doubt.
    const hoped = (r: Rival): number =>
      mean(r.behind) + offBy(r.behind) * (n < EARLY ? CLEARLY : -SURE * Math.sqrt(n / WORLDS));
    if (rivals.some((r) => hoped(r) < MARGIN)) return null;
    // Whoever is far behind after so many worlds stays there.
    rivals = [...rivals].sort((a, b) => mean(a.behind) - mean(b.behind)).slice(0, look.nearest);
  }
  return null;
}

function proofOf(
  game: Game,
  s: State,
  best: number,
  own: readonly number[],
  rivals: readonly Rival[],
  sure: number,
): Proof {
  const next = rivals.reduce((a, b) => (mean(a.own) > mean(b.own) ? a : b));
  return {
    kind: kindOf(game, s, best, own, next.own),
    chance: hundredths(mean(own)),
    next: hundredths(mean(next.own)),
    sure: Math.floor(sure * 100),
    samples: own.length,
  };
}

/** The proof of a puzzle made anew by the present rules, in the worlds that its match gives or in others; null where it fails. */
export function proveAgain(game: Game, puzzle: FoundPuzzle, seed = proofSeed(puzzle)): Proof | null {
  const s = openFound(game, puzzle);
  if (s === null) return null;
  const best = s.ask!.choices.findIndex((c) => written(game, s, c) === JSON.stringify(puzzle.answer));
  return best < 0 ? null : prove(game, s, best, othersThan(game, s, best), seed);
}

export const proofSeed = ({ seed, picks }: Pick<FoundPuzzle, 'seed' | 'picks'>): string =>
  `${seed}/${picks.length / 2}`;

export const written = (game: Game, s: State, c: Choice): string => JSON.stringify(moveOf(game, s, c));

/** The answers that are not written like this one. */
export function othersThan(game: Game, s: State, best: number): number[] {
  const texts = s.ask!.choices.map((c) => written(game, s, c));
  return texts.flatMap((text, i) => (text === texts[best] ? [] : [i]));
}

function kindOf(game: Game, s: State, best: number, own: readonly number[], next: readonly number[]): PuzzleKind {
  const share = (chances: readonly number[], over: number): number =>
    chances.filter((x) => x === over).length / chances.length;
  if (isHidden(game, s, s.ask!.choices[best])) return 'find';
  if (share(own, 1) > 0.5 && share(next, 1) < share(own, 1) / 2) return 'win';
  if (share(next, 0) > 0.4 && share(own, 0) < share(next, 0) / 2) return 'survive';
  return 'best';
}

/** Whether it is aimed at a card of an opponent's in play that lies face down. */
function isHidden(game: Game, s: State, { on }: Choice): boolean {
  if (game.sought === undefined || on === NONE || on >= s.cards.length) return false;
  const { zone, ctrl } = s.cards[on];
  return game.zones[zone].play && isOpponent(s, s.ask!.seat, ctrl) && !sees(game, s, s.ask!.seat, on);
}

/** How often a level of bots answers otherwise, out of a few tries. */
export function missedBy(name: string, game: Game, s: State, answer: Move, seed: string): number {
  const bot = botByName(name)!;
  const seat = s.ask!.seat as SeatId;
  const { choices } = askedOf(s, seat)!;
  const right = JSON.stringify(answer);
  let missed = 0;
  for (let k = 0; k < TRIES; k++) {
    const pick = bot.decide(game, s, seat, randomStream(`${seed}/${name}/${k}`));
    if (written(game, s, choices[pick]) !== right) missed++;
  }
  return missed / TRIES;
}

/** The levels, and which of them are quick to ask. */
export const LEVELS = levels.map(({ name }) => name);
export const QUICK = LEVELS.slice(0, -1);

const mean = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / Math.max(1, x.length);
const offBy = (x: readonly number[]): number => {
  const m = mean(x);
  return Math.sqrt(x.reduce((sum, v) => sum + (v - m) ** 2, 0) / Math.max(1, x.length - 1) / Math.max(1, x.length));
};
const hundredths = (share: number): number => Math.round(share * 100);
