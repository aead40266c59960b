import { describe, expect, test } from 'vitest';
import { raid } from './support.ts';

/** Written from the print before the cards were looked at: generations 2 and 3 and the promos against a boss (B10). */

const ogre = { primary: 'ogre' };
const bronto = { primary: 'bronto' };
const wolf = { primary: 'werewolf' };

describe('B10.9 a magic that would affect the boss', () => {
  test.each([
    [3, 7, 'me:cemetery'],
    [4, 6, 'me:magic'],
  ])('gen3 117 Soul Drain on the boss, with a %i', (die, mod, zone) => {
    const t = raid([{ ...ogre, hand: ['soul-drain'] }, {}], bronto);
    t.dice({ resist: [die] });
    t.me.play('soul-drain', 'bronto');
    expect([t.stat('bronto', 'mod'), t.zone('soul-drain')]).toEqual([mod, zone]);
  });

  test('gen3 117 Soul Drain on a partner’s creature needs no roll', () => {
    const t = raid([{ ...ogre, hand: ['soul-drain'] }, wolf], bronto);
    t.me.play('soul-drain', 'werewolf');
    expect([t.stat('werewolf', 'dice'), t.stat('werewolf', 'mod')]).toEqual([1, 2]);
  });

  test.each([
    [2, 2, 7],
    [5, 7, 2],
  ])('gen3 028 Catcow swaps the boss’s dice and MOD, with a %i', (die, dice, mod) => {
    const t = raid([{ ...ogre, hand: ['catcow'] }, {}], bronto);
    t.dice({ resist: [die] });
    t.me.play('catcow');
    expect([t.stat('bronto', 'dice'), t.stat('bronto', 'mod')]).toEqual([dice, mod]);
    // Resisted as a whole: it is in the cemetery, and changes nobody else either.
    expect([t.stat('ogre', 'dice'), t.stat('ogre', 'mod'), t.zone('catcow')]).toEqual([
      3,
      3,
      die < 4 ? 'me:cemetery' : 'me:magic',
    ]);
  });

  test.each([
    [1, 110],
    [6, 100],
  ])('gen3 110 Chain Lightning: 5 to one’s own, two magics, and 10 for the boss with a %i', (die, hp) => {
    const t = raid(
      [
        { ...ogre, hand: ['chain-lightning'], magics: ['magic-belt'] },
        { ...wolf, magics: ['hero-shield'] },
      ],
      bronto,
    );
    t.dice({ resist: [die] });
    t.me.play('chain-lightning');
    expect([t.hp('ogre'), t.hp('bronto'), t.zone('magic-belt'), t.zone('hero-shield')]).toEqual([
      85,
      hp,
      'me:cemetery',
      'seat1:cemetery',
    ]);
  });

  test('gen3 079 Living Trap when the boss declares: resisted, it is used up and nobody is hurt', () => {
    const t = raid([{ ...ogre, magics: ['living-trap'] }], bronto);
    t.dice({ resist: [3] }, { hit: [1, 2] }, { hit: [1, 2], attack: [1, 1] });
    t.me.endTurn();
    expect([t.zone('living-trap'), t.hp('bronto'), t.hp('ogre')]).toEqual(['me:cemetery', 110, 81]);
  });

  test('gen2 115 Magic Artillery: a boss has no hand to discard from', () => {
    const t = raid(
      [
        { ...ogre, magics: ['magic-artillery'] },
        { ...wolf, hand: ['hero-shield'] },
      ],
      bronto,
    );
    t.dice({ effect: [6] });
    t.me.use('magic-artillery');
    expect(t.zone('hero-shield')).toBe('seat1:hand');
  });

  test('B10.2 gen2 001 All In One does not work on a boss: there is nobody to take from', () => {
    const t = raid([{ ...ogre, hand: ['all-in-one'] }, {}], bronto);
    t.me.play('all-in-one', 'ogre');
    expect([t.zone('all-in-one'), t.stat('ogre', 'dice'), t.stat('ogre', 'mod')]).toEqual(['me:magic', 3, 3]);
  });

  test('gen3 016 Exhaustion that gets through: the boss strikes with MOD 0', () => {
    const t = raid([{ ...ogre, hand: ['exhaustion'] }], bronto);
    t.dice({ resist: [5] });
    t.me.play('exhaustion', 'bronto');
    expect(t.stat('bronto', 'mod')).toBe(0);
  });

  test('gen2 080 Sticky Goo: resisted, the boss’s attack goes on and the card is used', () => {
    const t = raid([{ ...ogre, hand: ['sticky-goo'] }], bronto);
    t.dice({ hit: [1, 2] }, { hit: [6, 5] }, { resist: [2] }, { attack: [1, 1] });
    t.me.endTurn();
    t.me.play('sticky-goo');
    expect([t.hp('ogre'), t.zone('sticky-goo'), t.stat('bronto', 'mod')]).toEqual([81, 'me:cemetery', 7]);
  });

  test('gen2 110 Winter Sentinel that gets through: the attack is void and the boss Frozen', () => {
    const t = raid([{ ...ogre, hand: ['winter-sentinel'] }], bronto);
    t.dice({ hit: [1, 1], slip: [1] }, { hit: [6, 5], attack: [1, 1] }, { resist: [4] });
    t.me.endTurn();
    t.me.play('winter-sentinel');
    expect([t.hp('ogre'), t.stat('bronto', 'frozen')]).toEqual([89, 1]);
  });
});

describe('B10.10 a creature effect that would affect the boss', () => {
  test('gen2 006 Electroloon: tried as it comes, and what gets through the boss tries to roll off (B10.8)', () => {
    const t = raid([{ primary: 'goblin', hand: ['electroloon'] }], bronto);
    t.dice({ resist: [4] });
    t.me.summon('electroloon', 'goblin');
    expect(t.stat('bronto', 'stunned')).toBe(1);
    t.dice({ effect: [6] });
    t.me.endTurn();
    expect([t.hp('electroloon'), t.state.active]).toEqual([60, 0]);
  });

  test('gen2 094 Giant Snake: a hit wraps the boss after a 4, which rolls each turn until it is free', () => {
    const t = raid([{ primary: 'giant-snake' }], bronto);
    t.stopAt('second');
    t.dice({ hit: [6, 5] }, { resist: [4] }, { attack: [1] });
    t.me.battle('bronto');
    expect(t.stat('bronto', 'wrapped')).toBe(1);
  });

  test('gen3 107 Missile-Toad: minions are not the boss', () => {
    const t = raid([{ primary: 'missile-toad', magics: ['magic-ring', 'magic-ring'] }], {
      ...bronto,
      side: ['skeleton'],
    });
    t.stopAt('second');
    t.dice({ hit: [5, 4], attack: [1] }, { hit: [1, 2], attack: [1, 1] });
    t.me.battle('bronto');
    expect(t.zone('skeleton')).toBe('opp:cemetery');
  });

  test.each([
    [4, 93],
    [3, 101],
  ])('gen2 035 Spino: twice the damage to a boss by water, with a %i', (die, hp) => {
    const t = raid([{ primary: 'spino' }], 'perfect-shark');
    t.stopAt('second');
    t.dice({ resist: [die] }, { hit: [1, 1], slip: [1] }, { hit: [4, 4], attack: [1, 2] });
    t.me.battle('perfect-shark');
    expect(t.hp('perfect-shark')).toBe(hp);
  });

  test.each([
    [4, 65],
    [2, 70],
  ])('gen3 125 Gaseous Horror: 5 for the boss that hits it, with a %i', (die, hp) => {
    const t = raid([{ primary: 'gaseous-horror' }], 'werewolf');
    t.stopAt('second');
    t.dice({ hit: [1, 2] }, { resist: [die] }, { attack: [1, 1] }, { hit: [1, 2] });
    t.me.battle('werewolf');
    expect([t.hp('werewolf'), t.hp('gaseous-horror')]).toEqual([hp, 45]);
  });

  test('gen3 151 Eagle Family: the boss rolls two dice onto itself if it does not resist', () => {
    const t = raid([{ primary: 'eagle-family', hand: ['titans-amulet'] }, wolf], bronto);
    t.dice({ effect: [3, 4] }, { resist: [6] });
    t.me.play('titans-amulet', 'eagle-family');
    expect([t.hp('eagle-family'), t.hp('bronto'), t.hp('werewolf')]).toEqual([80, 103, 70]);
  });

  test('promo 022 Zanj: the boss’s AL, tried once as he comes', () => {
    const t = raid([{ primary: 'goblin', hand: ['zanj-the-hunter'] }, {}], bronto);
    t.me.does('kill');
    t.dice({ resist: [5] });
    t.me.summon('zanj-the-hunter');
    expect(t.stat('bronto', 'al')).toBe(5);
  });

  test('promo 007 Dragon of Time 5–6 needs no roll where the boss has only minions to lose', () => {
    const t = raid([{ primary: 'dragon-of-time', side: ['goblin'] }], { ...bronto, side: ['skeleton'] });
    t.dice({ effect: [5] });
    t.me.use('dragon-of-time');
    expect([t.zone('goblin'), t.zone('skeleton')]).toEqual(['me:cemetery', 'opp:cemetery']);
  });

  test('promo 003 Artist Eg’Toroth has no text, and needs none', () => {
    const t = raid([{ primary: 'artist-egtoroth' }], bronto);
    t.stopAt('second');
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 1] }, { hit: [1, 1], slip: [2] });
    t.me.battle('bronto');
    expect(t.hp('bronto')).toBe(98);
  });

  test('gen2 145 Ancient One: nothing of it on a boss with minions', () => {
    const t = raid([{ primary: 'ancient-one' }], { ...bronto, side: ['skeleton'] });
    // The boss's battle, both miss; then the minion's: it misses, and is hit without taking HP damage (W13.2.1).
    t.dice({ hit: [1, 2] }, { hit: [1, 2] }, { hit: [1, 2] }, { hit: [1, 2], attack: [1, 1, 1, 1] });
    t.me.endTurn();
    expect(t.hp('bronto')).toBe(110);
  });
});

describe('strengthening one’s own needs none', () => {
  test('gen3 008 Cybernetic Upgrade in a battle that the boss started', () => {
    const t = raid([{ ...ogre, hand: ['cybernetic-upgrade'] }], bronto);
    t.dice({ hit: [1, 2], attack: [1, 1, 1] }, { hit: [1, 2] });
    t.me.endTurn();
    t.me.play('cybernetic-upgrade', 'ogre');
    expect([t.hp('bronto'), t.hp('ogre')]).toEqual([74, 90]);
  });

  test('gen3 024 Mosquito Man drinks from the boss without a roll', () => {
    const t = raid([{ primary: { card: 'mosquito-man', hp: 20 } }], bronto);
    t.stopAt('second');
    t.dice({ hit: [6, 5], attack: [1, 2] }, { hit: [1, 1], slip: [1] });
    t.me.battle('bronto');
    expect([t.hp('bronto'), t.hp('mosquito-man')]).toEqual([103, 23]);
  });
});
