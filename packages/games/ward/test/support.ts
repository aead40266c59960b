import { type Scenario, scenario } from '@wardroom/testkit';
import { type Position, position, type Side, ward } from '@wardroom/ward';
import { onTestFinished } from 'vitest';
import { cemeteryHp, hpLeft, primaryOf } from '../src/rules/field.ts';

/** Ward's side of the scenario language. */

export const words = {
  search: ['primary', 'side', 'magic', 'chain', 'hand', 'cemetery', 'under', 'deck', 'gone'],
  hp: hpLeft,
  endPhase: 'endPhase',
  pass: 'pass',
  primary: primaryOf,
};

export interface WardScenario extends Scenario {
  cemeteryHp: (seat?: 'me' | 'opp') => number;
}

/**
 * A duel from the start of my turn. Decks are empty unless given, so nothing is drawn; both have a plain Werewolf in front
 * unless said otherwise. Dice left over fail the test by themselves.
 */
export function duel(me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): WardScenario {
  const side = (x: Side): Side => (x.primary === undefined && x.unstarted !== true ? { primary: 'werewolf', ...x } : x);
  const t = scenario(ward, position({ ...more, seats: [side(me), side(opp)] }), words);
  onTestFinished(() => t.end());
  return Object.assign(t, { cemeteryHp: (who: 'me' | 'opp' = 'me') => cemeteryHp(t.machine, who === 'me' ? 0 : 1) });
}

/** The clauses behind what a player cannot do with a card now, as the table explains them. */
export const whyNot = (t: WardScenario, card: string, seat = 0): string[] => {
  const id = t.id(card);
  return ward.explain(t.state, seat).flatMap((x) => (x.card === id ? [x.rule] : []));
};
