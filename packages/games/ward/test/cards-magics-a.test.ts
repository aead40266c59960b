import { view } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

/** Magics of generation 1, numbers 14 to 85. Equips that only change numbers are in cards-equips.test.ts. */

/** The cards of a hand that a seat can name. */
const seen = (t: ReturnType<typeof duel>, viewer: number, whose: number) =>
  view(ward, t.state, viewer)
    .zones.find((z) => z.zone === 'hand' && z.seat === whose)!
    .cards!.flatMap((c) => (c.card === undefined ? [] : [c.card]));

describe('Smokescreen', () => {
  test('leaves its creature one hit die for two cycles, extra dice or not; W10.3.3 so it makes no criticals', () => {
    const t = duel({ hand: ['smokescreen'] }, { primary: 'knight', magics: ['sword-of-light'] });
    expect(t.stat('knight', 'hitDice')).toBe(3);
    t.me.play('smokescreen', 'knight');
    // The card is in the cemetery at once; the limit stays on the creature.
    expect(t.zone('smokescreen')).toBe('me:cemetery');
    expect(t.stat('knight', 'hitDice')).toBe(1);
    t.me.endTurn();
    t.dice(1, 2, 6, 1, 1, 1); // Werewolf misses AL 8; Knight rolls one die, then three of damage + 3 + 3
    t.opp.battle('werewolf');
    t.expectLog('W10.2.3 Knight rolls 6: 12 against AL 6');
    expect(t.hp('werewolf')).toBe(61);
    t.me.endTurn();
    expect(t.stat('knight', 'hitDice')).toBe(1);
    t.opp.endTurn();
    expect(t.stat('knight', 'hitDice')).toBe(3);
  });
});

describe('Dragon Tamer', () => {
  test('finds a creature by type or name, shows it, and shuffles the rest away', () => {
    const t = duel({ hand: ['dragon-tamer'], deck: ['goblin', 'dragons-bane', 'undead-dragon', 'dragonling', 'frog'] });
    t.shuffle('frog');
    t.me.play('dragon-tamer');
    t.expectChoices(t.me, ['card undead-dragon', 'card dragonling']);
    t.me.pick('undead-dragon');
    expect(t.cards(t.me, 'hand')).toEqual(['goblin', 'undead-dragon']);
    expect(t.cards(t.me, 'deck').at(-1)).toBe('frog');
    expect(seen(t, 1, 0)).toEqual(['undead-dragon']);
    expect(t.zone('dragon-tamer')).toBe('me:cemetery');
  });

  test('finds nothing where there is no dragon, and still shuffles', () => {
    const t = duel({ hand: ['dragon-tamer'], deck: ['goblin', 'dragons-bane', 'frog'] });
    t.me.play('dragon-tamer');
    t.expectLog("me's deck is shuffled");
    expect(t.cards(t.me, 'hand')).toEqual(['goblin']);
  });
});

describe('Minotaur Bodyguard', () => {
  test('keeps attack damage off after the hit; what the hit brings still comes', () => {
    const t = duel({ primary: 'dire-wolf' }, { primary: 'knight', hand: ['minotaur-bodyguard'] });
    t.dice(5, 5);
    t.me.battle('knight');
    t.expectChoices(t.opp, ['pass', 'play minotaur-bodyguard']);
    t.dice(6, 1, 2, 1, 1); // Dire Wolf's damage; Knight hits back for 1 + 1 + 3
    t.opp.play('minotaur-bodyguard');
    t.expectLog('Knight takes none of 6 damage');
    t.expectLog('W11.2 Knight takes 10');
    expect(t.hp('knight')).toBe(40);
    expect(t.hp('dire-wolf')).toBe(35);
    expect(t.zone('minotaur-bodyguard')).toBe('opp:cemetery');
  });

  test('answers neither a miss, nor the hit of its own side, nor a magic; and covers one battle', () => {
    const t = duel(
      { primary: 'goblin', hand: ['minotaur-bodyguard', 'hero-shield'] },
      { primary: 'knight', hand: ['minotaur-bodyguard'] },
    );
    t.me.play('hero-shield', 'goblin');
    t.dice(1, 2, 1, 2); // both miss
    t.me.battle('knight');
    t.me.endTurn();
    t.dice(5, 5); // Goblin is faster and hits; its own player has nothing to answer with
    t.opp.battle('goblin');
    t.expectChoices(t.opp, ['pass', 'play minotaur-bodyguard']);
    t.dice(6, 1, 2);
    t.opp.play('minotaur-bodyguard');
    t.opp.endTurn();
    t.dice(5, 5, 6, 1, 2);
    t.me.battle('knight');
    expect(t.hp('knight')).toBe(44);
  });
});

test('Surprise From The Deep gives MOD +5 until the start of its player’s next turn', () => {
  const t = duel({ primary: 'goblin', hand: ['surprise-from-the-deep'] });
  t.me.play('surprise-from-the-deep', 'goblin');
  expect(t.stat('goblin', 'mod')).toBe(5);
  expect(t.zone('surprise-from-the-deep')).toBe('me:cemetery');
  t.me.endTurn();
  expect(t.stat('goblin', 'mod')).toBe(5);
  t.opp.endTurn();
  expect(t.stat('goblin', 'mod')).toBe(0);
});

test('A Loving God keeps everyone from battle for three cycles, then leaves before the draw', () => {
  const t = duel({ hand: ['a-loving-god', 'health-potion'], deck: ['frog', 'frog', 'frog', 'owl'] }, { hand: ['health-potion'] });
  t.me.play('a-loving-god');
  for (let cycle = 1; cycle <= 3; cycle++) {
    expect(t.zone('a-loving-god')).toBe('me:magic');
    t.me.next(); // no combat is offered
    expect(t.asked).toBe('me second');
    t.me.endTurn();
    t.opp.next();
    expect(t.asked).toBe('opp second');
    t.opp.endTurn();
  }
  t.expectLog('W9.2.3 The effect of A Loving God ends');
  t.expectLog('me draws Owl');
  expect(t.zone('a-loving-god')).toBe('me:cemetery');
  t.me.next();
  t.expectChoices(t.me, ['battle werewolf', 'endPhase']);
});

test('A Loving God stops working when it is destroyed', () => {
  const t = duel({ magics: ['a-loving-god'] , hand: ['council-of-the-cosmos'] });
  t.me.play('council-of-the-cosmos', 'a-loving-god');
  expect(t.asked).toBe('me combat');
});

describe('Backstab', () => {
  test('strikes first, hits whatever the roll (ones are no critical miss) and deals three times as much', () => {
    const t = duel({ primary: 'goblin', hand: ['backstab'] }, { primary: 'giant-eagle' });
    t.me.play('backstab');
    t.dice(1, 1, 5, 1, 2, 1, 1);
    t.me.battle('giant-eagle');
    t.expectLog('Goblin rolls 5 for damage: 15');
    expect(t.hp('giant-eagle')).toBe(35);
    expect(t.hp('goblin')).toBe(28);
    // Its battle this turn only.
    t.me.endTurn();
    expect(t.stat('goblin', 'times')).toBe(1);
    t.dice(1, 2, 1, 1, 3, 3, 5);
    t.opp.battle('goblin');
    expect(t.hp('giant-eagle')).toBe(30);
  });

  test('copies multiply: three make ×27', () => {
    const t = duel({ primary: 'goblin', hand: ['backstab', 'backstab', 'backstab'] }, { primary: 'giant-eagle' });
    for (let i = 0; i < 3; i++) t.me.play('backstab');
    t.dice(1, 2, 1, 1, 2, 1, 1);
    t.me.battle('giant-eagle');
    expect(t.hp('giant-eagle')).toBe(50 - 27);
  });

  test('W5.3.2 follows the other multipliers: a Rogue’s 5 × 3 × 2 × 3 is 90', () => {
    const t = duel({ primary: 'rogue', hand: ['backstab'] }, { primary: 'frost-giant' });
    t.me.play('backstab');
    t.dice(6, 6, 2, 3, 1, 1, 1);
    t.me.battle('frost-giant');
    t.expectLog('Rogue rolls 2, 3 for damage: 90');
    expect(t.hp('frost-giant')).toBe(20);
  });

  test('W10.2.2 against one that strikes first by its own effect, dice decide: SPD is not compared', () => {
    const t = duel({ primary: 'giant-eagle', hand: ['backstab'] }, { primary: 'bear-wolf' });
    t.me.play('backstab');
    t.dice(2, 5, 1, 2, 1, 2, 1, 1); // the wolf wins the die and misses
    t.me.battle('bear-wolf');
    t.expectLog('W10.2.2 Equal speed: Giant Eagle and Bear Wolf roll 2, 5');
    t.expectLog('Bear Wolf rolls 1, 2');
    expect(t.hp('bear-wolf')).toBe(44);
  });
});

test('Ball and Chain takes 6 SPD and voids every increase; it lies on its player’s side', () => {
  const t = duel(
    { hand: ['ball-and-chain', 'council-of-the-cosmos'] },
    { primary: 'giant-eagle', magics: ['mounted-assault', 'flame-of-the-infinite'] },
  );
  expect(t.stat('giant-eagle', 'spd')).toBe(23);
  t.me.play('ball-and-chain', 'giant-eagle');
  expect(t.stat('giant-eagle', 'spd')).toBe(6);
  expect(t.zone('ball-and-chain')).toBe('me:magic');
  t.me.play('council-of-the-cosmos', 'ball-and-chain');
  expect(t.stat('giant-eagle', 'spd')).toBe(23);
});

describe('Blade in the Dark', () => {
  test('negates a magic before it takes effect, even Heroism; both go to their own cemeteries', () => {
    const t = duel({ hand: ['heroism'] }, { hand: ['blade-in-the-dark'] });
    t.me.play('heroism', 'me:werewolf');
    t.expectChoices(t.opp, ['pass', 'play blade-in-the-dark']);
    t.opp.play('blade-in-the-dark');
    t.expectLog('Blade in the Dark negates Heroism');
    expect(t.zone('heroism')).toBe('me:cemetery');
    expect(t.zone('blade-in-the-dark')).toBe('opp:cemetery');
    expect(t.stat('me:werewolf', 'al')).toBe(6);
  });

  test('answers neither its own player’s magic, nor a summon, nor an ability, nor a hit', () => {
    const t = duel(
      { primary: 'wizard', hand: ['blade-in-the-dark', 'hero-shield', 'knight'] },
      { hand: ['blade-in-the-dark'] },
    );
    t.dice(6); // no shield
    t.me.use('wizard');
    expect(t.asked).toBe('me main');
    t.me.summon('knight');
    expect(t.asked).toBe('me main');
    t.me.play('hero-shield', 'knight');
    t.opp.pass();
    expect(t.asked).toBe('me combat');
    t.dice(5, 5, 1, 1, 5, 5, 1, 1);
    t.me.battle('werewolf');
    expect(t.hp('knight')).toBe(45);
  });
});

describe('Blood of the Bat', () => {
  test('heals its wearer half of the attack damage it deals, rounded up', () => {
    const t = duel({ primary: { card: 'goblin', hp: 10 }, magics: ['blood-of-the-bat', 'knight-armor'] }, { primary: 'kobold' });
    t.dice(3, 3, 5, 1, 2);
    t.me.battle('kobold');
    t.expectLog('W5.2.1.9 Goblin heals 3');
    expect(t.hp('goblin')).toBe(13);
  });

  test('never above full HP, and nothing for damage that is blocked or turned back', () => {
    const t = duel(
      { primary: { card: 'goblin', hp: 29 }, magics: ['blood-of-the-bat', 'knight-armor'] },
      { primary: 'kobold', hand: ['minotaur-bodyguard', 'forest-sentinel'] },
    );
    t.dice(3, 3);
    t.me.battle('kobold');
    t.dice(5, 1, 2);
    t.opp.play('minotaur-bodyguard');
    t.opp.pass(); // the sentinel waits
    expect(t.hp('goblin')).toBe(29);
    t.opp.endTurn();
    t.dice(3, 3, 4);
    t.me.battle('kobold');
    t.dice(1, 2);
    t.opp.play('forest-sentinel');
    expect(t.hp('goblin')).toBe(25);
    t.opp.endTurn();
    t.dice(3, 3, 5, 6, 6, 1, 1); // a critical hit in return
    t.me.battle('kobold');
    expect(t.hp('goblin')).toBe(20); // 25 + 3, then 2 × (1 + 1 + 2)
  });
});

test('Children of the Forest adds five attack dice to one’s own hit, for that battle', () => {
  const t = duel({ primary: 'goblin', hand: ['children-of-the-forest', 'children-of-the-forest'] }, { primary: 'ogre' });
  t.dice(4, 4);
  t.me.battle('ogre');
  t.expectChoices(t.me, ['pass', 'play children-of-the-forest']);
  t.dice(1, 2, 3, 4, 5, 6);
  t.me.play('children-of-the-forest');
  t.me.pass();
  t.expectLog('Goblin rolls 1, 2, 3, 4, 5, 6 for damage: 21');
});
