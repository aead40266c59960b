import type { Game, SeatId, State } from '@wardroom/core';
import { guardian, type Position, position, type Side } from '@wardroom/guardian';
import { type Scenario, scenario } from '@wardroom/testkit';
import { onTestFinished } from 'vitest';
import type { GuardianCard } from '../src/card.ts';
import { BASE, PLAYER, STATUS, type StatusName, WALL } from '../src/names.ts';
import { hpLeft } from '../src/rules/board.ts';

export { offers, whyNot } from '@wardroom/testkit';

/** The scenario language for Guardian Realms. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

const words = {
  search: ['guardians', 'equipment', 'effects', 'fields', 'played', 'hand', 'discard', 'deck', 'gone'],
  hp: hpLeft,
  endPhase: 'endTurn',
  pass: 'endTurn',
  primary: () => -1,
};

export function play(start: State, game: Game<GuardianCard> = guardian): Scenario {
  const t = scenario(game, start, words);
  onTestFinished(() => t.end());
  return t;
}

/**
 * A duel from the start of my turn, with 10 DZ and 10 SP unless said otherwise. Without a deck nothing is drawn. Dice left
 * over fail the test by themselves.
 */
export function duel(
  me: Side = {},
  opp: Side = {},
  more: Omit<Position, 'seats'> = {},
  game = guardian as Game<GuardianCard>,
) {
  return play(position({ ...more, seats: [me, opp] }, game), game);
}

type Who = 'me' | 'opp';
const numbers = (t: Scenario, who: Who): number[] => t.state.seats[(who === 'me' ? 0 : 1) as SeatId].n;

export const base = (t: Scenario, who: Who, lane: number): number => numbers(t, who)[BASE + lane];
export const wall = (t: Scenario, who: Who, lane: number): number => numbers(t, who)[WALL + lane];
export const dz = (t: Scenario, who: Who = 'me'): number => numbers(t, who)[PLAYER.dz];
export const sp = (t: Scenario, who: Who = 'me'): number => numbers(t, who)[PLAYER.sp];
export const has = (t: Scenario, card: string, status: StatusName): boolean =>
  (t.state.cards[t.id(card)].flags & (1 << STATUS[status])) !== 0;
export const laneOf = (t: Scenario, card: string): number => t.state.cards[t.id(card)].at;
