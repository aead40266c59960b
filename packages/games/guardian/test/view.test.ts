import {
  type CardView,
  type EventKind,
  eventView,
  type GameEvent,
  machine,
  NONE,
  pile,
  type State,
  spectator,
  view,
} from '@wardroom/core';
import type { Scenario } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { CITE, EVENT, GUARDIANS, spotIn } from '../src/names.ts';
import { story } from '../src/story.ts';
import { practice, spar } from './practice.ts';
import { whyNot } from './support.ts';

/** What a table is told beyond the cards. */

const seen = (t: Scenario, card: string, viewer = t.me.seat): CardView =>
  view(practice, t.state, viewer)
    .zones.flatMap((z) => z.cards ?? [])
    .find((c) => c.card === card)!;
const players = (t: Scenario) => view(practice, t.state, t.me.seat).table.players as Record<string, unknown>[];

describe('the table', () => {
  test('G3.1 G3.4 G4.1 G9.1 shows points, bases and walls of both', () => {
    const t = spar({ dz: 4, sp: 3 }, { bases: [0, 60, 50], walls: [0, { tier: 2, hp: 15 }, 'destroyed'], deck: [] });
    expect(view(practice, t.state, t.me.seat).table).toMatchObject({ lanes: 3, stronghold: 1, round: 6, attack: null });
    expect(players(t)[0]).toMatchObject({ dz: { value: 4, max: 4 }, sp: { value: 3, max: 10 } });
    expect(players(t)[1]).toMatchObject({
      gauge: { label: 'Stronghold', value: 60, max: 100 },
      hunger: 1,
      bases: [
        { kind: 'outpost', spot: 5, hp: 0, max: 50, fallen: true, wall: null, wallLost: false },
        { kind: 'stronghold', spot: 6, hp: 60, max: 100, fallen: false, wall: { hp: 15, max: 20, tier: 2 } },
        { kind: 'outpost', spot: 7, hp: 50, wall: null, wallLost: true },
      ],
    });
  });

  test('answers with a spot say it, in the word the lane goes by', () => {
    const t = spar({ hand: ['levy'], guardians: [null, null, 'rusher'] });
    const { choices } = view(practice, t.state, t.me.seat).question!;
    expect(choices!.map(({ text, spot }) => ({ text, spot }))).toEqual([
      { text: 'Summon Levy in the left lane', spot: 0 },
      { text: 'Summon Levy in the middle lane', spot: 1 },
      { text: 'Summon Levy in the right lane', spot: 2 },
      { text: 'Play Idle', spot: undefined },
      { text: 'Rusher attacks the base in the right lane', spot: 7 },
      { text: 'End the turn', spot: undefined },
    ]);
    expect([0, 1, 7].map(spotIn).map((spot) => practice.say.spot!(t.state, spot))).toEqual(['left', 'middle', 'right']);
    const five = spar({}, {}, { options: { lanes: 5 } });
    expect([0, 2, 9].map(spotIn).map((spot) => practice.say.spot!(five.state, spot))).toEqual([
      'far-left',
      'middle',
      'far-right',
    ]);
  });
});

describe('a Guardian', () => {
  test('G8.1 G8.2 shows its HP, its figures and why, its statuses and how much of each', () => {
    const t = spar({
      guardians: [
        { card: 'levy', hp: 25, equipment: 'armour', statuses: ['burned', 'burned', 'poisoned', 'exhausted'] },
      ],
      field: 'drums',
    });
    expect(seen(t, 'levy')).toMatchObject({
      at: 0,
      spot: 0,
      hp: 25,
      maxHp: 30,
      printed: { hp: 20, atk: 5 },
      stats: { hp: 30, atk: 10, attackCost: 1 },
      why: [
        { stat: 'hp', amount: 10, layer: 'add', source: 'armour' },
        { stat: 'atk', amount: 5, layer: 'add', source: 'drums' },
      ],
      states: ['burned', 'exhausted', 'poisoned'],
      levels: { burned: 10, poisoned: 1, exhausted: 1 },
      exhausted: true,
    });
    expect(seen(t, 'drums')).toMatchObject({ count: 1 });
    expect(seen(t, 'armour')).toMatchObject({ at: 0, on: seen(t, 'levy').id });
  });

  test('G8.8 G8.9 shows Fury and immunities among its states, and how long they last', () => {
    const t = spar({ guardians: ['levy', 'immune-burned'], hand: ['enrage'] });
    t.me.does('play', 'enrage', 'levy');
    expect(seen(t, 'levy')).toMatchObject({
      states: ['fury'],
      lasting: [{ source: 'enrage', until: 'turn', gives: ['fury'] }],
    });
    expect(seen(t, 'immune-burned')).toMatchObject({ states: ['immuneBurned'] });
  });

  test('G9.5 that is linked names the others', () => {
    const t = spar({ guardians: ['levy', 'monk'], linked: [0, 1] });
    expect(seen(t, 'levy')).toMatchObject({ hp: 40, ownHp: 20, link: [seen(t, 'monk').id] });
  });

  test('G5.4 shows what its ability costs', () => {
    const t = spar({ guardians: ['mage'] }, { guardians: ['giant'] });
    expect(seen(t, 'mage')).toMatchObject({ abilities: [{ label: 'zap', price: 2 }], attacked: 0, used: false });
    t.me.does('use', 'mage', 'giant');
    expect(seen(t, 'mage')).toMatchObject({ used: true });
  });
});

describe('hands', () => {
  test('G5.8 what a Guardian is sacrificed for is shown to both', () => {
    const told: string[] = [];
    const t = spar({ guardians: ['levy'], hand: ['sleeper'] });
    t.machine.sink = (e, s) => told.push(eventView(practice, s, t.opp.seat, e).text);
    t.me.does('summon', 'sleeper', 'levy');
    expect(told.slice(0, 3)).toEqual([
      'Player 1 sacrifices Levy for Sleeper.',
      'Levy is discarded.',
      'Player 1 summons Sleeper in the left lane.',
    ]);
  });

  test('nobody sees the other’s, unless it is shown', () => {
    const t = spar({ hand: ['spy'] }, { hand: ['giant'] });
    expect(seen(t, 'giant')).toBeUndefined();
    expect(seen(t, 'giant', t.opp.seat)).toMatchObject({ stats: { cost: 4 } });
    t.me.does('play', 'spy');
    expect(seen(t, 'giant')).toBeDefined();
    expect(seen(t, 'giant', spectator(t.state))).toBeUndefined();
    t.expectLog('spy opp shows their hand of 2.');
  });
});

describe('what is greyed out', () => {
  test('G3.1 G3.4 G5.5 names the clause', () => {
    const t = spar(
      { hand: ['giant', 'bolt'], sp: 1, dz: 0, guardians: ['levy', null, null] },
      { guardians: [{ card: 'invincible' }] },
    );
    expect(whyNot(t, 'giant')).toEqual(['G3.4']);
    expect(whyNot(t, 'bolt')).toEqual(['G3.1']);
    const u = spar({ guardians: ['levy'] }, { guardians: ['invincible'] });
    expect(whyNot(u, 'levy')).toEqual(['G5.5']);
    // In the other's turn nothing is played.
    expect(whyNot(u, 'opp:idle', u.opp.seat)).toEqual(['G3.1']);
  });

  test('G4.3 where every lane is lost to cards', () => {
    const t = spar({ hand: ['clone'], guardians: ['levy', 'levy', 'levy'] });
    expect(whyNot(t, 'clone')).toEqual(['G4.9']);
  });
});

describe('the story', () => {
  const told = story((s) => machine(practice, s));

  const throwOf = (kind: EventKind, n: number, list: number[], figure = 0) => {
    const t = spar({ guardians: ['levy'] });
    const e: GameEvent = {
      kind,
      cite: CITE['G8.1'],
      seat: t.me.seat,
      a: pile(t.state, GUARDIANS, t.me.seat)[0],
      b: NONE,
      n,
      list,
      figure,
    };
    return told.luck(e, t.state);
  };

  test('dice are told with what was hoped for, coins are no dice', () => {
    expect(throwOf(EVENT.paralysisRoll, 1, [5])[0].wants[0]).toMatchObject({ chance: 0.5, happened: true });
    expect(throwOf(EVENT.confusionRoll, 0, [3])[0].wants[0]).toMatchObject({ happened: false });
    expect(throwOf(EVENT.exhaustionRoll, 3, [6])[0].wants[0]).toMatchObject({ happened: false });
    expect(throwOf(EVENT.rolled, 4, [4], 6)[0].faces).toEqual([4]);
    expect(throwOf(EVENT.rolled, 1, [1], 2)).toEqual([]);
  });

  test('what a player did to the other is counted, what they did to themselves is not', () => {
    const counted: number[] = [];
    const t = spar({ guardians: ['giant'], hand: ['own-bolt'] }, {});
    t.machine.sink = (e: GameEvent, s: State) => {
      for (const x of told.tally(e, s)) counted[x.count] = (counted[x.count] ?? 0) + x.n;
    };
    t.me.does('attackBase', 'giant', undefined, 5);
    t.me.does('play', 'own-bolt', 'giant');
    expect(counted[0]).toBe(20);
    expect(counted[1]).toBeUndefined();
    expect(counted[4]).toBe(1);
  });
});

test('events about a base say whose it is, how much, and in which lane', () => {
  const told: unknown[] = [];
  const t = spar({ guardians: [null, null, 'giant'] }, { walls: [0, 0, 1] });
  t.machine.sink = (e, s) => {
    const { kind, seat, n, list } = eventView(practice, s, t.me.seat, e);
    if (kind.startsWith('base') || kind.startsWith('wall')) told.push({ kind, seat, n, list });
  };
  t.me.does('attackBase', 'giant', undefined, 7);
  expect(told).toEqual([
    { kind: 'wallDamaged', seat: 1, n: 10, list: [2] },
    { kind: 'wallDestroyed', seat: 1, list: [2] },
    { kind: 'baseDamaged', seat: 1, n: 10, list: [2] },
  ]);
});
