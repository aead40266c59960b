import type { ChoiceView } from '@wardroom/core';
import { type Base, type Events, type GuardianView, guardian } from '@wardroom/guardian';
import { describe, expect, test } from 'vitest';
import { emblems as art } from '../src/games/guardian/art.generated.ts';
import { askAgain, baseFxOf, fxOf, hold, strikeOf } from '../src/games/guardian/drama.ts';
import { guardianDress } from '../src/games/guardian/dress.ts';
import { chains, type Guardian, harm, lamps, phaseOf, tellBase } from '../src/games/guardian/facts.ts';
import { deedsOf, meaning, verbsAt } from '../src/games/guardian/intent.ts';
import { guardianLog } from '../src/games/guardian/log-icons.ts';
import { lastRoll } from '../src/games/guardian/rolls.ts';
import type { BeatOf, Choosing } from '../src/games/table.ts';
import { statusesOf } from '../src/parts/card/facts.ts';
import type { LogLook } from '../src/parts/log/look.ts';
import { nearest } from '../src/parts/table/arrows.ts';
import { eventsOf } from './events.ts';

const event = eventsOf<Events>('G5.3');

const outpost: Base = {
  lane: 0,
  spot: 5,
  kind: 'outpost',
  hp: 40,
  max: 50,
  fallen: false,
  wall: { hp: 12, max: 20, tier: 2 },
  wallLost: false,
};
const points = { value: 0, max: 0, most: 10 };
const gauge = { label: 'Stronghold', value: 100, max: 100 };
const player = { gauge, dz: points, sp: points, turns: 1, deck: 20, hunger: 0 };

/** Card 1 of seat 0 stands in lane 0, card 2 of seat 1 in lane 1. */
const view: GuardianView = {
  game: 'guardian',
  viewer: 0,
  seq: 0,
  turn: 1,
  active: 0,
  seats: [0, 1].map((team) => ({ team, out: false })),
  zones: [
    { zone: 'guardians', seat: 0, count: 1, cards: [{ id: 1, at: 0, spot: 0 }] },
    { zone: 'guardians', seat: 1, count: 1, cards: [{ id: 2, at: 1, spot: 6 }] },
  ],
  chain: [],
  table: {
    round: 1,
    lanes: 3,
    laneNames: ['left', 'middle', 'right'],
    stronghold: 1,
    timeLimit: 0,
    players: [
      { ...player, bases: [] },
      { ...player, bases: [outpost] },
    ],
    attack: null,
  },
  question: null,
  over: null,
};
const beat = (e: Events): BeatOf<Guardian> => ({ event: e, view, at: 7 });

describe('every card and every event', () => {
  test('has an emblem of its own', () => {
    expect(Object.keys(art).sort()).toEqual(guardian.defs.map((d) => d.id).sort());
  });
  test('has an icon in the log', () => {
    const { kinds }: LogLook = guardianLog;
    const silent = new Set(['turnStart', 'turnEnd']);
    expect(guardian.events.filter((kind) => !silent.has(kind) && kinds[kind] === undefined)).toEqual([]);
  });
});

describe('what stands in a lane', () => {
  const base = outpost;
  const three = ['left', 'middle', 'right'];
  const five = ['far-left', 'left', 'middle', 'right', 'far-right'];
  test('is told in words', () => {
    expect(tellBase(three, base, 'Bo’s')).toBe('Bo’s left Outpost, 40 of 50 HP, behind a wall of 12 of 20 HP');
    expect(tellBase(five, { ...base, hp: 0, fallen: true, wall: null, wallLost: true }, 'your')).toBe(
      'your far-left Outpost, fallen, its wall destroyed',
    );
    expect(tellBase(three, { ...base, kind: 'stronghold', wall: null }, 'your')).toBe('your Stronghold, 40 of 50 HP');
  });
  test('cracks as it is hurt', () => {
    expect([50, 40, 30, 20, 10, 0].map((hp) => harm(hp, 50))).toEqual([0, 1, 1, 2, 3, 4]);
  });
  test('is chained from lane to lane while HP are linked', () => {
    const linked = [
      { id: 1, at: 2, link: [2, 3] },
      { id: 2, at: 0, link: [1, 3] },
      { id: 3, at: 1, link: [1, 2] },
      { id: 4, at: 4 },
    ];
    expect(chains(linked)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('badges', () => {
  test('say how much there is of a status, and how long it lasts', () => {
    const facts = {
      id: 1,
      states: ['burned', 'exhausted', 'poisoned', 'shield', 'fury'],
      levels: { burned: 10, exhausted: 1, poisoned: 4, shield: 1 },
      lasting: [{ source: 'bonfire-oath', until: 'turn', gives: ['fury'] }],
    };
    expect(statusesOf(facts, guardianDress).map((s) => [s.label, s.left, s.remains])).toEqual([
      ['Burned', 10, '10 at the end of its turn'],
      ['Exhausted', 1, '1 turn left'],
      ['Poisoned', 4, '4 damage next'],
      ['Shield', null, ''],
      ['Fury', null, 'until the turn ends'],
    ]);
  });
});

describe('lamps', () => {
  const count = (states: string[]) => ['lit', 'spent', 'dark'].map((s) => states.filter((x) => x === s).length);
  test('show what is spent of this round’s DZ', () => {
    expect(count(lamps({ value: 2, max: 6, most: 10 }, false))).toEqual([2, 4, 4]);
    expect(count(lamps({ value: 12, max: 10, most: 10 }, false))).toEqual([10, 0, 0]);
  });
  test('show SP as kept, none of them spent', () => {
    expect(count(lamps({ value: 3, max: 10, most: 10 }, true))).toEqual([3, 0, 7]);
  });
});

describe('how far a turn has come', () => {
  const kinds = (...names: Events['kind'][]) => names.map((kind) => ({ kind }));
  test('follows what has happened in it', () => {
    expect(phaseOf(kinds('turnStart', 'drawn'), undefined)).toBe('start');
    expect(phaseOf(kinds('turnStart', 'drawn'), 'main')).toBe('main');
    expect(phaseOf(kinds('turnStart', 'drawn', 'summoned'), undefined)).toBe('main');
    expect(phaseOf(kinds('turnStart', 'attacks', 'turnEnd', 'damaged'), undefined)).toBe('end');
    expect(phaseOf([], undefined)).toBe('start');
  });
});

describe('an attack', () => {
  test('runs from lane to lane, at a Guardian or at a base', () => {
    const atCard = beat(event('attacks', { a: { id: 1 }, b: { id: 2 } }));
    expect(strikeOf(atCard)).toEqual({ seat: 0, from: 0, to: 1, atCard: true, key: 7 });
    expect(fxOf(atCard, 1)?.kind).toBe('strike');
    expect(fxOf(atCard, 2)?.kind).toBe('aim');
    const atBase = beat(event('attacks', { a: { id: 1 }, n: 5 }));
    expect(strikeOf(atBase)).toMatchObject({ to: 0, atCard: false });
    expect(baseFxOf(atBase, 1, 0)).toMatchObject({ on: 'base', kind: 'aim' });
    expect(baseFxOf(atBase, 0, 0)).toBeNull();
  });
  test('shakes the base or the wall that it hits', () => {
    const hit = beat(event('baseDamaged', { seat: 1, n: 10, list: [2] }));
    expect(baseFxOf(hit, 1, 2)).toEqual({ on: 'base', kind: 'damage', n: 10, key: 7 });
    expect(baseFxOf(hit, 1, 1)).toBeNull();
    expect(baseFxOf(hit, 0, 2)).toBeNull();
    expect(baseFxOf(beat(event('wallDamaged', { list: [0] })), 0, 0)?.on).toBe('wall');
  });
});

describe('dice', () => {
  const throwing = { cards: { toad: { name: 'Mire Toad' } }, names: ['Ada', 'Bo'], near: 0, rest: false };
  const toad = { id: 4, card: 'toad' };
  test('say what a roll against paralysis means', () => {
    const log = [event('turnStart'), event('paralysisRoll', { a: toad, n: 0, figure: 4, list: [3] })];
    expect(lastRoll(log, throwing)).toMatchObject({
      key: 'roll-1',
      title: 'Mire Toad, paralyzed: 4+ frees it',
      total: 3,
      against: { value: 4 },
      verdict: { kind: 'miss', text: 'Cannot move' },
    });
    expect(hold(beat(log[1]), null)).toBe('dice');
  });
  test('lie there while something comes of them, and are put away then', () => {
    const log = [event('confusionRoll', { a: toad, n: 0, list: [3] }), event('damaged')];
    expect(lastRoll(log, throwing)?.key).toBe('roll-0');
    expect(lastRoll(log, { ...throwing, rest: true })).toBeNull();
    expect(lastRoll([...log, event('attacks')], throwing)).toBeNull();
  });
  test('are a coin at the start', () => {
    const roll = lastRoll([event('coin', { seat: 1, n: 2 })], throwing);
    expect(roll).toMatchObject({ coin: ['heads', 'tails'], dice: [{ faces: [2], from: 'far' }] });
    expect(roll?.verdict?.text).toBe('Bo begins');
  });
});

describe('a chosen Guardian', () => {
  const choice = (verb: string, more: Partial<ChoiceView>): ChoiceView => ({ verb, n: 0, text: verb, ...more });
  /** Guardian 1 can attack 8 or the base at 5, poison 8, rest, and change lanes with 2. */
  const choices = [
    choice('attack', { card: 1, on: 8 }),
    choice('attackBase', { card: 1, spot: 5, n: 5 }),
    choice('use', { card: 1, on: 8 }),
    choice('use', { card: 1, n: 1 }),
    choice('swap', { card: 1, on: 2 }),
    choice('endTurn', {}),
  ];
  const picked: number[] = [];
  const choosing = {
    choices,
    pick: (i: number) => picked.push(i),
    click: () => picked.push(-1),
  } as unknown as Choosing;

  test('offers each thing it can do once; without a target at once', () => {
    expect(deedsOf(choices, 1).map((d) => [d.key, d.index])).toEqual([
      ['attack 0', null],
      ['use 0', null],
      ['use 1', 3],
      ['swap 0', null],
    ]);
    // A swap is named once, and either of the two can begin it.
    expect(deedsOf(choices, 2).map((d) => d.key)).toEqual(['swap 0']);
    expect(verbsAt(choices, 2, 1)).toEqual(['swap']);
    expect(verbsAt(choices, 1, 8)).toEqual(['attack', 'use']);
  });
  test('lights only what is meant, and a click settles it', () => {
    const attack = meaning(choosing, 1, 'attack 0', () => {});
    expect([...attack.can]).toEqual([1, 8]);
    expect([...attack.spots]).toEqual([5]);
    attack.click(8);
    meaning(choosing, 1, 'use 0', () => {}).click(8);
    attack.clickSpot(5);
    meaning(choosing, 2, null, () => {}).click(1);
    // Two ways to do it and none is meant: asked as ever.
    meaning(choosing, 1, null, () => {}).click(8);
    expect(picked).toEqual([0, 2, 1, 4, -1]);
  });
  test('is asked about once more before it sends another away, and before a turn ends with attacks left', () => {
    const asked = { ...view, question: { seat: 0, prompt: 'main', text: '', choices } };
    expect(askAgain(choice('endTurn', {}), asked)?.ends).toBe(true);
    expect(askAgain(choice('summon', { card: 9, spot: 0, n: 0 }), asked)?.text).toMatch(/discard pile/);
    expect(askAgain(choice('summon', { card: 9, spot: 1, n: 1 }), asked)).toBeNull();
  });
});

describe('arrow keys', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const boxes = [box(0, 0), box(100, 0), box(0, 100), box(100, 110)];
  test('go to what lies that way', () => {
    expect(nearest(boxes[0], 'ArrowRight', boxes)).toBe(1);
    expect(nearest(boxes[0], 'ArrowDown', boxes)).toBe(2);
    expect(nearest(boxes[3], 'ArrowUp', boxes)).toBe(1);
    expect(nearest(boxes[3], 'ArrowLeft', boxes)).toBe(2);
    expect(nearest(boxes[0], 'ArrowUp', boxes)).toBe(-1);
    expect(nearest(boxes[0], 'x', boxes)).toBe(-1);
  });
});
