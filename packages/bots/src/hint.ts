import {
  allCards,
  askedOf,
  type CardId,
  copyBare,
  copyInto,
  idleAmong,
  imagine,
  isOpponent,
  lookout,
  type Machine,
  machine,
  type SeatId,
  type State,
  sees,
  type Thinkable,
  takePick,
} from '@wardroom/core';
import { judgedChances, teamsOf } from './estimate.ts';
import { playOn } from './playout.ts';
import { type Plan, thoughts, USUAL_PLAN } from './search.ts';

/** What the strongest bot would answer, and what it sees coming of that: by what the seat knows, as everything that bots think. */
export interface Hint {
  pick: number;
  /** The next best answer; null where there is no other. */
  instead: number | null;
  /** Chance to win with either, as bots play on. */
  chance: number;
  other: number;
  /** Doing nothing, where that may be answered and is neither of them, and the chance with it. */
  idle: { pick: number; chance: number } | null;
  /** What speaks for it, weightiest first: against the next best, or against doing nothing where those two hardly differ. */
  reasons: Reason[];
  against: 'next' | 'idle';
}

export type Reason =
  /** The match is won, or not lost, so often by the end of a round; `other` with the next best. */
  | { why: 'wins' | 'lives'; share: number; other: number }
  /** A card in play: an opponent's that goes, one's own that stays, or one's own that is at stake. `share` is how often. */
  | { why: 'takes' | 'keeps' | 'risks'; card: CardId; share: number; other: number };

/** Worlds in which the best two are compared. */
const WORLDS = 16;
/** What is worth a word: it happens so often, and so much more often than with the next best. */
const OFTEN = 0.25;
const MORE = 0.15;
/** A loss that is worth a word beside what speaks for it. */
const STAKE = 0.3;
const TOLD = 3;

interface Line {
  pick: number;
  chance: number;
  won: number;
  lost: number;
  /** By card in play: how often it is gone after a round. */
  gone: Map<CardId, number>;
}

/** Works it out in steps that take a moment each. */
export function* hint(
  game: Thinkable,
  state: State,
  seat: SeatId,
  random: () => number,
  plan: Plan = USUAL_PLAN,
): Generator<void, Hint, void> {
  let pick = 0;
  let instead: number | null = null;
  for (const found of thoughts(game, state, seat, random, plan)) {
    pick = found.pick;
    instead = found.answers.find((a) => a.pick !== found.pick)?.pick ?? null;
    yield;
  }
  const still = idleAmong(game, askedOf(state, seat)!.choices);
  const answers = [...new Set([pick, instead ?? pick, still < 0 ? pick : still])];
  const lines = answers.map((answer): Line => ({ pick: answer, chance: 0, won: 0, lost: 0, gone: new Map() }));
  const at = lookout(game, state);
  const m = machine(game, copyBare(state));
  const shown = allCards(state).filter((id) => game.zones[state.cards[id].zone].play && sees(game, state, seat, id));
  for (let n = 0; n < WORLDS; n++) {
    const world = imagine(game, state, seat, random);
    const seed = random();
    for (const line of lines) {
      m.state = copyInto(m.state, world);
      takePick(m, line.pick, seat);
      playOn(game, at, m, world.turn + world.seats.length, seed);
      reckon(game, m, world, seat, shown, line);
      yield;
    }
  }
  const [best] = lines;
  const next = lines.find((x) => x.pick === instead);
  const idle = lines.find((x) => x !== best && x !== next);
  const near = reasonsFor(state, seat, shown, best, next);
  const far = near.length > 0 || idle === undefined ? [] : reasonsFor(state, seat, shown, best, idle);
  return {
    pick,
    instead,
    chance: best.chance,
    other: next?.chance ?? best.chance,
    idle: idle === undefined ? null : { pick: idle.pick, chance: idle.chance },
    reasons: far.length > 0 ? far : near,
    against: far.length > 0 ? 'idle' : 'next',
  };
}

function reckon(game: Thinkable, m: Machine, world: State, seat: SeatId, shown: readonly CardId[], line: Line): void {
  const s = m.state;
  const { team } = world.seats[seat];
  line.chance += judgedChances(game, s)[teamsOf(s).indexOf(team)] / WORLDS;
  if (s.over?.winner === team) line.won += 1 / WORLDS;
  else if (s.over !== null || s.seats[seat].out === 1) line.lost += 1 / WORLDS;
  for (const id of shown) {
    const was = world.cards[id];
    const is = s.cards[id];
    const gone = !game.zones[is.zone].play || isOpponent(world, was.ctrl, is.ctrl);
    if (gone) line.gone.set(id, (line.gone.get(id) ?? 0) + 1 / WORLDS);
  }
}

function reasonsFor(s: State, seat: SeatId, shown: readonly CardId[], best: Line, next: Line | undefined): Reason[] {
  const found: { reason: Reason; weight: number }[] = [];
  // Where there is nothing to compare with, what happens is worth telling for itself.
  const than = next ?? { won: 0, lost: 1, gone: new Map<CardId, number>() };
  if (best.won >= OFTEN && best.won - than.won >= MORE) {
    found.push({ reason: { why: 'wins', share: best.won, other: than.won }, weight: 3 + best.won });
  }
  if (next !== undefined && next.lost - best.lost >= MORE) {
    found.push({
      reason: { why: 'lives', share: 1 - best.lost, other: 1 - next.lost },
      weight: 2 + next.lost - best.lost,
    });
  }
  for (const card of shown) {
    const share = best.gone.get(card) ?? 0;
    const other = than.gone.get(card) ?? 0;
    if (isOpponent(s, seat, s.cards[card].ctrl)) {
      if (share >= OFTEN && share - other >= MORE) {
        found.push({ reason: { why: 'takes', card, share, other }, weight: 1 + share - other });
      }
    } else if (next !== undefined && other - share >= MORE) {
      found.push({ reason: { why: 'keeps', card, share: 1 - share, other: 1 - other }, weight: 1 + other - share });
    } else if (share >= STAKE && share - other >= MORE) {
      found.push({ reason: { why: 'risks', card, share, other }, weight: share - other });
    }
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TOLD)
    .map(({ reason }) => reason);
}
