import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Advantage: any die of one's own may be rolled again, and either result counts. */

const MISS = { hit: [1, 1], slip: [1] };
const lucky = { hand: ['advantage'] };

describe('a die each for who strikes first', () => {
  test('W10.2.2 its player rolls their own die again; the other one lies', () => {
    const t = duel(lucky);
    t.dice({ order: [2, 4] });
    t.me.battle('opp:werewolf');
    t.dice({ again: [6] }, MISS, MISS);
    t.me.play('advantage');
    t.me.yes();
    t.expectLog('me rolls 6 for Werewolf');
    expect([t.hp('me:werewolf'), t.hp('opp:werewolf')]).toEqual([69, 69]);
  });

  test('W10.2.2 a tie that comes of it is rolled again', () => {
    const t = duel(lucky);
    t.dice({ order: [2, 4] });
    t.me.battle('opp:werewolf');
    t.dice({ again: [4] }, { order: [1, 6] }, MISS, MISS);
    t.me.play('advantage');
    t.me.yes();
    expect(t.zone('advantage')).toBe('me:cemetery');
  });

  test('the opponent’s die is none of one’s own: each is asked for theirs alone', () => {
    const t = duel({}, lucky);
    t.dice({ order: [4, 2] });
    t.me.battle('opp:werewolf');
    expect(t.asked).toBe('opp respond');
    t.dice(MISS, { hit: [1, 1] });
    t.opp.pass();
    // Its own hit roll may be answered again.
    expect(t.asked).toBe('opp respond');
    t.dice({ slip: [1] });
    t.everyonePasses();
  });
});

describe('a die that everybody rolls', () => {
  test('Cosmic Storm: the one who rolled lowest rolls again, and another has to take the damage', () => {
    const t = table([{ magics: ['cosmic-storm'] }, lucky, {}], { active: 2 });
    t.dice(5, 1, 3);
    t.players[2].endTurn();
    expect(t.asked).toBe('seat1 respond');
    t.dice({ again: [6] });
    t.players[1].play('advantage');
    t.players[1].yes();
    expect([t.hp('seat1:werewolf'), t.hp('seat2:werewolf')]).toEqual([70, 65]);
  });

  test('Apocalypse: one die rolled again makes all equal', () => {
    const t = duel({ magics: ['apocalypse'], hand: ['advantage', 'frog'] }, { hand: ['frog'] });
    t.dice(4, 5);
    t.me.use('apocalypse');
    t.dice({ again: [5] });
    t.me.play('advantage');
    t.me.yes();
    expect(t.zone('apocalypse')).toBe('me:cemetery');
  });

  test('B11.1.2 whom the boss attacks: the one who rolled lowest rolls again', () => {
    const t = raid([lucky, {}], { primary: 'bronto' }, { active: 1 });
    t.dice({ target: [1, 3] });
    t.players[1].endTurn();
    expect(t.asked).toBe('me respond');
    t.dice({ again: [5] }, MISS, MISS);
    t.me.play('advantage');
    t.me.yes();
    expect([t.hp('me:werewolf'), t.hp('seat1:werewolf')]).toEqual([70, 69]);
  });
});

test('W10.2.2 what is played in answer to a die may take one of the two away: there is no blow then', () => {
  const t = duel(
    { primary: { card: 'werewolf', hp: 20 }, hand: ['advantage', 'frog'] },
    { hand: ['lightning-strike'] },
  );
  t.dice({ order: [2, 4] });
  t.me.battle('opp:werewolf');
  t.me.play('advantage');
  t.opp.play('lightning-strike');
  expect(t.zone('me:werewolf')).toBe('me:cemetery');
});
