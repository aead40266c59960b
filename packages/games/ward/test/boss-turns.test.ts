import { openTable, question, seededChance, submit } from '@wardroom/core';
import { type WardView, ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { raid, viewOf, type WardScenario } from './support.ts';

/** B8–B9: whose turn it is against a boss. A Werecroc stands for the boss: AL 9, SPD 2, three dice, MOD 1. */

const BOSS = 'werecroc';
/** A magic in hand, which nobody plays: so that every turn has a question. */
const idle = { hand: ['fear'] };
/** The wolf misses the boss, and the boss the wolf. */
const MISSES = [1, 2, 1, 2];

/** The turns and mini turns told so far. */
const turns = (t: WardScenario): string[] =>
  t.log.flatMap((line) => {
    const turn = /^W9\.2\.2 Turn \d+: (\w+)\.$/.exec(line);
    return turn !== null ? [turn[1]] : line.startsWith('B9.3.2 Mini turn') ? ['mini'] : [];
  });

const endTurn = (t: WardScenario): void => t.players[t.state.active].endTurn();

describe('B8.1 B8.3 the boss begins, and nobody plays it', () => {
  const foe = ward.foes[0];
  const seat = (i: number) => ({ name: `P${i}`, deck: ward.decks[i].cards });
  const start = (players: number) => {
    const log: string[] = [];
    const seats = [...Array.from({ length: players }, (_, i) => seat(i)), { name: foe.name, deck: foe.cards }];
    const t = openTable(
      ward,
      { mode: 'boss', seats },
      'raid',
      (e, s) => {
        const text = ward.say.event(
          e,
          (id) => ward.defs[s.cards[id]?.def]?.name ?? 'nothing',
          (x) => `seat${x}`,
          s,
        );
        log.push(`${ward.clauses[e.cite] ?? 'card'} ${text}`);
      },
      seededChance('raid'),
    );
    return { t, log };
  };

  test('no dice are rolled for it; it draws 1 card and plays it, and the first player draws 5', () => {
    const { t, log } = start(2);
    expect(log).toContain('B8.3 seat2 goes first.');
    expect(log.filter((x) => x.startsWith('B8.3 seat2 draws'))).toHaveLength(1);
    expect(log.some((x) => x.includes('roll') && x.includes('begins'))).toBe(false);
    expect(question(t)!.seat).toBe(0);
    expect(log.filter((x) => x.startsWith('W7.1.2 seat0 draws'))).toHaveLength(5);
    expect(log.some((x) => x.startsWith('W10.2.1'))).toBe(false);
  });

  test('the boss is never asked, to the end of a match', () => {
    const { t } = start(1);
    for (let i = 0; i < 3000 && t.machine.state.over === null; i++) {
      const q = question(t)!;
      expect(q.seat).toBe(0);
      expect(submit(t, { seat: 0, pick: i % q.choices.length })).toBeNull();
    }
    expect(t.machine.state.over).not.toBe(null);
  });
});

describe('B9.1 the order of turns', () => {
  test('with one player: boss and player in turn, and no mini turn', () => {
    const t = raid([idle], BOSS, { active: 1 });
    t.dice(...MISSES);
    expect(t.asked).toBe('me main');
    t.dice(...MISSES);
    endTurn(t);
    expect(turns(t)).toEqual(['opp', 'me', 'opp', 'me']);
  });

  test('with two players: one mini turn, between them', () => {
    const t = raid([idle, idle], BOSS);
    endTurn(t);
    t.dice(1, 2, ...MISSES);
    endTurn(t);
    endTurn(t);
    expect(turns(t)).toEqual(['me', 'mini', 'seat1', 'seat2', 'me', 'mini', 'seat1']);
  });

  test('with three players: two mini turns', () => {
    const t = raid([idle, idle, idle], BOSS);
    endTurn(t);
    endTurn(t);
    t.dice(1, 2, 3, ...MISSES);
    endTurn(t);
    expect(turns(t)).toEqual(['me', 'mini', 'seat1', 'mini', 'seat2', 'seat3', 'me']);
  });

  test('with one of three out: one mini turn, between the others', () => {
    const t = raid([idle, idle, idle], BOSS);
    t.players[1].concede();
    endTurn(t);
    t.dice(1, 2, ...MISSES);
    endTurn(t);
    endTurn(t);
    expect(turns(t)).toEqual(['me', 'mini', 'seat2', 'seat3', 'me', 'mini', 'seat2']);
  });

  test('with the last of them out: after the others’ turns comes the boss', () => {
    const t = raid([idle, idle], BOSS);
    t.players[1].concede();
    t.dice(...MISSES);
    endTurn(t);
    expect(turns(t)).toEqual(['me', 'seat2', 'me']);
  });
});

test('B9.1 a table says whose turns come, with mini turns and past those who are out', () => {
  const coming = (t: WardScenario): string[] =>
    (viewOf(t, 'me') as WardView).table.turns.map(({ seat, mini }) => `${seat}${mini ? ' mini' : ''}`);
  const t = raid([idle, idle, idle], BOSS);
  expect(coming(t)).toEqual(['0', '3 mini', '1', '3 mini', '2', '3']);
  endTurn(t);
  expect(coming(t)).toEqual(['1', '3 mini', '2', '3', '0', '3 mini']);
  t.players[2].concede();
  expect(coming(t)).toEqual(['1', '3', '0', '3 mini']);
  expect(coming(raid([idle], BOSS))).toEqual(['0', '1']);
});

describe('B9.3.1 the turn of the boss', () => {
  test('draw, magic and summoning, combat, and no second magic phase', () => {
    const t = raid([idle], { primary: BOSS, deck: ['iron-lantern'] }, { active: 1 });
    t.dice(...MISSES);
    expect(t.asked).toBe('me main');
    t.expectLog('B9.3.1 opp: draw phase.');
    t.expectLog('opp draws Iron Lantern.');
    t.expectLog('W9.1.2 opp: summon and magic phase.');
    t.expectLog('B9.3.1 opp: combat phase.');
    t.expectLog('W10.2.1 Werecroc battles Werewolf.');
    t.expectLog('B9.3.1 opp: end phase.');
    t.expectNoLog('opp: second magic phase');
  });

  test('W9.1.3 a kill ends its combat phase: a minion that comes after it does not attack', () => {
    const t = raid(
      [{ primary: { card: 'goblin', hp: 1 }, hand: ['owl', 'frog'] }],
      { primary: BOSS, side: ['orc'] },
      { active: 1 },
    );
    t.dice(1, 2, 6, 5, 1, 1, 1); // the goblin misses, and dies
    expect(t.asked).toBe('me replace');
    t.me.summon('owl');
    t.expectNoLog('Orc battles');
  });

  test('W11.1 damage over time strikes at the end of its combat phase, too', () => {
    const t = raid([{ primary: 'frost-giant', ...idle }], 'giant-spider', { active: 1 });
    t.dice(6, 5, 1, 1, 1, 1); // the spider hits for 2; the giant slips for 1
    expect(t.asked).toBe('me main');
    t.expectLog('W11.2 Giant Spider still harms Frost Giant');
    expect(t.hp('frost-giant')).toBe(97);
  });
});

describe('B9.3.2 a mini turn', () => {
  test('is a draw phase only: what it draws is played at once, and nobody is attacked', () => {
    const t = raid([idle, idle], { primary: BOSS, deck: ['curse', 'magic-belt'] });
    t.me.endTurn();
    t.expectLog('B9.3.2 Mini turn: seat2.');
    t.expectLog('B9.3.2 seat2 draws Curse.');
    expect(t.zone('curse')).toBe('seat2:magic');
    expect(t.zone('magic-belt')).toBe('seat2:deck');
    expect(t.stat('me:werewolf', 'al')).toBe(1);
    expect(t.asked).toBe('seat1 main');
    t.expectNoLog('seat2: combat phase');
  });

  test('may be answered like any play', () => {
    const t = raid([{ hand: ['haunted-tree'] }, idle], { primary: BOSS, deck: ['curse'] });
    t.me.next();
    expect(t.asked).toBe('me respond');
    t.me.play('haunted-tree');
    expect(t.zone('curse')).toBe('seat2:cemetery');
  });
});

describe('B8.1.1 a person plays the boss', () => {
  const person = { options: { boss: 'person' } };

  test('and decides what a card leaves open; nothing is weighed then', () => {
    const t = raid([{}], { primary: BOSS, deck: ['exact-change'] }, { ...person, active: 1 });
    expect(t.asked).toBe('opp mode');
    t.dice(...MISSES);
    t.opp.pick('mode 1');
    t.expectNoLog('passes over');
    expect(t.asked).toBe('me combat');
  });

  test('B11.1.2 B12.1.2 but whom it attacks and aims at is rolled', () => {
    const t = raid([idle, idle], { primary: BOSS, deck: ['mooring-chain'] }, { ...person, active: 2 });
    t.dice(5, 2, 6, 3, ...MISSES);
    expect(t.asked).toBe('me main');
    t.expectLog('B12.1.2 For Mooring Chain');
    expect(t.zone('mooring-chain')).toBe('seat2:magic');
    expect(t.stat('seat1:werewolf', 'spd')).toBeLessThan(8);
    t.expectLog('B11.1.2 For Werecroc: me (6), seat1 (3); seat1 is meant.');
  });

  test('W1.team.leave and is asked again, without their cards, when a player leaves meanwhile', () => {
    const person2 = { ...person, active: 2 };
    const t = raid([idle, { primary: 'ogre' }], { primary: BOSS, deck: ['knight-armor'] }, person2);
    t.expectChoices(
      t.players[2],
      ['werewolf', 'ogre', BOSS].map((x) => `card ${x} knight-armor`),
    );
    t.players[1].concede();
    t.expectChoices(
      t.players[2],
      ['werewolf', BOSS].map((x) => `card ${x} knight-armor`),
    );
    t.dice(...MISSES);
    t.players[2].pick(BOSS);
    expect(t.stat(BOSS, 'al')).toBe(12);
  });

  test('the option is for boss battles only', () => {
    const seats = [0, 1].map((i) => ({ name: `P${i}`, deck: ward.decks[i].cards }));
    expect(ward.check({ mode: 'duel', seats, options: { boss: 'person' } }).join()).toContain('B8.1.1');
  });
});
