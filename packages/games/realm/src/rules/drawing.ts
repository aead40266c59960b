import {
  type AnyRule,
  announce,
  ask,
  type Choice,
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
  type Zone,
} from '@wardroom/core';
import { ATLAS, ATLAS_BACK, CITE, EVENT, HAND, PLAYER, PROMPT, SPELLBOOK, VERB } from '../names.ts';
import { citeOf } from './board.ts';
import { BY_EMPTY_DECK } from './ending.ts';

/** The two decks and the hand (S2.3, S3.1). */

/** From one deck. Whoever has to draw from an empty one has lost (S3.1). */
export function drawFrom(m: Machine, deck: Zone, seat: SeatId, n: number, cite: Cite): void {
  const s = m.state;
  for (let i = 0; i < n; i++) {
    const cards = pile(s, deck, seat);
    if (cards.length === 0) {
      s.seats[seat].n[PLAYER.doomed] ||= BY_EMPTY_DECK;
      emit(m, EVENT.deckEmpty, CITE['S3.1'], seat, NONE, NONE, deck);
      return;
    }
    const id = cards[cards.length - 1];
    moveCard(m, id, HAND, seat);
    // S2.3: everybody sees from which deck a card in a hand is.
    if (deck === ATLAS) s.cards[id].flags |= ATLAS_BACK;
    emit(m, EVENT.drawn, cite, seat, id, NONE, deck);
    announce(m, EVENT.drawn, id, NONE, seat);
  }
}

/** The decks that are not empty; with both empty, either will do to lose. */
function deckChoices(m: Machine, seat: SeatId): Choice[] {
  const sites = pile(m.state, ATLAS, seat).length;
  const spells = pile(m.state, SPELLBOOK, seat).length;
  const choices: Choice[] = [];
  if (spells > 0 || sites === 0) choices.push({ verb: VERB.drawSpell, card: NONE, on: NONE, n: 0 });
  if (sites > 0) choices.push({ verb: VERB.drawSite, card: NONE, on: NONE, n: 0 });
  return choices;
}

const DRAW_EITHER = slots('src: card', 'seat: seat');

/** One card from the deck that the player names: by a text, or at the start of a turn (then `src` is NONE). */
export const drawEither = rule('drawEither', DRAW_EITHER, [
  ask(
    (m, v) => ({
      seat: v[DRAW_EITHER.seat],
      prompt: v[DRAW_EITHER.src] === NONE ? PROMPT.draw : PROMPT.drawEither,
      card: v[DRAW_EITHER.src],
      choices: deckChoices(m, v[DRAW_EITHER.seat]),
    }),
    (m, v, picked) => {
      const cite = v[DRAW_EITHER.src] === NONE ? CITE['S3.1'] : citeOf(m, v[DRAW_EITHER.src]);
      drawFrom(m, picked.verb === VERB.drawSite ? ATLAS : SPELLBOOK, v[DRAW_EITHER.seat], 1, cite);
    },
  ),
]);

const SHUFFLE = slots('deck: zone', 'seat: seat');

export const shuffle = rule('shuffle', SHUFFLE, [
  permute(
    PROMPT.shuffle,
    (m, v) => pile(m.state, v[SHUFFLE.deck], v[SHUFFLE.seat]).length,
    (m, v, order) => {
      if (order.length === 0) return;
      reorder(m, v[SHUFFLE.deck], v[SHUFFLE.seat], order);
      emit(m, EVENT.shuffled, CITE['S2.3'], v[SHUFFLE.seat], NONE, NONE, v[SHUFFLE.deck]);
    },
  ),
]);

export const drawingRules: readonly AnyRule[] = [drawEither, shuffle];
