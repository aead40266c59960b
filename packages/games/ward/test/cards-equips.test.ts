import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

/** Goblin: AL 2, SPD 8, HP 30, 1 die, MOD 0. Two hit dice, as everyone. */
const GOBLIN = { al: 2, spd: 8, dice: 1, mod: 0, hitDice: 2, hit: 0, atk: 0 };

/** Infinite equips that only change numbers: what their wearer gains. */
const PLAIN: readonly [name: string, gains: Partial<typeof GOBLIN>][] = [
  ['Hero Shield', { al: 4 }],
  ['Knight Armor', { al: 5 }],
  ['Lucky Charm', { hit: 3 }],
  ['Magic Ring', { hit: 5 }],
  ['Magic Belt', { al: 3 }],
  ['Mounted Assault', { spd: 6 }],
  ['Mysterious Traveler', { al: 3, spd: 3 }],
  ['Sword of the Grove', { atk: 5 }],
  ['Sword of the Jungle', { hit: 5, atk: 3 }],
  ['Epic Boots', { al: 4, spd: 4 }],
  ['Epic Helm', { al: 4, hit: 4 }],
  ['Epic Ring', { hit: 4, atk: 4 }],
  ['Sword of Light', { hit: 3, atk: 3, dice: 1, hitDice: 1 }],
  // generation 2
  ['Celestial Power', { spd: 8, hit: 8, atk: 8 }],
  ["Creator's Gift", { hit: 6, atk: 6, dice: 2, hitDice: 2 }],
  ['Bull Power', { al: 2, spd: 2, hit: 2, atk: 2 }],
  ['Elven Scout', { atk: 6 }],
  ['Common Armor', { al: 3 }],
  ['Common Sword', { atk: 4 }],
  ['Common Boots', { spd: 3 }],
  ['Common Gloves', { hit: 3 }],
  ['Common Helm', { al: 2, atk: 2 }],
  ['Legendary Armor', { al: 6, atk: 6, hitDice: 1 }],
  ['Legendary Gloves', { spd: 6, hit: 6, atk: 6 }],
  ['Legendary Helm', { al: 6, spd: 6, dice: 1 }],
  ['Knight Helm', { al: 2, hit: 2 }],
  ['Nightmare Claw', { dice: 1 }],
  ['Warming Glow', { hitDice: 1 }],
  // generation 3
  ['Mr. Evil', { al: 3, hit: 3 }],
  ['Monster Armor', { al: 3, spd: 3, hit: 3, atk: 3, dice: 1 }],
  ['Doppelganger', { dice: 2, hitDice: 2 }],
  ['Armored Assault', { al: 2, spd: 4 }],
  ['Wood Axe', { atk: 3 }],
  ['Wooden Shield', { al: 3 }],
  ['Warrior Sword', { hit: 2, atk: 2 }],
  ['Skol', { al: 4, atk: 4 }],
  ['Polydactyly', { hit: 2, spd: 4 }],
  ['Mage Buff', { al: 3, spd: 3, dice: 1, hitDice: 1 }],
  ['Strange Jewel', { hit: 2 }],
  ['Might of the Shaman', { spd: 6, dice: 2 }],
];

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-').replaceAll(/['.]/g, '');

const numbers = (t: ReturnType<typeof duel>, card: string) =>
  Object.fromEntries(Object.keys(GOBLIN).map((stat) => [stat, t.stat(card, stat)]));

const plus = (gains: Partial<typeof GOBLIN>) =>
  Object.fromEntries(Object.entries(GOBLIN).map(([stat, n]) => [stat, n + (gains[stat as keyof typeof GOBLIN] ?? 0)]));

describe.each(PLAIN)('%s', (name, gains) => {
  const id = idOf(name);

  test('W6.4.2 W6.5.2 gives its wearer exactly what it says, on either side, and stays', () => {
    const t = duel({ primary: 'goblin', hand: [id, id] }, { primary: 'goblin' });
    t.me.play(id, 'me:goblin');
    expect(numbers(t, 'me:goblin')).toEqual(plus(gains));
    expect(numbers(t, 'opp:goblin')).toEqual(plus({}));
    expect(t.cards(t.me, 'magic')).toEqual([id]);
    // W6.6.1.1: on the opponent's creature it lies on my side all the same.
    t.me.play(id, 'opp:goblin');
    expect(numbers(t, 'opp:goblin')).toEqual(plus(gains));
    expect(t.cards(t.me, 'magic')).toEqual([id, id]);
    t.me.endTurn();
    t.opp.endTurn();
    expect(numbers(t, 'me:goblin')).toEqual(plus(gains));
  });

  test('W6.4.2 is destroyed when its wearer leaves the field or changes control; W6.6.1.1 into its player’s cemetery', () => {
    const swapped = duel({ primary: 'goblin', magics: [id], hand: ['turncoat'] }, { primary: 'frog' });
    swapped.me.play('turncoat');
    expect(numbers(swapped, 'opp:goblin')).toEqual(plus({}));
    expect(swapped.cards(swapped.me, 'cemetery')).toEqual([id, 'turncoat']);

    const gone = duel(
      { magics: [{ card: id, on: 'opp:goblin' }], hand: ['terrifying-roar'] },
      { primary: 'goblin', hand: ['frog'] },
    );
    gone.me.play('terrifying-roar');
    expect(gone.zone(id)).toBe('me:cemetery');
  });

  test('W13.3.4 W16.1.1 a limited summon may wear it, one who is unaffected may not', () => {
    const t = duel({ primary: 'ent-tree', side: ['goblin'], hand: [id] }, { primary: 'frog', magics: ['heroism'] });
    t.me.play(id); // Goblin is the only one
    expect(numbers(t, 'goblin')).toEqual(plus(gains));
  });
});

test('W17.1 no equip takes AL past 12; W18.17 SPD has no such end', () => {
  const t = duel({
    primary: 'griffin',
    magics: ['knight-armor', 'epic-boots', 'mounted-assault', 'mysterious-traveler'],
  });
  expect(t.stat('griffin', 'al')).toBe(12);
  expect(t.stat('griffin', 'spd')).toBe(8 + 4 + 6 + 3);
});

test('W6.5.2 five infinite magics fill a side; a standard and a lightning may still be played', () => {
  const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
  const t = duel(
    { primary: { card: 'goblin', hp: 9 }, magics: five, hand: ['knight-armor', 'health-potion', 'mind-sap'] },
    { primary: 'frog' },
  );
  t.expectChoices(t.me, ['play health-potion', 'endPhase']);
});
