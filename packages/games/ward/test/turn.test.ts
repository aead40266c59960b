import { scenario } from '@wardroom/testkit';
import { position, ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { duel, whyNot, words } from './support.ts';

/** W9: the phases of a turn, and how long things last. */

const many = (n: number, card: string): string[] => new Array(n).fill(card);

test('W9.1.1 draw one card', () => {
  const t = duel({ deck: ['frog', 'owl'], hand: ['fear'] });
  expect(t.cards(t.me, 'hand')).toEqual(['fear', 'frog']);
  t.expectLog('W9.1.1 me draws Frog.');
  expect(t.cards(t.me, 'deck')).toEqual(['owl']);
});

test('W9.1.1 nine cards after the draw: discard down to eight, before anything else', () => {
  const t = duel({ deck: ['frog'], hand: [...many(7, 'fear'), 'goblin'] });
  expect(t.asked).toBe('me discard');
  expect(t.choices).toHaveLength(9);
  t.me.pick('goblin');
  t.expectLog('W9.1.1 me discards Goblin.');
  t.expectLog('W9.1.2 me: summon and magic phase.');
  expect(t.cards(t.me, 'hand')).toHaveLength(8);
  expect(t.cemeteryHp()).toBe(30); // a discarded creature lies in the cemetery like any other
});

test('W9.1.1 eight cards after the draw are kept, and so are cards drawn later in the turn', () => {
  const t = duel({ deck: ['frog', 'owl', 'orc'], hand: [...many(6, 'fear'), 'twister'] });
  expect(t.asked).toBe('me main');
  t.me.play('twister');
  expect(t.cards(t.me, 'hand')).toHaveLength(9);
  t.me.endTurn();
  expect(t.asked).toMatch(/^opp /);
});

test('W9.1.1 two too many: one after the other', () => {
  const t = duel({ deck: ['frog'], hand: many(9, 'fear') });
  t.me.pick('frog');
  expect(t.asked).toBe('me discard');
  t.me.pick('fear');
  expect(t.cards(t.me, 'hand')).toEqual(many(8, 'fear'));
});

test('W9.1.1 W4.1.5 where the table calls, a discard that would lose is not offered as long as another would not', () => {
  const t = duel({ deck: ['frog'], hand: [...many(7, 'fear'), 'goblin'], cemeteryHp: 275 });
  expect(t.choices).not.toContain('discard goblin');
  expect(t.choices).toContain('discard frog');
});

test('W9.1.2 W9.1.3 W9.1.4 W9.1.5 the phases in their order', () => {
  const t = duel({ deck: ['frog'], hand: ['fear'] });
  t.me.endTurn();
  const phases = t.log.filter((line) => / me: /.test(line));
  expect(phases).toEqual([
    'W9.1.1 me: draw phase.',
    'W9.1.2 me: summon and magic phase.',
    'W9.1.3 me: combat phase.',
    'W9.1.4 me: second magic phase.',
    'W9.1.5 me: end phase.',
  ]);
});

test('W9.1.2 in the second phase: summoning, magics and abilities, in any order', () => {
  const t = duel({ primary: 'wizard', hand: ['knight', 'fear', 'hero-shield'] });
  t.expectChoices(t.me, ['summon knight', 'play fear', 'play hero-shield', 'use wizard', 'endPhase']);
  t.me.play('hero-shield', 'wizard');
  t.me.summon('knight');
  t.me.play('fear', 'werewolf');
  expect(t.cards(t.me, 'primary')).toEqual(['knight']);
});

test('W9.1.3 combat is optional', () => {
  const t = duel({ hand: ['fear'] });
  t.me.next();
  t.expectChoices(t.me, ['battle werewolf werewolf', 'endPhase']);
  t.me.next();
  expect(t.asked).toBe('me second');
  t.expectNoLog('battles');
});

test('W9.1.3 combat ends the moment a primary is killed: my limited summon does not fight any more', () => {
  const t = duel({ primary: 'giant-eagle', side: ['skeleton'], hand: ['fear'] }, { primary: 'frog', hand: ['owl'] });
  t.dice(1, 2, 6, 6);
  t.me.battle('giant-eagle', 'frog');
  t.opp.summon('owl');
  expect(t.asked).toBe('me second');
});

test('W9.1.3 any primary, mine too', () => {
  const t = duel({ primary: 'frog', side: ['raptor'], hand: ['fear'] }, { primary: 'goblin' });
  t.dice(3, 4, 6); // the goblin is faster and deals 6; the frog strikes
  t.dice(3, 4, 1);
  t.me.battle('frog', 'goblin');
  t.expectChoices(t.me, ['battle raptor goblin', 'endPhase']);
  const u = duel({ primary: { card: 'frog', hp: 6 }, side: ['raptor'], hand: ['fear'] }, { primary: 'goblin' });
  u.dice(3, 4, 6);
  u.me.battle('frog', 'goblin');
  expect(u.cards(u.me, 'primary')).toEqual(['raptor']); // steps up, and combat is over
  expect(u.asked).toBe('me second');
});

test('W9.1.3 without a kill the next battle may follow', () => {
  const t = duel({ primary: 'giant-eagle', side: ['raptor'] }, { primary: 'ogre' });
  t.dice(1, 2); // misses AL 8
  t.dice(1, 1, 1); // the ogre slips
  t.me.battle('giant-eagle', 'ogre');
  t.expectChoices(t.me, ['battle raptor ogre', 'endPhase']);
});

test('W9.1.4 the second magic phase: magics only; no summoning, no sacrificing, and the table says why', () => {
  const t = duel({ primary: 'goblin', hand: ['knight', 'frog', 'fear'] });
  t.me.next();
  t.me.next();
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  expect(whyNot(t, 'knight')).toEqual(['W9.1.4']);
});

test('W9.1.5 the turn ends, and the next player’s begins', () => {
  const t = duel();
  t.me.endTurn();
  t.expectLog('W9.1.5 me: end phase.');
  t.expectLog('W9.2.2 Turn 12: opp.');
  expect(t.asked).toMatch(/^opp /);
});

test('W9.1.5 not before what is compulsory: the Demon Knight’s roll is made then', () => {
  const t = duel({ primary: 'demon-knight' });
  t.dice(4);
  t.me.endTurn();
  t.expectLog('W9.1.5 me: end phase.');
  t.expectLog('me rolls 4 for Demon Knight.');
  expect(t.hp('werewolf')).toBe(55);
});

test('W9.2.1 W9.2.2 a cycle is everyone’s turn once, from the start of a player’s turn: one cycle of mine ends as my turn begins', () => {
  const t = duel({ hand: ['surprise-from-the-deep'], deck: ['frog', 'frog'] });
  t.me.play('surprise-from-the-deep', 'me:werewolf');
  t.me.endTurn();
  expect(t.stat('me:werewolf', 'mod')).toBe(8);
  t.opp.endTurn();
  expect(t.stat('me:werewolf', 'mod')).toBe(3);
  t.expectLog('W9.2.2 Turn 13: me.');
  t.expectLog('W9.2.3 The effect of Surprise From The Deep ends.');
  t.expectLog('W9.1.1 me draws Frog.'); // before the draw
});

test('W9.2.3 whatever the phase it was played in: in the second or the fourth phase it ends at the same moment', () => {
  for (const phase of [2, 4]) {
    const t = duel({ hand: ['surprise-from-the-deep', 'fear'] });
    if (phase === 4) {
      t.me.next();
      t.me.next();
    }
    t.me.play('surprise-from-the-deep', 'me:werewolf');
    t.me.endTurn();
    expect(t.stat('me:werewolf', 'mod'), `phase ${phase}`).toBe(8);
    t.opp.endTurn();
    expect(t.stat('me:werewolf', 'mod'), `phase ${phase}`).toBe(3);
  }
});

test('W9.2.3 a card that lies there for its cycles goes to the cemetery then: A Loving God, three', () => {
  const t = duel({ hand: ['a-loving-god', 'fear'] }, { hand: ['fear'] });
  t.me.play('a-loving-god');
  for (let cycle = 1; cycle <= 3; cycle++) {
    expect(t.zone('a-loving-god')).toBe('me:magic');
    expect(whyNot(t, 'me:werewolf')).toContain('W10.2.1');
    t.me.next();
    expect(t.asked).toBe('me second'); // nothing to do in combat
    t.me.next();
    t.opp.next();
    expect(t.asked).toBe('opp second');
    t.opp.next();
  }
  expect(t.zone('a-loving-god')).toBe('me:cemetery');
  t.me.next();
  t.expectChoices(t.me, ['battle werewolf werewolf', 'endPhase']);
});

test('W9.2.1 W9.2.3 with three players a cycle is three turns', () => {
  const sides = ['werewolf', 'knight', 'goblin'].map((primary) => ({
    primary,
    hand: ['surprise-from-the-deep', 'fear'],
  }));
  const t = scenario(ward, position({ seats: sides }), words);
  t.me.play('surprise-from-the-deep', 'werewolf');
  for (const player of t.players) {
    expect(t.stat('werewolf', 'mod')).toBe(8);
    player.endTurn();
  }
  expect(t.stat('werewolf', 'mod')).toBe(3);
  expect(t.asked).toBe('me main');
});

test('W9.2.3 a standard that lies there for a cycle leaves as its player’s turn begins', () => {
  const t = duel({ hand: ['unlucky-circumstance'] }, { primary: 'knight' });
  t.me.play('unlucky-circumstance', 'knight');
  t.me.endTurn();
  expect(t.stat('knight', 'al')).toBe(1);
  t.opp.endTurn();
  expect(t.stat('knight', 'al')).toBe(8);
  expect(t.zone('unlucky-circumstance')).toBe('me:cemetery');
});

test('W9.2.3.2 Ghost Form in the fourth phase: this turn, theirs, mine, theirs; gone as my turn begins, before the draw', () => {
  const t = duel(
    { primary: 'knight', hand: ['ghost-form', 'fear'], deck: many(5, 'frog') },
    { primary: 'giant-eagle' },
  );
  /** The eagle hits for 2 + 2. */
  const strikeMe = (): void => {
    t.dice(4, 5, 2, 2); // the eagle's hit and damage
    t.dice(1, 1, 1); // the knight slips
    t.opp.battle('knight');
  };
  t.me.next();
  t.me.next();
  t.me.play('ghost-form', 'knight'); // turn 11
  t.me.endTurn();
  strikeMe(); // turn 12
  t.expectLog('Knight takes none of the 4 damage.');
  expect(t.hp('knight')).toBe(50);
  // Turn 13, mine: it slips at no cost to itself, and the eagle deals nothing.
  t.dice(4, 5, 2, 2, 1, 1, 6);
  t.me.battle('giant-eagle');
  t.expectLog('Knight takes none of the 4 damage.');
  t.expectLog('Knight takes none of the 6 damage.');
  t.me.endTurn();
  strikeMe(); // turn 14
  expect(t.hp('knight')).toBe(50);
  t.expectLog('W9.2.2 Turn 15: me.');
  t.expectLog('W9.2.3 The effect of Ghost Form ends.');
  t.expectLog('W9.1.1 me draws Frog.');
  // Turn 15: it is gone.
  t.dice(4, 5, 2, 2, 1, 1, 6);
  t.me.battle('giant-eagle');
  expect(t.hp('knight')).toBe(40);
});
