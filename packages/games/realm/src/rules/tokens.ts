import { announce, type CardId, type Cite, emit, type Machine, NONE } from '@wardroom/core';
import { CITE, EVENT, LANCE, STEALTH, TOKENS, WARD } from '../names.ts';
import { isMuted, isSite, isTrulyEvil, isUnit } from './board.ts';

/** Ward, Stealth and Lance: tokens on a card (S1.2, S5.6). */

/** From the bit of a token to its place in `TOKEN_NAMES`. */
const numberOf = (token: number): number => TOKENS.indexOf(token);

/** S1.3–S1.5: who can have this token at all. */
function mayHave(m: Machine, id: CardId, token: number): boolean {
  const s = m.state;
  if (isMuted(m, id)) return false;
  if (token === WARD) return (isUnit(s, id) || isSite(s, id)) && !isTrulyEvil(m, id);
  return isUnit(s, id);
}

/** A second one is nothing (S1.2). */
export function giveToken(m: Machine, id: CardId, token: number, src: CardId, cite: Cite): void {
  if (id === NONE || (m.state.cards[id].flags & token) !== 0 || !mayHave(m, id, token)) return;
  const c = m.state.cards[id];
  c.flags |= token;
  emit(m, EVENT.tokenGained, cite, c.ctrl, id, src, numberOf(token));
  announce(m, EVENT.tokenGained, id, src, numberOf(token));
}

/** It is gone, but nothing has broken it. */
export function takeToken(m: Machine, id: CardId, token: number, cite: Cite): void {
  const c = m.state.cards[id];
  if ((c.flags & token) === 0) return;
  c.flags &= ~token;
  emit(m, EVENT.tokenLost, cite, c.ctrl, id, NONE, numberOf(token));
}

export function breakWard(m: Machine, id: CardId, src: CardId, cite: Cite): void {
  const c = m.state.cards[id];
  if ((c.flags & WARD) === 0) return;
  c.flags &= ~WARD;
  emit(m, EVENT.wardBroken, cite, c.ctrl, id, src);
  announce(m, EVENT.wardBroken, id, src);
}

/** S1.3–S1.5: whoever can no longer have a token loses it. Answers whether anybody did. */
export function losesTokens(m: Machine, id: CardId): boolean {
  const { flags } = m.state.cards[id];
  if ((flags & ANY_TOKEN) === 0) return false;
  let lost = false;
  for (const token of TOKENS) {
    if ((flags & token) === 0 || mayHave(m, id, token)) continue;
    takeToken(m, id, token, isMuted(m, id) ? CITE['S1.5'] : isTrulyEvil(m, id) ? CITE['S1.3'] : CITE['S1.4']);
    lost = true;
  }
  return lost;
}

const ANY_TOKEN = WARD | STEALTH | LANCE;
