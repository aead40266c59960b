import { botByName, greedy, outlook, thoughts } from '@wardroom/bots';
import { levels } from '@wardroom/bots/roster';
import {
  askedOf,
  below,
  type Choice,
  type FoundPuzzle,
  foundSetup,
  type Game,
  imagine,
  likenessOf,
  type Move,
  moveOf,
  openTable,
  type PuzzleKind,
  packPicks,
  question,
  randomStream,
  type SeatId,
  type State,
  soughtIn,
  submit,
  type Thinkable,
} from '@wardroom/core';

/**
 * Puzzles out of matches between bots: decisions of the first seat to which one answer is clearly the best, over the dice and the
 * cards that the seat does not see, and which bots miss.
 */

/** Answers that there must be. */
const FEWEST = 3;
/** One look at what each leads to must put the best this much ahead, but for one decision in so many; then it is played on. */
const LOOK = 0.04;
const ONE_IN = 8;
const GLANCE = { playouts: 32, turns: 2 };
const PROMISE = 0.08;
/** Then the best must be ahead of each other by as much, beyond what 99.8 % of samples would be off by. */
const MARGIN = 0.05;
const SURE = 3.1;
/** Worlds in which answers are compared: the first few for all of them, then those that are not yet beaten. */
const FIRST = 40;
const WORLDS = 300;
/** Tries of each level, and what the best of the weak ones must miss. */
const TRIES = 6;
const LEAST_MISSED = 0.3;
/** Not more of a match than this, so that they differ. */
const MOST = 3;

/** Play match `i` and look for puzzles in it. */
export function puzzlesIn(game: Game, seed: string, i: number): FoundPuzzle[] {
  const match = soughtIn(game, seed, i);
  const table = openTable(game, foundSetup(game, match.decks), match.seed);
  const s = table.machine.state;
  const randoms = [0, 1].map((seat) => randomStream(`${match.seed}/bot ${seat}`));
  const draw = randomStream(`${match.seed}/sought`);
  const picks: number[] = [];
  const found: FoundPuzzle[] = [];
  let last = -1;
  while (s.over === null && found.length < MOST) {
    const { seat, choices } = question(table)!;
    if (seat === 0 && choices.length >= FEWEST && s.turn !== last && s.turn > 0) {
      const made = puzzleAt(game, s, seat, below(draw, ONE_IN) === 0, `${match.seed}/${picks.length}`);
      if (made !== null) {
        found.push({ ...match, picks: packPicks(picks), likeness: likenessOf(game, s), ...made });
        last = s.turn;
      }
    }
    const pick = greedy.decide(game, s, seat, randoms[seat]);
    picks.push(pick);
    const refusal = submit(table, { seat, pick });
    if (refusal !== null) throw new Error(`match ${match.seed}: ${refusal.error}`);
  }
  return found;
}

type Made = Omit<FoundPuzzle, 'decks' | 'seed' | 'picks' | 'likeness'>;

function puzzleAt(game: Game, s: State, seat: SeatId, closely: boolean, seed: string): Made | null {
  let glance: readonly { pick: number; chance: number }[] = [];
  const ahead = (): number => (glance.length < 2 ? 0 : glance[0].chance - glance[1].chance);
  for (const { answers, playouts } of thoughts(game, s, seat, randomStream(`${seed}/glance`), GLANCE)) {
    glance = answers;
    if (playouts === 0 && !closely && ahead() < LOOK) return null;
  }
  if (ahead() < PROMISE) return null;
  const best = glance[0].pick;
  const { choices } = askedOf(s, seat)!;
  const answer = moveOf(game, s, choices[best]);
  // Two that are written alike could not be told apart, unless they are the same.
  const written = JSON.stringify(answer);
  if (
    choices.some(
      (c, i) => i !== best && JSON.stringify(moveOf(game, s, c)) === written && !isCopy(game, s, c, choices[best]),
    )
  ) {
    return null;
  }
  const others = choices
    .map((_, i) => i)
    .filter((i) => i !== best && JSON.stringify(moveOf(game, s, choices[i])) !== written);
  const missed = levels.map(({ name }) => missedBy(name, game, s, seat, answer, seed));
  if (Math.max(...missed) < LEAST_MISSED) return null;
  const proof = compare(game, s, seat, best, others, seed);
  if (proof === null) return null;
  return { ...proof, answer, missed: missed.map(hundredths) };
}

const isCopy = (game: Game, s: State, a: Choice, b: Choice): boolean =>
  a.on === b.on &&
  a.card >= 0 &&
  b.card >= 0 &&
  !game.zones[s.cards[a.card].zone].play &&
  !game.zones[s.cards[b.card].zone].play;

function missedBy(name: string, game: Thinkable & Game, s: State, seat: SeatId, answer: Move, seed: string): number {
  const bot = botByName(name)!;
  const { choices } = askedOf(s, seat)!;
  const right = JSON.stringify(answer);
  let missed = 0;
  for (let k = 0; k < TRIES; k++) {
    const pick = bot.decide(game, s, seat, randomStream(`${seed}/${name}/${k}`));
    if (JSON.stringify(moveOf(game, s, choices[pick])) !== right) missed++;
  }
  return missed / TRIES;
}

interface Rival {
  pick: number;
  /** Its chance in each world, and how much better the best did there. */
  own: number[];
  behind: number[];
}

/** Whether the best is ahead of all others for sure, and by how much. Every answer meets the same worlds and dice. */
function compare(
  game: Game,
  s: State,
  seat: SeatId,
  best: number,
  others: readonly number[],
  seed: string,
): Pick<Made, 'kind' | 'chance' | 'next' | 'sure' | 'samples'> | null {
  const random = randomStream(`${seed}/worlds`);
  const own: number[] = [];
  let rivals = others.map((pick): Rival => ({ pick, own: [], behind: [] }));
  for (let n = 0; n < WORLDS; n++) {
    const world = imagine(game, s, seat, random);
    const dice = random();
    const chance = outlook(game, world, seat, best, dice);
    own.push(chance);
    for (const r of rivals) {
      r.own.push(outlook(game, world, seat, r.pick, dice));
      r.behind.push(chance - r.own.at(-1)!);
    }
    if (n + 1 !== FIRST) continue;
    if (rivals.some((r) => mean(r.behind) < MARGIN)) return null;
    // The nearest ones are looked at to the end; whoever is far behind after so many worlds stays there.
    rivals = [...rivals].sort((a, b) => mean(a.behind) - mean(b.behind)).slice(0, 4);
  }
  const sure = Math.min(...rivals.map((r) => mean(r.behind) - SURE * offBy(r.behind)));
  if (sure < MARGIN) return null;
  const next = rivals.reduce((a, b) => (mean(a.own) > mean(b.own) ? a : b));
  return {
    kind: kindOf(own, next.own),
    chance: hundredths(mean(own)),
    next: hundredths(mean(next.own)),
    sure: Math.floor(sure * 100),
    samples: WORLDS,
  };
}

function kindOf(own: readonly number[], next: readonly number[]): PuzzleKind {
  const share = (chances: readonly number[], over: number): number =>
    chances.filter((x) => x === over).length / chances.length;
  if (share(own, 1) > 0.5 && share(next, 1) < share(own, 1) / 2) return 'win';
  if (share(next, 0) > 0.4 && share(own, 0) < share(next, 0) / 2) return 'survive';
  return 'best';
}

const mean = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / Math.max(1, x.length);
const offBy = (x: readonly number[]): number => {
  const m = mean(x);
  return Math.sqrt(x.reduce((sum, v) => sum + (v - m) ** 2, 0) / Math.max(1, x.length - 1) / Math.max(1, x.length));
};
const hundredths = (share: number): number => Math.round(share * 100);
