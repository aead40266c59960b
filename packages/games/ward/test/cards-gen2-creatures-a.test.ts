import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, table, viewOf } from './support.ts';

/** Creatures of generation 2. Each scenario scripts exactly the dice that are thrown. */

/** A strike that misses AL 3 and more. */
const MISS = { hit: [1, 1], slip: [1] };

describe('Undead King', () => {
  test('must roll once on its turn: 3 to 6 raises a creature, anchored to it', () => {
    const t = duel({ primary: 'undead-king', cemetery: ['goblin', 'frog', 'fear'] });
    t.dice(3);
    t.me.use('undead-king');
    t.expectChoices(t.me, ['card goblin', 'card frog', 'none']);
    t.me.pick('goblin');
    expect(t.cards(t.me, 'side')).toEqual(['goblin']);
    expect(offers(t, 'use undead-king')).toBe(false);
  });

  test('2 raises nobody; a second one stands beside the first in a later turn', () => {
    const t = duel({ primary: 'undead-king', side: ['owl'], cemetery: ['goblin'] });
    t.dice(2);
    t.me.use('undead-king');
    expect(t.cards(t.me, 'side')).toEqual(['owl']);
    t.me.endTurn();
    t.opp.endTurn();
    t.dice(6);
    t.me.use('undead-king');
    t.me.pick('goblin');
    expect(t.cards(t.me, 'side')).toEqual(['owl', 'goblin']);
  });

  test('what it raised goes to the cemetery with it; what another card put there stays', () => {
    const t = duel(
      { primary: 'undead-king', side: ['owl'], cemetery: ['goblin'], hand: ['frog'] },
      { hand: ['terrifying-roar'] },
    );
    t.dice(6);
    t.me.use('undead-king');
    t.me.pick('goblin');
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'undead-king');
    expect(t.zone('goblin')).toBe('me:cemetery');
    expect(t.zone('owl')).not.toBe('me:cemetery');
  });
});

test('W8.3.1 Raccoon Knight comes without a sacrifice', () => {
  const t = duel({ hand: ['raccoon-knight', 'frog'] });
  t.me.does('kill');
  t.me.summon('raccoon-knight');
  expect(t.zone('raccoon-knight')).toBe('me:primary');
  expect(t.cards(t.me, 'hand')).toEqual(['frog']);
});

test.each([
  ['spino', 'goblin', 'a goblin by the water'],
  ['moon-cat', 'werecroc', 'a werecreature'],
] as const)('%s doubles attack damage against %s, %s, and against nobody else', (card, prey, _why) => {
  const strike = (foe: string, attack: number[]): number => {
    const t = duel({ primary: card, magics: ['celestial-power'] }, { primary: foe, magics: ['knight-armor'] });
    const full = t.hp(foe);
    t.dice({ hit: [5, 6] }, { attack }, MISS);
    t.me.battle(foe);
    return full - 1 - t.hp(foe);
  };
  const mod = card === 'spino' ? 5 : 3;
  expect(strike(prey === 'goblin' ? 'water-eleotoid' : prey, [1, 1])).toBe((2 + mod + 8) * 2);
  expect(strike('frost-giant', [1, 1])).toBe(2 + mod + 8);
});

test('Demon Dragon grows with the hands of all opponents, and shrinks with them', () => {
  const t = table([{ primary: 'demon-dragon' }, { hand: ['frog', 'owl'] }, { hand: ['fear'] }, { hand: ['owl'] }], {
    mode: 'team',
  });
  expect(t.stat('demon-dragon', 'dice')).toBe(1 + 3);
  expect(t.stat('demon-dragon', 'mod')).toBe(1 + 3);
});

test('Zombie Dog triples attack damage if it hits first', () => {
  const t = duel({ primary: 'zombie-dog' });
  t.dice({ hit: [5, 4] }, { attack: [3] }, MISS);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(70 - (3 + 1) * 3 - 1);
});

describe('Steam Spider', () => {
  test('W8.2 is no sacrifice, and nothing but death takes it from the field', () => {
    const t = duel({ primary: 'steam-spider', hand: ['behemoth', 'frog'] }, { hand: ['terrifying-roar', 'turncoat'] });
    expect(offers(t, 'summon behemoth')).toBe(false);
    t.stopAt('opp main');
    t.me.endTurn();
    expect(offers(t, 'play terrifying-roar')).toBe(false);
    expect(offers(t, 'play turncoat')).toBe(false);
  });

  test('is killed like anybody', () => {
    const t = duel({ primary: { card: 'steam-spider', hp: 5 }, hand: ['frog'] }, { hand: ['ignite'] }, { active: 1 });
    t.dice(1);
    t.opp.play('ignite', 'steam-spider');
    expect(t.zone('steam-spider')).toBe('me:cemetery');
  });
});

describe('Steam Golem', () => {
  test('triples attack damage against AL 12 as it is now', () => {
    const against = (magics: string[]): number => {
      const t = duel({ primary: 'steam-golem' }, { primary: 'undead-knight', magics });
      t.dice(MISS, { hit: [5, 6] }, { attack: [1, 1, 1] });
      t.me.battle('undead-knight');
      return 90 - 1 - t.hp('undead-knight');
    };
    expect(against([])).toBe(8);
    expect(against(['common-armor'])).toBe(24);
  });

  test('W16.1.1 is unaffected by magics', () => {
    const t = duel({ primary: 'steam-golem' }, { hand: ['ignite'] }, { active: 1 });
    expect(offers(t, 'play ignite steam-golem')).toBe(false);
  });
});

test('W8.2 Sacrificial Goat pays for two, from the field or from the hand', () => {
  const field = duel({ primary: 'sacrificial-goat', hand: ['behemoth'] });
  field.me.summon('behemoth');
  expect(field.zone('behemoth')).toBe('me:primary');
  const hand = duel({ primary: 'sacrificial-goat', hand: ['behemoth', 'frog'] });
  hand.me.summon('behemoth');
  expect(hand.zone('frog')).toBe('me:hand');
});

describe('Vampire Lord', () => {
  test('heals by twice the printed HP of a creature put into the cemetery, never above its own', () => {
    const t = duel({ primary: { card: 'vampire-lord', hp: 20 }, hand: ['goblin', 'fear'] });
    t.me.use('vampire-lord');
    expect(t.hp('vampire-lord')).toBe(80);
    expect(t.zone('goblin')).toBe('me:cemetery');
    const full = duel({ primary: { card: 'vampire-lord', hp: 90 }, hand: ['goblin'] });
    full.me.use('vampire-lord');
    expect(full.hp('vampire-lord')).toBe(100);
  });

  test('needs a creature in the hand, and does it once a turn', () => {
    const none = duel({ primary: { card: 'vampire-lord', hp: 20 }, hand: ['fear'] });
    expect(offers(none, 'use vampire-lord')).toBe(false);
    const twice = duel({ primary: { card: 'vampire-lord', hp: 20 }, hand: ['frog', 'frog'] });
    twice.me.use('vampire-lord');
    if (twice.asked.endsWith('discard')) twice.me.pick('frog');
    expect(offers(twice, 'use vampire-lord')).toBe(false);
  });
});

test.each([
  ['gnome-dragoon', 3, 1],
  ['gnome-warrior', 3, 3],
] as const)('%s counts the Gnome cards of its hand, which everybody sees', (card, dice, mod) => {
  const t = duel({ primary: card, hand: ['gnome', 'gnome-warrior', 'frog'] });
  expect(t.stat(card === 'gnome-warrior' ? 'me:gnome-warrior' : card, 'dice')).toBe(dice + 2);
  expect(t.stat(card === 'gnome-warrior' ? 'me:gnome-warrior' : card, 'mod')).toBe(mod + 2);
  const hand = viewOf(t, 1).zones.find((z) => z.zone === 'hand' && z.seat === 0)!.cards!;
  expect(hand.flatMap((c) => (c.card === undefined ? [] : [c.card])).sort()).toEqual(['gnome', 'gnome-warrior']);
});

test('Time Weaver bars Lightnings for everybody, its controller too, while it is there', () => {
  const t = duel({ primary: 'time-weaver', hand: ['hero-shield'] }, { hand: ['haunted-tree'] });
  t.me.play('hero-shield', 'time-weaver');
  expect(t.zone('hero-shield')).toBe('me:magic');
  expect(t.stat('time-weaver', 'al')).toBe(11);
});

describe('Wolf Knight', () => {
  test('calls a werecreature from the hand beside it; it goes back with him', () => {
    const t = duel({ primary: 'wolf-knight', hand: ['werecroc', 'goblin'] }, { hand: ['terrifying-roar'] });
    t.me.use('wolf-knight');
    expect(t.cards(t.me, 'side')).toEqual(['werecroc']);
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'wolf-knight');
    expect(t.zone('werecroc')).toBe('me:hand');
  });

  test('calls nobody else', () => {
    const t = duel({ primary: 'wolf-knight', hand: ['goblin', 'fear'] });
    expect(offers(t, 'use wolf-knight')).toBe(false);
  });
});

test('Acolyte heals by 5 at the start of its controller’s turn, before the draw', () => {
  const t = duel({}, { primary: { card: 'acolyte', hp: 10 }, deck: ['frog'] });
  t.me.endTurn();
  expect(t.hp('acolyte')).toBe(15);
  const log = t.log.join('\n');
  expect(log.indexOf('Acolyte heals')).toBeLessThan(log.lastIndexOf('draws'));
});

describe('The Guide', () => {
  test('heals by half of what is printed on a creature that goes to any cemetery, rounded up', () => {
    const t = duel(
      { primary: { card: 'the-guide', hp: 10 }, hand: ['ignite'] },
      { primary: { card: 'knight', hp: 5 }, hand: ['frog'] },
    );
    t.dice(1);
    t.me.play('ignite', 'knight');
    expect(t.hp('the-guide')).toBe(10 + 25);
  });

  test('counts cards that go there from a hand', () => {
    const t = duel({ primary: 'vampire-lord', hand: ['goblin'] }, { primary: { card: 'the-guide', hp: 10 } });
    t.me.use('vampire-lord');
    expect(t.hp('the-guide')).toBe(25);
  });
});

describe('The Alchemist', () => {
  test.each([
    [2, 25, 70],
    [4, 20, 60],
    [5, 15, 70],
  ])('rolls %i: it has %i HP, the other %i', (die, own, other) => {
    const t = duel({ primary: { card: 'the-alchemist', hp: 20 } });
    t.dice(die);
    t.me.use('the-alchemist');
    expect(t.hp('the-alchemist')).toBe(own);
    expect(t.hp('werewolf')).toBe(other);
  });

  test('with several opponents one creature of any of them is chosen', () => {
    const t = table([{ primary: 'the-alchemist' }, { primary: 'ogre' }, { primary: 'owl' }]);
    t.dice(3);
    t.me.use('the-alchemist');
    t.expectChoices(t.me, ['card ogre', 'card owl']);
    t.me.pick('owl');
    expect(t.hp('owl')).toBe(20);
    expect(t.hp('ogre')).toBe(90);
  });
});

test('Forgotten One has MOD for every point of SPD above 12', () => {
  const t = duel({ primary: 'forgotten-one', hand: ['epic-boots', 'ball-and-chain'] });
  expect(t.stat('forgotten-one', 'mod')).toBe(0);
  t.me.play('epic-boots', 'forgotten-one');
  expect(t.stat('forgotten-one', 'mod')).toBe(4);
  t.me.play('ball-and-chain', 'forgotten-one');
  expect(t.stat('forgotten-one', 'mod')).toBe(0);
});

test('Wizard Frog shuffles a card away and doubles its attack damage this turn', () => {
  const t = duel({ primary: 'wizard-frog', hand: ['goblin'] });
  t.me.use('wizard-frog');
  expect(t.zone('goblin')).toBe('me:deck');
  t.dice({ hit: [5, 4] }, { attack: [1, 1] }, MISS);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(70 - (2 + 3) * 2 - 1);
});
