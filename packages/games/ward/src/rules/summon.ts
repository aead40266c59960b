import {
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  call,
  EVERYONE,
  emit,
  enter,
  loop,
  type Machine,
  moveCard,
  NONE,
  pile,
  type Refusal,
  rule,
  type SeatId,
  type State,
  slots,
  stat,
  stop,
  type VarsOf,
  when,
} from '@wardroom/core';
import type { Requirement, WardCard } from '../card.ts';
import {
  CEMETERY,
  CITE,
  DECK,
  EVENT,
  HAND,
  MAGIC,
  MATCH,
  matchOf,
  PLAYER,
  PRIMARY,
  PROMPT,
  RESERVED,
  SIDE,
  STAT,
  UNDER,
  VERB,
  WINDOW,
} from '../names.ts';
import { acted, beforeAsking, canTakeBack, mayLoseByIt } from './calling.ts';
import { openWindow } from './chain.ts';
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
  send,
  textWorks,
  threshold,
} from './field.ts';
import { lose } from './losing.ts';
import {
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
  if (!isFighter(c)) return forDef.require?.under === true || returnsWhenSacrificed(m, id) ? 0 : countedHp(m, id);
  // What the primary anchors leaves with it in any case.
  if (forDef.require?.under === true) return anchoredHp(m, id, c.ctrl);
  return fallHp(m, id, c.ctrl) - (returnsWhenSacrificed(m, id) ? countedHp(m, id) : 0);
}

function returnsWhenSacrificed(m: Machine, id: CardId): boolean {
  const def = defOf(m, id);
  if (def.insteads.length === 0 || !def.insteads.some((x) => x.of === 'sacrificed')) return false;
  const c = m.state.cards[id];
  return !isFighter(c) || textWorks(m, c, id);
}

/** W8.2.1, general ruling: a creature in hand, or the primary unless something holds it. Limited summons never (W13.2.3). */
export function canBeSacrificed(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  if ((c.flags & RESERVED) !== 0) return false;
  if (c.zone === HAND) return defOf(m, id).kind === 'creature';
  if (c.zone !== PRIMARY) return false;
  return stat(m, STAT.frozen, id) === 0 && stat(m, STAT.noSacrifice, id) === 0 && canLeave(m, id);
}

/** Why this card of the hand cannot be summoned as primary now, or null. `maxAl` limits what an effect lets in. */
export function whyNotSummon(m: Machine, seat: SeatId, id: CardId, maxAl: number = NONE): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  if (def.kind !== 'creature' || (s.cards[id].flags & RESERVED) !== 0) return NOT_A_CREATURE;
  if (maxAl !== NONE && def.al > maxAl) return TOO_STRONG;
  const primary = primaryOf(s, seat);
  if (def.require?.onto !== undefined) {
    if (primary === NONE || defOf(m, primary).id !== def.require.onto) return WRONG_SACRIFICES;
    if (!canLeave(m, primary)) return PRIMARY_STAYS;
    return s.cards[primary].since < s.turn ? null : WRONG_SACRIFICES;
  }
  let need = sacrificesFor(def);
  let hp = 0;
  if (primary !== NONE) {
    if (need === 0) return NEEDS_EMPTY_FIELD;
    if (!canBeSacrificed(m, primary)) return PRIMARY_STAYS;
    if (!fits(defOf(m, primary), def.require)) return WRONG_SACRIFICES;
    need -= defOf(m, primary).worth;
    hp = priceHp(m, primary, def);
  }
  if (need > 0) {
    const cheapest = cheapestPrice(m, pile(s, HAND, seat), id, def, need, need);
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
    const worth = defOf(m, x).worth;
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
  fits(defOf(m, x), def.require);

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
  return sacrificesFor(def) === 0 && (maxAl === NONE || def.al <= maxAl);
};

const SUMMON = slots('seat: seat', 'card: card', 'normal', 'need?', 'paid?: cards', 'at?', 'equips?: cards');

/** W8: pay, then the creature comes to the front. Variables: seat, card, 1 if it is the normal summon. */
export const summon = rule('summon', SUMMON, [
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[SUMMON.card]);
    const primary = primaryOf(s, v[SUMMON.seat]);
    v[SUMMON.need] = def.require?.onto === undefined ? sacrificesFor(def) : 0;
    v[SUMMON.paid] = [];
    v[SUMMON.equips] = [];
    v[SUMMON.at] = 0;
    if (primary !== NONE) {
      v[SUMMON.paid].push(primary);
      v[SUMMON.need] -= defOf(m, primary).worth;
    }
    // Held back while it is chosen for: it cannot pay for itself. Everybody hears which creature is to come.
    s.cards[v[SUMMON.card]].flags |= RESERVED;
    s.known[v[SUMMON.card]] = EVERYONE;
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
          v[SUMMON.need] -= defOf(m, picked.card).worth;
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
        if (onto || def.require?.under === true) {
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
        send(m, id, CEMETERY, isFighter(c) ? homeOf(m, id) : seat, CITE['W8.2.2']);
      }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    s.cards[v[SUMMON.card]].flags &= ~RESERVED;
    if (v[SUMMON.normal] === 1) s.seats[v[SUMMON.seat]].n[PLAYER.summoned] = 1;
    moveCard(m, v[SUMMON.card], PRIMARY, v[SUMMON.seat]);
    for (const e of v[SUMMON.equips]) if (s.cards[e].zone === MAGIC) s.cards[e].host = v[SUMMON.card];
    emit(m, EVENT.summoned, v[SUMMON.normal] === 1 ? CITE['W8.1'] : CITE['W7.2.1'], v[SUMMON.seat], v[SUMMON.card]);
  }),
  call(() => arrive, { seat: (_m, v) => v[SUMMON.seat], card: (_m, v) => v[SUMMON.card] }),
]);

/** Hand cards that may pay next, so that what is still owed can be paid and nobody loses by it. */
function payments(m: Machine, v: VarsOf<typeof SUMMON>): CardId[] {
  const s = m.state;
  const seat = v[SUMMON.seat];
  const def = defOf(m, v[SUMMON.card]);
  const hand = pile(s, HAND, seat);
  let owed = 0;
  for (const id of v[SUMMON.paid]) owed += priceHp(m, id, def);
  const room = mayLoseByIt(s, seat) ? Number.POSITIVE_INFINITY : threshold(s) - cemeteryHp(m, seat) - owed;
  return hand.filter((id) => {
    if (id === v[SUMMON.card] || !canBeSacrificed(m, id) || !fits(defOf(m, id), def.require)) return false;
    const left = v[SUMMON.need] - defOf(m, id).worth;
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
