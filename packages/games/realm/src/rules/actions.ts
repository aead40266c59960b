import {
  type AnyRule,
  act,
  type Choice,
  type Machine,
  NONE,
  pile,
  rule,
  type SeatId,
  type Step,
  slots,
  type VarsOf,
  type Verb,
  when,
} from '@wardroom/core';
import { ARTIFACTS, AURAS, AVATARS, factOf, HAND, LINK, locIn, MINIONS, SITES, VERB } from '../names.ts';
import { defOf } from './board.ts';
import { carryChoices, drop, pickUp } from './carrying.ts';
import { addCasts, castSpell } from './casting.ts';
import { checkpoint } from './checkpoint.ts';
import { moveChoices } from './moving.ts';
import { fetchSite, playSite, siteChoices, thresholdOf } from './sites.ts';
import { putLink, resolved } from './storyline.ts';
import { addUses, useAbility } from './using.ts';

/** What a player may do in the main part of a turn (S3.2), one answer for each whole action. */

const USABLE_ZONES = [AVATARS, MINIONS, ARTIFACTS, SITES, AURAS] as const;

export function mainChoices(m: Machine, seat: SeatId): Choice[] {
  const s = m.state;
  const choices: Choice[] = [];
  siteChoices(m, seat, choices);
  const threshold = thresholdOf(m, seat);
  const hand = pile(s, HAND, seat);
  for (let i = 0; i < hand.length; i++) {
    if (defOf(m, hand[i]).kind !== 'site') addCasts(m, seat, hand[i], threshold, choices);
  }
  for (const zone of USABLE_ZONES) {
    const cards = pile(s, zone, seat);
    for (let i = 0; i < cards.length; i++) if (defOf(m, cards[i]).uses.length > 0) addUses(m, seat, cards[i], choices);
  }
  moveChoices(m, seat, choices);
  carryChoices(m, seat, choices);
  choices.push({ verb: VERB.endTurn, card: NONE, on: NONE, n: 0 });
  return choices;
}

const DO_ACTION = slots('seat: seat', 'verb', 'card: card', 'on: card', 'n');
type Action = VarsOf<typeof DO_ACTION>;

const on = (verb: Verb, ...steps: Step<Action>[]): Step<Action> => when((_m, v) => v[DO_ACTION.verb] === verb, steps);

/** S7.1: moving and attacking is an event of the storyline, too. */
const isMove = (verb: number): boolean => verb === VERB.move || verb === VERB.attack || verb === VERB.attackSite;

export const doAction = rule('doAction', DO_ACTION, [
  on(
    VERB.cast,
    castSpell.call({
      seat: (_m, v) => v[DO_ACTION.seat],
      card: (_m, v) => v[DO_ACTION.card],
      on: (_m, v) => v[DO_ACTION.on],
      n: (_m, v) => locIn(v[DO_ACTION.n]),
    }),
  ),
  on(
    VERB.use,
    useAbility.call({
      seat: (_m, v) => v[DO_ACTION.seat],
      card: (_m, v) => v[DO_ACTION.card],
      on: (_m, v) => v[DO_ACTION.on],
      k: (_m, v) => v[DO_ACTION.n],
    }),
  ),
  when(
    (_m, v) => isMove(v[DO_ACTION.verb]),
    [
      act((m, v) =>
        putLink(m, {
          window: LINK.move,
          card: v[DO_ACTION.card],
          seat: v[DO_ACTION.seat],
          a: factOf(v[DO_ACTION.verb]),
          b: v[DO_ACTION.on],
          n: v[DO_ACTION.n],
          picks: [],
        }),
      ),
      resolved(),
    ],
  ),
  on(
    VERB.playSite,
    act((m, v) => playSite(m, v[DO_ACTION.seat], v[DO_ACTION.card], locIn(v[DO_ACTION.n]))),
  ),
  on(
    VERB.drawSite,
    act((m, v) => fetchSite(m, v[DO_ACTION.seat])),
  ),
  on(
    VERB.pickUp,
    act((m, v) => pickUp(m, v[DO_ACTION.card], v[DO_ACTION.on])),
  ),
  on(
    VERB.drop,
    act((m, v) => drop(m, v[DO_ACTION.card])),
  ),
  checkpoint(),
]);

export const actionRules: readonly AnyRule[] = [doAction];
