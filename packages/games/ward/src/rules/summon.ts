import {
  type AnyRule,
  act,
  addRow,
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
  type Row,
  rule,
  type SeatId,
  slots,
  speakersOf,
  stop,
  touches,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  CEMETERY,
  CITE,
  DECK,
  EVENT,
  HAND,
  HELD_BY_PRESENCE,
  MAGIC,
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
import { mayLoseByIt } from './calling.ts';
import { openWindow } from './chain.ts';
import { checkpoint } from './checkpoint.ts';
import { shuffle } from './drawing.ts';
import { cardsUnder, cemeteryHp, citeOf, defOf, homeOf, isFighter, primaryOf, threshold } from './field.ts';
import { freely } from './freely.ts';
import { awaken } from './immunity.ts';
import { cutLoose, progress, putBeside, send } from './moving.ts';
import {
  canBeSacrificed,
  cheapestPrice,
  fits,
  liesUnder,
  OUT_OF_REACH,
  payers,
  priceHp,
  returnsWhenSacrificed,
  sacrificesNow,
  worthFor,
} from './price.ts';
import { resist, tryAura } from './resist.ts';
import { comesFree, magicCalled } from './summonable.ts';

/** Summoning (W8): the price is paid, the creature comes to the front, and its effects begin. */

/** It stands beside the primary that lets it, and goes back to its owner's hand when that is lost. */
export function comeBeside(m: Machine, seat: SeatId, id: CardId): void {
  putBeside(m, id, seat, primaryOf(m.state, seat), HAND, CITE['W8.3.1']);
  m.state.cards[id].flags |= HELD_BY_PRESENCE;
}

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
    v[SUMMON.free] = comesFree(m, v[SUMMON.seat], v[SUMMON.card]) ? 1 : 0;
    // Held back while it is chosen for: it cannot pay for itself. Everybody hears which creature is to come.
    s.cards[v[SUMMON.card]].flags |= RESERVED;
    s.known[v[SUMMON.card]] = EVERYONE;
  }),
  when(
    (_m, v) => v[SUMMON.free] === 1,
    [
      freely.call({ seat: (_m, v) => v[SUMMON.seat], card: (_m, v) => v[SUMMON.card] }),
      act((m, v) => {
        v[SUMMON.free] = m.state.ret;
      }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[SUMMON.card]);
    const primary = primaryOf(s, v[SUMMON.seat]);
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
    if (left <= 0) return own <= 0 || own < room;
    s.cards[id].flags |= RESERVED;
    const rest = cheapestPrice(m, hand, v[SUMMON.card], def, left, left);
    s.cards[id].flags &= ~RESERVED;
    return rest !== OUT_OF_REACH && (own + rest <= 0 || own + rest < room);
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

export const summonRules: readonly AnyRule[] = [summon, arrive, summonFree];
