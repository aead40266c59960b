import { type CardId, NONE, type SeatId } from './brand.ts';
import type { Projection, Rules } from './game.ts';
import type { Choice, Question, State } from './state.ts';

/** What answers are aimed at. */
type Aiming = Rules & Pick<Projection, 'targetVerbs' | 'seatVerbs'>;

/** What an answer is done to, if it lies in play; NONE otherwise. */
export function targetOf(game: Aiming, s: State, c: Choice): CardId {
  const card = game.targetVerbs?.includes(c.verb) ? c.card : c.on;
  return card !== NONE && game.zones[s.cards[card].zone].play ? card : NONE;
}

/** Whose that is, or the player that is meant by what a card does; NONE where the answer is aimed at nobody. */
export function targetSeat(game: Aiming, s: State, q: Question, c: Choice): SeatId {
  // Who begins is asked about no card.
  if (q.card !== NONE && game.seatVerbs?.includes(c.verb)) return c.n as SeatId;
  const card = targetOf(game, s, c);
  return card === NONE ? NONE : s.cards[card].ctrl;
}
