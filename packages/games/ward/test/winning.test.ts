import { NONE } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { duel, viewOf, whyNot } from './support.ts';

/** W4: cemetery HP, the loss it brings, and who calls it. */

const manual = { options: { calling: 'manual' } };

test('W4.1.1 the printed HP counts: a goblin killed at 5 HP brings 30, and 300 is enough', () => {
  const t = duel(
    { primary: 'giant-eagle' },
    { primary: { card: 'goblin', hp: 5 }, cemetery: ['red-dragon'], cemeteryHp: 170 },
  );
  t.dice(1, 2, 2, 3);
  t.me.battle('goblin');
  expect(t.cemeteryHp('opp')).toBe(300);
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('W4.1.1');
});

test('W4.1.1 at 299 the match goes on', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: { card: 'goblin', hp: 5 }, hand: ['frog'], cemeteryHp: 269 });
  t.dice(1, 2, 2, 3);
  t.me.battle('goblin');
  expect(t.winner).toBeNull();
  expect(t.asked).toBe('opp replace');
});

test('W4.1.1 it must be 300 at one time: what has left the cemetery before does not add up', () => {
  const t = duel(
    { primary: 'giant-eagle' },
    { primary: 'frog', hand: ['ghost-of-the-past', 'owl'], cemetery: ['red-dragon'], cemeteryHp: 195 },
    { active: 1 },
  );
  expect(t.cemeteryHp('opp')).toBe(295);
  t.opp.play('ghost-of-the-past');
  t.opp.endTurn();
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  expect(t.cemeteryHp('opp')).toBe(205);
  expect(t.winner).toBeNull();
});

test('W4.1.2 the loss is immediate: no replacement is asked for, nothing is rolled after it', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['goblin'], cemeteryHp: 290 });
  t.dice(1, 2, 6, 6); // the frog would strike back; it never rolls
  t.me.battle('frog');
  expect(t.asked).toBe('over');
  t.expectLog('W4.1.1 opp loses with 300 HP in the cemetery.');
  expect(t.log.at(-1)).toBe('W4.1.1 me wins.');
});

test('W4.1.3 W4.1.2 manual calling: nobody calls and play goes on; the call, turns later, ends it', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['goblin'], cemeteryHp: 290 }, manual);
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.opp.summon('goblin');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.winner).toBeNull();
  t.me.act('call', t.opp.seat);
  t.expectLog('W4.1.2 me calls opp.');
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('W4.1.2');
});

test('W4.1.3 a wrong call changes nothing and is logged', () => {
  const t = duel({}, { cemeteryHp: 299 }, manual);
  expect(t.asked).toBe('me main');
  // But for the count of inputs, and with which of them the question was asked.
  const table = () => JSON.stringify({ ...t.state, seq: 0, ask: { ...t.state.ask, seq: 0 }, past: [] });
  const before = table();
  t.me.act('call', t.opp.seat);
  expect(table()).toBe(before);
  expect(t.log.at(-1)).toBe('W4.1.3 me calls opp.');
});

test('W4.1.3 under automatic calling the table calls, and a call is refused with the clause', () => {
  const t = duel();
  expect(() => t.opp.act('call', t.me.seat)).toThrow('The table calls by itself in this match (calling: auto).');
  expect(ward.interrupts.call.refuse(t.machine, t.opp.seat, t.me.seat)?.rule).toBe('W4.1.3');
});

test('W4.1.3 a call names another player who is still in', () => {
  const t = duel({}, {}, manual);
  expect(ward.interrupts.call.refuse(t.machine, t.me.seat, t.me.seat)?.error).toBe('target: say whom you call.');
  expect(ward.interrupts.call.refuse(t.machine, t.me.seat, NONE)?.rule).toBe('W4.1.3');
});

test('W4.1.4 past 300 and uncalled, a player calls the other at 300 and wins', () => {
  const t = duel(
    { primary: 'giant-eagle', cemeteryHp: 350 },
    { primary: 'frog', hand: ['goblin'], cemeteryHp: 290 },
    manual,
  );
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.me.act('call', t.opp.seat);
  expect(t.winner).toBe(0);
});

test('W4.1.4 with both past it, who calls first wins', () => {
  const t = duel(
    { primary: 'giant-eagle', cemeteryHp: 350 },
    { primary: 'frog', hand: ['goblin'], cemeteryHp: 290 },
    manual,
  );
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.opp.act('call', t.me.seat);
  expect(t.winner).toBe(1);
  expect(t.endedBy).toBe('W4.1.2');
});

test('W4.1.5 auto: a sacrifice that would pass 300 is not legal, and asking why answers with the clause', () => {
  const t = duel({ primary: 'goblin', hand: ['knight', 'fear'], cemeteryHp: 270 });
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  expect(whyNot(t, 'knight')).toContain('W4.1.5');
});

test('W4.1.5 auto: one point less and the same sacrifice is legal', () => {
  const t = duel({ primary: 'goblin', hand: ['knight'], cemeteryHp: 269 });
  t.me.summon('knight');
  expect(t.cemeteryHp()).toBe(299);
});

test('W4.1.5 auto: of several sacrifices only those are offered that do not lose', () => {
  const t = duel({ primary: 'frog', hand: ['dark-lord', 'goblin', 'werewolf', 'giant-bat'], cemeteryHp: 255 });
  t.me.summon('dark-lord');
  // 255 + 10 for the frog; 30 more is 295, 20 more 285, 70 more would lose.
  t.expectChoices(t.me, ['sacrifice goblin dark-lord', 'sacrifice giant-bat dark-lord']);
  t.me.pick('goblin');
  expect(t.cemeteryHp()).toBe(295);
});

test('W4.1.5 auto: what goes to the cemetery with the sacrifice counts too', () => {
  // Great White and the Sharkling under it are 120; a Necromancer (80) takes what it revived (100) along.
  const shark = duel({
    primary: { card: 'great-white', under: ['sharkling'] },
    hand: ['ogre', 'fear'],
    cemeteryHp: 185,
  });
  expect(whyNot(shark, 'ogre')).toContain('W4.1.5');
  const grave = duel({
    primary: 'necromancer',
    side: [{ card: 'behemoth', anchor: 'necromancer' }],
    hand: ['ogre', 'fear'],
    cemeteryHp: 125,
  });
  expect(whyNot(grave, 'ogre')).toContain('W4.1.5');
});

test('W4.1.5 auto: killing one’s own primary into the loss is not offered', () => {
  const t = duel({ primary: 'goblin', hand: ['frog'], cemeteryHp: 270 });
  expect(t.choices).not.toContain('kill goblin');
  const u = duel({ primary: 'goblin', hand: ['frog', 'fear'], cemeteryHp: 269 });
  expect(u.choices).toContain('kill goblin');
});

test('W4.1.5 auto: a magic whose cost would kill one’s primary into the loss is not offered as an answer', () => {
  const sides = (cemeteryHp: number) =>
    duel(
      { hand: ['epic-boots'] },
      { primary: { card: 'goblin', hp: 10 }, hand: ['mysterious-door', 'frog'], cemeteryHp },
    );
  const t = sides(270);
  t.me.play('epic-boots', 'werewolf');
  expect(t.stat('werewolf', 'al')).toBe(10); // nobody could answer
  const u = sides(269);
  u.me.play('epic-boots', 'me:werewolf');
  u.expectChoices(u.opp, ['pass', 'play mysterious-door']);
});

test('W4.1.5 auto: a magic that brings 50 for one’s own Flame of the Infinite is not legal at 250', () => {
  const sides = (cemeteryHp: number) =>
    duel({ magics: ['flame-of-the-infinite'], hand: ['dragon-fire', 'fear'], cemeteryHp });
  const t = sides(250);
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  expect(whyNot(t, 'dragon-fire')).toContain('W4.1.5');
  const u = sides(249);
  u.me.play('dragon-fire');
  expect(u.cemeteryHp()).toBe(299);
});

test('W4.1.5 auto: a magic with a choice stays legal as long as one choice does not lose', () => {
  const t = duel(
    { magics: ['flame-of-the-infinite'], hand: ['council-of-the-cosmos'], cemeteryHp: 250 },
    { magics: ['holy-water'] },
  );
  t.me.play('council-of-the-cosmos');
  expect(t.zone('holy-water')).toBe('opp:cemetery'); // the only target left
  expect(t.zone('flame-of-the-infinite')).toBe('me:magic');
});

test('W4.1.5 manual: the call takes the sacrifice back; the player does not lose and is asked again', () => {
  const t = duel({ primary: 'goblin', hand: ['knight', 'fear'], cemeteryHp: 270 }, {}, manual);
  t.me.summon('knight');
  expect(t.cemeteryHp()).toBe(300);
  t.opp.act('call', t.me.seat);
  t.expectLog('W4.1.2 opp calls me.');
  t.expectLog('W4.1.5 The play is taken back: me would have lost by it.');
  expect(t.winner).toBeNull();
  expect(t.zone('goblin')).toBe('me:primary');
  expect(t.zone('knight')).toBe('me:hand');
  expect(t.cemeteryHp()).toBe(270);
  t.expectChoices(t.me, ['summon knight', 'play fear', 'kill goblin', 'endPhase']);
});

test('W4.1.5 manual: play and call do not go on for ever; after the second time the table sees to it for that turn', () => {
  const t = duel({ primary: 'goblin', hand: ['knight', 'fear'], cemeteryHp: 270 }, {}, manual);
  for (let i = 0; i < 2; i++) {
    t.me.summon('knight');
    t.opp.act('call', t.me.seat);
  }
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  t.me.endTurn();
  t.opp.endTurn();
  t.expectChoices(t.me, ['summon knight', 'play fear', 'kill goblin', 'endPhase']);
});

test('W4.1.5 W4.1.2 manual: after the next action the same call ends the match', () => {
  const t = duel({ primary: 'goblin', hand: ['knight', 'fear'], cemeteryHp: 270 }, {}, manual);
  t.me.summon('knight');
  t.me.next();
  t.opp.act('call', t.me.seat);
  expect(t.winner).toBe(1);
  expect(t.endedBy).toBe('W4.1.2');
});

test('W4.1.5 manual: the table passes nothing over between the play and the call', () => {
  // Nothing but going on is left to do; the player is asked all the same, so that there is a moment to call.
  const t = duel({ primary: 'goblin', hand: ['knight'], cemeteryHp: 270 }, {}, manual);
  t.me.summon('knight');
  t.expectChoices(t.me, ['endPhase']);
  t.opp.act('call', t.me.seat);
  expect(t.zone('goblin')).toBe('me:primary');
});

test('W4.1.5 manual: a wrong call in between does not use the moment up', () => {
  const t = duel({ primary: 'goblin', hand: ['knight', 'fear'], cemeteryHp: 270 }, {}, manual);
  t.me.summon('knight');
  t.me.act('call', t.opp.seat);
  t.opp.act('call', t.me.seat);
  expect(t.zone('goblin')).toBe('me:primary');
});

test('W4.1.5 manual: a call in the middle of the play, in the window of the summon, takes it back', () => {
  const t = duel({ primary: 'goblin', hand: ['knight'], cemeteryHp: 270 }, { hand: ['mind-sap'] }, manual);
  t.opp.pass(); // the window at the start of the turn
  t.me.summon('knight');
  expect(t.asked).toBe('opp respond');
  t.opp.act('call', t.me.seat);
  expect(t.asked).toBe('me main');
  expect(t.zone('knight')).toBe('me:hand');
  expect(t.cemeteryHp()).toBe(270);
});

test('W4.1.5 manual: a replacement paid with too much is taken back to the choice of the replacement', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['knight', 'goblin'], cemeteryHp: 260 }, manual);
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.opp.summon('knight'); // the goblin pays: 300
  expect(t.cemeteryHp('opp')).toBe(300);
  t.me.act('call', t.opp.seat);
  expect(t.winner).toBeNull();
  t.expectChoices(t.opp, ['summon knight', 'summon goblin']);
  expect(t.cemeteryHp('opp')).toBe(270);
});

test('W4.1.5 manual: killing one’s own primary into the loss is taken back', () => {
  const t = duel({ primary: 'goblin', hand: ['frog', 'owl'], cemeteryHp: 270 }, {}, manual);
  t.me.does('kill');
  t.me.summon('owl'); // what it brings with it is no next action
  t.opp.act('call', t.me.seat);
  expect(t.asked).toBe('me main');
  expect(t.zone('goblin')).toBe('me:primary');
});

test('W4.1.5 manual: an answer whose cost loses is taken back to the moment of the answer', () => {
  const t = duel(
    { hand: ['epic-boots'] },
    { primary: { card: 'goblin', hp: 10 }, hand: ['mysterious-door', 'frog'], cemeteryHp: 270 },
    manual,
  );
  t.me.play('epic-boots', 'me:werewolf');
  t.opp.play('mysterious-door');
  expect(t.cemeteryHp('opp')).toBe(300);
  t.me.act('call', t.opp.seat);
  t.expectChoices(t.opp, ['pass', 'play mysterious-door']);
  expect(t.hp('goblin')).toBe(10);
  t.opp.pass();
  expect(t.stat('me:werewolf', 'al')).toBe(10);
});

test('W4.1.5 manual: what the opponent does in a battle is not the loser’s own play: the call ends the match', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['goblin'], cemeteryHp: 290 }, manual);
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  expect(t.asked).toBe('opp replace');
  t.me.act('call', t.opp.seat);
  expect(t.winner).toBe(0);
});

test('W4.1.5 manual: who was past the threshold before has not lost by the last play: the call ends the match', () => {
  const t = duel({ hand: ['hero-shield', 'fear'], cemeteryHp: 310 }, {}, manual);
  t.me.play('hero-shield', 'me:werewolf');
  t.opp.act('call', t.me.seat);
  expect(t.winner).toBe(1);
});

test('W4.1.1 both at once: a die each, the highest stays in; ties roll again', () => {
  const flame = { magics: ['flame-of-the-infinite'], cemeteryHp: 250 };
  const t = duel({ ...flame, hand: ['dragon-fire'] }, flame);
  t.dice(3, 3, 2, 5);
  t.me.play('dragon-fire');
  t.expectLog('W16.2.2 The players roll 3, 3; the highest stays in.');
  t.expectLog('W16.2.2 The players roll 2, 5; the highest stays in.');
  t.expectLog('W16.2.2 me loses with 300 HP in the cemetery.');
  expect(t.winner).toBe(1);
  expect(t.endedBy).toBe('W16.2.2');
});

test('W4.2.1 another threshold may be agreed: at 100 the goblin that takes 70 to 100 loses', () => {
  const options = { threshold: 100, format: 'open' };
  const t = duel({ primary: 'giant-eagle' }, { primary: { card: 'goblin', hp: 5 }, cemeteryHp: 70 }, { options });
  t.dice(1, 2, 2, 3);
  t.me.battle('goblin');
  expect(t.winner).toBe(0);
});

test('W4.2.1 official play uses 300, and the option says so', () => {
  const seats = ward.decks.slice(0, 2).map((d) => ({ name: d.name, deck: d.cards }));
  const problems = (options: Record<string, string | number>): string[] => ward.check({ mode: 'duel', seats, options });
  expect(problems({ threshold: 300 })).toEqual([]);
  expect(problems({ threshold: 200, format: 'open' })).toEqual([]);
  expect(problems({ threshold: 200 })[0]).toContain('official play uses 300');
  expect(problems({ threshold: 0.5, format: 'open' })[0]).toContain('W4.2.1');
});

test('W4.3.1 a creature that leaves the cemetery stops counting', () => {
  const t = duel({ cemetery: ['red-dragon', 'goblin'], hand: ['ghost-of-the-past'] });
  expect(t.cemeteryHp()).toBe(130);
  t.me.play('ghost-of-the-past', 'red-dragon');
  expect(t.cemeteryHp()).toBe(30);
});

test('W4.3.2 cemeteries are open: every player and a spectator see every card; hands stay hidden', () => {
  const t = duel({ cemetery: ['red-dragon', 'fear'], hand: ['frog'] }, { cemetery: ['goblin'] });
  expect(t.asked).toBe('me main');
  for (const viewer of [0, 1, 2]) {
    const seen = (zone: string, seat: number) =>
      viewOf(t, viewer)
        .zones.find((z) => z.zone === zone && z.seat === seat)
        ?.cards?.map((c) => c.card);
    expect(seen('cemetery', 0)).toEqual(['red-dragon', 'fear']);
    expect(seen('cemetery', 1)).toEqual(['goblin']);
    expect(seen('hand', 0)).toEqual([viewer === 0 ? 'frog' : undefined]);
    const table = viewOf(t, viewer).table as { players: { cemeteryHp: number }[] };
    expect(table.players.map((p) => p.cemeteryHp)).toEqual([100, 30]);
  }
});

test('W4.3.3 cards in a cemetery have no effects: neither Curse nor a Witch there lowers AL', () => {
  const t = duel({ cemetery: ['curse', 'witch', 'flame-of-the-infinite'] }, { primary: 'knight' });
  expect(t.stat('knight', 'al')).toBe(8);
  expect(t.stat('werewolf', 'al')).toBe(6);
  const u = duel({ primary: 'witch', magics: ['curse'] }, { primary: 'knight' });
  expect(u.stat('knight', 'al')).toBe(1);
});

test('W4.3.3 a card that says so works from there: the Mysterious Door comes back to the hand', () => {
  const t = duel({ hand: ['epic-boots'] }, { hand: ['mysterious-door'] });
  t.me.play('epic-boots', 'me:werewolf');
  t.opp.play('mysterious-door');
  expect(t.zone('mysterious-door')).toBe('opp:cemetery');
  for (let turn = 0; turn < 3; turn++) {
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.zone('mysterious-door')).toBe('opp:cemetery');
  }
  t.me.endTurn();
  expect(t.zone('mysterious-door')).toBe('opp:hand');
});
