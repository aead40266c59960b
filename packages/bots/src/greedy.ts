import {
  advance,
  asksChance,
  type Choice,
  copyState,
  drawChance,
  type Game,
  imagine,
  type Machine,
  machine,
  NONE,
  opponents,
  type Question,
  randomStream,
  type State,
  takeChance,
  takePick,
} from '@wardroom/core';
import type { Act, Bot } from './bot.ts';

/**
 * Tries every answer in a few imagined worlds, lets what it started come to rest, and takes the answer after which the
 * game's own judgement of the position is best on average. It looks no further than that.
 */

/** Worlds imagined for a decision. After every second one, the worse half of the answers is given up. */
const WORLDS = 8;
/** Answers after a choice until it must have come to rest. */
const STEPS = 60;
/** Doing something must promise this much more than doing nothing. */
const MARGIN = 1;

interface Trial {
  pick: number;
  sum: number;
}

/** Random numbers that know whether dice were thrown with them. */
interface Luck {
  random: () => number;
  thrown: boolean;
}

function decide(game: Game, state: State, seat: number, random: () => number): number {
  const q = state.ask!;
  const still = q.choices.findIndex((c) => game.idle.includes(c.verb));
  let trials = different(game, state, q.choices).map((pick): Trial => ({ pick, sum: 0 }));
  const idle = trials.find((t) => t.pick === still);
  let worlds = 0;
  while (trials.length > 1 && worlds < WORLDS) {
    const world = imagine(game, state, seat, random);
    // Every choice meets the same world and the same dice, so that they differ by the choice and not by luck.
    const seed = random();
    let thrown = false;
    let same = true;
    for (let i = 0; i < trials.length; i++) {
      const t = trials[i];
      const luck: Luck = { random: randomStream(seed), thrown: false };
      const value = outcome(game, i === trials.length - 1 ? world : copyState(world), seat, t.pick, luck);
      if (value * worlds !== t.sum) same = false;
      t.sum += value;
      if (luck.thrown) thrown = true;
    }
    worlds++;
    // No dice, and the cards unseen make no difference: more worlds would tell nothing.
    if (worlds > 1 && same && !thrown) break;
    if (worlds % 2 === 0 && trials.length > 2) {
      trials.sort((a, b) => b.sum - a.sum || a.pick - b.pick);
      const kept = trials.slice(0, Math.max(2, Math.ceil(trials.length / 2)));
      if (idle !== undefined && !kept.includes(idle)) kept.push(idle);
      trials = kept;
    }
  }
  let best = trials[0];
  for (const t of trials) if (t.sum > best.sum) best = t;
  return idle !== undefined && best.sum <= idle.sum + MARGIN * worlds ? idle.pick : best.pick;
}

/** Answers tried for one question. There are more only where they hardly differ, as where to cut a deck. */
const MOST = 16;

/** One of each kind of answer: two copies of a card that is not in play are the same thing to pick. */
function different(game: Game, s: State, choices: readonly Choice[]): number[] {
  const seen = new Set<string>();
  const picks: number[] = [];
  choices.forEach((c, i) => {
    const card = c.card >= 0 ? s.cards[c.card] : undefined;
    const what =
      card === undefined || game.zones[card.zone].play ? `#${c.card}` : `${card.def} ${card.zone} ${card.seat}`;
    const key = `${c.verb} ${what} ${c.on} ${c.n}`;
    if (seen.has(key)) return;
    seen.add(key);
    picks.push(i);
  });
  if (picks.length <= MOST) return picks;
  return picks.filter((_, i) => i % Math.ceil(picks.length / MOST) === 0);
}

/** What the position is worth to the seat once this choice has come to rest. Uses up the state. */
function outcome(game: Game, start: State, seat: number, pick: number, luck: Luck): number {
  const m = machine(game, start);
  takePick(m, pick);
  return game.judge(settle(m, luck, 0).state, seat);
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
  const picks = different(game, s, q.choices);
  const seed = luck.random();
  let best = m;
  let most = Number.NEGATIVE_INFINITY;
  picks.forEach((pick, i) => {
    const t = machine(game, i === picks.length - 1 ? s : copyState(s));
    takePick(t, pick);
    const then: Luck = { random: randomStream(seed), thrown: false };
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

/** An act against another player that wins at once (where players call each other out), if there is one. */
function interject(game: Game, state: State, seat: number, random: () => number): Act | null {
  const asked = machine(game, state);
  for (const [act, { by, refuse }] of Object.entries(game.interrupts)) {
    // What can be done without a target is done to oneself.
    if (by !== 'player' || refuse(asked, seat, NONE) === null) continue;
    for (const target of opponents(state, seat)) {
      if (refuse(asked, seat, target) !== null) continue;
      // The act alone: what somebody else is in the middle of may not fit imagined cards. If a play could still be
      // taken back by it, then to the table as it is, for all the seat can tell: that wins nothing.
      const dream = imagine(game, state, seat, random);
      const past = state.past.map((x) => (x === null ? null : dream));
      const m = machine(game, { ...copyState(dream), ask: null, frames: [], past });
      advance(m, { seat, act, target });
      if (m.state.over?.winner === state.seats[seat].team || m.state.seats[target].out === 1)
        return { seat, act, target };
    }
  }
  return null;
}

export const greedy: Bot = { name: 'greedy', idea: 'Looks one action ahead and takes the best.', decide, interject };
