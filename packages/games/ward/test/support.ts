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
  cemeteryHp: (seat?: 'me' | 'opp' | number) => number;
}

/**
 * A duel from the start of my turn. Decks are empty unless given, so nothing is drawn; both have a plain Werewolf in front
 * unless said otherwise. Dice left over fail the test by themselves.
 */
export function duel(me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): WardScenario {
  const side = (x: Side): Side => (x.primary === undefined && x.unstarted !== true ? { primary: 'werewolf', ...x } : x);
  const t = scenario(ward, position({ ...more, seats: [side(me), side(opp)] }), words);
  onTestFinished(() => t.end());
  return Object.assign(t, { cemeteryHp: (who: 'me' | 'opp' | number = 'me') => cemeteryHp(t.machine, seatOf(who)) });
}

/** The boss's side: its id, or what else lies there. */
export type Lair = string | (Side & { primary: NonNullable<Side['primary']> });

/**
 * Players against a boss, from the start of my turn; the boss has the last seat. As in a duel nothing is drawn unless a
 * deck is given, and a plain Werewolf stands in front. What the boss's deck holds is played in the mini turn after a
 * player's turn, or in its own turn after the last player's: script the dice before `endTurn`.
 */
export function raid(players: readonly Side[], boss: Lair, more: Omit<Position, 'seats' | 'mode'> = {}): WardScenario {
  const seats = players.map((x): Side => (x.unstarted === true ? x : { primary: 'werewolf', ...x }));
  const lair: Side = typeof boss === 'string' ? { primary: boss } : boss;
  const t = scenario(ward, position({ ...more, mode: 'boss', seats: [...seats, lair] }), words);
  onTestFinished(() => t.end());
  return Object.assign(t, { cemeteryHp: (who: 'me' | 'opp' | number = 'me') => cemeteryHp(t.machine, seatOf(who)) });
}

const seatOf = (who: 'me' | 'opp' | number): number => (who === 'me' ? 0 : who === 'opp' ? 1 : who);

/** The clauses behind what a player cannot do with a card now, as the table explains them. */
export const whyNot = (t: WardScenario, card: string, seat = 0): string[] => {
  const id = t.id(card);
  return ward.explain(t.state, seat).flatMap((x) => (x.card === id ? [x.rule] : []));
};
