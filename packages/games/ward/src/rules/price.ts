import { allSeats, type CardId, type Machine, pile, type SeatId, seatStat, stat } from '@wardroom/core';
import { isKind, type Requirement, type WardCard } from '../card.ts';
import { HAND, PRIMARY, RESERVED, SIDE, STAT } from '../names.ts';
import { anchoredHp, canLeave, countedHp, defOf, fallHp, isFighter, textWorks } from './field.ts';

/** What a summon costs (W8.2, W8.3.1): how many sacrifices, what may pay, and the HP that reach the cemetery for it. */

/** W8.2.1: by base AL, unless the card's requirement says otherwise. */
export function sacrificesFor(def: WardCard): number {
  if (def.require?.sacrifices !== undefined) return def.require.sacrifices;
  return def.al >= 12 ? 2 : def.al >= 7 ? 1 : 0;
}

/** The same for a player now: an effect may ask for fewer. */
export const sacrificesNow = (m: Machine, seat: SeatId, def: WardCard): number => {
  const need = sacrificesFor(def);
  return need === 0 ? 0 : Math.max(0, need - seatStat(m, STAT.discount, seat));
};

/** How many sacrifices one is worth for this creature; on the field its text must work. */
export function worthFor(m: Machine, id: CardId, def: WardCard): number {
  const paid = defOf(m, id);
  if (def.require?.double !== undefined && isKind(paid, def.require.double)) return 2;
  const c = m.state.cards[id];
  return !isFighter(c) || textWorks(m, c, id) ? paid.worth : 1;
}

/** Whether a sacrifice lies under the newcomer (W8.3.1). */
export const liesUnder = (paid: WardCard, { require }: WardCard): boolean =>
  require?.under === true || (require?.underNamed !== undefined && isKind(paid, { name: require.underNamed }));

/** Cards that may pay for a summon: creatures of the hand, and where an effect says so one limited summon of any side. */
export function payers(m: Machine, seat: SeatId): readonly CardId[] {
  const s = m.state;
  const hand = pile(s, HAND, seat);
  if (seatStat(m, STAT.spendsSide, seat) === 0) return hand;
  return [...hand, ...allSeats(s).flatMap((x) => pile(s, SIDE, x))];
}

export const fits = (def: WardCard, require: Requirement | null): boolean => {
  const each = require?.each;
  return each === undefined || def.type === each.type || def.name.toLowerCase().includes(each.name.toLowerCase());
};

/**
 * What a sacrifice adds to its player's cemetery (W8.2.2): nothing if it lies under the newcomer or goes back to the deck.
 * What is still in the deck is priced as the card in hand that it may become (W7.2.4), whoever brought it to the match.
 */
export function priceHp(m: Machine, id: CardId, forDef: WardCard): number {
  const c = m.state.cards[id];
  const under = liesUnder(defOf(m, id), forDef);
  if (!isFighter(c)) return under || returnsWhenSacrificed(m, id) ? 0 : countedHp(m, id);
  // What the primary anchors leaves with it in any case.
  if (under) return anchoredHp(m, id, c.ctrl);
  return fallHp(m, id, c.ctrl) - (returnsWhenSacrificed(m, id) ? countedHp(m, id) : 0);
}

export function returnsWhenSacrificed(m: Machine, id: CardId): boolean {
  const def = defOf(m, id);
  if (def.insteads.length === 0 || !def.insteads.some((x) => x.of === 'sacrificed')) return false;
  const c = m.state.cards[id];
  return !isFighter(c) || textWorks(m, c, id);
}

/** W8.2.1, general ruling: a creature in hand, or the primary unless something holds it. Limited summons only where an effect lets them (W13.2.3). */
export function canBeSacrificed(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  if ((c.flags & RESERVED) !== 0) return false;
  if (c.zone === HAND) return defOf(m, id).kind === 'creature';
  if (c.zone === SIDE) return stat(m, STAT.noSacrifice, id) === 0 && canLeave(m, id);
  if (c.zone !== PRIMARY) return false;
  return stat(m, STAT.frozen, id) === 0 && stat(m, STAT.noSacrifice, id) === 0 && canLeave(m, id);
}

/** The least cemetery HP for which `need` sacrifices for `id` can be had from these cards, at most `cards` of them, or `OUT_OF_REACH`. Below nought where a card takes HP off its cemetery. */
export function cheapestPrice(
  m: Machine,
  from: readonly CardId[],
  id: CardId,
  def: WardCard,
  need: number,
  cards: number,
): number {
  if (need === 1 && cards >= 1) {
    let least = OUT_OF_REACH;
    for (let i = 0; i < from.length; i++) {
      if (mayPay(m, from[i], id, def)) least = Math.min(least, priceHp(m, from[i], def));
    }
    return least;
  }
  // best[k * wide + w] = least HP for k of the cards looked at so far that are worth w sacrifices together.
  const wide = need + 1;
  const best: number[] = new Array((cards + 1) * wide).fill(OUT_OF_REACH);
  best[0] = 0;
  for (const x of from) {
    if (!mayPay(m, x, id, def)) continue;
    const hp = priceHp(m, x, def);
    const worth = worthFor(m, x, def);
    // From the top down, so that no card is counted twice.
    for (let k = cards - 1; k >= 0; k--) {
      for (let w = need - 1; w >= 0; w--) {
        const before = best[k * wide + w];
        const to = (k + 1) * wide + Math.min(need, w + worth);
        if (before !== OUT_OF_REACH && before + hp < best[to]) best[to] = before + hp;
      }
    }
  }
  let least = OUT_OF_REACH;
  for (let k = 0; k <= cards; k++) least = Math.min(least, best[k * wide + need]);
  return least;
}

/** More HP than any payment has. A whole number, which keeps the lists above plain. */
export const OUT_OF_REACH = 1_000_000;

const mayPay = (m: Machine, x: CardId, id: CardId, def: WardCard): boolean =>
  x !== id &&
  defOf(m, x).kind === 'creature' &&
  (m.state.cards[x].flags & RESERVED) === 0 &&
  fits(defOf(m, x), def.require) &&
  (m.state.cards[x].zone !== SIDE || canBeSacrificed(m, x));
