import {
  announce,
  type CardId,
  defineVerbs,
  type EventKind,
  emit,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type TextBy,
  type TextVerb,
} from '@wardroom/core';
import { VERBS } from './language.ts';
import {
  AILING,
  CITE,
  CLASSLESS,
  EQUIPMENT,
  EVENT,
  GUARDIANS,
  HALF_ATK,
  HALF_HP,
  HAND,
  laneOfSpot,
  MOST_POINTS,
  PLAYER,
  STATUS,
  seatOfSpot,
  spotIn,
  spotOf,
} from './names.ts';
import { negateAttack, summonFree } from './rules/acting.ts';
import { citeOf, defOf, hpLeft, isDamaged, isGuardian, isInvincible, lanesOf, mostHp, stands } from './rules/board.ts';
import { buildWall, damageBase, dealDamage, heal, healBase, link, mayBuild } from './rules/damage.ts';
import { drawCards } from './rules/drawing.ts';
import { defeat, discard, toHand, useUp } from './rules/leaving.ts';
import { clone, copy, exchange, putOut } from './rules/putting.ts';
import { cleanse, give, wouldGain } from './rules/status.ts';

const nobody = (_m: Machine, _by: TextBy, { cards }: { readonly cards: CardId[] }): boolean => cards.length === 0;
const lanesFrom = (m: Machine): number[] => Array.from({ length: lanesOf(m.state) }, (_, lane) => lane);

/**
 * What the verbs of card texts do; what each is given is in `language.ts`. What a verb is given as nothing (no card, no
 * spot) does nothing. Texts may name any of the cards with these ids.
 */
export const verbsFor = (ids: readonly string[]): Readonly<Record<string, TextVerb>> =>
  defineVerbs(
    { ...VERBS, token: { args: { ...VERBS.token.args, id: { word: ids } } } },
    {
      // ── Guardians ──
      damage: {
        run: (m, { src }, { to, n }) => void dealDamage(m, src, to, n, citeOf(m, src)),
        idle: (m, _by, { to, n }) => n <= 0 || !isGuardian(m.state, to) || isInvincible(m, to),
      },
      heal: {
        run: (m, { src }, { to, n }) => heal(m, src, to, n, citeOf(m, src)),
        idle: (m, _by, { to, n }) => n <= 0 || !isGuardian(m.state, to) || hpLeft(m, to) >= mostHp(m, to),
      },
      give: {
        rule: give,
        idle: (m, _by, { to, status }) => !wouldGain(m, to, STATUS[status]),
      },
      cleanse: {
        run: (m, { src }, { of }) => {
          if (of !== NONE) cleanse(m, src, of);
        },
        idle: (m, _by, { of }) => !isGuardian(m.state, of) || (m.state.cards[of].flags & AILING) === 0,
      },
      defeat: {
        run: (m, { src }, { cards }) => {
          for (const id of cards) defeat(m, id, src, citeOf(m, src));
        },
        idle: nobody,
      },
      discard: {
        run: (m, { src }, { cards }) => {
          for (const id of cards) discard(m, id, src, citeOf(m, src));
        },
        idle: nobody,
      },
      toHand: {
        run: (m, { src }, { cards }) => {
          for (const id of cards) toHand(m, id, src, citeOf(m, src));
        },
        idle: nobody,
      },
      sacrifice: { run: (m, { src }, { card }) => giveUp(m, EVENT.sacrificed, src, card, NONE) },
      infuse: { run: (m, { src }, { card, into }) => giveUp(m, EVENT.infused, src, card, into) },
      summonFree: { rule: summonFree },
      clone: { run: (m, { src }, { of, at }) => clone(m, src, of, spotIn(at), citeOf(m, src)) },
      copy: {
        run: (m, { src }, { of, at, classless, halfHp, halfAtk }) => {
          const less = (classless ? CLASSLESS : 0) | (halfHp ? HALF_HP : 0) | (halfAtk ? HALF_ATK : 0);
          copy(m, src, of, spotIn(at), less, citeOf(m, src));
        },
      },
      token: {
        run: (m, { src }, { id, at }) => putOut(m, src, m.game.defById.get(id)!, spotIn(at), citeOf(m, src)),
      },
      link: { run: (m, { src }, { a, b, whileHere }) => link(m, src, [a, b], whileHere, citeOf(m, src)) },
      linkAll: { run: (m, { src }, { cards, whileHere }) => link(m, src, cards, whileHere, citeOf(m, src)) },
      swap: {
        run: (m, { src }, { a, b }) => {
          const { cards } = m.state;
          if (a === NONE || b === NONE || a === b || cards[a].ctrl !== cards[b].ctrl) return;
          if (cards[a].zone === GUARDIANS && cards[b].zone === GUARDIANS) exchange(m, a, b, citeOf(m, src));
        },
      },
      cancelAttack: { run: (m, { src }) => negateAttack(m, src) },

      // ── Bases and walls ──
      damageBase: {
        run: (m, { src }, { at, n }) => {
          if (at !== NONE) damageBase(m, src, spotIn(at), n, citeOf(m, src));
        },
        idle: (m, _by, { at }) => at === NONE || !stands(m.state, seatOfSpot(spotIn(at)), laneOfSpot(spotIn(at))),
      },
      healBase: {
        run: (m, { src }, { at, n }) => {
          if (at !== NONE) healBase(m, src, spotIn(at), n, citeOf(m, src));
        },
        idle: (m, _by, { at }) => at === NONE || !isDamaged(m.state, seatOfSpot(spotIn(at)), laneOfSpot(spotIn(at))),
      },
      healBases: {
        run: (m, { src }, { who, n }) => {
          for (let lane = 0; lane < lanesOf(m.state); lane++) healBase(m, src, spotOf(who, lane), n, citeOf(m, src));
        },
        idle: (m, _by, { who }) => lanesFrom(m).every((lane) => !isDamaged(m.state, who, lane)),
      },
      damageBases: {
        run: (m, { src }, { who, n }) => {
          for (let lane = 0; lane < lanesOf(m.state); lane++) damageBase(m, src, spotOf(who, lane), n, citeOf(m, src));
        },
      },
      wall: {
        run: (m, { src }, { at, tier, again }) => buildWall(m, src, spotIn(at), tier, again, citeOf(m, src)),
        idle: (m, _by, { at, again }) => at === NONE || !mayBuild(m, spotIn(at), again),
      },
      walls: {
        run: (m, { src }, { who, tier, again }) => {
          for (let lane = 0; lane < lanesOf(m.state); lane++) {
            buildWall(m, src, spotOf(who, lane), tier, again, citeOf(m, src));
          }
        },
        idle: (m, _by, { who, again }) => lanesFrom(m).every((lane) => !mayBuild(m, spotOf(who, lane), again)),
      },

      // ── Players ──
      draw: { run: (m, { src }, { who, n }) => drawCards(m, who, n, citeOf(m, src)) },
      gainDz: { run: (m, { src }, { who, n }) => points(m, src, who, PLAYER.dz, n) },
      gainSp: {
        run: (m, { src }, { who, n }) => points(m, src, who, PLAYER.sp, n),
        idle: (m, _by, { who, n }) => n > 0 && m.state.seats[who].n[PLAYER.sp] >= MOST_POINTS,
      },
      revealHand: {
        run: (m, { src, me }, { who }) => {
          const hand = pile(m.state, HAND, who);
          for (const id of hand) m.state.known[id] |= 1 << me;
          emit(m, EVENT.revealedHand, citeOf(m, src), who, src, NONE, hand.length, hand.slice());
        },
        idle: (m, _by, { who }) => pile(m.state, HAND, who).length === 0,
      },

      // ── This card ──
      useUp: { run: (m, { src }) => spend(m, src) },
    },
  );

/** G5.8: a card in play is given up for another, which may still be in the hand: then it is not named. */
function giveUp(m: Machine, kind: EventKind, src: CardId, card: CardId, other: CardId): void {
  if (card === NONE || !m.game.zones[m.state.cards[card].zone].play) return;
  const c = m.state.cards[card];
  const spot = c.at === NONE ? NONE : spotOf(c.ctrl, c.at);
  emit(m, kind, CITE['G5.8'], c.ctrl, card, other, spot);
  announce(m, kind, card, other, spot);
  discard(m, card, src, CITE['G5.8']);
}

function points(m: Machine, src: CardId, who: SeatId, which: typeof PLAYER.dz | typeof PLAYER.sp, n: number): void {
  const own = m.state.seats[who].n;
  const most = which === PLAYER.sp ? MOST_POINTS : Number.POSITIVE_INFINITY;
  const gained = Math.max(-own[which], Math.min(n, most - own[which]));
  if (gained === 0) return;
  own[which] += gained;
  emit(m, which === PLAYER.sp ? EVENT.gainedSp : EVENT.gainedDz, citeOf(m, src), who, src, NONE, gained);
}

function spend(m: Machine, src: CardId): void {
  const c = m.state.cards[src];
  if (c.zone !== EQUIPMENT || defOf(m, src).charges === 0) return;
  c.count = Math.max(0, c.count - 1);
  emit(m, EVENT.usedUp, CITE['G4.10'], c.ctrl, src, NONE, c.count);
  if (c.count === 0) useUp(m, src);
}
