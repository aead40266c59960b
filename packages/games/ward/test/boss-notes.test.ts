import type { SeatId } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { raid, table } from './support.ts';

/** B15: what is as in the duel, and what is not. A Werecroc stands for the boss: AL 9, SPD 2, three dice, MOD 1. */

const BOSS = 'werecroc';
/** A magic in hand, which nobody plays: so that every turn has a question. */
const idle = { hand: ['fear'] };
/** The wolf misses the boss, and the boss the wolf. */
const MISSES = [1, 2, 1, 2];

test('B15.1 AL is never over 12, neither a player’s nor the boss’s', () => {
  const magics = ['knight-armor', 'hero-shield'];
  const t = raid([{ magics }], { primary: BOSS, magics });
  expect(t.stat('werewolf', 'al')).toBe(12);
  expect(t.stat(BOSS, 'al')).toBe(12);
});

test('B15.2 an empty deck alone is no loss', () => {
  const t = raid([idle], BOSS);
  t.dice(...MISSES);
  t.me.endTurn();
  expect(t.asked).toBe('me main');
  expect(t.cards(t.me, 'deck')).toEqual([]);
  expect(t.winner).toBe(null);
});

describe('B15.3 a creature counts for whatever reason it came to the cemetery', () => {
  test('discarded from the hand', () => {
    const hand = new Array<string>(9).fill('frog');
    const t = raid([{ hand }], BOSS);
    t.me.does('discard');
    expect(t.cemeteryHp()).toBe(10);
  });

  test('sacrificed, from hand and field', () => {
    const t = raid([{ primary: 'goblin', hand: ['dark-lord', 'owl'] }], BOSS);
    t.me.summon('dark-lord', 'owl');
    expect(t.cemeteryHp()).toBe(60);
  });

  test('killed by its own player', () => {
    const t = raid([{ primary: 'goblin', hand: ['owl', 'frog'] }], BOSS);
    t.me.does('kill');
    t.me.summon('owl');
    expect(t.cemeteryHp()).toBe(30);
  });
});

describe('B15.4 equal speed is rolled off in every battle', () => {
  test('in the player’s turn and in the boss’s', () => {
    const t = raid([idle], 'demon'); // both have SPD 8
    t.dice(6, 1, 1, 1, 1, 1, 1, 1); // I am first; both slip
    t.me.battle('demon');
    t.expectLog('W10.2.2 Equal speed: Werewolf rolls 6, Demon 1.');
    t.dice(2, 2, 5, 3, 1, 1, 1, 1, 1, 1); // a tie; then the boss is first
    t.me.endTurn();
    t.expectLog('W10.2.2 Equal speed: Demon rolls 2, Werewolf 2.');
    t.expectLog('W10.2.2 Equal speed: Demon rolls 5, Werewolf 3.');
    t.expectLog('Critical miss: Demon');
  });
});

describe('B15.5 a limited summon becomes primary when the primary dies', () => {
  test('and its player chooses which', () => {
    const t = raid([{ primary: { card: 'werewolf', hp: 1 }, side: ['the-squire', 'owl'], ...idle }], BOSS);
    t.dice(1, 2, 6, 5, 1, 1, 1);
    t.me.endTurn();
    t.expectChoices(t.me, ['promote the-squire', 'promote owl']);
    t.me.pick('owl');
    t.expectLog('W13.3.6 Owl steps to the front.');
    expect(t.zone('owl')).toBe('me:primary');
  });
});

describe('B15.6 the last card goes back instead of to the cemetery', () => {
  test('its player loses', () => {
    const t = raid([{ hand: ['judgement'] }, idle], BOSS);
    t.me.play('judgement');
    t.expectLog('B15.6 me loses');
    expect(t.state.seats[0 as SeatId].out).toBe(1);
    expect(t.winner).toBe(null);
    t.players[1].summon('werewolf'); // who has another card goes on
    expect(t.asked).toBe('seat1 main');
  });

  test('a Phoenix that would come back to an empty hand as well', () => {
    const t = raid([{ primary: { card: 'phoenix', hp: 1 } }], BOSS, { active: 1 });
    t.dice(1, 2, 6, 6, 1, 1, 1); // the Phoenix misses, and is killed
    t.expectLog("Phoenix goes to me's hand");
    t.expectLog('B15.6 me loses');
    expect(t.winner).toBe(1);
  });

  test('with another card in hand or deck nobody loses by it', () => {
    const t = raid([{ hand: ['judgement'], deck: ['owl', 'frog'] }], BOSS);
    t.me.play('judgement');
    expect(t.asked).toBe('me replace');
  });

  test('in a rumble it is no rule', () => {
    const t = table([{ hand: ['judgement'] }, idle, idle]);
    t.me.play('judgement');
    t.expectChoices(t.me, ['summon werewolf']);
  });
});

describe('B15.7 some creatures need more sacrifices than usual', () => {
  test('The Old God needs three', () => {
    const t = raid([{ primary: 'goblin', hand: ['the-old-god', 'owl', 'frog', 'fear'] }], BOSS);
    t.me.summon('the-old-god', 'owl', 'frog');
    expect(t.zone('the-old-god')).toBe('me:primary');
    expect(t.cemeteryHp()).toBe(70);
  });

  test('two are not enough', () => {
    const t = raid([{ primary: 'goblin', hand: ['the-old-god', 'owl', 'fear'] }], BOSS);
    t.expectChoices(t.me, ['play fear', 'kill goblin', 'endPhase']);
  });
});
