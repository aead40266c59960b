import {
  type AnyRule,
  announce,
  type Cite,
  emit,
  type Machine,
  moveCard,
  NONE,
  permute,
  pile,
  reorder,
  rule,
  type SeatId,
  slots,
} from '@wardroom/core';
import { CITE, DECK, DISCARD, EVENT, HAND, HAND_LIMIT, PLAYER, PROMPT, spotOf } from '../names.ts';
import { lanesOf } from './board.ts';
import { damageBase } from './damage.ts';

/** Decks and hands (G6). */

export function drawCards(m: Machine, seat: SeatId, n: number, cite: Cite): void {
  const s = m.state;
  for (let i = 0; i < n; i++) {
    const deck = pile(s, DECK, seat);
    if (deck.length === 0) {
      thirst(m, seat);
      continue;
    }
    const id = deck[deck.length - 1];
    if (pile(s, HAND, seat).length >= HAND_LIMIT) {
      moveCard(m, id, DISCARD, seat);
      emit(m, EVENT.overdrawn, CITE['G6.1'], seat, id);
      continue;
    }
    moveCard(m, id, HAND, seat);
    emit(m, EVENT.drawn, cite, seat, id);
    announce(m, EVENT.drawn, id, NONE, seat);
  }
}

/** G6.2: an empty deck hurts each base, twice as much every time. It comes from within: no wall absorbs it. */
function thirst(m: Machine, seat: SeatId): void {
  const s = m.state;
  const own = s.seats[seat].n;
  if (own[PLAYER.thirst] === NONE) return;
  const n = Math.max(1, own[PLAYER.thirst]);
  own[PLAYER.thirst] = 2 * n;
  emit(m, EVENT.deckEmpty, CITE['G6.2'], seat, NONE, NONE, n);
  for (let lane = 0; lane < lanesOf(s); lane++) damageBase(m, NONE, spotOf(seat, lane), n, CITE['G6.2']);
}

const SHUFFLE = slots('seat: seat');

export const shuffle = rule('shuffle', SHUFFLE, [
  permute(
    PROMPT.shuffle,
    (m, v) => pile(m.state, DECK, v[SHUFFLE.seat]).length,
    (m, v, order) => {
      if (order.length === 0) return;
      reorder(m, DECK, v[SHUFFLE.seat], order);
      emit(m, EVENT.shuffled, CITE['G2.2'], v[SHUFFLE.seat], NONE);
    },
  ),
]);

export const drawingRules: readonly AnyRule[] = [shuffle];
