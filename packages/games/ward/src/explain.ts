import { type CardId, type Machine, NONE, pile, type Refusal, type SeatId, type Verb } from '@wardroom/core';
import type { WardCard } from './card.ts';
import { HAND, MAGIC, MATCH, PHASE, PLAYER, PRIMARY, PROMPT, SIDE, VERB } from './names.ts';
import { fightingAllowed, mayBattle } from './rules/battle.ts';
import { losesBy } from './rules/calling.ts';
import { windowAsked } from './rules/chain.ts';
import { defOf, primaryOf } from './rules/field.ts';
import { asEquip, whyNotKill } from './rules/phase.ts';
import { PLAY, whyNotPlay } from './rules/playable.ts';
import {
  CANNOT_FIGHT,
  FIRST_CYCLE,
  FOUGHT,
  NO_FIGHTING,
  NOT_MAGIC_PHASE,
  NOT_NOW,
  NOT_SUMMON_PHASE,
  NOT_THIS_PHASE,
  ONE_SUMMON,
  REPLACING,
  USED,
  WOULD_LOSE,
} from './rules/refusal.ts';
import { limitAsked } from './rules/replace.ts';
import { whyNotSummon } from './rules/summonable.ts';

/** What is greyed out for a player now, and why, with the clause (invariant 4). */
export function explain(m: Machine, seat: SeatId): { card: CardId; reason: string; rule: string }[] {
  const s = m.state;
  const out: { card: CardId; reason: string; rule: string }[] = [];
  const add = (card: CardId, why: Refusal | null): void => {
    if (why !== null) out.push({ card, reason: why.error, rule: why.rule ?? 'W16.2.1' });
  };
  if (s.over !== null || s.seats[seat].out === 1) return out;
  for (const id of pile(s, HAND, seat)) {
    add(id, defOf(m, id).kind === 'creature' ? notSummoned(m, seat, id) : notPlayed(m, seat, id));
  }
  if (s.active !== seat) return out;
  const primary = primaryOf(s, seat);
  if (s.g[MATCH.phase] === PHASE.main && primary !== NONE) add(primary, whyNotKill(m, seat, primary));
  for (let zone = PRIMARY; zone <= MAGIC; zone++) {
    for (const id of pile(s, zone, seat)) if (s.cards[id].used !== 0) add(id, USED);
  }
  // Before combat too: a combat phase with nothing to do in it goes by unasked.
  if (s.g[MATCH.phase] === PHASE.main || s.g[MATCH.phase] === PHASE.combat) {
    for (const zone of [PRIMARY, SIDE]) for (const id of pile(s, zone, seat)) add(id, notFighting(m, seat, id));
  }
  return out;
}

/** The question that is open, if it is this player's. */
const askedOf = (m: Machine, seat: SeatId): number => (m.state.ask?.seat === seat ? m.state.ask.prompt : NONE);

function notSummoned(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const s = m.state;
  const asked = askedOf(m, seat);
  if (asked === PROMPT.replace) return whyNotSummon(m, seat, id, limitAsked(s));
  // Where it can be played as an equip, it is not greyed out.
  if ((asked === PROMPT.main || asked === PROMPT.second) && asEquip(m, seat, id) !== null) return null;
  if (s.active === seat && s.g[MATCH.phase] === PHASE.second) return NOT_THIS_PHASE;
  if (s.active !== seat || s.g[MATCH.phase] !== PHASE.main) return NOT_SUMMON_PHASE;
  if (s.seats[seat].n[PLAYER.summoned] === 1) return ONE_SUMMON;
  return whyNotSummon(m, seat, id) ?? loss(m, seat, id, VERB.summon, 0);
}

function notPlayed(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const s = m.state;
  const asked = askedOf(m, seat);
  if (asked === PROMPT.replace) return REPLACING;
  if (asked === PROMPT.respond) return whyNotPlay(m, seat, id, windowAsked(m)) ?? loss(m, seat, id, VERB.play, PLAY);
  const phase = s.g[MATCH.phase];
  if (s.active !== seat || (phase !== PHASE.main && phase !== PHASE.second)) {
    return (m.game.defs[s.cards[id].def] as WardCard).magic === 'lightning' ? NOT_NOW : NOT_MAGIC_PHASE;
  }
  return whyNotPlay(m, seat, id, null) ?? loss(m, seat, id, VERB.play, PLAY);
}

/** W4.1.5, for what could be chosen in the open question if it did not lose. */
function loss(m: Machine, seat: SeatId, card: CardId, verb: Verb, n: number): Refusal | null {
  const asked = askedOf(m, seat);
  // Nothing is summoned in an answer.
  const open = asked === PROMPT.main || (verb === VERB.play && (asked === PROMPT.second || asked === PROMPT.respond));
  if (!open) return null;
  return losesBy(m, seat, { verb, card, on: NONE, n }) ? WOULD_LOSE : null;
}

function notFighting(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const s = m.state;
  if (s.g[MATCH.firstCycle] === 1) return FIRST_CYCLE;
  if (!fightingAllowed(m, seat)) return NO_FIGHTING;
  if (s.cards[id].acts > 0) return FOUGHT;
  return mayBattle(m, id) ? null : CANNOT_FIGHT;
}
