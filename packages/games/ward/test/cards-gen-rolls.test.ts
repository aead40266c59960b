import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Cards of generations 2 and 3 that have dice rolled again. */

const MISS = { hit: [1, 2] };
const STRUCK_BACK = { hit: [1, 2], attack: [1, 1] };

describe('Magic Watch', () => {
  test('its wearer’s hit roll or its attack roll once more, and the new one counts', () => {
    const t = duel({ magics: ['magic-watch'] }, { primary: 'knight' });
    t.dice(MISS, { again: [5, 6] }, { attack: [1, 1] }, STRUCK_BACK);
    t.me.battle('knight');
    t.me.use('magic-watch');
    t.expectLog('Werewolf hits Knight');
  });

  test('not the dice of whoever strikes back', () => {
    const t = duel({ magics: ['magic-watch'] }, { primary: 'knight' });
    t.dice(MISS, STRUCK_BACK);
    t.me.battle('knight');
    t.me.pass();
    expect(t.asked).not.toBe('me respond');
  });
});

describe('Bad Luck Bear', () => {
  test('an opponent’s creature rolls again, at the word of who played it', () => {
    const t = duel({ hand: ['bad-luck-bear'], primary: 'knight' }, { primary: 'werewolf' });
    t.me.play('bad-luck-bear', 'werewolf');
    t.me.endTurn();
    t.dice({ hit: [5, 6] }, { again: [1, 2] }, STRUCK_BACK);
    t.opp.battle('knight');
    t.me.use('bad-luck-bear');
    t.expectLog('Werewolf misses Knight');
  });

  test('in a rumble its battles with anybody; nobody else may ask for it', () => {
    const t = table(
      [{ magics: [{ card: 'bad-luck-bear', on: 'seat1:werewolf' }] }, { primary: 'werewolf' }, { primary: 'knight' }],
      { active: 1 },
    );
    t.dice({ hit: [5, 6] }, { again: [1, 2] }, STRUCK_BACK);
    t.players[1].battle('seat1:werewolf', 'knight');
    expect(t.asked).toBe('me respond');
    t.me.use('bad-luck-bear');
    t.expectLog('Werewolf misses Knight');
  });

  test('B10.9 on a boss once it has got through', () => {
    const t = raid([{ hand: ['bad-luck-bear'] }], 'the-toll-keeper');
    t.dice({ resist: [2] });
    t.me.play('bad-luck-bear', 'the-toll-keeper');
    expect(t.zone('bad-luck-bear')).toBe('me:cemetery');
  });
});

describe('Winter Griffin', () => {
  test('one hit die and one attack die in a battle', () => {
    const t = duel({ primary: 'winter-griffin' }, { primary: 'knight' });
    t.dice({ hit: [1, 2] }, { again: [6] }, { attack: [1, 6] }, { again: [5] }, MISS);
    t.me.battle('knight');
    t.me.use('winter-griffin');
    t.me.does('die', 'winter-griffin', undefined, 1);
    t.expectLog('Winter Griffin hits Knight');
    t.me.use('winter-griffin');
    t.me.does('die', 'winter-griffin', undefined, 1);
    t.expectLog('Winter Griffin rolls 5, 6 for damage: 16');
  });

  test('the hit die a second time only in another battle', () => {
    const t = duel({ primary: 'winter-griffin' }, { primary: 'knight' });
    t.dice({ hit: [1, 1] }, { again: [1] }, { slip: [1] }, MISS);
    t.me.battle('knight');
    t.me.use('winter-griffin');
    expect(t.asked).not.toBe('me respond');
    expect(t.hp('winter-griffin')).toBe(79);
  });
});

describe('Advantage', () => {
  test('either result of a roll of one’s own', () => {
    const t = duel({ hand: ['advantage'] }, { primary: 'knight' });
    t.dice(MISS, { again: [5, 6] }, { attack: [1, 1] }, STRUCK_BACK);
    t.me.battle('knight');
    t.me.play('advantage');
    t.me.yes();
    t.expectLog('Werewolf hits Knight');
    expect(t.zone('advantage')).toBe('me:cemetery');
  });

  test('not an opponent’s, nor a partner’s', () => {
    const t = table([{}, { primary: 'knight' }, { hand: ['advantage'] }, {}], { mode: 'team' });
    t.dice(MISS, STRUCK_BACK);
    t.me.battle('knight');
    expect(offers(t, 'play advantage')).toBe(false);
  });

  test('B10.9 a roll against a boss is one’s own', () => {
    const t = raid([{ hand: ['advantage', 'fear'] }], 'the-toll-keeper');
    t.dice({ resist: [2] }, { again: [5] });
    t.me.play('fear', 'the-toll-keeper');
    t.me.play('advantage');
    t.me.yes();
    expect(t.zone('fear')).toBe('me:magic');
  });
});

describe('Giant Snake', () => {
  const held = () => {
    const t = duel({ primary: 'giant-snake', hand: ['frog'] }, { primary: 'knight' });
    t.dice({ hit: [5, 6], attack: [1] });
    t.me.battle('knight');
    return t;
  };

  test('what it hits deals no attack damage, and its player may roll in the same turn', () => {
    const t = held();
    expect(t.stat('knight', 'wrapped')).toBe(1);
    expect(t.asked).toBe('opp struggle');
    t.dice({ effect: [3] });
    t.opp.does('escape', 'knight');
    t.expectLog('Knight is free');
    expect(t.stat('knight', 'wrapped')).toBe(0);
  });

  test('once in every turn, their own too', () => {
    const t = held();
    t.dice({ effect: [2] });
    t.opp.does('escape', 'knight');
    expect(t.state.active).toBe(1);
    t.dice({ effect: [1] });
    t.opp.does('escape', 'knight');
    // Nothing else to do: their turn is over, and in mine it is asked again.
    expect([t.state.active, t.asked]).toEqual([0, 'opp struggle']);
  });

  test('the hold outlives the Snake', () => {
    const t = held();
    t.opp.pass();
    t.opp.endTurn();
    t.opp.pass();
    t.me.does('kill');
    expect(t.stat('knight', 'wrapped')).toBe(1);
  });

  test('in a rumble also in the turn of a third player', () => {
    const t = table([{ primary: 'giant-snake' }, { primary: 'knight' }, {}]);
    t.dice({ hit: [5, 6], attack: [1] });
    t.me.battle('knight');
    t.players[1].pass();
    t.players[1].endTurn();
    expect(t.asked).toBe('seat1 struggle');
    expect(t.state.active).toBe(2);
    t.dice({ effect: [6] });
    t.players[1].does('escape', 'knight');
    expect(t.stat('knight', 'wrapped')).toBe(0);
  });
});
