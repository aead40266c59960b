import { type CardId, NONE, type SeatId } from './brand.ts';
import { asksChance, below, drawChance, randomStream } from './chance.ts';
import { copyBare, copyInto } from './copy.ts';
import type { Advisor, Projection, Rules } from './game.ts';
import { idleAmong } from './idle.ts';
import { askedOf, lookAhead, type Machine, takeChance, takePick } from './machine.ts';
import type { Choice, Question, State } from './state.ts';
import { targetOf } from './target.ts';

/**
 * What an answer leads to: it is given in an imagined world, what it started is let come to rest, and the game judges the
 * position. Bots look ahead this way.
 */

/** Rules, and somebody who knows what is worth what. */
export type Advised = Rules & Advisor;

/** Answers after a choice until it must have come to rest. */
const STEPS = 60;

/** Random numbers that know whether dice were thrown with them. */
export interface Luck {
  random: () => number;
  thrown: boolean;
}

export function luckOf(seed: string | number): Luck {
  // Most answers need none, so the stream is begun when it is first asked.
  let stream: (() => number) | null = null;
  return {
    random: () => {
      stream ??= randomStream(seed);
      return stream();
    },
    thrown: false,
  };
}

/**
 * Somewhere to look ahead in: machines whose states are used again for every answer that is tried, for an answer and for
 * the replies to it. Of one match; whoever looks keeps it for as long as a decision takes.
 */
export interface Lookout {
  game: Advised;
  answer: Machine;
  reply: Machine;
  best: Machine;
}

export const lookout = (game: Advised, s: State): Lookout => ({
  game,
  answer: lookAhead(game, copyBare(s), game.quietPrompts),
  reply: lookAhead(game, copyBare(s), game.quietPrompts),
  best: lookAhead(game, copyBare(s), game.quietPrompts),
});

/** The world as it is once again. */
function rewind(m: Machine, world: State): void {
  m.state = copyInto(m.state, world);
}

/**
 * What the position is worth to the seat once this answer to the open question of a world has come to rest. The first real
 * choice on the way is tried out, unless the look is to be a quick one.
 */
export const foresee = (at: Lookout, world: State, seat: SeatId, pick: number, luck: Luck, quick = false): number =>
  at.game.judge(foreseen(at, world, seat, pick, luck, quick), seat);

/** The table once this answer has come to rest. It is one of the lookout's own, until the next look. */
export function foreseen(at: Lookout, world: State, seat: SeatId, pick: number, luck: Luck, quick = false): Machine {
  const { game, answer: m } = at;
  rewind(m, world);
  const { verb } = askedOf(world, seat)!.choices[pick];
  if (game.asItStands?.includes(verb)) return m;
  takePick(m, pick, seat);
  return quiesce(game, m, luck, quick ? null : at);
}

/**
 * The cards in play that this answer is aimed at although nobody is asked about them: where a single target is legal the rules
 * take it. Up to the next real question, if nobody answers.
 */
export function silentTargets(
  game: Advised & Projection,
  { answer: m }: Lookout,
  world: State,
  seat: SeatId,
  pick: number,
): CardId[] {
  const found: CardId[] = [];
  rewind(m, world);
  m.stopAt = (q) => {
    const card = targetOf(game, m.state, q.choices[0]);
    if (q.seat === seat && card !== NONE) found.push(card);
    return false;
  };
  takePick(m, pick, seat);
  // Others may be asked first whether they answer.
  for (let steps = 0; steps < STEPS && m.state.ask !== null && !asksChance(m.state.ask); steps++) {
    const { prompt, choices } = m.state.ask;
    const pass = game.quietPrompts[prompt] ? -1 : idleAmong(game, choices);
    if (pass < 0) break;
    takePick(m, pass);
  }
  m.stopAt = null;
  return found;
}

/** Answer for everyone until nothing is under way. The first real choice on the way is tried out, with machines to do it. */
function quiesce(game: Advised, m: Machine, luck: Luck, at: Lookout | null): Machine {
  const { state: s } = m;
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
    if (game.quietPrompts[q.prompt]) break;
    const still = idleAmong(game, q.choices);
    if (still < 0 && q.choices.length > 1 && at !== null) return bestReply(m, q, luck, at);
    takePick(m, Math.max(0, still));
  }
  return m;
}

/** Whoever is asked takes what is best for them. */
function bestReply(m: Machine, q: Question, luck: Luck, at: Lookout): Machine {
  const picks = different(at.game, m, q.choices, luck.random);
  const seed = luck.random();
  let best = m;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < picks.length; i++) {
    const last = i === picks.length - 1;
    const t = last ? m : at.reply;
    if (!last) rewind(t, m.state);
    takePick(t, picks[i]);
    const then = luckOf(seed);
    quiesce(at.game, t, then, null);
    if (then.thrown) luck.thrown = true;
    const value = at.game.judge(t, q.seat);
    if (value > most) {
      most = value;
      best = t;
      if (!last) {
        at.reply = at.best;
        at.best = t;
      }
    }
  }
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
  game: Advised,
  m: Machine,
  choices: readonly Choice[],
  random: () => number,
  most: number = MOST,
): number[] {
  const { state: s } = m;
  const wanted = game.shortlist?.(m, choices);
  const picks = wanted ?? choices;
  // Things that can be done, each as the picks that do it; lists are short, and comparing costs less than naming.
  const things: number[][] = [];
  let count = 0;
  for (let k = 0; k < picks.length; k++) {
    const i = wanted === undefined ? k : wanted[k];
    const c = choices[i];
    let found: number[] | null = null;
    for (let t = 0; t < things.length && found === null; t++) {
      if (isSameThing(game, s, choices[things[t][0]], c)) found = things[t];
    }
    if (found === null) {
      things.push([i]);
      count++;
    } else if (!hasNumber(choices, found, c.n)) {
      found.push(i);
      count++;
    }
  }
  if (count <= most || wanted !== undefined) return things.flat().sort(ascending);
  const share = Math.max(1, Math.floor(most / things.length));
  return things.flatMap((same) => some(same, share, random)).sort(ascending);
}

/** Whether two answers do the same, perhaps with another number: the same card, or two alike that are not in play. */
function isSameThing(game: Rules, s: State, a: Choice, b: Choice): boolean {
  if (a.verb !== b.verb || a.on !== b.on) return false;
  if (a.card === b.card) return true;
  if (a.card < 0 || b.card < 0) return false;
  const x = s.cards[a.card];
  const y = s.cards[b.card];
  return x.def === y.def && x.zone === y.zone && x.seat === y.seat && !game.zones[x.zone].play;
}

function hasNumber(choices: readonly Choice[], picks: readonly number[], n: number): boolean {
  for (let i = 0; i < picks.length; i++) if (choices[picks[i]].n === n) return true;
  return false;
}

/** So many of them, evenly spread from a random one on. */
function some(picks: readonly number[], n: number, random: () => number): readonly number[] {
  if (picks.length <= n) return picks;
  const from = below(random, picks.length);
  return Array.from({ length: n }, (_, k) => picks[(from + Math.floor((k * picks.length) / n)) % picks.length]);
}

const ascending = (a: number, b: number): number => a - b;
