import { announce, emit, type Machine, NONE, pile, type Verb } from '@wardroom/core';
import { negateAttack } from './rules/acting.ts';
import { citeOf, defOf, hpLeft, isDamaged, isGuardian, isInvincible, lanesOf, mostHp, stands } from './rules/board.ts';
import { buildWall, damageBase, dealDamage, heal, healBase, link, mayBuild } from './rules/damage.ts';
import { drawCards } from './rules/drawing.ts';
import { defeat, discard, toHand, useUp } from './rules/leaving.ts';
import { clone, copy, exchange, putOut } from './rules/putting.ts';
import { cleanse, wouldGain } from './rules/status.ts';
import {
  AILING,
  C,
  CLASSLESS,
  EQUIPMENT,
  EV,
  GUARDIANS,
  HALF_ATK,
  HALF_HP,
  HAND,
  laneOfSpot,
  MOST_POINTS,
  P,
  STATUS_NAMES,
  seatOfSpot,
  spotOf,
} from './words.ts';

const nobody = (_m: Machine, _v: number[], _args: number[], cards: number[]): boolean => cards.length === 0;
const lanesFrom = (m: Machine): number[] => Array.from({ length: lanesOf(m.state) }, (_, lane) => lane);

/** What card texts do. What a verb is given as nothing (no card, no spot) does nothing. */

export const verbsFor = (ids: readonly string[]): Readonly<Record<string, Verb>> => ({
  // ── Guardians ──
  damage: {
    args: { to: 'card', n: 'num' },
    run: (m, [src], [to, n]) => void dealDamage(m, src, to, n, citeOf(m, src)),
    idle: (m, _v, [to, n]) => n <= 0 || !isGuardian(m.state, to) || isInvincible(m, to),
  },
  heal: {
    args: { to: 'card', n: 'num' },
    run: (m, [src], [to, n]) => heal(m, src, to, n, citeOf(m, src)),
    idle: (m, _v, [to, n]) => n <= 0 || !isGuardian(m.state, to) || hpLeft(m, to) >= mostHp(m, to),
  },
  /** G8: a debuff or a buff. Exhausted is rolled for. */
  give: {
    args: { to: 'card', status: { word: STATUS_NAMES } },
    rule: 'give',
    idle: (m, _v, [to, status]) => !wouldGain(m, to, status),
  },
  /** Takes all debuffs away. */
  cleanse: {
    args: { of: 'card' },
    run: (m, [src], [of]) => {
      if (of !== NONE) cleanse(m, src, of);
    },
    idle: (m, _v, [of]) => !isGuardian(m.state, of) || (m.state.cards[of].flags & AILING) === 0,
  },
  defeat: {
    args: { cards: 'cards' },
    run: (m, [src], _a, cards) => {
      for (const id of cards) defeat(m, id, src, citeOf(m, src));
    },
    idle: nobody,
  },
  /** To the discard pile from hand or board, which is no defeat (G5.6). */
  discard: {
    args: { cards: 'cards' },
    run: (m, [src], _a, cards) => {
      for (const id of cards) discard(m, id, src, citeOf(m, src));
    },
    idle: nobody,
  },
  /** To its owner's hand, from the board or the discard pile; never a Clone, a Copy or a Guardian Summon (G5.7). */
  toHand: {
    args: { cards: 'cards' },
    run: (m, [src], _a, cards) => {
      for (const id of cards) toHand(m, id, src, citeOf(m, src));
    },
    idle: nobody,
  },
  /** G5.8: a card in play is discarded, so that another can be summoned; to improve another. */
  sacrifice: { args: { card: 'card' }, run: (m, [src], [card]) => give(m, EV.sacrificed, src, card, NONE) },
  infuse: {
    args: { card: 'card', into: 'card' },
    run: (m, [src], [card, into]) => give(m, EV.infused, src, card, into),
  },
  /** A Guardian card of the hand is summoned without its price; what stood there is discarded (G4.8). */
  summonFree: { args: { card: 'card', at: 'num' }, rule: 'summonFree' },
  clone: { args: { of: 'card', at: 'num' }, run: (m, [src], [of, at]) => clone(m, src, of, at, citeOf(m, src)) },
  /** G9.3: without class, with half the HP, with half the attack: one of these at least. */
  copy: {
    args: { of: 'card', at: 'num', classless: 'flag', halfHp: 'flag', halfAtk: 'flag' },
    run: (m, [src], [of, at, classless, halfHp, halfAtk]) =>
      copy(m, src, of, at, classless * CLASSLESS + halfHp * HALF_HP + halfAtk * HALF_ATK, citeOf(m, src)),
  },
  /** G9.4: a Guardian Summon, by card id. */
  token: {
    args: { id: { word: ids }, at: 'num' },
    run: (m, [src], [id, at]) => putOut(m, src, id, at, citeOf(m, src)),
  },
  /** G9.5: their HP are one pool until one leaves; `whileHere`: or until this card does. */
  link: {
    args: { a: 'card', b: 'card', whileHere: 'flag' },
    run: (m, [src], [a, b, whileHere]) => link(m, src, [a, b], whileHere === 1, citeOf(m, src)),
  },
  linkAll: {
    args: { cards: 'cards', whileHere: 'flag' },
    run: (m, [src], [, whileHere], cards) => link(m, src, cards, whileHere === 1, citeOf(m, src)),
  },
  /** Two Guardians of a player change lanes. */
  swap: {
    args: { a: 'card', b: 'card' },
    run: (m, [src], [a, b]) => {
      const { cards } = m.state;
      if (a === NONE || b === NONE || a === b || cards[a].ctrl !== cards[b].ctrl) return;
      if (cards[a].zone === GUARDIANS && cards[b].zone === GUARDIANS) exchange(m, a, b, citeOf(m, src));
    },
  },
  /** The attack under way comes to nothing. */
  cancelAttack: { args: {}, run: (m, [src]) => negateAttack(m, src) },

  // ── Bases and walls: `at` is a spot ──
  damageBase: {
    args: { at: 'num', n: 'num' },
    run: (m, [src], [at, n]) => {
      if (at !== NONE) damageBase(m, src, at, n, citeOf(m, src));
    },
    idle: (m, _v, [at]) => at === NONE || !stands(m.state, seatOfSpot(at), laneOfSpot(at)),
  },
  healBase: {
    args: { at: 'num', n: 'num' },
    run: (m, [src], [at, n]) => {
      if (at !== NONE) healBase(m, src, at, n, citeOf(m, src));
    },
    idle: (m, _v, [at]) => at === NONE || !isDamaged(m.state, seatOfSpot(at), laneOfSpot(at)),
  },
  /** Each of a player's bases that stands. */
  healBases: {
    args: { who: 'seat', n: 'num' },
    run: (m, [src], [who, n]) => {
      for (let lane = 0; lane < lanesOf(m.state); lane++) healBase(m, src, spotOf(who, lane), n, citeOf(m, src));
    },
    idle: (m, _v, [who]) => lanesFrom(m).every((lane) => !isDamaged(m.state, who, lane)),
  },
  damageBases: {
    args: { who: 'seat', n: 'num' },
    run: (m, [src], [who, n]) => {
      for (let lane = 0; lane < lanesOf(m.state); lane++) damageBase(m, src, spotOf(who, lane), n, citeOf(m, src));
    },
  },
  /** G9.1: `again` builds even where one was destroyed. */
  wall: {
    args: { at: 'num', tier: 'num', again: 'flag' },
    run: (m, [src], [at, tier, again]) => buildWall(m, src, at, tier, again === 1, citeOf(m, src)),
    idle: (m, _v, [at, , again]) => at === NONE || !mayBuild(m, at, again === 1),
  },
  /** One in each of a player's lanes where that may be. */
  walls: {
    args: { who: 'seat', tier: 'num', again: 'flag' },
    run: (m, [src], [who, tier, again]) => {
      for (let lane = 0; lane < lanesOf(m.state); lane++) {
        buildWall(m, src, spotOf(who, lane), tier, again === 1, citeOf(m, src));
      }
    },
    idle: (m, _v, [who, , again]) => lanesFrom(m).every((lane) => !mayBuild(m, spotOf(who, lane), again === 1)),
  },

  // ── Players ──
  draw: {
    args: { who: 'seat', n: 'num' },
    run: (m, [src], [who, n]) => drawCards(m, who, n, citeOf(m, src)),
  },
  /** Points gained may be more than the round's, until the next refill. */
  gainDz: { args: { who: 'seat', n: 'num' }, run: (m, [src], [who, n]) => points(m, src, who, P.dz, n) },
  gainSp: {
    args: { who: 'seat', n: 'num' },
    run: (m, [src], [who, n]) => points(m, src, who, P.sp, n),
    idle: (m, _v, [who, n]) => n > 0 && m.state.seats[who].n[P.sp] >= MOST_POINTS,
  },
  revealHand: {
    args: { who: 'seat' },
    run: (m, [src, me], [who]) => {
      const hand = pile(m.state, HAND, who);
      for (const id of hand) m.state.known[id] |= 1 << me;
      emit(m, EV.revealedHand, citeOf(m, src), who, src, NONE, hand.length, hand.slice());
    },
    idle: (m, _v, [who]) => pile(m.state, HAND, who).length === 0,
  },

  // ── This card ──
  /** G4.10: this Equipment loses a use, and goes when none is left. */
  useUp: { args: {}, run: (m, [src]) => spend(m, src) },
});

/** G5.8: a card in play is given up for another, which may still be in the hand: then it is not named. */
function give(m: Machine, kind: number, src: number, card: number, other: number): void {
  if (card === NONE || !m.game.zones[m.state.cards[card].zone].play) return;
  const c = m.state.cards[card];
  const spot = c.at === NONE ? NONE : spotOf(c.ctrl, c.at);
  emit(m, kind, C['G5.8'], c.ctrl, card, other, spot);
  announce(m, kind, card, other, spot);
  discard(m, card, src, C['G5.8']);
}

function points(m: Machine, src: number, who: number, which: number, n: number): void {
  const own = m.state.seats[who].n;
  const most = which === P.sp ? MOST_POINTS : Number.POSITIVE_INFINITY;
  const gained = Math.max(-own[which], Math.min(n, most - own[which]));
  if (gained === 0) return;
  own[which] += gained;
  emit(m, which === P.sp ? EV.gainedSp : EV.gainedDz, citeOf(m, src), who, src, NONE, gained);
}

function spend(m: Machine, src: number): void {
  const c = m.state.cards[src];
  if (c.zone !== EQUIPMENT || defOf(m, src).charges === 0) return;
  c.count = Math.max(0, c.count - 1);
  emit(m, EV.usedUp, C['G4.10'], c.ctrl, src, NONE, c.count);
  if (c.count === 0) useUp(m, src);
}
