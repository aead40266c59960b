import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

/** Generation 1, magics 039 to 061. Equips that only change numbers are in cards-equips.test.ts. */

describe('Demonic Magic', () => {
  test('costs its wearer half of its HP once, rounded up, and gives +5 to hit and attack damage', () => {
    const t = duel({ primary: { card: 'kobold', hp: 25 }, hand: ['demonic-magic'] });
    t.me.play('demonic-magic', 'kobold');
    t.expectLog('W17.6 Kobold takes 13');
    expect(t.stat('kobold', 'hit')).toBe(5);
    expect(t.stat('kobold', 'atk')).toBe(5);
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('kobold')).toBe(12);
  });

  test('negates the effects of all creatures while it lies there: what a Necromancer raised is gone, and may be raised anew later', () => {
    const t = duel(
      { primary: 'witch', hand: ['demonic-magic', 'dragon-fire'] },
      { primary: 'necromancer', side: [{ card: 'ogre', anchor: 'necromancer' }] },
    );
    expect(t.stat('necromancer', 'al')).toBe(1);
    t.me.play('demonic-magic', 'necromancer');
    expect(t.zone('ogre')).toBe('opp:cemetery');
    expect(t.stat('necromancer', 'al')).toBe(3);
    t.me.play('dragon-fire');
    expect(t.stat('necromancer', 'al')).toBe(3); // what a Witch began is over
    expect(t.hp('necromancer')).toBe(40);
    t.me.endTurn();
    t.opp.use('necromancer');
    expect(t.zone('ogre')).toBe('opp:side');
  });

  test('ends what creatures have running, for good', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['demonic-magic', 'dragon-fire'] }, { primary: 'ogre' });
    t.dice(5, 5, 6, 1, 1, 1);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 6 - 1 - 10);
    t.me.play('demonic-magic', 'dire-wolf');
    t.me.play('dragon-fire');
    t.opp.endTurn();
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(73);
  });
});

test('Dragon Fire destroys every magic on both sides, except Heroism', () => {
  const t = duel(
    { magics: ['hero-shield', 'a-loving-god'], hand: ['dragon-fire'] },
    { primary: 'knight', magics: ['curse', 'heroism'] },
  );
  t.me.play('dragon-fire');
  expect(t.cards(t.me, 'cemetery')).toEqual(['hero-shield', 'a-loving-god', 'dragon-fire']);
  expect(t.cards(t.opp, 'cemetery')).toEqual(['curse']);
  expect(t.cards(t.opp, 'magic')).toEqual(['heroism']);
});

describe('Dragon Rage', () => {
  test('stops a magic, destroys all magics, and both draw three as far as their decks allow', () => {
    const t = duel(
      { primary: 'goblin', magics: ['hero-shield'], hand: ['knight-armor'], deck: ['frog', 'owl', 'elf'] },
      { magics: ['curse'], hand: ['dragon-rage'], deck: ['orc', 'knight', 'ogre', 'griffin'] },
    );
    t.me.play('knight-armor', 'goblin');
    t.opp.play('dragon-rage');
    t.expectLog('Dragon Rage negates Knight Armor');
    t.expectLog('Hero Shield is destroyed');
    expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['hero-shield', 'knight-armor']);
    expect(t.cards(t.opp, 'cemetery').toSorted()).toEqual(['curse', 'dragon-rage']);
    expect(t.cards(t.me, 'hand')).toEqual(['frog', 'owl', 'elf']);
    expect(t.cards(t.opp, 'hand')).toEqual(['orc', 'knight', 'ogre']);
  });

  test('stops an attack instead; the battle goes on with the other strike', () => {
    const t = duel(
      { primary: 'dire-wolf', magics: ['hero-shield'] },
      { primary: 'knight', hand: ['dragon-rage'], deck: ['orc'] },
    );
    t.dice(5, 5);
    t.me.battle('knight');
    t.dice(3, 3, 1, 1);
    t.opp.play('dragon-rage');
    t.expectLog('The attack of Dire Wolf is negated');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.zone('orc')).toBe('opp:hand');
    t.expectLog('Dire Wolf takes 5 from Knight');
    // Nothing that happens on a hit happens.
    expect(t.hp('knight')).toBe(50);
  });

  test('where a magic answers the hit, its player names what is stopped: the magic, or after it the attack', () => {
    const start = () => {
      const t = duel(
        { primary: 'goblin', hand: ['children-of-the-forest'] },
        { primary: 'ogre', hand: ['dragon-rage'] },
      );
      t.dice(4, 4);
      t.me.battle('ogre');
      t.opp.pass();
      t.me.play('children-of-the-forest');
      return t;
    };
    const magic = start();
    magic.dice(3, 1, 1, 1);
    magic.opp.play('dragon-rage');
    magic.expectLog('Goblin rolls 3 for damage: 3');

    const attack = start();
    attack.opp.pass();
    attack.dice(1, 1, 1);
    attack.opp.play('dragon-rage');
    attack.expectLog('The attack of Goblin is negated');
    expect(attack.hp('ogre')).toBe(89);
  });

  test('answers nothing of its own side', () => {
    const t = duel({ primary: 'goblin', hand: ['dragon-rage', 'hero-shield'] }, { primary: 'ogre' });
    t.me.play('hero-shield', 'goblin');
    t.dice(4, 4, 3, 1, 1, 1);
    t.me.battle('ogre');
    expect(t.zone('dragon-rage')).toBe('me:hand');
  });
});

test('Dragon’s Bane doubles attack damage against dragons by type or name, for every creature', () => {
  for (const [target, dealt] of [
    ['swamp-dragon', 8],
    ['undead-dragon', 8],
    ['ogre', 4],
  ] as const) {
    const t = duel({ primary: 'goblin', magics: ['magic-ring', 'dragons-bane'] }, { primary: target });
    t.dice(5, 5, 4, 1, 1, 1);
    t.me.battle(target);
    expect(t.hp(target)).toBe(ward.defs[ward.defById.get(target)!].hp - dealt - 1);
  }
  const theirs = duel({ primary: 'goblin', magics: ['dragons-bane'] }, { primary: 'dragonling' });
  theirs.dice(1, 1, 1, 3, 3, 2); // Goblin slips; Dragonling is no slayer of goblins
  theirs.me.battle('dragonling');
  expect(theirs.hp('goblin')).toBe(30 - 1 - 5);
});

test('Epic Loot heals to full as it is equipped, and gives AL, SPD and dice', () => {
  const t = duel({ primary: { card: 'goblin', hp: 3 }, hand: ['epic-loot'] });
  t.me.play('epic-loot', 'goblin');
  expect(t.hp('goblin')).toBe(30);
  expect(['al', 'spd', 'dice', 'hitDice'].map((stat) => t.stat('goblin', stat))).toEqual([7, 13, 2, 3]);
});

describe('Curse', () => {
  test('sets the AL of all opponents’ creatures to 1, also of those that come later, over any increase', () => {
    const t = duel(
      { hand: ['curse', 'terrifying-roar'] },
      { primary: 'knight', magics: ['knight-armor', 'flame-of-the-infinite'], side: ['ogre'], hand: ['dwarf'] },
    );
    t.me.play('curse');
    expect([t.stat('knight', 'al'), t.stat('ogre', 'al'), t.stat('werewolf', 'al')]).toEqual([1, 1, 6]);
    t.me.play('terrifying-roar', 'knight');
    expect(t.zone('ogre')).toBe('opp:primary');
    expect(t.stat('ogre', 'al')).toBe(1);
  });

  test('does nothing to a creature under Heroism', () => {
    const t = duel({ hand: ['curse'] }, { primary: 'knight', magics: ['heroism'] });
    t.me.play('curse');
    expect(t.stat('knight', 'al')).toBe(10);
  });
});

describe('Fear', () => {
  test('on 5–6 its wearer deals no damage in that battle, attacking or attacked; on 1–4 the battle is normal', () => {
    const t = duel({ hand: ['fear'] }, { primary: 'knight' });
    t.me.play('fear', 'knight');
    t.dice(5, 1, 1, 1, 5, 5, 6, 6); // the roll, Werewolf slips, Knight hits for nothing
    t.me.battle('knight');
    t.expectLog('opp rolls 5 for Fear');
    t.expectLog('Werewolf takes none of the 15 damage');
    t.dice(4, 1, 1, 1, 5, 5, 6, 6);
    t.opp.battle('werewolf');
    t.expectLog('Werewolf takes 15 from Knight');
    t.dice(6, 5, 5, 1, 1, 5, 5, 6, 6);
    t.me.battle('knight');
    expect(t.hp('werewolf')).toBe(70 - 1 - 1 - 15);
    expect(t.hp('knight')).toBe(45);
  });

  test('covers all its damage in the battle, not only the attack', () => {
    const t = duel(
      { primary: 'dragon-fox', magics: [] },
      { primary: 'ogre', magics: [{ card: 'fear', on: 'me:dragon-fox' }] },
    );
    t.dice(5, 5, 5, 6, 6, 6, 1, 1, 1); // fear; a hit; the two dice of fire; the attack die; Ogre slips
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(89);
  });

  test('no damage over time comes of it, and its critical miss does not hurt it', () => {
    const wolf = duel({ primary: 'dire-wolf' }, { primary: 'ogre', magics: [{ card: 'fear', on: 'me:dire-wolf' }] });
    wolf.dice(6, 5, 5, 1, 1, 1, 2); // fear; the wolf hits, for nothing; the ogre slips for 2
    wolf.me.battle('ogre');
    wolf.expectLog('Ogre takes none of the 10 damage');
    wolf.me.endTurn();
    expect(wolf.hp('ogre')).toBe(88);

    const slip = duel({ primary: 'knight' }, { primary: 'ogre', magics: [{ card: 'fear', on: 'me:knight' }] });
    slip.dice(6, 1, 1, 4, 1, 2); // fear; the knight slips; the ogre misses
    slip.me.battle('ogre');
    slip.expectLog('Knight takes none of the 4 damage');
    expect(slip.hp('knight')).toBe(50);
  });

  test('nor does its death in that battle do damage: Jester', () => {
    const t = duel(
      { primary: { card: 'jester', hp: 5 }, hand: ['frog'] },
      {
        primary: 'ogre',
        magics: [{ card: 'fear', on: 'me:jester' }],
      },
    );
    t.dice(5, 1, 2, 5, 5, 1, 1, 1); // fear; the jester misses and is killed
    t.me.battle('ogre');
    t.expectLog('Ogre takes none of the 10 damage');
    expect(t.hp('ogre')).toBe(90);
    t.me.summon('frog');
  });

  test('the next battle of the same creature is another one', () => {
    const t = duel({ primary: 'dire-wolf' }, { primary: 'ogre', magics: [{ card: 'fear', on: 'me:dire-wolf' }] });
    t.dice(6, 5, 5, 6, 1, 1, 1);
    t.me.battle('ogre');
    t.dice(1, 5, 5, 6, 1, 1, 1); // in the opponent's turn: 1–4, normal
    t.opp.battle('dire-wolf');
    t.expectLog('Ogre takes 6 from Dire Wolf');
  });
});

test('Ghost of the Past takes a creature from one’s own cemetery to hand, never a locked one or a magic', () => {
  const t = duel(
    { hand: ['ghost-of-the-past'], cemetery: ['angel', 'ogre', 'hero-shield', 'frog'] },
    { cemetery: ['elf'] },
  );
  expect(t.cemeteryHp()).toBe(170);
  t.me.play('ghost-of-the-past');
  t.expectChoices(t.me, ['card ogre ghost-of-the-past', 'card frog ghost-of-the-past']);
  t.me.pick('ogre');
  expect(t.zone('ogre')).toBe('me:hand');
  expect(t.cemeteryHp()).toBe(80);
  expect(t.zone('ghost-of-the-past')).toBe('me:cemetery');
});

test('Ghost of the Past gives the creature to its player, whoever brought it to the match', () => {
  const t = duel({ primary: { card: 'ogre', owner: 1 }, hand: ['frog', 'ghost-of-the-past'] });
  t.me.does('kill');
  t.me.summon('frog');
  t.me.play('ghost-of-the-past', 'ogre');
  expect(t.zone('ogre')).toBe('me:hand');
});

describe('Goblin Tricks', () => {
  test('negates the magic it answers', () => {
    const t = duel({ primary: 'goblin', magics: ['hero-shield'], hand: ['knight-armor'] }, { hand: ['goblin-tricks'] });
    t.me.play('knight-armor', 'goblin');
    t.opp.play('goblin-tricks');
    t.opp.pick('mode 0');
    expect(t.zone('knight-armor')).toBe('me:cemetery');
    expect(t.stat('goblin', 'al')).toBe(6);
  });

  test('or destroys one that already lay there, and the new one resolves', () => {
    const t = duel(
      { primary: 'goblin', magics: ['hero-shield', 'heroism'], hand: ['curse'] },
      { hand: ['goblin-tricks'], magics: ['magic-belt'] },
    );
    t.me.play('curse');
    t.opp.play('goblin-tricks');
    t.opp.pick('mode 1');
    // Neither the magic under way nor Heroism.
    t.expectChoices(t.opp, ['card hero-shield', 'card magic-belt']);
    t.opp.pick('hero-shield');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.zone('curse')).toBe('me:magic');
  });

  test('with nothing on the field there is only the negation', () => {
    const t = duel({ hand: ['curse'] }, { hand: ['goblin-tricks'] });
    t.me.play('curse');
    t.opp.play('goblin-tricks');
    expect(t.zone('curse')).toBe('me:cemetery');
  });
});

test.each([
  ['Health Potion', 30],
  ['Healing Tree', 50],
])('%s heals one own creature %i, never above its full HP', (name, amount) => {
  const id = name.toLowerCase().replace(' ', '-');
  const t = duel(
    { primary: { card: 'ogre', hp: 20 }, side: [{ card: 'frog', hp: 1 }, 'owl'], hand: [id, id] },
    { primary: { card: 'knight', hp: 1 } },
  );
  t.me.play(id);
  t.expectChoices(t.me, [`card ogre ${id}`, `card frog ${id}`]); // W6.2.1: not the owl, which is unhurt
  t.me.pick('ogre');
  expect(t.hp('ogre')).toBe(20 + amount);
  expect(t.zone(id)).toBe('me:hand');
  t.me.play(id, 'ogre');
  expect(t.hp('ogre')).toBe(Math.min(90, 20 + 2 * amount));
  expect(t.cards(t.me, 'cemetery')).toEqual([id, id]);
});
