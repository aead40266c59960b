import { type CardId, type Choice, type Machine, pile, type Refusal, type SeatId } from '@wardroom/core';
import { GUARDIANS, HAND } from './names.ts';
import { addPlays, whyNobody, whyNoPlace, whyNotAttack, whyNotPlay, whyNotUse, whyNoUse } from './rules/actions.ts';
import { defOf } from './rules/board.ts';
import { NOT_YOUR_TURN } from './rules/refusal.ts';

/** What is greyed out for a player now, and why, with the clause (invariant 4). */
export function explain(m: Machine, seat: SeatId): { card: CardId; reason: string; rule: string }[] {
  const s = m.state;
  const out: { card: CardId; reason: string; rule: string }[] = [];
  const add = (card: CardId, why: Refusal | null): void => {
    if (why !== null) out.push({ card, reason: why.error, rule: why.rule! });
  };
  if (s.over !== null || s.seats[seat].out === 1) return out;
  for (const id of pile(s, HAND, seat))
    add(id, s.active === seat && s.turn > 0 ? notPlayed(m, seat, id) : NOT_YOUR_TURN);
  if (s.active !== seat || s.turn === 0) return out;
  for (const id of pile(s, GUARDIANS, seat)) {
    add(id, whyNotAttack(m, seat, id) ?? whyNobody(m, seat, id));
    for (let k = 0; k < defOf(m, id).uses.length; k++) add(id, whyNotUse(m, seat, id, k) ?? whyNoUse(m, seat, id, k));
  }
  return out;
}

function notPlayed(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const why = whyNotPlay(m, seat, id);
  if (why !== null) return why;
  const ways: Choice[] = [];
  addPlays(m, seat, id, ways);
  return ways.length === 0 ? whyNoPlace(m, seat, id) : null;
}
