import { describe, expect, test } from 'vitest';
import { raid } from './support.ts';

/**
 * B10.9–B10.10: what would affect the boss needs a roll of 4 to 6. A Werecroc stands for the boss: AL 9, SPD 2, 90 HP,
 * three dice, MOD 1; a Werewolf (AL 6, SPD 8, two dice, MOD 3) for the player.
 */

const BOSS = 'werecroc';
const idle = { hand: ['fear'] };
/** The wolf misses the boss, and the boss the wolf. */
const MISSES = [1, 2, 1, 2];
/** The boss slips, and takes one. */
const SLIPS = [1, 1, 1];

describe('B10.9 a magic that would affect the boss', () => {
  test('an equip on it: 4 gets through, and is settled for as long as it lies there', () => {
    const t = raid([{ hand: ['ball-and-chain'] }], { primary: BOSS, magics: ['mounted-assault'] });
    t.dice(4);
    t.me.play('ball-and-chain', BOSS);
    t.expectLog('B10.9 me rolls 4 for Ball and Chain: it gets through.');
    expect(t.zone('ball-and-chain')).toBe('me:magic');
    expect(t.stat(BOSS, 'spd')).toBe(0);
    t.dice(...MISSES);
    t.me.endTurn();
    expect(t.stat(BOSS, 'spd')).toBe(0);
  });

  test('3 is resisted, and it goes to the cemetery of who played it', () => {
    const t = raid([idle, { hand: ['ball-and-chain'] }], BOSS, { active: 1 });
    t.dice(3);
    t.players[1].play('ball-and-chain', BOSS);
    t.expectLog('B10.9 seat1 rolls 3 for Ball and Chain: resisted.');
    expect(t.zone('ball-and-chain')).toBe('seat1:cemetery');
    expect(t.stat(BOSS, 'spd')).toBe(2);
  });

  test('a standard with the boss as its target', () => {
    const t = raid([{ hand: ['smokescreen', 'smokescreen'] }], BOSS);
    t.dice(2);
    t.me.play('smokescreen', BOSS);
    t.expectLog('B10.9 me rolls 2 for Smokescreen: resisted.');
    expect(t.stat(BOSS, 'hitDice')).toBe(2);
    t.dice(6);
    t.me.play('smokescreen', BOSS);
    expect(t.stat(BOSS, 'hitDice')).toBe(1);
    expect(t.cards(t.me, 'cemetery')).toEqual(['smokescreen']);
    expect(t.cards(t.me, 'magic')).toEqual(['smokescreen']);
  });

  test('a field that speaks of opponents or of all: Curse', () => {
    const t = raid([{ hand: ['curse', 'curse'] }], { primary: BOSS, side: ['gate-hound'] });
    t.dice(1);
    t.me.play('curse');
    expect(t.cards(t.me, 'cemetery')).toEqual(['curse']);
    expect(t.stat(BOSS, 'al')).toBe(9);
    t.dice(5);
    t.me.play('curse');
    expect(t.stat(BOSS, 'al')).toBe(1);
    expect(t.stat('gate-hound', 'al')).toBe(1);
  });

  test('a negated attack: Junk Scarecrow, resisted, stops nothing and does not come back', () => {
    const t = raid([{ hand: ['junk-scarecrow'] }], BOSS, { active: 1 });
    t.dice(1, 2, 6, 5);
    expect(t.asked).toBe('me respond');
    t.dice(3, 1, 1, 1);
    t.me.play('junk-scarecrow');
    t.expectLog('B10.9 me rolls 3 for Junk Scarecrow: resisted.');
    t.expectLog('Werewolf takes 4 from Werecroc');
    expect(t.state.rows).toEqual([]);
    expect(t.zone('junk-scarecrow')).toBe('me:cemetery');
  });

  test('a negated attack that gets through is one', () => {
    const t = raid([{ hand: ['junk-scarecrow'] }], BOSS, { active: 1 });
    t.dice(1, 2, 6, 5);
    expect(t.asked).toBe('me respond');
    t.dice(4);
    t.me.play('junk-scarecrow');
    t.expectLog('The attack of Werecroc is negated');
    expect(t.hp('werewolf')).toBe(70);
  });

  test('one die for the whole text: Forest Sentinel stops the attack and turns it on the boss', () => {
    const t = raid([{ hand: ['forest-sentinel'] }], BOSS, { active: 1 });
    t.dice(1, 2, 6, 5, 1, 2, 3);
    expect(t.asked).toBe('me respond');
    t.dice(6);
    t.me.play('forest-sentinel');
    t.expectLog('Werecroc takes 7 from Forest Sentinel');
    expect(t.hp('werewolf')).toBe(70);
  });

  test('the attack of a minion needs no roll to be stopped', () => {
    const t = raid(
      [{ hand: ['junk-scarecrow'] }],
      { primary: BOSS, magics: [{ card: 'winter-chill', on: BOSS }], side: ['orc'] },
      { active: 1 },
    );
    t.dice(1, 1, 1, 1, 6, 5); // the boss fails to thaw; the wolf slips, and the orc hits
    expect(t.asked).toBe('me respond');
    t.me.play('junk-scarecrow');
    t.expectLog('The attack of Orc is negated');
    t.expectNoLog('B10.9');
  });

  test('a multiplied attack: Backstab is tried when it comes to a battle with the boss', () => {
    const t = raid([{ hand: ['backstab', 'fear'] }], BOSS);
    t.me.play('backstab'); // so far it is only my creature that is stronger
    t.expectNoLog('B10.9');
    t.dice(5, 1, 2, 1, 1, ...SLIPS); // through: it strikes first, hits in any case, and (1 + 1 + 3) × 3
    t.me.battle(BOSS);
    t.expectLog('B10.9 me rolls 5 for Backstab: it gets through.');
    t.expectLog('Werecroc takes 15 from Werewolf');
  });

  test('a multiplied attack, resisted, is a plain one: neither first, nor certain, nor threefold', () => {
    const t = raid([{ hand: ['backstab', 'fear'] }], 'manticore'); // faster, AL 11
    t.me.play('backstab');
    t.dice(2, 1, 1, 1, 4, 5, 1, 1); // resisted; the boss is first, and slips; 12 hits AL 11 for 5
    t.me.battle('manticore');
    t.expectLog('B10.9 me rolls 2 for Backstab: resisted.');
    t.expectLog('Critical miss: Manticore');
    t.expectLog('Manticore takes 5 from Werewolf');
  });

  test('resisted, it still serves against a minion', () => {
    const t = raid([{ hand: ['backstab', 'fear'], side: ['the-squire'] }], { primary: BOSS, side: ['ferry-hand'] });
    t.me.play('backstab');
    t.dice(1, 2, 1, 1, 1, 1, 1); // it hits in any case, for 15; the minion slips
    t.me.battle('werewolf', 'ferry-hand');
    t.expectLog('Ferry Hand takes 15 from Werewolf');
    t.expectNoLog('B10.9');
  });

  test('one that lasts is tried once: Death From Above', () => {
    const t = raid([{ hand: ['death-from-above', 'fear'] }], BOSS);
    t.me.play('death-from-above');
    t.dice(6, 1, 2, 1, 1, ...SLIPS);
    t.me.battle(BOSS);
    t.expectLog('B10.9 me rolls 6 for Death From Above: it gets through.');
    t.dice(1, 2, 1, 1, ...SLIPS); // in the boss's turn no die for it any more
    t.me.endTurn();
    expect(t.hp(BOSS)).toBe(90 - 5 - 1 - 5 - 1);
  });

  test('a skipped turn', () => {
    const t = raid([{ primary: 'black-dragon', ...idle }], BOSS);
    t.dice(6, 3);
    t.me.use('black-dragon');
    t.expectLog('B10.10 me rolls 3 for Black Dragon: resisted.');
    t.dice(1, 2, 1, 2);
    t.me.endTurn();
    t.expectLog('W10.2.1 Werecroc battles Black Dragon');
    t.dice(6, 4);
    t.me.use('black-dragon');
    t.me.endTurn();
    t.expectLog("W9.2.1 opp's turn is skipped.");
    t.dice(1);
    expect(t.asked).toBe('me main');
    t.me.use('black-dragon');
  });
});

describe('B10.9 what needs no roll', () => {
  test('strengthening one’s own creature: Battle Axe', () => {
    const t = raid([{ hand: ['battle-axe', 'fear'] }], BOSS);
    t.me.play('battle-axe', 'werewolf');
    t.dice(2, 3, 1, 1, ...SLIPS); // 5 + 3 + 2 hits AL 9
    t.me.battle(BOSS);
    t.expectLog('Werecroc takes 7 from Werewolf');
    t.expectNoLog('B10.9');
  });

  test('more dice for it, or what keeps damage from it', () => {
    const t = raid([{ hand: ['children-of-the-forest', 'ghost-form', 'fear'] }], BOSS);
    t.me.play('ghost-form', 'werewolf');
    t.dice(5, 4);
    t.me.battle(BOSS);
    t.dice(1, 1, 1, 1, 1, 1, 1, 6, 5, 1, 1, 1);
    t.me.play('children-of-the-forest');
    t.expectLog('Werecroc takes 10 from Werewolf');
    t.expectNoLog('B10.9');
    expect(t.hp('werewolf')).toBe(70);
  });

  test('destroying its magics', () => {
    const t = raid([{ hand: ['council-of-the-cosmos', 'dragon-fire'] }], {
      primary: BOSS,
      magics: ['curse', 'iron-lantern'],
    });
    t.me.play('council-of-the-cosmos', 'curse');
    t.me.play('dragon-fire');
    expect(t.cards(t.opp, 'magic')).toEqual([]);
    t.expectNoLog('B10.9');
  });

  test('negating its cards as they are played', () => {
    const t = raid([{ hand: ['haunted-tree'] }, idle], { primary: BOSS, deck: ['curse'] });
    t.me.next();
    t.me.play('haunted-tree');
    t.expectLog('Haunted Tree negates Curse');
    t.expectNoLog('B10.9');
  });

  test('what is done to a minion', () => {
    const t = raid([{ hand: ['ball-and-chain'] }], { primary: BOSS, side: ['gate-hound'] });
    t.me.play('ball-and-chain', 'gate-hound');
    expect(t.zone('ball-and-chain')).toBe('me:magic');
    t.expectNoLog('B10.9');
  });
});

describe('B10.10 a creature effect that would affect the boss', () => {
  test('Grizzly Bear: the bleed needs its roll, the blow does not', () => {
    const t = raid([{ primary: 'grizzly-bear', ...idle }], BOSS);
    t.dice(6, 5, 3, 1, 1, ...SLIPS);
    t.me.battle(BOSS);
    t.expectLog('B10.10 me rolls 3 for Grizzly Bear: resisted.');
    t.expectLog('Werecroc takes 7 from Grizzly Bear');
    t.expectNoLog('still harms');
    expect(t.hp(BOSS)).toBe(90 - 7 - 1);
  });

  test('Grizzly Bear: through, it bleeds as ever', () => {
    const t = raid([{ primary: 'grizzly-bear', ...idle }], BOSS);
    t.dice(6, 5, 4, 1, 1, ...SLIPS);
    t.me.battle(BOSS);
    t.expectLog('B10.10 me rolls 4 for Grizzly Bear: it gets through.');
    t.expectLog('W11.2 Grizzly Bear still harms Werecroc');
    expect(t.hp(BOSS)).toBe(90 - 7 - 1 - 10);
  });

  test('resisted, it may be tried again on the next turn, if it hits again', () => {
    const t = raid([{ primary: 'grizzly-bear', ...idle }], BOSS);
    t.dice(6, 5, 3, 1, 1, ...SLIPS);
    t.me.battle(BOSS);
    t.dice(6, 5, 5, 1, 1, ...SLIPS); // the boss attacks, and the bear strikes first again: it is another turn
    t.me.endTurn();
    t.expectLog('B10.10 me rolls 3 for Grizzly Bear: resisted.');
    t.expectLog('B10.10 me rolls 5 for Grizzly Bear: it gets through.');
  });

  test('never more than once in a turn', () => {
    // Boathook has the boss attack beside its attack of the turn: the bear hits it twice.
    const t = raid([{ primary: 'grizzly-bear', ...idle }], { primary: BOSS, deck: ['boathook'] });
    t.dice(6, 5, 2, 1, 1, ...SLIPS, 6, 5, 1, 1, ...SLIPS);
    t.me.endTurn();
    expect(t.log.filter((x) => x.includes('for Grizzly Bear:'))).toEqual([
      'B10.10 me rolls 2 for Grizzly Bear: resisted.',
    ]);
    expect(t.log.filter((x) => x.includes('Grizzly Bear hits'))).toHaveLength(2);
  });

  test('Assassin: tried before the battle; through, its first hit counts three times', () => {
    const t = raid([{ primary: 'assassin', ...idle }], BOSS);
    t.dice(5, 6, 5, 1, 1, 1, ...SLIPS);
    t.me.battle(BOSS);
    t.expectLog('B10.10 me rolls 5 for Assassin: it gets through.');
    t.expectLog('Werecroc takes 24 from Assassin');
  });

  test('Assassin: resisted, it is a plain hit', () => {
    const t = raid([{ primary: 'assassin', ...idle }], BOSS);
    t.dice(1, 6, 5, 1, 1, 1, ...SLIPS);
    t.me.battle(BOSS);
    t.expectLog('Werecroc takes 8 from Assassin');
  });

  test('Bear Wolf: through, it strikes first; resisted, speed decides', () => {
    const t = raid([{ primary: 'bear-wolf', ...idle }], 'manticore'); // SPD 9 against 13
    t.dice(4, 6, 5, 1, 1, ...SLIPS);
    t.me.battle('manticore');
    t.expectLog('Bear Wolf hits Manticore');
    t.expectLog('Critical miss: Manticore');
    const u = raid([{ primary: 'bear-wolf', ...idle }], 'manticore');
    u.dice(3, ...SLIPS, 6, 5, 1, 1);
    u.me.battle('manticore');
    u.expectLog('B10.10 me rolls 3 for Bear Wolf: resisted.');
    u.expectLog('Critical miss: Manticore');
    u.expectLog('Bear Wolf hits Manticore');
  });

  test('Wizard: its shield is tried when the boss strikes', () => {
    const t = raid([{ primary: 'wizard', ...idle }], BOSS);
    t.dice(1);
    t.me.use('wizard'); // a shield on itself needs no roll
    t.dice(1, 2, 6, 5, 5); // the boss hits it, and the shield gets through
    t.me.endTurn();
    t.expectLog('B10.10 me rolls 5 for Wizard: it gets through.');
    t.expectLog('The attack of Werecroc is negated');
    expect(t.hp('wizard')).toBe(40);
  });

  test('Wizard: a shield that is resisted is gone', () => {
    const t = raid([{ primary: 'wizard', ...idle }], BOSS);
    t.dice(1);
    t.me.use('wizard');
    t.dice(1, 2, 6, 5, 2, 1, 1, 1);
    t.me.endTurn();
    expect(t.hp('wizard')).toBe(36);
    expect(t.state.rows).toEqual([]);
  });

  describe('Witch: what her summon begins', () => {
    const arriving = (...dice: number[]) => {
      const t = raid([{ hand: ['judgement', 'witch', 'fear'] }, idle], BOSS);
      t.me.play('judgement');
      t.dice(...dice);
      t.me.summon('witch');
      t.players[1].summon('werewolf');
      return t;
    };

    test('is tried as it arrives; through, it works in everybody’s turns', () => {
      const t = arriving(4);
      t.expectLog('B10.10 me rolls 4 for Witch: it gets through.');
      expect(t.stat(BOSS, 'al')).toBe(1);
      t.me.endTurn();
      expect(t.asked).toBe('seat1 main');
      expect(t.stat(BOSS, 'al')).toBe(1);
      t.dice(6, 1, 1, 2, 1, 1, ...SLIPS); // the boss attacks the other, who hits AL 1
      t.players[1].endTurn();
      expect(t.asked).toBe('me main');
      expect(t.stat(BOSS, 'al')).toBe(1);
    });

    test('resisted, it is not tried again: it happens once, as she is summoned', () => {
      const t = arriving(3);
      t.expectLog('B10.10 me rolls 3 for Witch: resisted.');
      expect(t.stat(BOSS, 'al')).toBe(9);
      t.me.endTurn();
      t.dice(6, 1, ...MISSES); // the boss attacks the other
      t.players[1].endTurn();
      expect(t.asked).toBe('me main');
      expect(t.stat(BOSS, 'al')).toBe(9);
    });

    test('its minions have no say in it', () => {
      const t = raid([{ hand: ['judgement', 'witch'] }], { primary: BOSS, side: ['gate-hound'] });
      t.me.play('judgement');
      t.dice(1);
      t.me.summon('witch');
      expect(t.stat('gate-hound', 'al')).toBe(1);
      expect(t.stat(BOSS, 'al')).toBe(9);
    });
  });
});

describe('B10.9 Heroism and the magics of a boss: one die settles whether such a magic ignores it', () => {
  const hero = { magics: ['heroism'], ...idle };

  test('an instant one: repelled, it hurts the others alone', () => {
    const t = raid([hero, idle], { primary: BOSS, deck: ['coin-for-the-ferry'] });
    t.dice(3);
    t.me.endTurn();
    t.expectLog('B10.9 seat2 rolls 3 for Coin for the Ferry: resisted.');
    expect(t.hp('me:werewolf')).toBe(70);
    expect(t.hp('seat1:werewolf')).toBeLessThan(70);
  });

  test('an instant one that succeeds ignores it', () => {
    const t = raid([hero, idle], { primary: BOSS, deck: ['coin-for-the-ferry'] });
    t.dice(4);
    t.me.endTurn();
    expect(t.hp('me:werewolf')).toBeLessThan(70);
  });

  test('an equip: repelled, it goes to the cemetery', () => {
    const t = raid([hero], { primary: BOSS, deck: ['mooring-chain'] });
    t.dice(2, ...MISSES);
    t.me.endTurn();
    t.expectLog('B10.9 opp rolls 2 for Mooring Chain: resisted.');
    expect(t.zone('mooring-chain')).toBe('opp:cemetery');
    expect(t.stat('werewolf', 'spd')).toBe(8);
  });

  test('an equip that succeeds stays, and ignores Heroism for good, with no more rolls', () => {
    const t = raid([hero], { primary: BOSS, deck: ['mooring-chain'] });
    t.dice(5, ...MISSES);
    t.me.endTurn();
    expect(t.zone('mooring-chain')).toBe('opp:magic');
    expect(t.stat('werewolf', 'spd')).toBeLessThan(8);
  });

  test('a field: repelled, it spares the hero as long as it lies there; the others it does not', () => {
    const t = raid([hero, idle], { primary: BOSS, deck: ['curse'] });
    t.dice(1);
    t.me.endTurn();
    expect(t.stat('me:werewolf', 'al')).toBe(8);
    expect(t.stat('seat1:werewolf', 'al')).toBe(1);
  });

  test('a field that succeeds reaches the hero', () => {
    const t = raid([hero, idle], { primary: BOSS, deck: ['curse'] });
    t.dice(6);
    t.me.endTurn();
    expect(t.stat('me:werewolf', 'al')).toBe(1);
  });

  test('one with a text for each of its turns rolls once', () => {
    const t = raid([hero], { primary: BOSS, magics: ['slow-toll'] });
    t.dice(1, ...MISSES);
    t.me.endTurn();
    t.dice(...MISSES);
    t.me.endTurn();
    expect(t.hp('werewolf')).toBe(70);
  });

  test('a minion’s blow is no magic', () => {
    const t = raid([hero], { primary: BOSS, side: ['orc'] });
    t.dice(...MISSES, 1, 1, 1, 6, 5, 1); // the wolf slips, and the orc hits
    t.me.endTurn();
    t.expectLog('Werewolf takes 3 from Orc');
    t.expectNoLog('B10.9');
  });
});
