import type { SeatId } from './brand.ts';
import { asksChance, below, drawChance, randomStream } from './chance.ts';
import { copyState } from './copy.ts';
import type { Game } from './game.ts';
import { glimpse, type Machine, takeChance, takePick } from './machine.ts';
import type { Choice, Question, State } from './state.ts';

/**
 * What an answer leads to: it is given in an imagined world, what it started is let come to rest, and the game judges the
 * position. Bots look ahead this way.
 */

/** Answers after a choice until it must have come to rest. */
const STEPS = 60;

/** Random numbers that know whether dice were thrown with them. */
export interface Luck {
  random: () => number;
  thrown: boolean;
}

export const luckOf = (seed: string | number): Luck => ({ random: randomStream(seed), thrown: false });

/**
 * What the position is worth to the seat once this answer to the open question has come to rest. The first real choice on
 * the way is tried out, unless the look is to be a quick one. Uses up the state.
 */
export function foresee(game: Game, start: State, seat: SeatId, pick: number, luck: Luck, quick = false): number {
  const m = glimpse(game, start);
  takePick(m, pick, seat);
  return game.judge(settle(m, luck, quick ? 1 : 0).state, seat);
}

/** Answer for everyone until nothing is under way. The first real choice on the way is tried out, later ones are not. */
function settle(m: Machine, luck: Luck, depth: number): Machine {
  const { game, state: s } = m;
  for (let steps = 0; steps < STEPS && s.over === null; steps++) {
    const q = s.ask;
    if (q === null) break;
    if (asksChance(q)) {
      if (q.sides > 0) luck.thrown = true;
      takeChance(m, drawChance(luck.random, q));
      continue;
    }
    // The table is not thought for: that would be thinking about thinking.
    if (q.table === 1) {
      takePick(m, 0);
      continue;
    }
    if (game.calm.includes(q.prompt)) break;
    const still = q.choices.findIndex((c) => game.idle.includes(c.verb));
    if (still < 0 && q.choices.length > 1 && depth === 0) return bestReply(m, q, luck);
    takePick(m, Math.max(0, still));
  }
  return m;
}

/** Whoever is asked takes what is best for them. */
function bestReply(m: Machine, q: Question, luck: Luck): Machine {
  const { game, state: s } = m;
  const picks = different(game, s, q.choices, luck.random);
  const seed = luck.random();
  let best = m;
  let most = Number.NEGATIVE_INFINITY;
  picks.forEach((pick, i) => {
    const t = glimpse(game, i === picks.length - 1 ? s : copyState(s));
    takePick(t, pick);
    const then = luckOf(seed);
    const end = settle(t, then, 1);
    if (then.thrown) luck.thrown = true;
    const value = game.judge(end.state, q.seat);
    if (value > most) {
      most = value;
      best = end;
    }
  });
  return best;
}

/** Answers tried for one question. There are more only where they hardly differ: where to cut a deck, on which square. */
const MOST = 16;

/**
 * One of each kind of answer: two copies of a card that is not in play are the same thing to pick. Where there are too
 * many, each thing that can be done keeps some of the numbers (spots, mostly) it can be done with; which ones is left to
 * `random`, unless the game itself knows which answers are worth trying (`shortlist`).
 */
export function different(
  game: Game,
  s: State,
  choices: readonly Choice[],
  random: () => number,
  most: number = MOST,
): number[] {
  const wanted = game.shortlist?.(s, choices);
  const seen = new Set<string>();
  const things = new Map<string, number[]>();
  choices.forEach((c, i) => {
    if (wanted !== undefined && !wanted.includes(i)) return;
    const card = c.card >= 0 ? s.cards[c.card] : undefined;
    const what =
      card === undefined || game.zones[card.zone].play ? `#${c.card}` : `${card.def} ${card.zone} ${card.seat}`;
    const thing = `${c.verb} ${what} ${c.on}`;
    const key = `${thing} ${c.n}`;
    if (seen.has(key)) return;
    seen.add(key);
    const same = things.get(thing);
    if (same === undefined) things.set(thing, [i]);
    else same.push(i);
  });
  if (seen.size <= most || wanted !== undefined) return [...things.values()].flat().sort(ascending);
  const share = Math.max(1, Math.floor(most / things.size));
  return [...things.values()].flatMap((picks) => some(picks, share, random)).sort(ascending);
}

/** So many of them, evenly spread from a random one on. */
function some(picks: readonly number[], n: number, random: () => number): readonly number[] {
  if (picks.length <= n) return picks;
  const from = below(random, picks.length);
  return Array.from({ length: n }, (_, k) => picks[(from + Math.floor((k * picks.length) / n)) % picks.length]);
}

const ascending = (a: number, b: number): number => a - b;
