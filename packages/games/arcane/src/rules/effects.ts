import {
  announce,
  type CardId,
  type Cite,
  type DefId,
  dropRows,
  EVERYONE,
  emit,
  hideAmong,
  type Machine,
  moveCard,
  NONE,
  pile,
  type SeatId,
  type Spot,
  stat,
  type Zone,
} from '@wardroom/core';
import {
  ASIDE,
  BOARD,
  CITE,
  DECK,
  DISCARD,
  EVENT,
  FACE_UP,
  HAND,
  HEALABLE,
  HOW,
  MATCH,
  PLACED_DOWN,
  PLAYER,
  POISON_TURNS,
  STAT,
  STATUS,
  STATUS_CLAUSE,
  STATUS_NAMES,
  STATUSES,
  STRAYED,
  statusBit,
} from '../names.ts';
import { citeOf, defOf, fullHealth, isStonesGround, isUp, mayStoneMove, onBoard } from './board.ts';

/** What happens to cards. Nothing here pauses: what may wait for a player is in the rules that call it. */

const REVEALED_BY = [CITE['A4.2.3'], CITE['A4.a.1'], CITE['A4.d.2'], CITE['A2.1']];

/** A card is turned face up. Its reveal ability is announced by whoever knows that it is due. */
export function turnUp(m: Machine, id: CardId, how: number, by: CardId): void {
  const c = m.state.cards[id];
  c.flags |= FACE_UP;
  const cite = how === HOW.text && by !== NONE ? citeOf(m, by) : REVEALED_BY[how];
  emit(m, EVENT.revealed, cite, c.ctrl, id, NONE, c.at);
}

/** A card that everybody has seen is turned face down: they know it all the same. */
export function turnDown(m: Machine, src: CardId, id: CardId): void {
  const c = m.state.cards[id];
  if (!onBoard(c) || !isUp(c) || defOf(m, id).kind === 'stone') return;
  c.flags &= ~FACE_UP;
  m.state.known[id] = EVERYONE;
  emit(m, EVENT.turnedDown, citeOf(m, src), c.ctrl, id, NONE, c.at);
}

/** A4.2.1, A3.4.1: a card of the hand is put on the board. Face down nobody else can tell which card of the hand it was. */
export function place(m: Machine, id: CardId, square: Spot, up: boolean): void {
  const s = m.state;
  const seat = s.cards[id].seat;
  if (!up) hideAmong(m, HAND, seat, id);
  moveCard(m, id, BOARD, seat);
  const c = s.cards[id];
  c.at = square;
  c.flags = up ? FACE_UP : PLACED_DOWN;
}

/** A card changes its square. */
export function shift(m: Machine, id: CardId, square: Spot, cite: Cite): void {
  const c = m.state.cards[id];
  const from = c.at;
  c.at = square;
  // Whatever the card is: only where it goes tells, and only what everybody can tell from it.
  if (!isStonesGround(m, square, c.ctrl)) c.flags |= STRAYED;
  emit(m, EVENT.moved, cite, c.ctrl, id, NONE, square, [from, square]);
}

/** It leaves the board; where it lay is remembered for texts that speak of it. A token goes back to where it was set aside. */
function leave(m: Machine, id: CardId, zone: Zone): void {
  const c = m.state.cards[id];
  const square = c.at;
  dropRows(m, (row) => row.on === id);
  moveCard(m, id, defOf(m, id).kind === 'token' ? ASIDE : zone, c.owner);
  c.memo = square;
}

/** A4.c.2: destroyed, and off the board. `by` is what did it; a striker in combat, if `inCombat`. */
export function destroy(m: Machine, id: CardId, by: CardId, inCombat: boolean): void {
  const s = m.state;
  const c = s.cards[id];
  if (!onBoard(c)) return;
  if (!isUp(c)) turnUp(m, id, HOW.hit, by);
  emit(m, EVENT.destroyed, CITE['A4.c.2'], c.ctrl, id, by === id ? NONE : by, c.at);
  announce(m, EVENT.destroyed, id, by, inCombat ? 1 : 0);
  if (id === s.g[MATCH.defender]) s.g[MATCH.fell] = 1;
  if (defOf(m, id).kind === 'stone') s.g[MATCH.fallen] |= 1 << c.ctrl;
  leave(m, id, DISCARD);
}

/** A trap has done what it does, or was found out: it is discarded, which counts as destroyed (A4.e.1). */
export function discardTrap(m: Machine, id: CardId): void {
  const s = m.state;
  const c = s.cards[id];
  if (!onBoard(c)) return;
  if (id === s.g[MATCH.defender]) s.g[MATCH.fell] = 1;
  leave(m, id, DISCARD);
  emit(m, EVENT.discarded, CITE['A4.a.1'], c.owner, id);
}

/** Back to its owner's hand, a token to where it was set aside. What lay face up or was discarded, everybody knows. */
export function toHand(m: Machine, src: CardId, id: CardId): void {
  const s = m.state;
  const c = s.cards[id];
  const fromBoard = onBoard(c);
  if (fromBoard ? !isMovable(m, id) || defOf(m, id).kind === 'stone' : c.zone !== DISCARD) return;
  const isSeen = !fromBoard || isUp(c);
  emit(m, EVENT.returned, citeOf(m, src), c.owner, id);
  if (fromBoard) leave(m, id, HAND);
  else moveCard(m, id, HAND, c.owner);
  if (isSeen && defOf(m, id).kind !== 'token') s.known[id] = EVERYONE;
}

/** Whether an effect can move it: not what is Rooted (A5.8), and a Stone only as its player could (A4.2.2). */
export function isMovable(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  return (c.flags & STATUS.rooted) === 0 && (defOf(m, id).kind !== 'stone' || mayStoneMove(m, c));
}

/** Heal: damage comes off, and so does whatever lasts until healed (A5). */
export function heal(m: Machine, src: CardId, id: CardId, n: number): void {
  if (id === NONE || n <= 0) return;
  const c = m.state.cards[id];
  if (!onBoard(c) || defOf(m, id).kind === 'trap') return;
  // A4.1.1: what an empty deck has done cannot be healed, so that every match ends.
  const lasting = defOf(m, id).kind === 'stone' ? m.state.seats[c.ctrl].n[PLAYER.thirst] : 0;
  const healed = Math.min(c.hurt - lasting, n);
  if (healed > 0) {
    c.hurt -= healed;
    emit(m, EVENT.healed, citeOf(m, src), c.ctrl, id, src === id ? NONE : src, healed);
  }
  for (let i = 0; i < STATUS_NAMES.length; i++) if ((HEALABLE & statusBit(i)) !== 0) cure(m, id, i, STATUS_CLAUSE[i]);
}

/** A status is put on a unit (A5). The same one again begins anew. */
export function addStatus(m: Machine, src: CardId, id: CardId, index: number): void {
  if (id === NONE) return;
  const c = m.state.cards[id];
  if (!onBoard(c) || !defOf(m, id).fights) return;
  if (stat(m, STAT.immune, id) > 0) return;
  c.flags |= statusBit(index);
  if (statusBit(index) === STATUS.poisoned) c.count = POISON_TURNS;
  emit(m, EVENT.statusOn, STATUS_CLAUSE[index], c.ctrl, id, src, index);
}

/** A status ends, if the card has it. */
export function cure(m: Machine, id: CardId, index: number, cite: Cite): void {
  const c = m.state.cards[id];
  const bit = statusBit(index);
  if ((c.flags & bit) === 0) return;
  c.flags &= ~bit;
  if (bit === STATUS.poisoned) c.count = 0;
  emit(m, EVENT.statusOff, cite, c.ctrl, id, NONE, index);
}

/** These statuses of a player's cards end. */
export function endStatuses(m: Machine, seat: SeatId, which: number, cite: Cite): void {
  const cards = pile(m.state, BOARD, seat);
  for (let i = 0; i < cards.length; i++) {
    const flags = m.state.cards[cards[i]].flags & which & STATUSES;
    if (flags === 0) continue;
    for (let k = 0; k < STATUS_NAMES.length; k++) if ((flags & statusBit(k)) !== 0) cure(m, cards[i], k, cite);
  }
}

/** Draw as many as there are; for a text, drawing from nothing does nothing. */
export function draw(m: Machine, seat: SeatId, n: number, cite: Cite): void {
  for (let i = 0; i < n; i++) {
    const deck = pile(m.state, DECK, seat);
    if (deck.length === 0) return;
    const id = deck[deck.length - 1];
    moveCard(m, id, HAND, seat);
    emit(m, EVENT.drawn, cite, seat, id);
  }
}

/** A2.1: a token is made from those that its maker has set aside, face up on an empty square. */
export function make(m: Machine, src: CardId, seat: SeatId, def: DefId, square: Spot): void {
  const s = m.state;
  const id = pile(s, ASIDE, seat).find((x) => s.cards[x].def === def) ?? NONE;
  if (id === NONE) return;
  moveCard(m, id, BOARD, seat);
  const c = s.cards[id];
  c.at = square;
  c.flags = FACE_UP;
  emit(m, EVENT.made, citeOf(m, src), seat, id, src, square);
}

/** It has no health left. Face down nobody can tell yet. Without damage there is always some: see the stat's least value. */
function isSpent(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  return c.hurt > 0 && isUp(c) && c.hurt >= fullHealth(m, id);
}

/** A card on the board that has lost its health without being damaged, because a text that gave it some is gone. */
export function findSpent(m: Machine): CardId {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const cards = pile(s, BOARD, seat);
    for (let i = 0; i < cards.length; i++) if (isSpent(m, cards[i])) return cards[i];
  }
  return NONE;
}
