import {
  act,
  type Choice,
  call,
  linkWindowArgs,
  type Machine,
  NONE,
  pile,
  type Rule,
  rule,
  type Step,
  slots,
  when,
} from '@wardroom/core';
import { ARTIFACTS, AURAS, AVATARS, HAND, LINK, MINIONS, SITES, VERB } from '../words.ts';
import { defOf } from './board.ts';
import { carryChoices, drop, pickUp } from './carrying.ts';
import { addCasts } from './casting.ts';
import { moveChoices } from './moving.ts';
import { settled } from './settle.ts';
import { fetchSite, playSite, siteChoices, thresholdOf } from './sites.ts';
import { putLink, storyline } from './storyline.ts';
import { addUses } from './using.ts';

/** What a player may do in the main part of a turn (S3.2), one answer for each whole action. */

const USABLE_ZONES = [AVATARS, MINIONS, ARTIFACTS, SITES, AURAS] as const;

export function mainChoices(m: Machine, seat: number): Choice[] {
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

const V = slots('seat', 'verb', 'card', 'on', 'n');

const on = (verb: number, ...steps: Step[]): Step => when((_m, v) => v[V.verb] === verb, steps);

/** S7.1: moving and attacking is an event of the storyline, too. */
const isMove = (verb: number): boolean => verb === VERB.move || verb === VERB.attack || verb === VERB.attackSite;

const doAction = rule('doAction', V, [
  on(
    VERB.cast,
    call('castSpell', (_m, v) => [v[V.seat], v[V.card], v[V.on], v[V.n]]),
  ),
  on(
    VERB.use,
    call('useAbility', (_m, v) => [v[V.seat], v[V.card], v[V.on], v[V.n]]),
  ),
  when(
    (_m, v) => isMove(v[V.verb]),
    [
      act((m, v) =>
        putLink(m, {
          window: LINK.move,
          card: v[V.card],
          seat: v[V.seat],
          a: v[V.verb],
          b: v[V.on],
          n: v[V.n],
          picks: [],
        }),
      ),
      call('window', (m) => linkWindowArgs(m, storyline)),
    ],
  ),
  on(
    VERB.playSite,
    act((m, v) => playSite(m, v[V.seat], v[V.card], v[V.n])),
  ),
  on(
    VERB.drawSite,
    act((m, v) => fetchSite(m, v[V.seat])),
  ),
  on(
    VERB.pickUp,
    act((m, v) => pickUp(m, v[V.card], v[V.on])),
  ),
  on(
    VERB.drop,
    act((m, v) => drop(m, v[V.card])),
  ),
  settled,
]);

export const actionRules: readonly Rule[] = [doAction];
