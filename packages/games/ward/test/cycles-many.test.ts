import { describe, expect, test } from 'vitest';
import { raid, table, type WardScenario } from './support.ts';

/** Turn cycles where more than two take turns: W7.1.3, W9.2 and W11. */

/** A magic in hand, which nobody plays: so that every turn has a question. */
const idle = { hand: ['fear'] };

/** So many turns go by in which nobody does anything. */
const pass = (t: WardScenario, turns: number): void => {
  for (let i = 0; i < turns; i++) t.players[t.state.active].endTurn();
};

describe('W7.1.3 the first cycle lasts until everybody has had a turn', () => {
  test('with three players three turns are free of battles, and the fourth is not', () => {
    const t = table([idle, idle, idle], { turn: 0 });
    for (const seat of [0, 1, 2]) {
      expect(t.asked).toBe(`${seat === 0 ? 'me' : `seat${seat}`} main`);
      t.players[seat].next();
      expect(t.asked).toBe(`${seat === 0 ? 'me' : `seat${seat}`} second`);
      t.players[seat].next();
    }
    t.me.next();
    t.expectChoices(t.me, ['battle werewolf werewolf', 'battle werewolf werewolf', 'endPhase']);
  });

  test('nor does anything else do damage before', () => {
    const t = table([{ primary: 'demon-knight', ...idle }, idle, idle], { turn: 0 });
    t.dice(6);
    t.me.use('demon-knight');
    t.me.pick('seat 1');
    t.expectLog('W7.1.3 Werewolf takes none of the 15 damage');
    pass(t, 3);
    t.dice(6);
    t.me.use('demon-knight');
    t.me.pick('seat 1');
    t.expectLog('Werewolf takes 15 from Demon Knight');
  });

  test('a player who leaves during it is not waited for', () => {
    const t = table([idle, idle, idle], { turn: 0 });
    t.me.concede();
    pass(t, 2);
    // The second has had a turn and begins another one: everybody there has had one.
    t.players[1].next();
    t.expectChoices(t.players[1], ['battle werewolf werewolf', 'endPhase']);
  });

  test('a player who leaves before their first turn is no part of it', () => {
    const t = table([idle, idle, idle], { turn: 0 });
    t.me.endTurn();
    t.players[2].concede();
    expect(t.asked).toBe('seat1 main');
    t.players[1].endTurn();
    t.me.next();
    t.expectChoices(t.me, ['battle werewolf werewolf', 'endPhase']);
  });

  test('B9.1 against a boss it lasts until the second turn of the boss, which attacks then', () => {
    const t = raid([idle, idle], 'werecroc', { turn: 0, active: 2 });
    expect(t.asked).toBe('me main'); // the boss has drawn nothing, and has not attacked
    t.me.endTurn();
    t.dice(1, 2, 4, 4, 3, 2, 1, 1, 1); // I am meant; my faster wolf hits for 8, and the boss slips
    t.players[1].endTurn();
    t.expectLog('W10.2.1 Werecroc battles Werewolf');
    expect(t.hp('werecroc')).toBe(81);
  });
});

describe('W9.2.1 W9.2.2 W9.2.3 a cycle is a turn of everybody', () => {
  test('with three players an effect of two cycles is over at the start of the second turn from now, before the draw', () => {
    const t = table([{ hand: ['ghost-form'], deck: ['frog', 'owl', 'goblin'] }, {}, {}]);
    t.me.play('ghost-form', 'me:werewolf');
    for (const turns of [1, 2, 2]) {
      pass(t, turns);
      expect(t.stat('me:werewolf', 'noDamage')).toBe(1);
    }
    pass(t, 1);
    t.expectLog('W9.2.2 Turn 22: me.');
    t.expectLog('W9.2.3 The effect of Ghost Form ends.');
    t.expectLog('W9.1.1 me draws');
    expect(t.stat('me:werewolf', 'noDamage')).toBe(0);
  });

  test('made in another player’s turn it still ends at the beginning of a turn of its maker', () => {
    // Junk Scarecrow comes back after 3 cycles; the second player plays it in the third one's turn.
    const t = table([idle, { primary: 'knight', hand: ['junk-scarecrow'] }, idle], { active: 2 });
    t.dice(6, 5);
    t.players[2].battle('knight');
    t.dice(1, 1, 1);
    t.players[1].play('junk-scarecrow');
    pass(t, 1 + 3 * 3);
    expect(t.zone('junk-scarecrow')).toBe('seat1:cemetery');
    expect(t.state.active).toBe(0);
    pass(t, 1);
    expect(t.zone('junk-scarecrow')).toBe('seat1:hand');
  });

  test('a player who is out is counted no longer: the cycle is shorter by their turn', () => {
    const t = table([{ hand: ['surprise-from-the-deep'] }, {}, {}]);
    t.me.play('surprise-from-the-deep', 'me:werewolf');
    t.players[1].concede();
    expect(t.stat('me:werewolf', 'mod')).toBe(8);
    pass(t, 1);
    expect(t.stat('me:werewolf', 'mod')).toBe(8);
    pass(t, 1);
    expect(t.stat('me:werewolf', 'mod')).toBe(3);
  });

  test('a skipped turn counts', () => {
    const t = table([{ primary: 'black-dragon', hand: ['surprise-from-the-deep'] }, {}, {}]);
    t.me.play('surprise-from-the-deep', 'black-dragon');
    t.dice(6);
    t.me.use('black-dragon');
    t.me.pick('seat 1');
    t.me.endTurn();
    t.expectLog("W9.2.1 seat1's turn is skipped");
    expect(t.state.active).toBe(2);
    t.players[2].endTurn();
    t.expectLog('W9.2.3 The effect of Surprise From The Deep ends.');
  });

  test('a magic that lies for three cycles lies for three turns of each of three players', () => {
    const t = table([{ hand: ['a-loving-god', 'fear'] }, idle, idle]);
    t.me.play('a-loving-god');
    pass(t, 8);
    expect(t.zone('a-loving-god')).toBe('me:magic');
    pass(t, 1);
    expect(t.zone('a-loving-god')).toBe('me:cemetery');
  });

  test('B9.1 a boss has its share of the cycle, and mini turns have none', () => {
    const t = raid([{ hand: ['surprise-from-the-deep'] }, {}], 'werecroc');
    t.me.play('surprise-from-the-deep', 'me:werewolf');
    t.me.endTurn();
    t.expectLog('B9.3.2 Mini turn');
    expect(t.stat('me:werewolf', 'mod')).toBe(8);
    t.dice(1, 2, 6, 5, 1, 1, 1, 1, 1); // the boss attacks me and misses critically
    t.players[1].endTurn();
    t.expectLog('W9.2.3 The effect of Surprise From The Deep ends.');
    expect(t.state.active).toBe(0);
  });
});

describe('W11.1 W11.2 damage over time with three players', () => {
  test('strikes once per cycle, in the combat phases of the player in whose combat it began', () => {
    const t = table([{ primary: 'giant-spider' }, { primary: 'frost-giant' }, {}]);
    t.dice(6, 5, 1, 1, 1, 1); // the spider hits for 2; the giant slips for 1
    t.me.battle('frost-giant');
    t.expectLog('W11.2 Giant Spider still harms Frost Giant');
    expect(t.hp('frost-giant')).toBe(110 - 2 - 1 - 10);
    pass(t, 2); // neither in its own turn nor in the third player's
    expect(t.hp('frost-giant')).toBe(97);
    t.me.endTurn();
    expect(t.hp('frost-giant')).toBe(87);
    pass(t, 3);
    expect(t.hp('frost-giant')).toBe(87);
  });

  test('begun by the one attacked it strikes in the attacker’s combat phases', () => {
    const t = table([{ primary: 'frost-giant' }, { primary: 'giant-spider' }, {}]);
    t.dice(6, 5, 1, 1, 1, 1);
    t.me.battle('giant-spider');
    expect(t.hp('frost-giant')).toBe(97);
    pass(t, 2);
    expect(t.hp('frost-giant')).toBe(97);
    t.me.endTurn();
    expect(t.hp('frost-giant')).toBe(87);
  });
});
