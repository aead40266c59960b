import {
  advance,
  askedOf,
  copyState,
  different,
  foresee,
  idleAmong,
  imagine,
  lookout,
  luckOf,
  machine,
  NONE,
  opponents,
  type SeatId,
  type State,
  type Thinkable,
} from '@wardroom/core';
import type { Act, Bot } from './bot.ts';
import { GREEDY } from './roster.ts';

/**
 * Tries every answer in a few imagined worlds, lets what it started come to rest, and takes the answer after which the
 * game's own judgement of the position is best on average. It looks no further than that.
 */

/** Worlds imagined for a decision. After every second one, the worse half of the answers is given up. */
const WORLDS = 8;
/** Doing something must promise this much more than doing nothing. */
const MARGIN = 1;

interface Trial {
  pick: number;
  sum: number;
}

function decide(game: Thinkable, state: State, seat: SeatId, random: () => number): number {
  const q = askedOf(state, seat)!;
  const still = idleAmong(game, q.choices);
  let trials = different(game, machine(game, state), q.choices, random).map((pick): Trial => ({ pick, sum: 0 }));
  const idle = trials.find((t) => t.pick === still);
  let worlds = 0;
  const at = trials.length > 1 ? lookout(game, state) : null;
  while (trials.length > 1 && worlds < WORLDS) {
    const world = imagine(game, state, seat, random);
    // Every choice meets the same world and the same dice, so that they differ by the choice and not by luck.
    const seed = random();
    let thrown = false;
    let same = true;
    for (let i = 0; i < trials.length; i++) {
      const t = trials[i];
      const luck = luckOf(seed);
      const value = foresee(at!, world, seat, t.pick, luck);
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

/** An act against another player that wins at once (where players call each other out), if there is one. */
export function interject(game: Thinkable, state: State, seat: SeatId, random: () => number): Act | null {
  const asked = machine(game, state);
  for (const [act, { by, refuse }] of Object.entries(game.interrupts)) {
    // What can be done without a target is done to oneself.
    if (by !== 'player' || refuse(asked, seat, NONE) === null) continue;
    for (const target of opponents(state, seat)) {
      if (refuse(asked, seat, target) !== null) continue;
      // The act alone: what somebody else is in the middle of may not fit imagined cards. If a play could still be
      // taken back by it, then to the table as it is, for all the seat can tell: that wins nothing.
      const world = imagine(game, state, seat, random);
      const past = state.past.map((x) => (x === null ? null : world));
      const m = machine(game, { ...copyState(world), ask: null, frames: [], past });
      advance(m, { seat, act, target });
      if (m.state.over?.winner === state.seats[seat].team || m.state.seats[target].out === 1)
        return { seat, act, target };
    }
  }
  return null;
}

export const greedy: Bot = { ...GREEDY, decide, interject };
