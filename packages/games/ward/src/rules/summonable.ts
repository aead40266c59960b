import { allSeats, type CardId, type Machine, NONE, pile, type Refusal, type SeatId, seatStat } from '@wardroom/core';
import { isKind, type Requirement } from '../card.ts';
import { DECK, HAND, MAGIC, RESERVED, STAT } from '../names.ts';
import { mayLoseByIt } from './calling.ts';
import { canLeave, cemeteryHp, defOf, primaryOf, roomBeside, threshold, typeOf } from './field.ts';
import { isBarredByRarity } from './playable.ts';
import {
  canBeSacrificed,
  cheapestPrice,
  fits,
  OUT_OF_REACH,
  payers,
  priceHp,
  sacrificesFor,
  sacrificesNow,
  worthFor,
} from './price.ts';
import {
  BARRED,
  NEEDS_EMPTY_FIELD,
  NOT_A_CREATURE,
  NOT_ENOUGH_SACRIFICES,
  PRIMARY_STAYS,
  TOO_STRONG,
  WOULD_LOSE,
  WRONG_SACRIFICES,
} from './refusal.ts';

/** Which creatures may be summoned now, in which way (W8.1, W8.3), and whether any ever could (W7.2.4). */

/** How a creature comes: as usual, without a sacrifice by its requirement, or beside the primary. */
export const WAY = { usual: 0, free: 1, beside: 2 } as const;

/** Whether its requirement lets it come without a sacrifice, onto the empty front. */
export function comesFree(m: Machine, seat: SeatId, id: CardId): boolean {
  const s = m.state;
  const { require } = defOf(m, id);
  if (require === null || primaryOf(s, seat) !== NONE) return false;
  if (shownFor(m, seat, id).length > 0) return true;
  return require.freeWithField !== undefined && magicCalled(m, require.freeWithField) !== NONE;
}

/** Cards of the hand that let it come without a sacrifice when enough of them are shown; none if there are too few. */
export function shownFor(m: Machine, seat: SeatId, id: CardId): CardId[] {
  const free = defOf(m, id).require?.freeWithHand;
  if (free === undefined) return [];
  const held = pile(m.state, HAND, seat).filter((x) => x !== id && isCreatureNamed(m, x, free.name));
  return held.length >= free.count ? held : [];
}

const isCreatureNamed = (m: Machine, id: CardId, name: string): boolean =>
  defOf(m, id).kind === 'creature' && isKind(defOf(m, id), { name });

/** A magic with this id on the field, whoever's. */
export function magicCalled(m: Machine, id: string): CardId {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const x of pile(s, MAGIC, seat)) if (defOf(m, x).id === id) return x;
  }
  return NONE;
}

/** Whether its requirement lets it come as a limited summon now. */
export function comesBeside(m: Machine, seat: SeatId, id: CardId): boolean {
  const kind = defOf(m, id).require?.beside;
  const primary = primaryOf(m.state, seat);
  if (kind === undefined || primary === NONE || (m.state.cards[id].flags & RESERVED) !== 0) return false;
  if (roomBeside(m.state, seat) <= 0 || seatStat(m, STAT.noSide, seat) > 0) return false;
  return isKind(defOf(m, primary), kind) && !isBarredByRarity(m, seat, defOf(m, id));
}

/** Whether it is summoned in the place of a primary of its kind with the equip it asks for. */
const isCarried = (m: Machine, primary: CardId, { type, wearing }: NonNullable<Requirement['carrying']>): boolean =>
  primary !== NONE &&
  typeOf(m, primary) === type &&
  canBeSacrificed(m, primary) &&
  allSeats(m.state).some((seat) =>
    pile(m.state, MAGIC, seat).some((x) => m.state.cards[x].host === primary && defOf(m, x).id === wearing),
  );

/** Why this card of the hand cannot be summoned as primary now, or null. `maxAl` limits what an effect lets in. */
export function whyNotSummon(m: Machine, seat: SeatId, id: CardId, maxAl: number = NONE): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  const carrying = def.require?.carrying;
  if ((def.kind !== 'creature' && carrying === undefined) || (s.cards[id].flags & RESERVED) !== 0)
    return NOT_A_CREATURE;
  if (maxAl !== NONE && def.al > maxAl) return TOO_STRONG;
  const primary = primaryOf(s, seat);
  // W7.2 comes first: who has no creature may put one down all the same.
  if (primary !== NONE && isBarredByRarity(m, seat, def)) return BARRED;
  if (carrying !== undefined) return isCarried(m, primary, carrying) ? null : WRONG_SACRIFICES;
  if (def.require !== null && comesFree(m, seat, id)) return null;
  return whyNotPay(m, seat, id);
}

/** Why what it usually costs cannot be paid now, or null. */
export function whyNotPay(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  const primary = primaryOf(s, seat);
  if (def.require?.onto !== undefined) {
    if (primary === NONE || defOf(m, primary).id !== def.require.onto) return WRONG_SACRIFICES;
    if (!canLeave(m, primary)) return PRIMARY_STAYS;
    return s.cards[primary].since < s.turn ? null : WRONG_SACRIFICES;
  }
  let need = sacrificesNow(m, seat, def);
  let hp = 0;
  if (primary !== NONE) {
    if (need === 0) return NEEDS_EMPTY_FIELD;
    if (!canBeSacrificed(m, primary)) return PRIMARY_STAYS;
    if (!fits(defOf(m, primary), def.require)) return WRONG_SACRIFICES;
    need -= worthFor(m, primary, def);
    hp = priceHp(m, primary, def);
  }
  if (need > 0) {
    const cheapest = cheapestPrice(m, payers(m, seat), id, def, need, need);
    if (cheapest === OUT_OF_REACH) return def.require?.each === undefined ? NOT_ENOUGH_SACRIFICES : WRONG_SACRIFICES;
    hp += cheapest;
  }
  if (hp > 0 && !mayLoseByIt(s, seat) && cemeteryHp(m, seat) + hp >= threshold(s)) return WOULD_LOSE;
  return null;
}

/** The creatures in hand that could be summoned now. */
export const summonable = (m: Machine, seat: SeatId, maxAl: number = NONE): CardId[] =>
  pile(m.state, HAND, seat).filter((id) => whyNotSummon(m, seat, id, maxAl) === null);

/**
 * W7.2.4 and its ruling: could any hand be drawn from which a creature is playable onto an empty field? A hand keeps its
 * size through a redraw; one that was empty grows until it holds one (W7.2.3, `drawing`). Because such a hand has a chance above nought
 * in every shuffle, redrawing ends; because the loss is declared when there is none, it never loops.
 */
export function couldEverSummon(m: Machine, seat: SeatId, maxAl: number, drawing = false): boolean {
  const s = m.state;
  const hand = pile(s, HAND, seat);
  const deck = pile(s, DECK, seat);
  // Nearly always some creature needs no sacrifice.
  for (let i = 0; i < hand.length; i++) if (isFree(m, hand[i], maxAl)) return true;
  for (let i = 0; i < deck.length; i++) if (isFree(m, deck[i], maxAl)) return true;
  const pool = [...hand, ...deck];
  const size = drawing || hand.length === 0 ? pool.length : hand.length;
  const room = mayLoseByIt(s, seat) ? Number.POSITIVE_INFINITY : threshold(s) - cemeteryHp(m, seat);
  const tried = new Set<number>();
  for (const id of pool) {
    const def = defOf(m, id);
    if (def.kind !== 'creature' || tried.has(def.index)) continue;
    tried.add(def.index);
    if ((maxAl !== NONE && def.al > maxAl) || def.require?.onto !== undefined) continue;
    if (couldBeShown(m, pool, id, size)) return true;
    const need = sacrificesFor(def);
    if (need === 0) return true;
    const price = cheapestPrice(m, pool, id, def, need, Math.min(need, size - 1));
    if (price !== OUT_OF_REACH && (price <= 0 || price < room)) return true;
  }
  return false;
}

/** Whether a hand of so many could hold what lets it come without a sacrifice. */
function couldBeShown(m: Machine, pool: readonly CardId[], id: CardId, size: number): boolean {
  const free = defOf(m, id).require?.freeWithHand;
  if (free === undefined || free.count >= size) return false;
  return pool.filter((x) => x !== id && isCreatureNamed(m, x, free.name)).length >= free.count;
}

const isFree = (m: Machine, id: CardId, maxAl: number): boolean => {
  const def = defOf(m, id);
  if (def.kind !== 'creature' || def.require?.onto !== undefined) return false;
  const held = def.require?.freeWithField;
  if (held !== undefined && magicCalled(m, held) !== NONE) return maxAl === NONE || def.al <= maxAl;
  return sacrificesFor(def) === 0 && (maxAl === NONE || def.al <= maxAl);
};
