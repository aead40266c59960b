import { botByName, thoughts } from '@wardroom/bots';
import {
  askedOf,
  below,
  type Choice,
  copyState,
  type FoundPuzzle,
  foundSetup,
  type Game,
  likenessOf,
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
  view,
} from '@wardroom/core';
import { LEVELS, missedBy, othersThan, proofSeed, prove, QUICK, written } from './puzzle-proof.ts';

/**
 * Puzzles out of matches between bots: decisions of the first seat to which one answer is clearly the best, over the dice and the
 * cards that the seat does not see, and which bots miss. Cheap looks come first; most decisions do not get past the first one.
 */

/** The level that plays the matches. */
const PLAYER = 'brawler';
/** Answers that there must be, and no more than can be read. */
const FEWEST = 3;
const MOST_ANSWERS = 40;
/** The last turns of the seat, in which matches are won and lost, are looked at closely; of the others, one decision in so many. */
const LAST_TURNS = 3;
const ONE_IN = 6;
/** One look at what each leads to must put the best this much ahead, but where it is looked at closely; then it is played on. */
const LOOK = 0.04;
const GLANCE = { playouts: 32, turns: 2 };
const PROMISE = 0.08;
/** After half of the playouts less will do to go on. */
const HALF = 0.03;
/** What the best of the weaker levels must miss. */
const LEAST_MISSED = 0.3;
/** Not more of a match than this, and of one kind, so that they differ. */
const MOST = 3;
const MOST_OF_KIND = 2;

interface Moment {
  s: State;
  /** Answers before it. */
  at: number;
}

/** Play match `i` and look for puzzles in it. */
export function puzzlesIn(game: Game, seed: string, i: number): FoundPuzzle[] {
  const match = soughtIn(game, seed, i);
  const { moments, picks } = playOut(game, match);
  const turns = [...new Set(moments.map(({ s }) => s.turn))];
  const last = turns.slice(-LAST_TURNS);
  const draw = randomStream(`${match.seed}/sought`);
  const isClose = ({ s }: Moment): boolean => last.includes(s.turn) || below(draw, ONE_IN) === 0;
  const found: FoundPuzzle[] = [];
  const had = new Set<number>();
  const kinds = new Map<PuzzleKind, number>();
  // From the end: that is where most of them are.
  for (const moment of moments.reverse()) {
    const closely = isClose(moment);
    if (found.length >= MOST) break;
    if (had.has(moment.s.turn)) continue;
    const before = packPicks(picks.slice(0, moment.at));
    const made = puzzleAt(game, moment.s, closely, proofSeed({ seed: match.seed, picks: before }));
    if (made === null || (kinds.get(made.kind) ?? 0) >= MOST_OF_KIND) continue;
    found.push({ ...match, picks: before, likeness: likenessOf(game, moment.s), ...made });
    had.add(moment.s.turn);
    kinds.set(made.kind, (kinds.get(made.kind) ?? 0) + 1);
  }
  return found.reverse();
}

/** The match as quick players play it, who leave each other something to find, and the decisions of its first seat. */
function playOut(
  game: Game,
  { decks, seed }: { decks: string[]; seed: string },
): { moments: Moment[]; picks: number[] } {
  const table = openTable(game, foundSetup(game, decks), seed);
  const s = table.machine.state;
  const randoms = [0, 1].map((seat) => randomStream(`${seed}/bot ${seat}`));
  const player = botByName(PLAYER)!;
  const moments: Moment[] = [];
  const picks: number[] = [];
  while (s.over === null) {
    const { seat, choices } = question(table)!;
    if (seat === 0 && s.turn > 0 && choices.length >= FEWEST && choices.length <= MOST_ANSWERS) {
      moments.push({ s: copyState(s), at: picks.length });
    }
    const pick = player.decide(game, s, seat, randoms[seat]);
    picks.push(pick);
    const refusal = submit(table, { seat, pick });
    if (refusal !== null) throw new Error(`match ${seed}: ${refusal.error}`);
  }
  return { moments, picks };
}

type Made = Omit<FoundPuzzle, 'decks' | 'seed' | 'picks' | 'likeness'>;

function puzzleAt(game: Game, s: State, closely: boolean, seed: string): Made | null {
  const seat = 0 as SeatId;
  let glance: readonly { pick: number; chance: number }[] = [];
  const ahead = (): number => (glance.length < 2 ? 0 : glance[0].chance - glance[1].chance);
  for (const { answers, playouts } of thoughts(game, s, seat, randomStream(`${seed}/glance`), GLANCE)) {
    glance = answers;
    if (playouts === 0 && !closely && ahead() < LOOK) return null;
    if (2 * playouts >= GLANCE.playouts && ahead() < HALF) return null;
  }
  if (ahead() < PROMISE) return null;
  const best = glance[0].pick;
  if (!canBeTold(game, s, seat, best)) return null;
  const answer = moveOf(game, s, askedOf(s, seat)!.choices[best]);
  const missed = QUICK.map((name) => missedBy(name, game, s, answer, seed));
  if (Math.max(...missed) < LEAST_MISSED) return null;
  const proof = prove(game, s, best, othersThan(game, s, best), seed);
  if (proof === null) return null;
  for (const name of LEVELS.slice(QUICK.length)) missed.push(missedBy(name, game, s, answer, seed));
  return { ...proof, answer, missed: missed.map((share) => Math.round(share * 100)) };
}

/** Two answers that are written alike, for the page or in the file, could not be told apart, unless they are the same. */
function canBeTold(game: Game, s: State, seat: SeatId, best: number): boolean {
  const { choices } = askedOf(s, seat)!;
  const texts = view(game, s, seat, (i) => `Player ${i + 1}`).question!.choices!.map((c) => c.text);
  return choices.every(
    (c, i) =>
      i === best ||
      (texts[i] !== texts[best] && written(game, s, c) !== written(game, s, choices[best])) ||
      isCopy(game, s, c, choices[best]),
  );
}

const isCopy = (game: Game, s: State, a: Choice, b: Choice): boolean =>
  a.on === b.on &&
  a.card >= 0 &&
  b.card >= 0 &&
  s.cards[a.card].def === s.cards[b.card].def &&
  !game.zones[s.cards[a.card].zone].play &&
  !game.zones[s.cards[b.card].zone].play;
