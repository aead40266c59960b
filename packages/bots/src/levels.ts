import {
  allCards,
  askedOf,
  below,
  type CardId,
  different,
  foreseen,
  idleAmong,
  imagine,
  isOpponent,
  type Lookout,
  lookout,
  luckOf,
  type Machine,
  machine,
  NONE,
  randomStream,
  type SeatId,
  type State,
  sees,
  stat,
  type Thinkable,
} from '@wardroom/core';
import type { Bot } from './bot.ts';
import { interject } from './greedy.ts';
import { levels } from './roster.ts';
import { type Plan, thoughts, USUAL_PLAN } from './search.ts';

/**
 * Bots for people to play against, in steps that can be felt. The weaker ones err as people do: they do not look at some of
 * their cards, think too much of big creatures, forget that they will be answered, and hope. None plays at random. How far
 * apart they are is measured by `npm run ladder`.
 */

/** What somebody gets wrong. */
export interface Faults {
  /** The share of cards, one's own and those that they could be aimed at, which are not looked at in a turn. */
  overlooks: number;
  /** What having the biggest creature seems worth: times what makes the odds e to 1. */
  awe: number;
  /** How far chance is hoped to fall one's way: 0 counts what is to be expected, 1 the best that came to mind. */
  hope: number;
}

/** One look at what an answer leads to, in so many worlds; a blind one does not see that others will answer. */
export interface Glance {
  worlds: number;
  blind: boolean;
}

export interface Level {
  sight: Glance | Plan;
  faults: Faults;
}

const FAULTLESS: Faults = { overlooks: 0, awe: 0, hope: 0 };

/** Doing something must promise this much more than doing nothing. */
const MARGIN = 1;

/** From the first level to the last, by game: what they overlook, so that the steps between them are alike (docs/bots.md). */
const OVERLOOKS: Readonly<Record<string, readonly number[]>> = {
  ward: [0.38, 0.26, 0.14, 0.08, 0],
  arcane: [0.46, 0.27, 0.02, 0.05, 0],
  guardian: [0.27, 0.14, 0, 0.08, 0],
  realm: [0.18, 0.13, 0.03, 0.01, 0],
};
const USUALLY = [0.4, 0.2, 0.05, 0.1, 0];

const SIGHTS: readonly Level[] = [
  { sight: { worlds: 1, blind: true }, faults: { overlooks: 0, awe: 0.5, hope: 0.5 } },
  { sight: { worlds: 2, blind: true }, faults: { overlooks: 0, awe: 1, hope: 0 } },
  { sight: { worlds: 4, blind: false }, faults: FAULTLESS },
  { sight: { playouts: 16, turns: 1 }, faults: FAULTLESS },
  { sight: USUAL_PLAN, faults: FAULTLESS },
];

/** A level as it plays a game. */
export function levelIn(game: string, i: number): Level {
  const { sight, faults } = SIGHTS[i];
  return { sight, faults: { ...faults, overlooks: (OVERLOOKS[game] ?? USUALLY)[i] } };
}

/** What somebody of this level answers. */
export function decideAs(
  { sight, faults }: Level,
  game: Thinkable,
  state: State,
  seat: SeatId,
  random: () => number,
): number {
  const { choices } = askedOf(state, seat)!;
  const picks = noticed(game, state, seat, different(game, machine(game, state), choices, random), faults, random);
  if (picks.length === 1) return picks[0];
  if ('worlds' in sight) return glance(sight, faults, game, state, seat, picks, random);
  let pick = picks[0];
  for (const found of thoughts(game, state, seat, random, sight, picks)) pick = found.pick;
  return pick;
}

/**
 * Those of the answers that are looked at. A card that is overlooked stays so until the next turn, or until another card comes:
 * forgotten for one decision alone, it would be found at the next. Doing nothing is never overlooked.
 */
function noticed(
  game: Thinkable,
  s: State,
  seat: SeatId,
  picks: readonly number[],
  { overlooks }: Faults,
  random: () => number,
): readonly number[] {
  if (overlooks === 0 || picks.length === 1) return picks;
  const { choices } = askedOf(s, seat)!;
  let come = 0;
  for (const id of allCards(s)) if (s.cards[id].owner === seat && sees(game, s, seat, id)) come += (id + 1) * (id + 1);
  const misses = (card: CardId): boolean =>
    card !== NONE && below(randomStream(`${s.turn} ${seat} ${come} ${card}`), 1000) < 1000 * overlooks;
  const idle = idleAmong(game, choices);
  const seen = picks.filter((pick) => pick === idle || !(misses(choices[pick].card) || misses(choices[pick].on)));
  return seen.length > 0 ? seen : [picks[below(random, picks.length)]];
}

function glance(
  { worlds, blind }: Glance,
  { awe, hope }: Faults,
  game: Thinkable,
  state: State,
  seat: SeatId,
  picks: readonly number[],
  random: () => number,
): number {
  const at: Lookout = lookout(game, state);
  const idle = idleAmong(game, askedOf(state, seat)!.choices);
  const trials = picks.map((pick) => ({ pick, sum: 0, best: Number.NEGATIVE_INFINITY }));
  for (let n = 0; n < worlds; n++) {
    const world = imagine(game, state, seat, random);
    const seed = random();
    for (const t of trials) {
      const m = foreseen(at, world, seat, t.pick, luckOf(seed), blind);
      const value = game.judge(m, seat) + (awe === 0 ? 0 : awe * (game.judgeScale ?? 100) * bulk(game, m, seat));
      t.sum += value;
      t.best = Math.max(t.best, value);
    }
  }
  const worth = (t: (typeof trials)[number]): number =>
    (1 - hope) * (t.sum / worlds) + hope * t.best + (t.pick === idle ? MARGIN : 0);
  return trials.reduce((best, t) => (worth(t) > worth(best) ? t : best)).pick;
}

/** The seat's part of how big the biggest creatures are: a half where they are as big as the others'. */
function bulk(game: Thinkable, m: Machine, seat: SeatId): number {
  const { state } = m;
  if (game.bulk === undefined) return 0;
  let own = 0;
  let others = 0;
  for (const id of allCards(state)) {
    const card = state.cards[id];
    if (!game.zones[card.zone].play) continue;
    const size = Math.max(0, stat(m, game.bulk, id));
    if (isOpponent(state, seat, card.ctrl)) others = Math.max(others, size);
    else own = Math.max(own, size);
  }
  return own + others === 0 ? 0.5 : own / (own + others);
}

export const levelBots: readonly Bot[] = levels.map((facts, i) => ({
  ...facts,
  decide: (game, state, seat, random) => decideAs(levelIn(game.name, i), game, state, seat, random),
  interject,
}));
