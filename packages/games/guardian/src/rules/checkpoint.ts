import {
  type AnyRule,
  act,
  allSeats,
  type CardId,
  call,
  emit,
  loop,
  type Machine,
  NONE,
  type Pending,
  pile,
  rule,
  type SeatId,
  type Step,
  slots,
  stat,
  statSet,
  touchesAny,
  triggersRule,
  when,
} from '@wardroom/core';
import { AILING, CITE, DEBUFFS, EFFECTS, EVENT, GUARDIANS, IMMUNE_TO, PROMPT, VERB } from '../names.ts';
import { citeOf, defOf, FIRST_SEAT, hasFallen, hpLeft, SECOND_SEAT } from './board.ts';
import { finish } from './ending.ts';
import { defeat, useUp } from './leaving.ts';
import { lose } from './status.ts';

/** Between effects the table is put in order: who has lost, who has no HP left, what was set off. */

/** A Guardian whose HP are used up because it has fewer of them now. */
function exhaustedHp(m: Machine): CardId {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const cards = pile(s, GUARDIANS, seat);
    for (let i = 0; i < cards.length; i++) if (s.cards[cards[i]].hurt > 0 && hpLeft(m, cards[i]) <= 0) return cards[i];
  }
  return NONE;
}

/** G8.9: whoever has become immune to a debuff has it no longer. */
function shakeOff(m: Machine): void {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const id of pile(s, GUARDIANS, seat)) {
      for (let status = 0; status < DEBUFFS; status++) if (shrugs(m, id, status)) lose(m, id, status, CITE['G8.9']);
    }
  }
}

const shrugs = (m: Machine, id: CardId, status: number): boolean =>
  (m.state.cards[id].flags & (1 << status)) !== 0 && stat(m, IMMUNE_TO[status], id) > 0;

function anyImmune(m: Machine): boolean {
  const s = m.state;
  if (!touchesAny(m, IMMUNITIES)) return false;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const cards = pile(s, GUARDIANS, seat);
    for (let i = 0; i < cards.length; i++) {
      if ((s.cards[cards[i]].flags & AILING) === 0) continue;
      for (let status = 0; status < DEBUFFS; status++) if (shrugs(m, cards[i], status)) return true;
    }
  }
  return false;
}

const IMMUNITIES = statSet(IMMUNE_TO);

const anybodyFallen = (m: Machine): boolean => hasFallen(m.state, FIRST_SEAT) || hasFallen(m.state, SECOND_SEAT);

const finishFallen = (m: Machine): void =>
  finish(
    m,
    allSeats(m.state).filter((seat) => hasFallen(m.state, seat)),
    CITE['G7.1'],
  );

const isDue = (m: Machine): boolean =>
  m.state.queue.length > 0 || anybodyFallen(m) || exhaustedHp(m) !== NONE || anyImmune(m);

/** Put the table in order, if there is anything to it. */
export const checkpoint: Step = when(isDue, [call(() => atCheckpoint, {})]);

const atCheckpoint = rule('checkpoint', slots(), [
  loop(isDue, [
    act((m) => {
      // G7.1: both in one effect is a draw, so nobody looks before the effect is over.
      if (anybodyFallen(m)) {
        finishFallen(m);
        return;
      }
      for (let id = exhaustedHp(m); id !== NONE; id = exhaustedHp(m)) defeat(m, id, NONE, CITE['G5.6']);
      shakeOff(m);
    }),
    call(() => triggers, {}),
  ]),
]);

/** A trigger is about to resolve. One that a fallen Stronghold came before does not; a waiting Effect works once (G4.9). */
export function begins(m: Machine, p: Pending): boolean {
  const s = m.state;
  if (anybodyFallen(m)) {
    finishFallen(m);
    return false;
  }
  if (!defOf(m, p.card).waits) return true;
  if (s.cards[p.card].zone !== EFFECTS) return false;
  emit(m, EVENT.sprung, citeOf(m, p.card), p.seat, p.card);
  spent.enter(m, { card: p.card });
  return true;
}

const SPENT = slots('card: card');

/** Runs after the text of a waiting Effect. */
const spent = rule('spent', SPENT, [act((m, v) => useUp(m, v[SPENT.card]))]);

export const triggers = triggersRule(PROMPT.order, VERB.trigger, begins);

export const checkpointRules: readonly AnyRule[] = [atCheckpoint, spent];
