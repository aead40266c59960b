import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { CREATURE_TYPES, OTHER_KINDS, RARITIES } from '../src/card.ts';
import { EVENT } from '../src/names.ts';
import { hpLeft } from '../src/rules/field.ts';
import { cardText } from '../src/text/cards.ts';
import { duel, viewOf, whyNot } from './support.ts';

/** W5: what a creature card has, and what its figures do. */

const creatures = ward.defs.filter((d) => d.kind === 'creature');

/** The opponent's creature cannot strike, so a battle is one strike of mine. */
const held = (card: string) => ({ card: 'winter-chill', on: `opp:${card}` });

describe.each(creatures.map((d) => [d.name, d] as const))('%s', (_name, d) => {
  test('W5.2.1.1 W5.2.1.2 W5.2.1.4 has a name, a type and a rarity', () => {
    expect(d.name.trim()).not.toBe('');
    expect([...CREATURE_TYPES, ...OTHER_KINDS]).toContain(d.type);
    expect(RARITIES).toContain(d.rarity);
  });

  test('W5.2.1.3 has a list of what its artwork shows, each thing once', () => {
    expect(Array.isArray(d.art)).toBe(true);
    for (const tag of d.art) expect(tag).toMatch(/^[a-z]+$/);
    expect(new Set(d.art).size).toBe(d.art.length);
  });

  test('W5.2.1.5 W5.2.1.11 W5.2.1.13 has an attack with a name, a text if it has an effect, and a biography', () => {
    const words = cardText[d.id];
    expect(words.attack).toBeTruthy();
    expect(words.bio).toBeTruthy();
    if (d.hasEffect || d.require !== null) expect(words.text).not.toBe('');
  });

  test('W5.2.1.6 W5.2.1.7 W5.2.1.8 W5.2.1.9 W5.2.1.10 W5.2.1.12 has attack dice, AL, SPD, HP, MOD and a generation', () => {
    for (const n of [d.dice, d.al, d.spd, d.hp, d.mod]) expect(Number.isInteger(n)).toBe(true);
    expect(d.dice).toBeGreaterThan(0);
    expect(d.al).toBeGreaterThan(0);
    expect(d.al).toBeLessThanOrEqual(12);
    expect(d.spd).toBeGreaterThan(0);
    expect(d.hp).toBeGreaterThan(0);
    expect(d.mod).toBeGreaterThanOrEqual(0);
    if (d.boss === null) expect(d.source.set).toMatch(/^(gen\d|promo)$/);
    else expect(d.source.set).toBe(d.boss);
  });
});

test('W5.2.1.2 there are ten types, and an effect may refer to one: Holy Water doubles against Undead only', () => {
  expect(CREATURE_TYPES).toHaveLength(10);
  for (const [foe, dealt] of [
    ['scarecrow', '14 = (2 + 2 + 3 MOD) × 2 Holy Water'],
    ['ogre', '7 = 2 + 2 + 3 MOD'],
  ] as const) {
    const t = duel({ magics: ['holy-water', held(foe)] }, { primary: foe });
    t.dice(3, 4, 2, 2);
    t.me.battle(foe);
    t.expectLog(`Werewolf rolls 2, 2 for damage: ${dealt}.`);
  }
});

test('W5.2.1.3.1 W5.2.1.3 artwork may matter: Ent Tree deals ×2 to a creature whose art shows a weapon', () => {
  for (const [foe, dealt] of [
    ['scarecrow', '18 = (3 + 6 MOD) × 2 Ent Tree'],
    ['ogre', '9 = 3 + 6 MOD'],
  ] as const) {
    const t = duel({ primary: 'ent-tree', magics: [held(foe)] }, { primary: foe });
    t.dice(3, 4, 3); // (3 + 6), doubled
    t.me.battle(foe);
    t.expectLog(`Ent Tree rolls 3 for damage: ${dealt}.`);
  }
});

test('W5.2.1.4 there are seven rarities, and one Mythic in a generation', () => {
  expect(RARITIES).toEqual(['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary', 'Mythic', 'Promo']);
  for (const set of new Set(ward.defs.map((d) => d.source.set))) {
    const mythic = ward.defs.filter((d) => d.source.set === set && d.rarity === 'Mythic');
    expect(mythic.length, set).toBeLessThanOrEqual(1);
  }
  expect(ward.defs.filter((d) => d.rarity === 'Mythic' && d.source.set === 'gen1').map((d) => d.name)).toEqual([
    'The Creator',
  ]);
});

test('W5.2.1.6 as many dice as printed are rolled for damage', () => {
  const t = duel({ primary: 'kraken', magics: [held('goblin')] }, { primary: 'goblin' });
  t.dice(3, 4, 1, 1, 1);
  t.me.battle('goblin');
  t.expectLog('W10.2.4 Kraken rolls 1, 1, 1 for damage: 5 = 1 + 1 + 1 + 2 MOD.');
});

test('W5.2.1.7 AL never exceeds 12, whatever is added', () => {
  const t = duel({ primary: 'knight', magics: ['knight-armor', 'hero-shield', 'epic-loot'] });
  expect(t.stat('knight', 'al')).toBe(12);
  const u = duel({ primary: 'dark-lord', magics: ['flame-of-the-infinite'] });
  expect(u.stat('dark-lord', 'al')).toBe(12);
});

test('W5.2.1.8 SPD has no cap', () => {
  const t = duel({ primary: 'manticore', magics: ['mounted-assault', 'mounted-assault', 'epic-boots'] });
  expect(t.stat('manticore', 'spd')).toBe(13 + 6 + 6 + 4);
});

test('W5.2.1.9 HP never goes below 0: 36 damage to 30 HP leave 0', () => {
  const t = duel({ primary: 'giga', magics: [held('goblin')] }, { primary: 'goblin', hand: ['frog'] });
  const left: number[] = [];
  const { sink } = t.machine;
  t.machine.sink = (e, s) => {
    if (e.kind === EVENT.killed) left.push(hpLeft(t.machine, e.a));
    sink?.(e, s);
  };
  t.dice(3, 4, 6, 6, 6, 6, 6);
  t.me.battle('goblin');
  t.expectLog('for damage: 36 = 6 + 6 + 6 + 6 + 6 + 6 MOD.');
  expect(left).toEqual([0]);
  expect(t.cemeteryHp('opp')).toBe(30);
});

test('W5.2.1.9 healing never goes above printed HP', () => {
  const t = duel({ primary: { card: 'werewolf', hp: 60 }, hand: ['healing-tree'] });
  t.me.play('healing-tree');
  t.expectLog('W5.2.1.9 Werewolf heals 10.');
  expect(t.hp('me:werewolf')).toBe(70);
});

test('W5.2.1.10 MOD is added to the hit roll and to the attack roll', () => {
  const t = duel({ primary: 'griffin', magics: [held('knight')] }, { primary: 'knight' });
  t.dice(1, 2, 1, 1); // 3 + 5 reach AL 8; 2 + 5
  t.me.battle('knight');
  t.expectLog('W10.2.3 Griffin rolls 1, 2: 8 against AL 8 (1 + 2 + 5 MOD).');
  t.expectLog('W10.2.4 Griffin rolls 1, 1 for damage: 7 = 1 + 1 + 5 MOD.');
});

test('W5.2.1.10 without the MOD the same dice miss', () => {
  const t = duel({ primary: 'giant-eagle', magics: [held('knight')] }, { primary: 'knight' });
  t.dice(1, 2);
  t.me.battle('knight');
  t.expectLog('W10.2.3 Giant Eagle misses Knight.');
});

test('W5.2.1.11 a creature effect is used once per turn, and again the next; the table says why not', () => {
  const t = duel({ primary: 'wizard', hand: ['fear'] });
  t.dice(6);
  t.me.use('wizard');
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  expect(whyNot(t, 'wizard')).toContain('W5.2.1.11');
  t.me.endTurn();
  t.opp.endTurn();
  t.expectChoices(t.me, ['play fear', 'use wizard', 'endPhase']);
});

test('W5.3.1 multipliers come last: Assassin hits first for 20, and 20 becomes 60', () => {
  const t = duel({ primary: 'assassin', magics: [held('ogre')] }, { primary: 'ogre' });
  t.dice(2, 3, 5, 5, 5); // 15 + MOD 5
  t.me.battle('ogre');
  t.expectLog('W10.2.4 Ogre takes 60 from Assassin.');
  expect(t.hp('ogre')).toBe(30);
});

test('W5.3.1 buffs come before the multiplier: +5 attack damage is tripled with the rest', () => {
  const t = duel({ primary: 'assassin', magics: ['sword-of-the-grove', held('ogre')] }, { primary: 'ogre' });
  t.dice(2, 3, 5, 5, 5); // (15 + 5 + 5) × 3
  t.me.battle('ogre');
  t.expectLog('W10.2.4 Ogre takes 75 from Assassin.');
});

test('W5.3.1 whoever is hit first has no multiplier; after a miss it is the first hit again', () => {
  const t = duel({ primary: 'hafling' }, { primary: 'goblin' });
  t.dice(2, 3, 1, 2, 3, 4); // the goblin hits for 1; the Hafling hits for 4
  t.me.battle('goblin');
  t.expectLog('W10.2.4 Goblin takes 4 from Hafling.');
  const u = duel({ primary: 'hafling', magics: ['hero-shield'] }, { primary: 'goblin' });
  u.dice(1, 2, 2, 3, 4); // the goblin misses AL 7
  u.me.battle('goblin');
  u.expectLog('W10.2.4 Goblin takes 12 from Hafling.');
});

test('W5.3.2 several multipliers follow one another: 20 × 3 (Assassin) × 3 (Backstab) = 180', () => {
  const t = duel({ primary: 'assassin', hand: ['backstab'] }, { primary: 'giga', hand: ['frog'] });
  t.me.play('backstab');
  t.dice(2, 3, 5, 5, 5);
  t.me.battle('giga');
  t.expectLog('W10.2.4 Assassin rolls 5, 5, 5 for damage: 180 = (5 + 5 + 5 + 5 MOD) × 3 Assassin × 3 Backstab.');
  expect(t.zone('giga')).toBe('opp:cemetery');
});

test('W5.4.1 the field: one primary in front, five magic slots behind it, room at its sides', () => {
  const five = ['lucky-charm', 'magic-ring', 'magic-belt', 'epic-ring', 'epic-helm'];
  const t = duel({ primary: 'dark-knight', side: ['skeleton'], magics: five, hand: ['hero-shield', 'the-squire'] });
  const zones = viewOf(t, 'opp').zones.filter((z) => z.seat === 0);
  const cards = (zone: string) => zones.find((z) => z.zone === zone)?.cards?.map((c) => c.card);
  expect(cards('primary')).toEqual(['dark-knight']);
  expect(cards('side')).toEqual(['skeleton']);
  expect(cards('magic')).toEqual(five);
  // The sixth magic has no slot; the sides still have room.
  expect(t.choices).not.toContain('play hero-shield');
  t.me.play('the-squire');
  expect(t.cards(t.me, 'side')).toEqual(['skeleton', 'the-squire']);
});
