import {
  type AnyRule,
  act,
  addRow,
  allSeats,
  announce,
  ask,
  type CardId,
  call,
  dropRows,
  EVERYONE,
  emit,
  enter,
  loop,
  type Machine,
  MODIFIERS,
  moveCard,
  NONE,
  pile,
  type Refusal,
  type Row,
  rule,
  type SeatId,
  type State,
  seatStat,
  slots,
  speakersOf,
  stat,
  stop,
  touches,
  type VarsOf,
  when,
} from '@wardroom/core';
import { isKind, type Requirement, type WardCard } from '../card.ts';
import {
  CEMETERY,
  CITE,
  DECK,
  EVENT,
  HAND,
  HELD_BY_PRESENCE,
  MAGIC,
  MATCH,
  matchOf,
  PLAYER,
  PRIMARY,
  PROMPT,
  RESERVED,
  ROW,
  SIDE,
  STAT,
  UNDER,
  VERB,
  WINDOW,
} from '../names.ts';
import { acted, beforeAsking, canTakeBack, mayLoseByIt } from './calling.ts';
import { isBarredByRarity, openWindow } from './chain.ts';
import { checkpoint } from './checkpoint.ts';
import { drawCards, shuffle } from './drawing.ts';
import {
  anchoredHp,
  awaken,
  canLeave,
  cardsUnder,
  cemeteryHp,
  citeOf,
  countedHp,
  cutLoose,
  defOf,
  fallHp,
  homeOf,
  isFighter,
  primaryOf,
  progress,
  putBeside,
  roomBeside,
  send,
  textWorks,
  threshold,
  typeOf,
} from './field.ts';
import { lose } from './losing.ts';
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
import { resist, tryAura } from './resist.ts';

/** Summoning and its price (W7, W8), drawing and shuffling. */

/** W8.2.1: by base AL, unless the card's requirement says otherwise. */
export function sacrificesFor(def: WardCard): number {
  if (def.require?.sacrifices !== undefined) return def.require.sacrifices;
  return def.al >= 12 ? 2 : def.al >= 7 ? 1 : 0;
}

/** The same for a player now: an effect may ask for fewer. */
const sacrificesNow = (m: Machine, seat: SeatId, def: WardCard): number => {
  const need = sacrificesFor(def);
  return need === 0 ? 0 : Math.max(0, need - seatStat(m, STAT.discount, seat));
};

/** How many sacrifices one is worth for this creature; on the field its text must work. */
function worthFor(m: Machine, id: CardId, def: WardCard): number {
  const paid = defOf(m, id);
  if (def.require?.double !== undefined && isKind(paid, def.require.double)) return 2;
  const c = m.state.cards[id];
  return !isFighter(c) || textWorks(m, c, id) ? paid.worth : 1;
}

/** Whether a sacrifice lies under the newcomer (W8.3.1). */
const liesUnder = (paid: WardCard, { require }: WardCard): boolean =>
  require?.under === true || (require?.underNamed !== undefined && isKind(paid, { name: require.underNamed }));

/** How a creature comes: as usual, without a sacrifice by its requirement, or beside the primary. */
export const WAY = { usual: 0, free: 1, beside: 2 } as const;

/** Whether its requirement lets it come without a sacrifice, onto the empty front. */
export function comesFree(m: Machine, seat: SeatId, id: CardId): boolean {
  const s = m.state;
  const { require } = defOf(m, id);
  if (require === null || primaryOf(s, seat) !== NONE) return false;
  if (shownFor(m, seat, id) !== null) return true;
  return require.freeWithField !== undefined && magicCalled(m, require.freeWithField) !== NONE;
}

/** Cards of the hand that let it come without a sacrifice when they are shown, or null. */
function shownFor(m: Machine, seat: SeatId, id: CardId): CardId[] | null {
  const free = defOf(m, id).require?.freeWithHand;
  if (free === undefined) return null;
  const held = pile(m.state, HAND, seat).filter((x) => x !== id && isCreatureNamed(m, x, free.name));
  return held.length >= free.count ? held.slice(0, free.count) : null;
}

const isCreatureNamed = (m: Machine, id: CardId, name: string): boolean =>
  defOf(m, id).kind === 'creature' && isKind(defOf(m, id), { name });

/** A magic with this id on the field, whoever's. */
function magicCalled(m: Machine, id: string): CardId {
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

/** It stands beside the primary that lets it, and goes back to its owner's hand when that is lost. */
export function comeBeside(m: Machine, seat: SeatId, id: CardId): void {
  putBeside(m, id, seat, primaryOf(m.state, seat), HAND, CITE['W8.3.1']);
  m.state.cards[id].flags |= HELD_BY_PRESENCE;
}

/** Whether it is summoned in the place of a primary of its kind with the equip it asks for. */
const isCarried = (m: Machine, primary: CardId, { type, wearing }: NonNullable<Requirement['carrying']>): boolean =>
  primary !== NONE &&
  typeOf(m, primary) === type &&
  canBeSacrificed(m, primary) &&
  allSeats(m.state).some((seat) =>
    pile(m.state, MAGIC, seat).some((x) => m.state.cards[x].host === primary && defOf(m, x).id === wearing),
  );

/** Cards that may pay for a summon: creatures of the hand, and where an effect says so one limited summon of any side. */
function payers(m: Machine, seat: SeatId): readonly CardId[] {
  const s = m.state;
  const hand = pile(s, HAND, seat);
  if (seatStat(m, STAT.spendsSide, seat) === 0) return hand;
  return [...hand, ...allSeats(s).flatMap((x) => pile(s, SIDE, x))];
}

const fits = (def: WardCard, require: Requirement | null): boolean => {
  const each = require?.each;
  return each === undefined || def.type === each.type || def.name.toLowerCase().includes(each.name.toLowerCase());
};

/**
 * What a sacrifice adds to its player's cemetery (W8.2.2): nothing if it lies under the newcomer or goes back to the deck.
 * What is still in the deck is priced as the card in hand that it may become (W7.2.4), whoever brought it to the match.
 */
function priceHp(m: Machine, id: CardId, forDef: WardCard): number {
  const c = m.state.cards[id];
  const under = liesUnder(defOf(m, id), forDef);
  if (!isFighter(c)) return under || returnsWhenSacrificed(m, id) ? 0 : countedHp(m, id);
  // What the primary anchors leaves with it in any case.
  if (under) return anchoredHp(m, id, c.ctrl);
  return fallHp(m, id, c.ctrl) - (returnsWhenSacrificed(m, id) ? countedHp(m, id) : 0);
}

function returnsWhenSacrificed(m: Machine, id: CardId): boolean {
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
    if (cheapest < 0) return def.require?.each === undefined ? NOT_ENOUGH_SACRIFICES : WRONG_SACRIFICES;
    hp += cheapest;
  }
  if (hp > 0 && !mayLoseByIt(s, seat) && cemeteryHp(m, seat) + hp >= threshold(s)) return WOULD_LOSE;
  return null;
}

/** The least cemetery HP for which `need` sacrifices for `id` can be had from these cards, at most `cards` of them; -1 if none can. */
function cheapestPrice(
  m: Machine,
  from: readonly CardId[],
  id: CardId,
  def: WardCard,
  need: number,
  cards: number,
): number {
  if (need === 1 && cards >= 1) {
    let least = -1;
    for (let i = 0; i < from.length; i++) {
      const x = from[i];
      const price = mayPay(m, x, id, def) ? priceHp(m, x, def) : -1;
      if (price >= 0 && (least < 0 || price < least)) least = price;
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
        const to = (k + 1) * wide + Math.min(need, w + worth);
        if (best[k * wide + w] + hp < best[to]) best[to] = best[k * wide + w] + hp;
      }
    }
  }
  let least = OUT_OF_REACH;
  for (let k = 0; k <= cards; k++) least = Math.min(least, best[k * wide + need]);
  return least === OUT_OF_REACH ? -1 : least;
}

/** More HP than any payment has. A whole number, which keeps the lists above plain. */
const OUT_OF_REACH = 1_000_000;

const mayPay = (m: Machine, x: CardId, id: CardId, def: WardCard): boolean =>
  x !== id &&
  defOf(m, x).kind === 'creature' &&
  (m.state.cards[x].flags & RESERVED) === 0 &&
  fits(defOf(m, x), def.require) &&
  (m.state.cards[x].zone !== SIDE || canBeSacrificed(m, x));

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
    const need = sacrificesFor(def);
    if (need === 0) return true;
    const price = cheapestPrice(m, pool, id, def, need, Math.min(need, size - 1));
    if (price === 0 || (price > 0 && price < room)) return true;
  }
  return false;
}

const isFree = (m: Machine, id: CardId, maxAl: number): boolean => {
  const def = defOf(m, id);
  if (def.kind !== 'creature' || def.require?.onto !== undefined) return false;
  const held = def.require?.freeWithField;
  if (held !== undefined && magicCalled(m, held) !== NONE) return maxAl === NONE || def.al <= maxAl;
  return sacrificesFor(def) === 0 && (maxAl === NONE || def.al <= maxAl);
};

const SUMMON = slots(
  'seat: seat',
  'card: card',
  'normal',
  'need?',
  'paid?: cards',
  'at?',
  'equips?: cards',
  'free?',
  'back?: card',
);

/** W8: pay, then the creature comes to the front. Variables: seat, card, 1 if it is the normal summon. */
export const summon = rule('summon', SUMMON, [
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[SUMMON.card]);
    const primary = primaryOf(s, v[SUMMON.seat]);
    v[SUMMON.free] = comesFree(m, v[SUMMON.seat], v[SUMMON.card]) ? 1 : 0;
    const { onto, carrying } = def.require ?? {};
    const bare = onto !== undefined || carrying !== undefined || v[SUMMON.free] === 1;
    v[SUMMON.need] = bare ? 0 : sacrificesNow(m, v[SUMMON.seat], def);
    v[SUMMON.paid] = [];
    v[SUMMON.equips] = [];
    v[SUMMON.at] = 0;
    if (primary !== NONE) {
      v[SUMMON.paid].push(primary);
      v[SUMMON.need] -= worthFor(m, primary, def);
    }
    // Held back while it is chosen for: it cannot pay for itself. Everybody hears which creature is to come.
    s.cards[v[SUMMON.card]].flags |= RESERVED;
    s.known[v[SUMMON.card]] = EVERYONE;
    if (v[SUMMON.free] === 1) {
      for (const id of shownFor(m, v[SUMMON.seat], v[SUMMON.card]) ?? []) {
        s.known[id] = EVERYONE;
        emit(m, EVENT.chose, CITE['W8.3.1'], v[SUMMON.seat], id, v[SUMMON.card]);
      }
    }
  }),
  loop(
    (m, v) => v[SUMMON.need] > 0 && m.state.seats[v[SUMMON.seat]].out === 0,
    [
      ask(
        (m, v) => ({
          seat: v[SUMMON.seat],
          prompt: PROMPT.sacrifice,
          card: v[SUMMON.card],
          choices: payments(m, v).map((id) => ({ verb: VERB.sacrifice, card: id, on: v[SUMMON.card], n: 0 })),
        }),
        (m, v, picked) => {
          m.state.cards[picked.card].flags |= RESERVED;
          v[SUMMON.paid].push(picked.card);
          v[SUMMON.need] -= worthFor(m, picked.card, defOf(m, v[SUMMON.card]));
        },
      ),
    ],
  ),
  when((m, v) => m.state.seats[v[SUMMON.seat]].out === 1, [stop]),
  // W8.2.2: one after another, because what is sacrificed may go elsewhere and be shuffled.
  loop(
    (_m, v) => v[SUMMON.at] < v[SUMMON.paid].length,
    [
      act((m, v) => {
        const s = m.state;
        const id = v[SUMMON.paid][v[SUMMON.at]++];
        const c = s.cards[id];
        const def = defOf(m, v[SUMMON.card]);
        const seat = v[SUMMON.seat];
        c.flags &= ~RESERVED;
        const onto = def.require?.onto !== undefined;
        // Paying is done openly: what comes out of the hand for it is seen, and what it is paid for.
        s.known[id] = EVERYONE;
        s.known[v[SUMMON.card]] = EVERYONE;
        if (!onto) {
          emit(m, EVENT.sacrificed, CITE['W8.2.1'], seat, id, v[SUMMON.card]);
          announce(m, EVENT.sacrificed, id, v[SUMMON.card]);
        }
        if (onto || liesUnder(defOf(m, id), def)) {
          // Equips on what is sacrificed into a pile pass to the newcomer; one that anchors its creature cannot.
          for (let side = 0 as SeatId; side < s.seats.length && !onto; side++) {
            for (const e of pile(s, MAGIC, side)) {
              if (s.cards[e].host === id && c.anchor !== e) {
                s.cards[e].host = NONE;
                v[SUMMON.equips].push(e);
              }
            }
          }
          for (const x of [id, ...(cardsUnder(s, id) ?? [])]) {
            if (isFighter(s.cards[x])) announce(m, EVENT.left, x);
            moveCard(m, x, UNDER, seat);
            // What lasted on it does not pass to the newcomer; its source is free to turn to another.
            cutLoose(m, x);
            s.cards[x].host = v[SUMMON.card];
            emit(m, EVENT.moved, CITE['W8.3.1'], seat, x, v[SUMMON.card], UNDER);
          }
          return;
        }
        const instead = returnsWhenSacrificed(m, id)
          ? defOf(m, id).insteads.find((x) => x.of === 'sacrificed')
          : undefined;
        if (instead !== undefined) {
          enter(m, instead.code, [id, c.ctrl, id, v[SUMMON.card], 0]);
          return;
        }
        if (c.zone === SIDE) dropRows(m, (row) => isSpent(m, row, seat));
        const home = c.zone === SIDE ? c.ctrl : isFighter(c) ? homeOf(m, id) : seat;
        send(m, id, CEMETERY, home, CITE['W8.2.2']);
      }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    s.cards[v[SUMMON.card]].flags &= ~RESERVED;
    if (v[SUMMON.normal] === 1) s.seats[v[SUMMON.seat]].n[PLAYER.summoned] = 1;
    moveCard(m, v[SUMMON.card], PRIMARY, v[SUMMON.seat]);
    lend(m, v);
    v[SUMMON.back] = NONE;
    const { returns, freeWithField } = defOf(m, v[SUMMON.card]).require ?? {};
    if (freeWithField !== undefined && v[SUMMON.free] === 1) {
      const c = s.cards[v[SUMMON.card]];
      c.anchor = magicCalled(m, freeWithField);
      c.home = HAND;
    }
    if (returns !== undefined) {
      const back = v[SUMMON.paid].find((x) => s.cards[x].zone === CEMETERY && returns.includes(defOf(m, x).id));
      if (back !== undefined) {
        v[SUMMON.back] = back;
        send(m, back, DECK, s.cards[back].owner, CITE['W8.3.1']);
      }
    }
    for (const e of v[SUMMON.equips]) if (s.cards[e].zone === MAGIC) s.cards[e].host = v[SUMMON.card];
    emit(m, EVENT.summoned, v[SUMMON.normal] === 1 ? CITE['W8.1'] : CITE['W7.2.1'], v[SUMMON.seat], v[SUMMON.card]);
  }),
  when((_m, v) => v[SUMMON.back] !== NONE, [shuffle.call({ seat: (m, v) => m.state.cards[v[SUMMON.back]].owner })]),
  call(() => arrive, { seat: (_m, v) => v[SUMMON.seat], card: (_m, v) => v[SUMMON.card] }),
]);

/** What was sacrificed for it is kept, where its own text or a card on the field adds it. */
function lend(m: Machine, v: VarsOf<typeof SUMMON>): void {
  const id = v[SUMMON.card];
  const keepers: CardId[] = defOf(m, id).addsSacrifices ? [NONE] : [];
  if (touches(m, STAT.lends)) keepers.push(...speakersOf(m, STAT.lends));
  if (keepers.length === 0 || v[SUMMON.paid].length === 0) return;
  const paid = v[SUMMON.paid].map((x) => defOf(m, x));
  const n = paid.reduce((sum, def) => sum + def.dice, 0);
  const left = paid.reduce((sum, def) => sum + def.mod, 0);
  for (const src of keepers) addRow(m, { tag: ROW.lent, src, on: id, by: v[SUMMON.seat], n, left });
}

/** The row that lets a player spend a limited summon, once. */
const isSpent = (m: Machine, row: Row, seat: SeatId): boolean =>
  row.tag === MODIFIERS && row.seat === seat && m.game.effects[row.effect].modifiers[STAT.spendsSide] !== undefined;

/** Hand cards that may pay next, so that what is still owed can be paid and nobody loses by it. */
function payments(m: Machine, v: VarsOf<typeof SUMMON>): CardId[] {
  const s = m.state;
  const seat = v[SUMMON.seat];
  const def = defOf(m, v[SUMMON.card]);
  // One limited summon is all that an effect lets anybody spend.
  const spent = v[SUMMON.paid].some((id) => s.cards[id].zone === SIDE);
  const hand = payers(m, seat).filter((id) => !spent || s.cards[id].zone === HAND);
  let owed = 0;
  for (const id of v[SUMMON.paid]) owed += priceHp(m, id, def);
  const room = mayLoseByIt(s, seat) ? Number.POSITIVE_INFINITY : threshold(s) - cemeteryHp(m, seat) - owed;
  return hand.filter((id) => {
    if (id === v[SUMMON.card] || !canBeSacrificed(m, id) || !fits(defOf(m, id), def.require)) return false;
    const left = v[SUMMON.need] - worthFor(m, id, def);
    const own = priceHp(m, id, def);
    if (left <= 0) return own === 0 || own < room;
    s.cards[id].flags |= RESERVED;
    const rest = cheapestPrice(m, hand, v[SUMMON.card], def, left, left);
    s.cards[id].flags &= ~RESERVED;
    return rest >= 0 && (own + rest === 0 || own + rest < room);
  });
}

const ARRIVE = slots('seat: seat', 'card: card', 'stamp?: stamp');

/** W14.2.1: a creature has come to the front. First the window, then its effects begin. */
export const arrive = rule('arrive', ARRIVE, [
  act((m, v) => {
    v[ARRIVE.stamp] = m.state.cards[v[ARRIVE.card]].stamp;
    m.state.seats[v[ARRIVE.seat]].n[PLAYER.opened] = 1;
  }),
  openWindow(
    WINDOW.summon,
    (_m, v) => v[ARRIVE.seat],
    (_m, v) => v[ARRIVE.card],
  ),
  act((m, v) => {
    const c = m.state.cards[v[ARRIVE.card]];
    if (c.zone !== PRIMARY || c.stamp !== v[ARRIVE.stamp]) return;
    awaken(m, v[ARRIVE.card]);
    announce(m, EVENT.summoned, v[ARRIVE.card]);
  }),
  when(
    (m, v) => tryAura(m, v[ARRIVE.card]),
    [resist.call({ src: (_m, v) => v[ARRIVE.card], by: (_m, v) => v[ARRIVE.seat] })],
  ),
  checkpoint((_m, v) => v[ARRIVE.seat]),
]);

const SUMMON_FREE = slots('src: card', 'me: seat', 'card: card', 'ok?');

/** A text brings a creature to the empty front of its player; nothing is paid, and it is not the normal summon. */
export const summonFree = rule('summonFree', SUMMON_FREE, [
  act((m, v) => {
    const id = v[SUMMON_FREE.card];
    const seat = v[SUMMON_FREE.me];
    v[SUMMON_FREE.ok] = id !== NONE && primaryOf(m.state, seat) === NONE ? 1 : 0;
    if (v[SUMMON_FREE.ok] === 0) return;
    moveCard(m, id, PRIMARY, seat);
    emit(m, EVENT.summoned, citeOf(m, v[SUMMON_FREE.src]), seat, id);
  }),
  when(
    (_m, v) => v[SUMMON_FREE.ok] === 1,
    [arrive.call({ seat: (_m, v) => v[SUMMON_FREE.me], card: (_m, v) => v[SUMMON_FREE.card] })],
  ),
]);

const REPLACE = slots('seat: seat', 'maxAl', 'normal', 'drawn?', 'stamps?: nums', 'card?: card');

/**
 * W7.2: a player without a creature summons one at once; the redraw remedy if the hand holds none. `normal` is 1 where
 * the remedy serves a first turn (W7.1.4), whose summon is the normal one.
 */
export const replace = rule('replace', REPLACE, [
  act((_m, v) => {
    v[REPLACE.drawn] = 0;
    v[REPLACE.stamps] = [];
  }),
  loop(
    (m, v) => primaryOf(m.state, v[REPLACE.seat]) === NONE && m.state.seats[v[REPLACE.seat]].out === 0,
    [
      when(
        (m, v) => summonable(m, v[REPLACE.seat], v[REPLACE.maxAl]).length === 0,
        [
          when(
            (m, v) => !couldEverSummon(m, v[REPLACE.seat], v[REPLACE.maxAl], v[REPLACE.drawn] === 1),
            [lose.call({ seat: (_m, v) => v[REPLACE.seat], cite: () => CITE['W7.2.4'] }), stop],
          ),
          when(
            (m, v) => v[REPLACE.drawn] === 1 || pile(m.state, HAND, v[REPLACE.seat]).length === 0,
            [
              // W7.2.3: one card at a time.
              act((m, v) => {
                v[REPLACE.drawn] = 1;
                drawCards(m, v[REPLACE.seat], 1, CITE['W7.2.3']);
                // A drawn card is known again by its stamp: what an effect brings to the hand meanwhile stays there.
                const hand = pile(m.state, HAND, v[REPLACE.seat]);
                v[REPLACE.stamps] = hand.map((id) => m.state.cards[id].stamp);
              }),
            ],
            [call(() => redraw, { seat: (_m, v) => v[REPLACE.seat] })],
          ),
        ],
        [
          act((_m, v) => {
            v[REPLACE.card] = NONE;
          }),
          ask(
            (m, v) => {
              beforeAsking(m);
              return {
                seat: v[REPLACE.seat],
                prompt: PROMPT.replace,
                choices: summonable(m, v[REPLACE.seat], v[REPLACE.maxAl]).map((id) => ({
                  verb: VERB.summon,
                  card: id,
                  on: NONE,
                  n: 0,
                })),
                always: true,
              };
            },
            (m, v, picked) => {
              v[REPLACE.card] = picked.card;
              // Whoever lost by their own play is still in the middle of it.
              if (matchOf(m.state)[MATCH.playBy] !== v[REPLACE.seat] || !canTakeBack(m))
                acted(m, v[REPLACE.seat], true);
            },
          ),
          // A table put back (W4.1.5) asks again here, and may have nothing left to offer: then the remedy is due.
          when(
            (_m, v) => v[REPLACE.card] !== NONE,
            [
              summon.call({
                seat: (_m, v) => v[REPLACE.seat],
                card: (_m, v) => v[REPLACE.card],
                normal: (_m, v) => v[REPLACE.normal],
              }),
            ],
          ),
          when(
            (m, v) => v[REPLACE.card] !== NONE && v[REPLACE.drawn] === 1 && m.state.over === null,
            [
              act((m, v) => {
                v[REPLACE.drawn] = 0;
                for (const id of pile(m.state, HAND, v[REPLACE.seat]).slice()) {
                  if (v[REPLACE.stamps].includes(m.state.cards[id].stamp))
                    send(m, id, DECK, v[REPLACE.seat], CITE['W7.2.3']);
                }
              }),
              shuffle.call({ seat: (_m, v) => v[REPLACE.seat] }),
            ],
          ),
        ],
      ),
    ],
  ),
]);

const REDRAW = slots('seat: seat', 'count?');

/** W7.2.2: show the hand, shuffle it in, draw as many. */
const redraw = rule('redraw', REDRAW, [
  act((m, v) => {
    const hand = pile(m.state, HAND, v[REDRAW.seat]).slice();
    v[REDRAW.count] = hand.length;
    for (const id of hand) m.state.known[id] = EVERYONE;
    emit(m, EVENT.revealedHand, CITE['W7.2.2'], v[REDRAW.seat], NONE, NONE, hand.length, hand);
    for (const id of hand) emit(m, EVENT.chose, CITE['W7.2.2'], v[REDRAW.seat], id);
    for (const id of hand) send(m, id, DECK, v[REDRAW.seat], CITE['W7.2.2']);
  }),
  shuffle.call({ seat: (_m, v) => v[REDRAW.seat] }),
  act((m, v) => {
    drawCards(m, v[REDRAW.seat], v[REDRAW.count], CITE['W7.2.2']);
    emit(m, EVENT.redrew, CITE['W7.2.2'], v[REDRAW.seat], NONE, NONE, v[REDRAW.count]);
  }),
]);

/** The highest AL that the replacement being asked for may have, or NONE. */
export const limitAsked = (s: State): number =>
  (s.frames[s.frames.length - 1].vars as VarsOf<typeof REPLACE>)[REPLACE.maxAl];

/** What can never stand in front does not stay without someone who does. */
export function dismiss(m: Machine, seat: SeatId): void {
  for (const id of pile(m.state, SIDE, seat).slice()) {
    if (defOf(m, id).neverPrimary) send(m, id, CEMETERY, m.state.cards[id].owner, citeOf(m, id));
  }
}

/** W13.3.6: a limited summon steps up. It regains its effects. */
export function promote(m: Machine, id: CardId): void {
  const s = m.state;
  const c = s.cards[id];
  progress(m);
  const from = pile(s, SIDE, c.seat);
  from.splice(from.indexOf(id), 1);
  pile(s, PRIMARY, c.seat).push(id);
  c.zone = PRIMARY;
  emit(m, EVENT.promoted, CITE['W13.3.6'], c.seat, id);
  awaken(m, id);
  announce(m, EVENT.promoted, id);
}

export const summonRules: readonly AnyRule[] = [summon, arrive, summonFree, replace, redraw];
