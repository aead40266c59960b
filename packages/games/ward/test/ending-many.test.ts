import { advance, type SeatId } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { ward } from '../src/game.ts';
import { raid, table, whyNot } from './support.ts';

/** W4 and W15 with three players and more: losing at once, calls, time and the official. */

const team = { mode: 'team' } as const;
const manual = { options: { calling: 'manual' } } as const;

/** A player whom the loss of this magic takes from 250 to 300. */
const brink = { magics: ['flame-of-the-infinite'], cemeteryHp: 250 };

describe('W4.1.1 several past the threshold at one moment', () => {
  test('two of three lose together, and the third has won', () => {
    const t = table([{ hand: ['dragon-fire'] }, brink, brink]);
    t.me.play('dragon-fire');
    t.expectLog('W4.1.1 seat1 loses with 300 HP');
    t.expectLog('W4.1.1 seat2 loses with 300 HP');
    expect(t.winner).toBe(0);
  });

  test('two of four lose together, and the others go on', () => {
    const t = table([{ hand: ['dragon-fire'] }, brink, brink, {}]);
    t.me.play('dragon-fire');
    expect(t.state.seats.map((x) => x.out)).toEqual([0, 1, 1, 0]);
    expect(t.winner).toBe(null);
    t.me.endTurn();
    expect(t.asked).toBe('seat3 combat');
  });

  test('W16.2.2 if nobody would be left a die each decides; who is tied at the top rolls again', () => {
    const t = table([{ hand: ['dragon-fire'], ...brink }, brink, brink]);
    t.dice(5, 2, 5, 3, 4);
    t.me.play('dragon-fire');
    t.expectLog('W16.2.2 The players roll 5, 2, 5');
    t.expectLog('W16.2.2 seat1 loses');
    t.expectLog('W16.2.2 The players roll 3, 4');
    t.expectLog('W16.2.2 me loses');
    expect(t.winner).toBe(2);
  });

  test('in a team match nobody rolls as long as one team has somebody left', () => {
    const t = table([{ hand: ['dragon-fire'] }, brink, brink, brink], team);
    t.me.play('dragon-fire');
    expect(t.winner).toBe(0);
    t.expectLog('me wins');
    t.expectLog('seat2 wins');
  });

  test('W16.2.2 all of both teams: the highest of the four stays in, and the team has won', () => {
    const t = table([{ hand: ['dragon-fire'], ...brink }, brink, brink, brink], team);
    t.dice(1, 4, 2, 6);
    t.me.play('dragon-fire');
    expect(t.winner).toBe(1);
    t.expectLog('seat1 wins');
    t.expectLog('seat3 wins');
  });

  test('B4.2 against a boss there is nothing to roll: when all are out, it has won', () => {
    const t = raid([{ hand: ['dragon-fire'], cemeteryHp: 299 }, brink], 'werewolf', { active: 1 });
    t.me.concede();
    t.players[1].concede();
    expect(t.winner).toBe(1);
    t.expectLog('seat2 wins');
  });
});

describe('W4.1.2 the loss is immediate', () => {
  test('in the middle of a battle of two others nothing more is asked of the loser', () => {
    const t = table([{}, { primary: { card: 'knight', hp: 1 }, cemeteryHp: 250, hand: ['goblin'] }, {}]);
    t.dice(6, 5, 1, 1);
    t.me.battle('knight');
    expect(t.state.seats[1 as SeatId].out).toBe(1);
    t.expectNoLog('seat1 summons');
    expect(t.asked).toBe('seat2 combat');
  });
});

describe('W4.1.3 W4.1.4 calls with three players', () => {
  test('anyone calls anyone, by naming them; the others play on', () => {
    const t = table([{}, {}, { cemeteryHp: 300 }], manual);
    expect(t.asked).toBe('me main');
    t.players[1].act('call', t.players[2].seat);
    t.expectLog('W4.1.2 seat1 calls seat2.');
    expect(t.state.seats[2 as SeatId].out).toBe(1);
    expect(t.winner).toBe(null);
    expect(t.asked).toBe('me main');
  });

  test('a wrong call is told, and changes nothing', () => {
    const t = table([{}, {}, { cemeteryHp: 299 }], manual);
    t.players[1].act('call', t.players[2].seat);
    expect(t.log.at(-1)).toBe('W4.1.3 seat1 calls seat2.');
    expect(t.state.seats[2 as SeatId].out).toBe(0);
  });

  test('who is past the threshold themselves may call another', () => {
    const t = table([{ cemeteryHp: 310 }, { cemeteryHp: 300 }, {}], manual);
    t.me.act('call', t.opp.seat);
    expect(t.state.seats.map((x) => x.out)).toEqual([0, 1, 0]);
  });

  test('nobody calls who is out, and nobody is called who is', () => {
    const t = table([{}, {}, { cemeteryHp: 300 }, { cemeteryHp: 300 }], manual);
    t.me.act('call', t.players[2].seat);
    expect(advance(t.machine, { seat: 2, act: 'call', target: 3 })).toMatchObject({ rule: 'W4.1.3' });
    expect(advance(t.machine, { seat: 1, act: 'call', target: 2 })).toMatchObject({ rule: 'W4.1.3' });
    expect(t.state.seats[3 as SeatId].out).toBe(0);
  });

  test('B4.1 a boss cannot be called: what lies in its cemetery is no loss to it', () => {
    const t = raid([{}, {}], { primary: 'werewolf', cemeteryHp: 400 }, manual);
    expect(ward.interrupts.call.refuse(t.machine, t.me.seat, t.players[2].seat)).toMatchObject({ rule: 'B4.1' });
    expect(() => t.me.act('call', t.players[2].seat)).toThrow();
    expect(t.winner).toBe(null);
  });
});

describe('W4.1.5 a play that loses by itself', () => {
  test('is taken back by anybody’s call, and the player is asked again', () => {
    const t = table([{ primary: 'goblin', hand: ['knight', 'magic-belt'], cemeteryHp: 270 }, {}, {}], manual);
    t.me.summon('knight');
    expect(t.cemeteryHp()).toBe(300);
    t.players[2].act('call', t.me.seat);
    t.expectLog('W4.1.2 seat2 calls me.');
    t.expectLog('W4.1.5 The play is taken back');
    expect(t.zone('knight')).toBe('me:hand');
    t.expectChoices(t.me, ['summon knight', 'play magic-belt', 'kill goblin', 'endPhase']);
  });

  test('is not taken back past somebody’s leaving: the call comes too late', () => {
    const t = table([{ primary: 'goblin', hand: ['knight', 'magic-belt'], cemeteryHp: 270 }, {}, {}], manual);
    t.me.summon('knight');
    t.players[1].concede();
    t.players[2].act('call', t.me.seat);
    expect(t.state.seats[1 as SeatId].out).toBe(1); // who has left does not come back
    expect(t.winner).toBe(2);
  });

  test('where the table calls it is not legal, with any number of players', () => {
    const t = table([{ primary: 'goblin', hand: ['knight', 'magic-belt'], cemeteryHp: 270 }, {}, {}]);
    expect(whyNot(t, 'knight')).toEqual(['W4.1.5']);
  });
});

describe('W15.1.3 time is up', () => {
  test('in a rumble all lose but the one with the least', () => {
    const t = table([{ cemeteryHp: 50 }, { cemeteryHp: 20 }, { cemeteryHp: 290 }, { cemeteryHp: 30 }]);
    t.me.act('timeOut');
    t.expectLog('W15.1.3 Time is up.');
    expect(t.winner).toBe(1);
    expect(t.endedBy).toBe('W15.1.3');
    expect(t.state.seats.map((x) => x.out)).toEqual([1, 0, 1, 1]);
  });

  test('W16.2.2 in a rumble those tied for the least roll, and nobody else', () => {
    const t = table([{ cemeteryHp: 20 }, { cemeteryHp: 50 }, { cemeteryHp: 20 }, { cemeteryHp: 20 }]);
    t.dice(4, 4, 1, 2, 5);
    t.me.act('timeOut');
    t.expectLog('W16.2.2 The players roll 4, 4, 1');
    t.expectLog('W16.2.2 The players roll 2, 5');
    expect(t.winner).toBe(2);
  });

  test('in a rumble who is out already is no longer counted', () => {
    const t = table([{ cemeteryHp: 100 }, {}, { cemeteryHp: 90 }]);
    t.players[1].concede();
    t.me.act('timeOut');
    expect(t.winner).toBe(2);
  });

  test('of two teams the one with more together loses', () => {
    const t = table([{ cemeteryHp: 200 }, { cemeteryHp: 130 }, { cemeteryHp: 50 }, { cemeteryHp: 130 }], team);
    t.me.act('timeOut'); // 250 against 260
    expect(t.winner).toBe(0);
  });

  test('a partner who is out counts as the threshold', () => {
    const t = table([{}, { cemeteryHp: 200 }, {}, { cemeteryHp: 90 }], team);
    t.players[2].concede();
    t.me.act('timeOut'); // 300 and 0 against 290
    expect(t.winner).toBe(1);
  });

  test('W16.2.2 teams that are equal roll a die each', () => {
    const t = table([{ cemeteryHp: 20 }, { cemeteryHp: 40 }, { cemeteryHp: 30 }, { cemeteryHp: 10 }], team);
    t.dice(3, 3, 2, 6);
    t.me.act('timeOut');
    expect(t.winner).toBe(1);
  });

  test('B4.2 a boss that stands has won, however little HP it has', () => {
    const t = raid([{}, {}], { primary: { card: 'werewolf', hp: 1 }, cemeteryHp: 200 });
    t.me.act('timeOut');
    expect(t.winner).toBe(1);
    t.expectLog('B4.2 seat2 wins');
  });
});

describe('W15.1.4 a disqualification', () => {
  test('takes one player out of a rumble, and the others go on', () => {
    const t = table([{}, { hand: ['frog'] }, {}]);
    t.me.act('disqualify', t.opp.seat);
    t.expectLog('W15.1.4 seat1 loses');
    expect(t.winner).toBe(null);
    t.me.endTurn();
    expect(t.asked).toBe('seat2 combat');
  });

  test('of the player whose turn it is: the next one goes on', () => {
    const t = table([{}, {}, {}]);
    t.me.act('disqualify', t.me.seat);
    expect(t.asked).toBe('seat1 combat');
  });

  test('ends the match when nobody else is left', () => {
    const t = table([{}, {}, {}]);
    t.me.act('disqualify', t.me.seat);
    t.me.act('disqualify', t.players[2].seat);
    expect(t.winner).toBe(1);
    expect(t.endedBy).toBe('W15.1.4');
  });
});

describe('W17.7 cuts with many players', () => {
  const cutter = { hand: ['dragon-tamer'], deck: ['frog', 'red-dragon', 'owl', 'goblin'] };

  test('the next player who is still there cuts', () => {
    const t = table([cutter, {}, {}, {}], { options: { cuts: 'on' } });
    t.players[1].concede();
    t.me.play('dragon-tamer', 'red-dragon');
    expect(t.asked).toBe('seat2 cut');
  });

  test('a cutter who leaves leaves the deck as it is', () => {
    const t = table([cutter, {}, {}], { options: { cuts: 'on' } });
    t.me.play('dragon-tamer', 'red-dragon');
    expect(t.asked).toBe('seat1 cut');
    t.players[1].concede();
    expect(t.asked).toBe('me main');
    expect(t.cards(t.me, 'deck')).toEqual(['goblin', 'owl']);
  });

  test('a boss cuts nobody’s deck; its own is cut by the first player', () => {
    const t = raid([cutter, {}], { primary: 'werewolf', cemetery: ['fear', 'curse'] }, { options: { cuts: 'on' } });
    t.me.play('dragon-tamer', 'red-dragon');
    expect(t.asked).toBe('me main');
    t.me.next();
    t.me.next(); // its deck is empty in the mini turn, and the magics of its cemetery are shuffled into it
    expect(t.asked).toBe('me cut');
  });
});
