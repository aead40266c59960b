import {
  type Action,
  type AnyRule,
  act,
  announce,
  type CardId,
  type Choice,
  emit,
  enter,
  type Link,
  type Machine,
  NONE,
  type Refusal,
  rule,
  type SeatId,
  slots,
} from '@wardroom/core';
import { C, EV, LINK, P, STEALTH, TAPPED, VERB } from '../words.ts';
import { furtherTargets, resolvedVars, targetsFor, targetsTold } from './aiming.ts';
import { canTap, defOf, isDisabled, isMuted } from './board.ts';
import { HAS_USED, IS_DISABLED, IS_MUTE, IS_SICK, IS_TAPPED, NO_BEARER, NO_MANA, NOT_MET } from './refusal.ts';
import { putLink, resolved } from './storyline.ts';
import { takeToken } from './tokens.ts';

/** Abilities of cards in play (S3.2): the unit taps for them, or they work once a turn. */

/** Who uses it: the card itself, or whoever carries it. */
const userOf = (m: Machine, id: CardId, action: Action): CardId => (action.by === 'host' ? m.state.cards[id].host : id);

export function whyNotUse(m: Machine, seat: SeatId, id: CardId, k: number): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  const action = def.uses[k];
  const user = userOf(m, id, action);
  if (user === NONE) return NO_BEARER;
  if (isDisabled(m, user)) return IS_DISABLED;
  if (isMuted(m, id) || isMuted(m, user)) return IS_MUTE;
  if (def.once) {
    if ((s.cards[id].used & (1 << k)) !== 0) return HAS_USED;
  } else if (!canTap(m, user)) return (s.cards[user].flags & TAPPED) !== 0 ? IS_TAPPED : IS_SICK;
  if (action.price > s.seats[seat].n[P.mana]) return NO_MANA;
  return action.test !== null && !action.test(m, [id, seat, user, NONE, 0]) ? NOT_MET : null;
}

export function addUses(m: Machine, seat: SeatId, id: CardId, choices: Choice[]): void {
  const { uses } = defOf(m, id);
  for (let k = 0; k < uses.length; k++) {
    if (whyNotUse(m, seat, id, k) !== null) continue;
    const action = uses[k];
    const bare = action.targets.length === 0;
    if (bare || action.targets[0].optional) choices.push({ verb: VERB.use, card: id, on: NONE, n: k });
    if (bare) continue;
    for (const on of targetsFor(m, action, 0, id, seat, userOf(m, id, action))) {
      choices.push({ verb: VERB.use, card: id, on, n: k });
    }
  }
}

const U = slots('seat: seat', 'card: card', 'on: card', 'k');

/** Variables: whose, which card, at which card, which of its abilities. */
export const useAbility = rule('useAbility', U, [
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[U.card]);
    const action = def.uses[v[U.k]];
    const user = userOf(m, v[U.card], action);
    s.seats[v[U.seat]].n[P.mana] -= action.price;
    if (def.once) s.cards[v[U.card]].used |= 1 << v[U.k];
    else {
      s.cards[user].flags |= TAPPED;
      emit(m, EV.tapped, C['S3.2'], v[U.seat], user);
      // S5.6: whoever taps for something is seen.
      takeToken(m, user, STEALTH, C['S5.6']);
    }
    const picks = action.targets.length > 0 ? [v[U.on]] : [];
    putLink(m, { window: LINK.use, card: v[U.card], seat: v[U.seat], a: user, b: v[U.on], n: v[U.k], picks });
  }),
  furtherTargets((m, link) => defOf(m, link.card).uses[link.n]),
  act((m, v) => {
    emit(m, EV.used, C['S7.1'], v[U.seat], v[U.card], v[U.on], v[U.k], targetsTold(m));
    announce(m, EV.used, v[U.card], v[U.on], v[U.seat]);
  }),
  resolved(),
]);

export function resolveUse(m: Machine, link: Link): void {
  const action = defOf(m, link.card).uses[link.n];
  enter(m, action.code, resolvedVars(m, action, link));
}

export const usingRules: readonly AnyRule[] = [useAbility];
