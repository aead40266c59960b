import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, table, viewOf } from './support.ts';

/** More cards of generation 2: those that bind players, and those that come by other ways. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };
const HIT = { hit: [6, 5] };

describe('Double Hit', () => {
  test('two battles this turn, one strike back in both together; gone at the end of the turn', () => {
    const t = duel({ primary: 'giant-eagle', hand: ['double-hit'] }, { primary: 'undead-knight' });
    t.me.play('double-hit', 'giant-eagle');
    t.dice({ hit: [1, 2] });
    t.me.battle('undead-knight');
    t.opp.no();
    t.dice({ hit: [1, 2] }, MISS);
    t.me.battle('undead-knight');
    expect(t.zone('double-hit')).toBe('me:cemetery');
  });

  test('a second copy gives no third battle', () => {
    const t = duel({ primary: 'giant-eagle', magics: ['double-hit', 'double-hit'] });
    expect(t.stat('giant-eagle', 'moreBattles')).toBe(1);
  });
});

describe('Irresistible Love', () => {
  test('opponents play no magics and deal no damage, until one of them rolls 1 to 3', () => {
    const t = duel({ magics: ['irresistible-love'] }, { primary: 'giant-eagle', hand: ['ignite'] }, { active: 1 });
    expect(offers(t, 'play ignite')).toBe(false);
    t.dice(4);
    t.opp.use('irresistible-love');
    t.dice(HIT, { attack: [6, 6] }, MISS);
    t.opp.battle('werewolf');
    expect(t.hp('werewolf')).toBe(69);
    expect(t.zone('irresistible-love')).toBe('me:magic');
  });

  test('the first success frees all; a partner was never bound', () => {
    const t = table([{ magics: ['irresistible-love'] }, {}, { hand: ['hero-shield'] }, { hand: ['hero-shield'] }], {
      mode: 'team',
      active: 1,
    });
    t.dice(3);
    t.players[3].use('irresistible-love'); // on the turn of another
    expect(t.zone('irresistible-love')).toBe('me:cemetery');
  });
});

test('Dawn of the Living Chickens brings up to four, who go back after a cycle', () => {
  const t = duel({ hand: ['dawn-of-the-living-chickens', 'goblin', 'owl', 'fear'] });
  t.me.play('dawn-of-the-living-chickens');
  t.me.pick('goblin', 'owl');
  expect(t.cards(t.me, 'side')).toEqual(['goblin', 'owl']);
  t.me.endTurn();
  expect(t.cards(t.me, 'side')).toEqual(['goblin', 'owl']);
  t.opp.endTurn();
  expect(t.cards(t.me, 'side')).toEqual([]);
  expect(t.cards(t.me, 'hand').sort()).toEqual(['fear', 'goblin', 'owl']);
});

test('W4.3.1 Bound With Chains: nobody takes a card out of their own cemetery', () => {
  const t = duel({ magics: ['bound-with-chains'], hand: ['holy-light'], cemetery: ['goblin'] });
  if (offers(t, 'play holy-light')) t.me.play('holy-light', 'goblin');
  expect(t.zone('goblin')).toBe('me:cemetery');
});

describe('Phoenix Armor', () => {
  test('burns its wearer for 10 at the start of its controller’s turns', () => {
    const t = duel({}, { magics: ['phoenix-armor'] });
    t.me.endTurn();
    expect(t.hp('opp:werewolf')).toBe(60);
    t.opp.endTurn();
    expect(t.hp('opp:werewolf')).toBe(60);
  });

  test('killed, the wearer stays with half of its HP and the armour goes', () => {
    const t = duel(
      { hand: ['ignitima'] },
      { primary: { card: 'ogre', hp: 5 }, magics: ['phoenix-armor'], hand: ['frog'] },
    );
    t.dice(1);
    t.me.play('ignitima', 'ogre');
    expect([t.hp('ogre'), t.zone('phoenix-armor')]).toEqual([45, 'opp:cemetery']);
  });
});

describe('Icy Breath', () => {
  test('freezes what an opponent summons, until its controller rolls 5 or 6', () => {
    const t = duel({ primary: 'goblin', hand: ['raccoon-knight'] }, { hand: ['icy-breath'] });
    t.me.does('kill');
    t.me.summon('raccoon-knight');
    t.opp.play('icy-breath');
    expect([t.stat('raccoon-knight', 'frozen'), t.zone('icy-breath')]).toEqual([1, 'opp:magic']);
    t.dice(4);
    t.me.use('icy-breath');
    expect(t.stat('raccoon-knight', 'frozen')).toBe(1);
    t.me.endTurn();
    t.opp.endTurn();
    t.dice(5);
    t.me.use('icy-breath');
    expect([t.stat('raccoon-knight', 'frozen'), t.zone('icy-breath')]).toEqual([0, 'opp:cemetery']);
  });

  test('a limited summon too', () => {
    const t = duel({ primary: 'wolf-knight', hand: ['werecroc'] }, { hand: ['icy-breath'] });
    t.me.use('wolf-knight');
    t.opp.play('icy-breath');
    expect(t.stat('werecroc', 'frozen')).toBe(1);
  });
});

describe('Magic Artillery', () => {
  test('6: every opponent discards a magic of their choice, a partner none', () => {
    const hand = ['fear', 'curse', 'goblin'];
    const t = table([{ hand }, { hand }, { magics: ['magic-artillery'], hand: ['fear'] }, { hand }], {
      mode: 'team',
      active: 1,
    });
    t.players[1].endTurn();
    t.dice(6);
    t.players[2].use('magic-artillery');
    t.players[3].pick('curse');
    t.players[1].pick('fear');
    expect([0, 1, 3].map((i) => t.cards(t.players[i], 'hand').length)).toEqual([3, 2, 2]);
  });

  test('1 destroys it; it may be left alone', () => {
    const t = duel({}, { magics: ['magic-artillery'] });
    t.me.endTurn();
    t.dice(1);
    t.opp.use('magic-artillery');
    expect(t.zone('magic-artillery')).toBe('opp:cemetery');
  });
});

test('W10.2.1 Frenzy: who can battle must', () => {
  const t = duel({ primary: 'giant-eagle', magics: ['frenzy'], hand: ['fear'] }, { primary: 'undead-knight' });
  t.dice(MISS, MISS);
  t.me.next(); // the only battle there is begins by itself
  t.expectLog('Giant Eagle battles Undead Knight');
});

describe('Magic Shield', () => {
  test('negates the next magic aimed at its wearer, and both go', () => {
    const t = duel({ hand: ['ignite', 'ignite'] }, { magics: ['magic-shield'] });
    t.me.play('ignite', 'opp:werewolf');
    expect([t.hp('opp:werewolf'), t.zone('magic-shield')]).toEqual([70, 'opp:cemetery']);
    t.dice(1);
    t.me.play('ignite', 'opp:werewolf');
    expect(t.hp('opp:werewolf')).toBe(60);
  });

  test('one that cannot be negated goes through', () => {
    const t = duel({ hand: ['celestial-power'] }, { magics: ['magic-shield'] });
    t.me.play('celestial-power', 'opp:werewolf');
    expect([t.stat('opp:werewolf', 'hit'), t.zone('magic-shield')]).toEqual([8, 'opp:magic']);
  });
});

describe('Apocalypse', () => {
  test('everybody rolls on everybody’s turn; all equal and every primary takes 100', () => {
    const t = table([
      { primary: 'eternal-dragon', magics: ['apocalypse'] },
      { primary: 'cosmic-demon' },
      { primary: 'giga' },
    ]);
    t.dice({ effect: [2, 2, 3] });
    t.me.use('apocalypse');
    expect(t.zone('apocalypse')).toBe('me:magic');
    t.me.endTurn();
    t.dice({ effect: [4, 4, 4] });
    t.players[1].use('apocalypse');
    expect([t.hp('eternal-dragon'), t.hp('cosmic-demon'), t.hp('giga'), t.zone('apocalypse')]).toEqual([
      20,
      20,
      30,
      'me:cemetery',
    ]);
  });
});

describe('Sleepy Scent', () => {
  test('its wearer sleeps and heals; damage wakes it', () => {
    const t = duel({ hand: ['sleepy-scent', 'ignite'] }, { primary: { card: 'ogre', hp: 40 } });
    t.me.play('sleepy-scent', 'ogre');
    expect(t.stat('ogre', 'asleep')).toBe(1);
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(50);
    t.opp.endTurn();
    t.dice(1);
    t.me.play('ignite', 'ogre');
    expect([t.stat('ogre', 'asleep'), t.zone('sleepy-scent')]).toEqual([0, 'me:cemetery']);
  });
});

test('Hands of Fate: five cards of an opponent’s deck in another order', () => {
  const t = duel({ hand: ['hands-of-fate'] }, { deck: ['frog', 'owl', 'goblin', 'knight', 'ogre', 'rodent'] });
  t.me.play('hands-of-fate');
  const seen = viewOf(t, 'me').zones.find((z) => z.zone === 'deck' && z.seat === 1)!;
  expect(JSON.stringify(seen)).not.toContain('rodent');
  for (const card of ['ogre', 'knight', 'goblin', 'owl']) if (t.asked.startsWith('me')) t.me.pick(card);
  t.me.endTurn();
  expect(t.cards(t.opp, 'hand')).toEqual(['ogre']);
});

describe('Ambush', () => {
  test('a creature of the hand steps in for a battle, and goes back', () => {
    const t = duel({ primary: 'giant-eagle' }, { primary: 'ogre', hand: ['ambush', 'goblin'] });
    t.me.battle('ogre');
    t.dice(MISS, MISS);
    t.opp.play('ambush');
    expect([t.zone('goblin'), t.zone('ambush')]).toEqual(['opp:hand', 'opp:cemetery']);
    t.expectLog('Goblin');
  });

  test('not outside of a battle', () => {
    const t = duel({ hand: ['ambush', 'goblin'] });
    expect(offers(t, 'play ambush')).toBe(false);
  });
});

test('W8.3.1 Perfect Shark goes onto a Great White with its Sharkling, and the pile moves as one', () => {
  const t = duel(
    { primary: { card: 'great-white', under: ['sharkling'] }, hand: ['perfect-shark', 'frog'] },
    { hand: ['terrifying-roar'] },
  );
  t.me.summon('perfect-shark');
  expect([t.zone('perfect-shark'), t.zone('great-white'), t.zone('sharkling')]).toEqual([
    'me:primary',
    'me:under',
    'me:under',
  ]);
  t.me.endTurn();
  t.opp.play('terrifying-roar', 'perfect-shark');
  expect([t.zone('perfect-shark'), t.zone('great-white'), t.zone('sharkling')]).toEqual([
    'me:hand',
    'me:hand',
    'me:hand',
  ]);
});

describe('Summoner', () => {
  test('must roll: a creature with AL up to the sum comes for the turn', () => {
    const t = duel({ primary: 'summoner', hand: ['werecroc', 'goblin'] });
    t.dice({ effect: [3, 4] });
    t.me.use('summoner');
    t.expectChoices(t.me, ['card goblin', 'none']);
    t.me.pick('goblin');
    expect(t.zone('goblin')).toBe('me:side');
    t.me.endTurn();
    expect(t.zone('goblin')).toBe('me:hand');
  });
});

describe('Alkonost', () => {
  test('calls a Harpy or Alkonost from deck or hand, and counts them', () => {
    const t = duel(
      { primary: 'alkonost', hand: ['harpy'], deck: ['frog', 'owl', 'harpy'] },
      { hand: ['terrifying-roar'] },
    );
    t.me.use('alkonost');
    t.me.pick('harpy');
    expect([t.stat('alkonost', 'dice'), t.stat('alkonost', 'mod')]).toEqual([2, 2]);
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'alkonost');
    expect(t.cards(t.me, 'side')).toEqual([]);
  });
});

test('The Old One sends everything else home; whoever lost cards draws as many', () => {
  const t = duel(
    { primary: 'goblin', side: ['owl'], magics: ['curse'], hand: ['the-old-one', 'sacrificial-goat'] },
    { magics: ['fear'], hand: ['frog'] },
  );
  t.me.summon('the-old-one', 'goblin', 'sacrificial-goat');
  if (t.asked.startsWith('opp')) t.opp.pick('frog');
  expect(t.cards(t.me, 'side')).toEqual([]);
  expect(t.cards(t.me, 'magic')).toEqual([]);
  expect(t.cards(t.opp, 'magic')).toEqual([]);
  expect(t.zone('the-old-one')).toBe('me:primary');
});

test('Equip Knight takes up to two equips out of the deck', () => {
  const t = duel({ primary: 'frog', hand: ['equip-knight'], deck: ['owl', 'hero-shield', 'common-sword', 'goblin'] });
  t.me.does('kill');
  t.me.summon('equip-knight');
  t.me.pick('hero-shield', 'common-sword');
  expect([t.stat('equip-knight', 'al'), t.stat('equip-knight', 'atk')]).toEqual([5, 4]);
});

test('Thief takes an equip of an opponent for as long as it stays', () => {
  const t = table([
    { primary: 'frog', hand: ['thief'] },
    { magics: ['hero-shield'] },
    { magics: ['common-sword'], hand: ['terrifying-roar'] },
  ]);
  t.me.does('kill');
  t.me.summon('thief');
  t.me.pick('seat 2');
  expect([t.stat('thief', 'atk'), t.zone('common-sword')]).toEqual([4, 'me:magic']);
});

test('Skeleton Lord raises a creature of an opponent’s cemetery, which goes back there with him', () => {
  const t = duel(
    { primary: 'frog', hand: ['skeleton-lord', 'goblin', 'goblin'] },
    { cemetery: ['knight'], hand: ['terrifying-roar'] },
  );
  t.me.summon('skeleton-lord');
  while (t.asked === 'me sacrifice') t.me.pick(t.choices[0].split(' ')[1]);
  expect(t.zone('knight')).toBe('me:side');
  t.me.endTurn();
  t.opp.play('terrifying-roar', 'skeleton-lord');
  expect(t.zone('knight')).toBe('opp:cemetery');
});

test('The Seer has every opponent show their hand to her player alone', () => {
  const t = table([{ primary: 'the-seer' }, { hand: ['fear'] }, { hand: ['goblin'] }]);
  t.me.use('the-seer');
  const seen = (viewer: number, whose: number) =>
    JSON.stringify(viewOf(t, viewer).zones.find((z) => z.zone === 'hand' && z.seat === whose)!.cards);
  expect(seen(0, 1)).toContain('fear');
  expect(seen(0, 2)).toContain('goblin');
  expect(seen(2, 1)).not.toContain('fear');
});

test('W8.3.1 Subject #4212: Pumpkin Man pays for two', () => {
  const t = duel({ primary: 'pumpkin-man', hand: ['subject-4212'] });
  t.me.summon('subject-4212');
  expect(t.zone('subject-4212')).toBe('me:primary');
});

describe('Kendo Tiger', () => {
  test('a card at random from a hand into its deck', () => {
    const t = duel({ primary: 'frog', hand: ['kendo-tiger'] }, { hand: ['fear'] });
    t.me.does('kill');
    t.me.summon('kendo-tiger');
    if (t.asked === 'me mode') t.me.pick('mode 0');
    expect(t.zone('fear')).toBe('opp:deck');
  });

  test('or a magic of the field', () => {
    const t = duel({ primary: 'frog', hand: ['kendo-tiger'] }, { magics: ['fear'], hand: ['goblin'] });
    t.me.does('kill');
    t.me.summon('kendo-tiger');
    t.me.pick('mode 1');
    expect(t.zone('fear')).toBe('opp:cemetery');
  });
});

test.each(['black-jacket', 'super-hornet'])(
  'W8.3.1 %s comes beside a Hive Lord, and goes back to the hand with him',
  (card) => {
    const t = duel({ primary: 'hive-lord', hand: [card, 'frog'] }, { hand: ['terrifying-roar'] });
    t.me.does('summon', card, 'hive-lord', 2);
    expect(t.zone(card)).toBe('me:side');
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'hive-lord');
    expect(t.zone(card)).toBe('me:hand');
  },
);

test('Ancient One: opponents’ limited summons battle their own primary on their turn', () => {
  const t = table([
    { primary: 'ancient-one' },
    { primary: 'undead-knight', side: ['giant-eagle'] },
    { side: ['goblin'] },
  ]);
  t.dice(HIT, { attack: [1, 1] }, MISS);
  t.me.endTurn();
  if (t.asked === 'seat1 main') t.players[1].next();
  t.expectLog('Giant Eagle battles Undead Knight');
});
