import { type CardId, type Choice, type Machine, pile, type Refusal, type SeatId } from '@wardroom/core';
import { ARTIFACTS, AURAS, AVATARS, HAND, MINIONS, SITES } from './names.ts';
import { avatarOf, canTap, defOf } from './rules/board.ts';
import { addCasts, whyNotCast, whyNowhere } from './rules/casting.ts';
import { whyNotMove } from './rules/moving.ts';
import { AVATAR_TAPPED, NO_SQUARE, NO_TARGET, NOT_YOUR_TURN } from './rules/refusal.ts';
import { siteSquares, thresholdOf } from './rules/sites.ts';
import { addUses, whyNotUse } from './rules/using.ts';

/** What is greyed out for a player now, and why, with the clause (invariant 4). */
export function explain(m: Machine, seat: SeatId): { card: CardId; reason: string; rule: string }[] {
  const s = m.state;
  const out: { card: CardId; reason: string; rule: string }[] = [];
  const add = (card: CardId, why: Refusal | null): void => {
    if (why !== null) out.push({ card, reason: why.error, rule: why.rule! });
  };
  if (s.over !== null || s.seats[seat].out === 1) return out;
  const mine = s.active === seat && s.turn > 0;
  for (const id of pile(s, HAND, seat)) add(id, mine ? notPlayed(m, seat, id) : NOT_YOUR_TURN);
  if (!mine) return out;
  for (const zone of [AVATARS, MINIONS]) for (const id of pile(s, zone, seat)) add(id, whyNotMove(m, seat, id));
  for (const zone of [AVATARS, MINIONS, ARTIFACTS, SITES, AURAS]) {
    for (const id of pile(s, zone, seat)) {
      for (let k = 0; k < defOf(m, id).uses.length; k++) add(id, notUsed(m, seat, id, k));
    }
  }
  return out;
}

function notPlayed(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  if (defOf(m, id).kind === 'site') {
    if (!canTap(m, avatarOf(m.state, seat))) return AVATAR_TAPPED;
    return siteSquares(m, seat).length === 0 ? NO_SQUARE : null;
  }
  const threshold = thresholdOf(m, seat);
  const why = whyNotCast(m, seat, id, threshold);
  if (why !== null) return why;
  const ways: Choice[] = [];
  addCasts(m, seat, id, threshold, ways);
  return ways.length === 0 ? whyNowhere(m, id) : null;
}

function notUsed(m: Machine, seat: SeatId, id: CardId, k: number): Refusal | null {
  const why = whyNotUse(m, seat, id, k);
  if (why !== null) return why;
  const ways: Choice[] = [];
  addUses(m, seat, id, ways);
  return ways.some((c) => c.n === k) ? null : NO_TARGET;
}
