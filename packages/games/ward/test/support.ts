import { type Game, NONE, type SeatId, type State, type View, view } from '@wardroom/core';
import { type Scenario, scenario } from '@wardroom/testkit';
import { type Position, position, type Side, ward } from '@wardroom/ward';
import { onTestFinished } from 'vitest';
import type { WardCard, WardSource } from '../src/card.ts';
import { gameWith } from '../src/game.ts';
import { MATCH, matchOf } from '../src/names.ts';
import { cemeteryHp, hpLeft, primaryOf } from '../src/rules/field.ts';
import { cards } from '../src/rules.ts';
import { standBoss } from '../src/ruleset.ts';

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

function wardScenario(game: Game<WardCard>, start: State): WardScenario {
  const t = scenario(game, start, words);
  onTestFinished(() => t.end());
  return Object.assign(t, { cemeteryHp: (who: 'me' | 'opp' | number = 'me') => cemeteryHp(t.machine, seatOf(who)) });
}

/** A plain Werewolf stands in front unless said otherwise. */
const manned = (x: Side): Side => (x.primary === undefined && x.unstarted !== true ? { primary: 'werewolf', ...x } : x);

/** The boss's side: its id, or what else lies there. */
export type Lair = string | (Side & { primary: NonNullable<Side['primary']> });

/** Positions to begin from, with the cards of a game. */
export interface Scenes {
  /**
   * A duel from the start of my turn. Decks are empty unless given, so nothing is drawn; both have a plain Werewolf in front
   * unless said otherwise. Dice left over fail the test by themselves.
   */
  duel: (me?: Side, opp?: Side, more?: Omit<Position, 'seats'>) => WardScenario;
  /**
   * Three or more at one table, from the start of my turn: a rumble, or with `mode: 'team'` two teams in turn. Players are
   * `t.players[i]`, and where several have a card of a name it is 'me:goblin', 'seat1:goblin', 'seat2:goblin' …
   */
  table: (seats: readonly Side[], more?: Omit<Position, 'seats'>) => WardScenario;
  /**
   * Players against a boss, from the start of my turn; the boss has the last seat. As in a duel nothing is drawn unless a
   * deck is given, and a plain Werewolf stands in front. What the boss's deck holds is played in the mini turn after a
   * player's turn, or in its own turn after the last player's: script the dice before `endTurn`. Any creature may stand as
   * the boss, for tests of the rules that no boss's own text gets mixed up with.
   */
  raid: (players: readonly Side[], boss: Lair, more?: Omit<Position, 'seats' | 'mode'>) => WardScenario;
}

const scenes = (game: Game<WardCard>): Scenes => ({
  duel: (me = {}, opp = {}, more = {}) =>
    wardScenario(game, position({ ...more, seats: [manned(me), manned(opp)] }, game)),
  table: (seats, more = {}) =>
    wardScenario(game, position({ mode: 'rumble', ...more, seats: seats.map(manned) }, game)),
  raid: (players, boss, more = {}) => {
    const lair: Side = typeof boss === 'string' ? { primary: boss } : boss;
    const start = position({ ...more, mode: 'boss', seats: [...players.map(manned), lair] }, game);
    if (matchOf(start)[MATCH.boss] === NONE) standBoss(game, start, primaryOf(start, seatOf(players.length)));
    return wardScenario(game, start);
  },
});

export const { duel, table, raid } = scenes(ward);

/** The same with cards of a test's own beside the printed ones. */
export const withCards = (...own: WardSource[]): Scenes => scenes(gameWith([...cards, ...own]));

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
