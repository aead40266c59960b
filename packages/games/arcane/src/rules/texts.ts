import {
  type AnyRule,
  act,
  announce,
  type CardId,
  emit,
  type Guard,
  type Machine,
  NONE,
  rule,
  type SeatId,
  type Spot,
  slots,
  stop,
  type VarsOf,
  when,
} from '@wardroom/core';
import { verbWords } from '../language.ts';
import { BOARD, EVENT, HOW, MATCH, matchOf, PHASE } from '../names.ts';
import { citeOf, defOf, isDown, isEmpty, isUp, mayLieOn, onBoard, spacesMoved, stoneOf } from './board.ts';
import { reactions } from './damage.ts';
import { destroy, isMovable, shift, turnUp } from './effects.ts';
import { unveil } from './spells.ts';
import { direction, otherSeat, ray } from './squares.ts';
import { bleed, travel } from './travel.ts';

/** Rules that only texts set going: their first two variables are the text's card and its player. */

const MOVE_TO = slots('self: card', 'me: seat', 'card: card', 'square: spot');

/** A card is moved to an empty square, if it can be moved at all. */
export const moveTo = rule('moveTo', MOVE_TO, [
  when((_m, v) => v[MOVE_TO.card] === NONE || v[MOVE_TO.square] === NONE, [stop]),
  when((m, v) => !canBeMoved(m, v[MOVE_TO.card], v[MOVE_TO.square]) || !isEmpty(m.state, v[MOVE_TO.square]), [stop]),
  travel.call({
    card: (_m, v) => v[MOVE_TO.card],
    square: (_m, v) => v[MOVE_TO.square],
    cite: (m, v) => citeOf(m, v[MOVE_TO.self]),
  }),
]);

const canBeMoved = (m: Machine, id: CardId, square: Spot): boolean =>
  onBoard(m.state.cards[id]) && isMovable(m, id) && mayLieOn(m, id, square);

/** Whether two cards can change places. */
export const canSwap = (m: Machine, a: CardId, b: CardId): boolean =>
  a !== b && canBeMoved(m, a, m.state.cards[b].at) && canBeMoved(m, b, m.state.cards[a].at);

const PUSH = slots('self: card', 'me: seat', 'card: card', 'other: card');

/** One space straight away from another card. */
export const push = rule('push', PUSH, [
  when((_m, v) => v[PUSH.card] === NONE || v[PUSH.other] === NONE, [stop]),
  moveTo.call({
    self: (_m, v) => v[PUSH.self],
    me: (_m, v) => v[PUSH.me],
    card: (_m, v) => v[PUSH.card],
    square: (m, v) => behind(m, v),
  }),
]);

/** Where it comes to lie; NONE if that is no straight line, or beyond the edge. */
function behind(m: Machine, v: VarsOf<typeof PUSH>): Spot {
  const from = m.state.cards[v[PUSH.card]].at;
  const way = direction(m.state.cards[v[PUSH.other]].at, from);
  return way === NONE ? NONE : ray[from][way];
}

const SWAP = slots('self: card', 'me: seat', 'a: card', 'b: card', 'spaces?');

/** Two cards change places. */
export const swap = rule('swap', SWAP, [
  when((m, v) => v[SWAP.a] === NONE || v[SWAP.b] === NONE || !canSwap(m, v[SWAP.a], v[SWAP.b]), [stop]),
  act((m, v) => {
    const s = m.state;
    const [a, b] = [s.cards[v[SWAP.a]].at, s.cards[v[SWAP.b]].at];
    v[SWAP.spaces] = spacesMoved(m, v[SWAP.a], a, b);
    const cite = citeOf(m, v[SWAP.self]);
    emit(m, EVENT.swapped, cite, s.cards[v[SWAP.a]].ctrl, v[SWAP.a], v[SWAP.b]);
    shift(m, v[SWAP.a], b, cite);
    shift(m, v[SWAP.b], a, cite);
  }),
  bleed.call({ card: (_m, v) => v[SWAP.a], spaces: (_m, v) => v[SWAP.spaces] }),
  bleed.call({ card: (_m, v) => v[SWAP.b], spaces: (_m, v) => v[SWAP.spaces] }),
]);

const WRECK = slots('self: card', 'me: seat', 'card?: card');

export const wreck = rule('wreck', WRECK, [
  act((m, v) => {
    if (v[WRECK.card] !== NONE) destroy(m, v[WRECK.card], v[WRECK.self], false);
  }),
  reactions(),
]);

/** A player looks at face-down cards, and knows them from then on. */
export function peek(m: Machine, src: CardId, me: SeatId, cards: readonly CardId[]): void {
  for (const id of cards) {
    if (!isDown(m.state.cards[id])) continue;
    m.state.known[id] |= 1 << me;
    emit(m, EVENT.looked, citeOf(m, src), me, id, src);
  }
}

/** A unit that lies face down is turned up, and its reveal ability is due. */
export function uncover(m: Machine, src: CardId, id: CardId): void {
  if (!isDown(m.state.cards[id])) return;
  turnUp(m, id, HOW.text, src);
  announce(m, EVENT.revealed, id, NONE);
}

/** The spell being answered does nothing. */
export function negate(m: Machine, src: CardId, at: number): void {
  const link = m.state.links[at];
  if (link === undefined || link.negated === 1) return;
  link.negated = 1;
  emit(m, EVENT.negated, citeOf(m, src), link.seat, link.card, src);
}

/** The attack under way does not happen. */
export function stopAttack(m: Machine, src: CardId): void {
  const s = m.state;
  const attacker = matchOf(s)[MATCH.attacker];
  if (attacker === NONE || s.g[MATCH.stopped] === 1) return;
  s.g[MATCH.stopped] = 1;
  emit(m, EVENT.attackStopped, citeOf(m, src), s.cards[attacker].ctrl, attacker, src);
}

export function addPoints(m: Machine, src: CardId, seat: SeatId, n: number): void {
  // Before the first turn there are no points to add to.
  if (seat !== m.state.active || m.state.g[MATCH.phase] !== PHASE.main) return;
  m.state.g[MATCH.points] = Math.max(0, m.state.g[MATCH.points] + n);
  emit(m, EVENT.points, citeOf(m, src), seat, src, NONE, n);
}

const unveilStone = rule('unveilStone', WRECK, [
  act((m, v) => {
    const stone = stoneOf(m, otherSeat(v[WRECK.me]));
    if (stone !== NONE && isDown(m.state.cards[stone])) unveil(m, stone);
  }),
  reactions(),
  act((m) => {
    m.state.ret = 1;
  }),
]);

/** The ruling on the Stone: an enemy text that is about to touch it turns it up first. */
export const guard: Guard = {
  watches: () => true,
  due: (m, _src, me, touch) => {
    // What is done to each of several is guarded where it is done.
    if (touch.verb === 'each' || verbWords(touch.verb).tells === true) return false;
    for (let i = 0; i < touch.cards.length; i++) {
      const id = touch.cards[i];
      if (id === NONE) continue;
      const c = m.state.cards[id];
      if (c.zone === BOARD && c.ctrl !== me && !isUp(c) && defOf(m, id).kind === 'stone') return true;
    }
    return false;
  },
  rule: unveilStone,
};

export const textRules: readonly AnyRule[] = [moveTo, push, swap, wreck, unveilStone];
