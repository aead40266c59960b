import { scenario } from '@wardroom/testkit';
import { position } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { ward } from '../src/game.ts';
import { duel, raid, words } from './support.ts';

/** The scenario language itself: what a test can say, and what it is told when it says something wrong. */

/** A scenario whose leftovers are looked at here, and do not fail the test. */
const loose = () => scenario(ward, position({ seats: [{ primary: 'werewolf' }, { primary: 'werewolf' }] }), words);

describe('dice by what they are for', () => {
  test('each roll takes the dice with its label', () => {
    const t = duel({}, { magics: ['hero-shield'] });
    t.dice({ order: [5, 2], hit: [1, 2] }, { hit: [6, 5], attack: [1, 1] });
    t.me.battle('opp:werewolf');
    expect(t.hp('me:werewolf')).toBe(70 - 5);
  });

  test('a roll nobody thought of does not eat them: equal speed is rolled off first', () => {
    const t = loose();
    t.dice({ hit: [6, 5], attack: [1, 1] });
    expect(() => t.me.battle('opp:werewolf')).toThrow(
      'the table rolls order (2 dice) now, but the script goes on with hit 6, hit 5.',
    );
  });

  test('a label that nothing is rolled for is named, with those there are', () => {
    expect(() => loose().dice({ speed: [5, 2] })).toThrow(/nothing is rolled for 'speed' in Ward; labels are .*order/);
  });

  test('too few or too many plain dice show what was rolled before', () => {
    const t = loose();
    t.dice(5, 2, 6, 5);
    expect(() => t.me.battle('opp:werewolf')).toThrow(
      'attack for werewolf needs 2 dice; none are scripted. Rolled so far: order 5, 2; hit for werewolf 6, 5.',
    );
    const u = loose();
    u.dice(3);
    expect(() => u.end()).toThrow('these scripted dice were not rolled: 3.');
  });
});

describe('stopAt', () => {
  const peace = { magics: ['a-loving-god'] };

  test('the table goes on by itself through phases in which nothing can be done', () => {
    const t = duel(peace);
    t.stopAt('main');
    t.me.next();
    expect(t.asked).toBe('opp main');
  });

  test('unless a test wants to look at one of them', () => {
    const t = duel(peace);
    t.stopAt('main', 'me combat', 'second');
    t.me.next();
    expect(t.asked).toBe('me combat');
    t.me.next();
    expect(t.asked).toBe('me second');
    t.me.next();
    expect(t.asked).toBe('opp main');
  });

  test('a question that is not there is named', () => {
    expect(() => duel().stopAt('opp fight')).toThrow("no question is called 'opp fight'");
  });
});

describe('answers', () => {
  test('a target waits until others have had their say', () => {
    const t = duel(
      { primary: 'necromancer', cemetery: ['goblin', 'knight'] },
      { primary: 'werewolf', hand: ['mind-sap'] },
    );
    t.everyonePasses();
    t.me.use('necromancer', 'knight');
    expect(t.asked).toBe('opp respond');
    t.everyonePasses();
    expect(t.zone('knight')).toBe('me:side');
  });

  test('a target that is never asked for fails the test', () => {
    const t = scenario(
      ward,
      position({
        seats: [
          { primary: 'necromancer', cemetery: ['goblin', 'knight'] },
          { primary: 'werewolf', hand: ['mind-sap'] },
        ],
      }),
      words,
    );
    t.everyonePasses();
    t.me.use('necromancer', 'knight');
    expect(() => t.end()).toThrow('necromancer was never asked for its target knight.');
  });

  test('endTurn ends where the same player is asked something in a mini turn', () => {
    const hand = ['goblin', 'knight', 'orc', 'hafling', 'skeleton'];
    const t = raid([{ hand }, {}], { primary: 'the-lampeater', deck: ['moth-eaten'] });
    t.me.endTurn();
    expect(t.asked).toBe('me discard');
  });

  test('a timed magic that is placed lies its whole time', () => {
    const t = duel({ magics: ['a-loving-god'] });
    t.stopAt('main');
    for (let cycle = 1; cycle <= 3; cycle++) {
      expect(t.zone('a-loving-god')).toBe('me:magic');
      t.me.endTurn();
      t.opp.endTurn();
    }
    expect(t.zone('a-loving-god')).toBe('me:cemetery');
  });
});
