import { type Machine, pile } from '@wardroom/core';
import { fightingAllowed, mayBattle } from './rules/battle.ts';
import { whyNotPlay } from './rules/chain.ts';
import { defOf } from './rules/field.ts';
import { CANNOT_FIGHT, FIRST_CYCLE, FOUGHT, NO_FIGHTING, NOT_THIS_PHASE, ONE_SUMMON } from './rules/refusal.ts';
import { whyNotSummon } from './rules/summon.ts';
import { G, HAND, P, PHASE, PRIMARY, SIDE } from './words.ts';

/** What is greyed out for a player now, and why, with the clause (invariant 4). */
export function explain(m: Machine, seat: number): { card: number; reason: string; rule: string }[] {
  const s = m.state;
  const out: { card: number; reason: string; rule: string }[] = [];
  const add = (card: number, why: { error: string; rule?: string } | null): void => {
    if (why !== null) out.push({ card, reason: why.error, rule: why.rule ?? 'W16.2.1' });
  };
  const phase = s.g[G.phase];
  if (s.active !== seat) return out;
  for (const id of pile(s, HAND, seat)) {
    if (defOf(m, id).kind === 'creature') {
      if (phase !== PHASE.main) add(id, NOT_THIS_PHASE);
      else add(id, s.seats[seat].n[P.summoned] === 1 ? ONE_SUMMON : whyNotSummon(m, seat, id));
    } else add(id, whyNotPlay(m, seat, id, null));
  }
  if (phase === PHASE.combat) {
    for (const zone of [PRIMARY, SIDE]) {
      for (const id of pile(s, zone, seat)) {
        if (s.g[G.firstCycle] === 1) add(id, FIRST_CYCLE);
        else if (!fightingAllowed(m, seat)) add(id, NO_FIGHTING);
        else if (s.cards[id].acts > 0) add(id, FOUGHT);
        else if (!mayBattle(m, id)) add(id, CANNOT_FIGHT);
      }
    }
  }
  return out;
}
