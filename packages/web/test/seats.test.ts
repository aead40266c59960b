import type { Events, WardCardView, WardView } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { hasFallen, lastTargeting } from '../src/games/ward/drama.ts';
import { fightersOf, forwardSeats, nextOf, othersOf, teamOf } from '../src/games/ward/many/seats.ts';
import { against } from '../src/parts/words/sides.ts';
import { eventsOf } from './events.ts';

const event = eventsOf<Events>('');

/** A table of so many: the primary of seat 2 is card 20, its magic 21. */
function table(
  teams: number[],
  more: { boss?: number; active?: number; battle?: boolean; out?: number[]; turns?: WardView['table']['turns'] } = {},
): WardView {
  const seats = teams.map((team, i) => ({ team, out: more.out?.includes(i) === true }));
  const zone = (name: string, seat: number, cards: WardCardView[]) => ({
    zone: name,
    seat,
    count: cards.length,
    cards,
  });
  return {
    game: 'ward',
    viewer: 0,
    seq: 0,
    turn: 3,
    active: more.active ?? 0,
    seats,
    zones: teams.flatMap((_, seat) => [
      zone('primary', seat, [{ id: seat * 10, ...(seat === more.boss ? { boss: true as const, hp: 12 } : {}) }]),
      zone('magic', seat, [{ id: seat * 10 + 1 }]),
    ]),
    chain: [],
    table: {
      phase: 'combat',
      firstCycle: false,
      threshold: 300,
      timeLimit: 0,
      boss: more.boss ?? -1,
      battle: more.battle === true ? { striking: false } : null,
      window: null,
      players: [],
      turns: more.turns ?? [],
    },
    question: null,
    over: null,
  };
}

const scene = (view: WardView, more: Partial<Parameters<typeof forwardSeats>[0]> = {}) =>
  forwardSeats({ view, log: [], near: 0, choosing: null, among: othersOf(view, 0), opened: null, most: 2, ...more });

const choosing = (...can: number[]) => ({
  choices: [],
  why: [],
  can: new Set(can),
  chosen: new Set<number>(),
  click: () => {},
  spots: new Set<number>(),
  clickSpot: () => {},
  drop: () => {},
  pick: () => {},
  prefer: null,
  setPrefer: () => {},
  best: null,
});

describe('who comes forward', () => {
  const five = (more = {}) => table([0, 1, 2, 3, 4], more);

  test('whose turn it is, and both who fight', () => {
    expect(scene(five({ active: 3 }))).toEqual([3]);
    const log = [event('battle', { a: { id: 40 }, b: { id: 20 } })];
    expect(scene(five({ active: 4, battle: true }), { log })).toEqual([2, 4]);
    // Room for one: the one who acts.
    expect(scene(five({ active: 4, battle: true }), { log, most: 1 })).toEqual([4]);
    expect(fightersOf(five({ battle: true }), log)).toEqual([4, 2]);
    expect(fightersOf(five(), log)).toEqual([]);
  });

  test('all who play on, where there is room', () => {
    expect(scene(table([0, 1, 2], { active: 1 }))).toEqual([1, 2]);
    expect(scene(five({ active: 1, out: [2, 3] }))).toEqual([1, 4]);
    expect(scene(table([0, 1, 2], { active: 1 }), { opened: 2 })).toEqual([2]);
  });

  test('in one’s own turn, whoever did something last; never somebody who is out', () => {
    const log = [event('played', { seat: 2 }), event('drawn', { seat: 0 })];
    expect(scene(five(), { log })).toEqual([2]);
    expect(scene(five({ out: [2] }), { log })).toEqual([1]);
  });

  test('the seat that was opened, before all', () => {
    expect(scene(five({ active: 3 }), { opened: 1 })).toEqual([1]);
    expect(scene(five({ active: 3, out: [1] }), { opened: 1 })).toEqual([3]);
  });

  test('a seat with something to choose that would not show; a primary shows anyway', () => {
    expect(scene(five({ active: 3 }), { choosing: choosing(21, 41), most: 2 })).toEqual([2, 4]);
    expect(scene(five({ active: 3 }), { choosing: choosing(20) })).toEqual([3]);
  });
});

describe('turns', () => {
  test('go clockwise past those who are out', () => {
    expect(othersOf(table([0, 1, 2, 3]), 2)).toEqual([3, 0, 1]);
  });

  test('come as the table says', () => {
    const turns = [
      { seat: 1, mini: false },
      { seat: 3, mini: true },
    ];
    expect(nextOf(table([0, 0, 0, 1], { boss: 3, active: 1, turns }))).toEqual({ seat: 3, mini: true });
    expect(nextOf(table([0, 1], { turns: turns.slice(0, 1) }))).toEqual({ seat: 1, mini: false });
  });
});

test('two teams have names; a rumble and a raid have none', () => {
  expect(teamOf(table([0, 1, 0, 1]), 2)?.name).toBe('Sun');
  expect(teamOf(table([0, 1, 2]), 2)).toBeNull();
  expect(teamOf(table([0, 0, 1], { boss: 2 }), 0)).toBeNull();
  expect(against(['Ada', 'Bo', 'Cy', 'Dee'], (seat) => seat % 2)).toBe('Ada and Cy against Bo and Dee');
});

test('a target roll has a die for each, and whom it means', () => {
  const roll = event('targetRoll', { a: { id: 5 }, n: 1, list: [0, 4, 1, 2] });
  expect(lastTargeting([roll])).toMatchObject({
    meant: 1,
    dice: [
      { seat: 0, face: 4 },
      { seat: 1, face: 2 },
    ],
  });
  expect(lastTargeting([event('targetRoll', { n: -1, list: [0, 2, 1, 2] })])?.meant).toBeNull();
  expect(lastTargeting([roll, event('battle')])).toBeNull();
});

test('a boss has fallen once it has no HP left', () => {
  expect(hasFallen(table([0, 0, 1], { boss: 2 }))).toBe(false);
  expect(hasFallen(table([0, 1, 2]))).toBe(false);
  const view = table([0, 0, 1], { boss: 2 });
  view.zones = view.zones.filter((z) => z.seat !== 2);
  expect(hasFallen(view)).toBe(true);
});
