import { NONE, type SeatId, type State, type View, view } from '@wardroom/core';
import { type Scenario, scenario } from '@wardroom/testkit';
import { type Position, position, type Side, ward } from '@wardroom/ward';
import { onTestFinished } from 'vitest';
import { MATCH, matchOf } from '../src/names.ts';
import { cemeteryHp, hpLeft, primaryOf } from '../src/rules/field.ts';
import { standBoss } from '../src/rules.ts';

export { whyNot } from '@wardroom/testkit';

/** Ward's side of the scenario language. */

export const words = {
  search: ['primary', 'side', 'magic', 'chain', 'hand', 'cemetery', 'under', 'deck', 'gone'],
  hp: hpLeft,
  endPhase: 'endPhase',
  pass: 'pass',
  dice: { rollSpeed: 'order' },
  primary: primaryOf,
};

export interface WardScenario extends Scenario {
  cemeteryHp: (seat?: 'me' | 'opp' | number) => number;
}

function wardScenario(start: State): WardScenario {
  const t = scenario(ward, start, words);
  onTestFinished(() => t.end());
  return Object.assign(t, { cemeteryHp: (who: 'me' | 'opp' | number = 'me') => cemeteryHp(t.machine, seatOf(who)) });
}

/** A plain Werewolf stands in front unless said otherwise. */
const manned = (x: Side): Side => (x.primary === undefined && x.unstarted !== true ? { primary: 'werewolf', ...x } : x);

/**
 * A duel from the start of my turn. Decks are empty unless given, so nothing is drawn; both have a plain Werewolf in front
 * unless said otherwise. Dice left over fail the test by themselves.
 */
export function duel(me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): WardScenario {
  return wardScenario(position({ ...more, seats: [manned(me), manned(opp)] }));
}

/**
 * Three or more at one table, from the start of my turn: a rumble, or with `mode: 'team'` two teams in turn. Players are
 * `t.players[i]`, and where several have a card of a name it is 'me:goblin', 'seat1:goblin', 'seat2:goblin' …
 */
export function table(seats: readonly Side[], more: Omit<Position, 'seats'> = {}): WardScenario {
  return wardScenario(position({ mode: 'rumble', ...more, seats: seats.map(manned) }));
}

/** The boss's side: its id, or what else lies there. */
export type Lair = string | (Side & { primary: NonNullable<Side['primary']> });

/**
 * Players against a boss, from the start of my turn; the boss has the last seat. As in a duel nothing is drawn unless a
 * deck is given, and a plain Werewolf stands in front. What the boss's deck holds is played in the mini turn after a
 * player's turn, or in its own turn after the last player's: script the dice before `endTurn`. Any creature may stand as
 * the boss, for tests of the rules that no boss's own text gets mixed up with.
 */
export function raid(players: readonly Side[], boss: Lair, more: Omit<Position, 'seats' | 'mode'> = {}): WardScenario {
  const lair: Side = typeof boss === 'string' ? { primary: boss } : boss;
  const start = position({ ...more, mode: 'boss', seats: [...players.map(manned), lair] });
  if (matchOf(start)[MATCH.boss] === NONE) standBoss(ward, start, primaryOf(start, seatOf(players.length)));
  return wardScenario(start);
}

/** A player does nothing more this turn; stops where they are asked something by what comes after it. */
export function rest(t: WardScenario, seat = 0): void {
  const turn = t.state.turn;
  while (t.state.turn === turn && ['main', 'combat', 'second'].some((x) => t.asked.endsWith(` ${x}`))) {
    t.players[seat].next();
  }
}

/** A boss's figures are tuned by play, so tests of what its cards do read them off the card. */
export const printed = (card: string) => ward.defs[ward.defById.get(card)!];
/** Dice for a strike of it that hits an AL up to 7 and its MOD, and deals the least; and how much that is. */
export const blow = (card: string, moreDice = 0): number[] => [3, 4, ...Array(printed(card).dice + moreDice).fill(1)];
export const dealtBy = (card: string, moreDice = 0): number => printed(card).dice + moreDice + printed(card).mod;

const seatOf = (who: 'me' | 'opp' | number): SeatId => (who === 'me' ? 0 : who === 'opp' ? 1 : who) as SeatId;

/** The table as a seat sees it; the number after the last seat is a spectator. */
export const viewOf = (t: WardScenario, viewer: 'me' | 'opp' | number): View => view(ward, t.state, seatOf(viewer));
