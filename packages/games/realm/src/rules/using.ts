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
import { CITE, EVENT, LINK, PLAYER, STEALTH, TAPPED, VERB } from '../names.ts';
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
  if (action.price > s.seats[seat].n[PLAYER.mana]) return NO_MANA;
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

const USE_ABILITY = slots('seat: seat', 'card: card', 'on: card', 'k');

/** Variables: whose, which card, at which card, which of its abilities. */
export const useAbility = rule('useAbility', USE_ABILITY, [
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[USE_ABILITY.card]);
    const action = def.uses[v[USE_ABILITY.k]];
    const user = userOf(m, v[USE_ABILITY.card], action);
    s.seats[v[USE_ABILITY.seat]].n[PLAYER.mana] -= action.price;
    if (def.once) s.cards[v[USE_ABILITY.card]].used |= 1 << v[USE_ABILITY.k];
    else {
      s.cards[user].flags |= TAPPED;
      emit(m, EVENT.tapped, CITE['S3.2'], v[USE_ABILITY.seat], user);
      // S5.6: whoever taps for something is seen.
      takeToken(m, user, STEALTH, CITE['S5.6']);
    }
    const picks = action.targets.length > 0 ? [v[USE_ABILITY.on]] : [];
    putLink(m, {
      window: LINK.use,
      card: v[USE_ABILITY.card],
      seat: v[USE_ABILITY.seat],
      a: user,
      b: v[USE_ABILITY.on],
      n: v[USE_ABILITY.k],
      picks,
    });
  }),
  furtherTargets((m, link) => defOf(m, link.card).uses[link.n]),
  act((m, v) => {
    emit(
      m,
      EVENT.used,
      CITE['S7.1'],
      v[USE_ABILITY.seat],
      v[USE_ABILITY.card],
      v[USE_ABILITY.on],
      v[USE_ABILITY.k],
      targetsTold(m),
    );
    announce(m, EVENT.used, v[USE_ABILITY.card], v[USE_ABILITY.on], v[USE_ABILITY.seat]);
  }),
  resolved(),
]);

export function resolveUse(m: Machine, link: Link): void {
  const action = defOf(m, link.card).uses[link.n];
  enter(m, action.code, resolvedVars(m, action, link));
}

export const usingRules: readonly AnyRule[] = [useAbility];
