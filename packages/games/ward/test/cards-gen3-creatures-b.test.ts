import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, table, viewOf } from './support.ts';

/** Creatures of generation 3, to number 95. Each scenario scripts exactly the dice that are thrown. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };
const HIT = { hit: [6, 5] };
const team = { mode: 'team' } as const;

describe('Fire Eleotoid', () => {
  test('keeps every Forest Fire burning, whatever is rolled for it', () => {
    const t = duel({ magics: ['forest-fire'] }, { primary: 'fire-eleotoid' });
    t.dice(6);
    t.me.endTurn();
    expect([t.zone('forest-fire'), t.hp('fire-eleotoid')]).toEqual(['me:magic', 20]);
  });

  test('but not from other cards, and not while it is negated', () => {
    const other = duel({ magics: ['forest-fire'], hand: ['orc-magic'] }, { primary: 'fire-eleotoid' });
    other.me.play('orc-magic', 'forest-fire');
    expect(other.zone('forest-fire')).toBe('me:cemetery');
    const negated = duel({ magics: ['forest-fire', 'the-iron-range'] }, { primary: 'fire-eleotoid' });
    negated.dice(6);
    negated.me.endTurn();
    expect(negated.zone('forest-fire')).toBe('me:cemetery');
  });
});

test('W17.3 Enlightened Soul: each copy takes 40 off the cemetery it lies in, even below nought', () => {
  const t = duel({ cemetery: ['enlightened-soul', 'enlightened-soul'], magics: ['the-iron-range'] });
  expect([t.cemeteryHp(), t.cemeteryHp('opp')]).toEqual([-40, 0]);
});

describe('Hoggan', () => {
  test('W10.2.1 throws itself before its primary, and lies in the cemetery after the battle, dead or alive', () => {
    const t = duel({ primary: 'ogre' }, { hand: ['hoggan'] });
    t.me.battle('werewolf');
    t.dice(HIT, { attack: [1, 1, 1] }, HIT, { attack: [1, 1, 1, 1] });
    t.opp.play('hoggan');
    expect([t.hp('werewolf'), t.hp('ogre'), t.zone('hoggan')]).toEqual([70, 90 - 4 - 5, 'opp:cemetery']);
    expect(t.cemeteryHp('opp')).toBe(20);
  });

  test('is no magic: locks and taxes on magics pass it by, and nobody negates it as one', () => {
    const t = duel(
      { primary: 'the-villain', hand: ['haunted-tree'] },
      { hand: ['hoggan'], magics: ['irresistible-love'] },
    );
    t.me.battle('werewolf');
    t.dice(HIT, { attack: [1, 1, 1, 1, 1] }, MISS);
    t.opp.play('hoggan');
    expect([t.hp('werewolf'), t.zone('haunted-tree')]).toEqual([70, 'me:hand']);
  });

  test('comes only where there is room, and for its own player’s primary', () => {
    const full = duel({ primary: 'ogre' }, { side: ['owl', 'owl', 'frog', 'frog'], hand: ['hoggan'] });
    full.dice(MISS, MISS);
    full.me.battle('werewolf');
    expect(full.zone('hoggan')).toBe('opp:hand');
    const t = table([{ primary: 'ogre' }, {}, { hand: ['hoggan'] }, {}], team);
    t.dice(MISS, MISS);
    t.me.battle('seat1:werewolf');
    expect(t.zone('hoggan')).toBe('seat2:hand');
  });
});

test('Fazard: nobody plays Standards while it is there, its own player neither', () => {
  const t = duel({ primary: 'fazard', hand: ['ignite', 'hero-shield'] }, { hand: ['ignite'] });
  expect([offers(t, 'play ignite'), offers(t, 'play hero-shield')]).toEqual([false, true]);
  t.stopAt('opp main');
  t.me.endTurn();
  expect(offers(t, 'play ignite')).toBe(false);
});

describe('Crow', () => {
  test('W8.3.1 stands beside a primary with Crow in its name, and goes back to the hand with it', () => {
    const t = duel({ primary: 'scarecrow', hand: ['crow', 'frog'] }, { hand: ['terrifying-roar'] });
    t.me.does('summon', 'crow', 'scarecrow', 2);
    expect(t.zone('crow')).toBe('me:side');
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'scarecrow');
    expect(t.zone('crow')).toBe('me:hand');
  });

  test('with another primary it comes only as usual', () => {
    expect(offers(duel({ hand: ['crow', 'fear'] }), 'summon crow')).toBe(false);
  });
});

describe('Cabal Warchief', () => {
  test('W10.2.6 battles twice a turn, and is struck back once in both together, by two opponents too', () => {
    const t = table([{ primary: 'cabal-warchief' }, { primary: 'ogre' }, { primary: 'frost-giant' }]);
    t.dice({ hit: [1, 1], slip: [1] });
    t.me.battle('ogre');
    t.dice(MISS);
    t.players[1].yes();
    t.dice(MISS);
    t.me.battle('frost-giant');
    t.expectLog('Frost Giant cannot strike');
  });

  test('W12.3 only death takes it away', () => {
    const t = duel(
      { primary: 'cabal-warchief', hand: ['behemoth', 'frog'] },
      { hand: ['terrifying-roar', 'turncoat'] },
    );
    expect(offers(t, 'summon behemoth')).toBe(false);
    t.stopAt('opp main');
    t.me.endTurn();
    expect([offers(t, 'play terrifying-roar'), offers(t, 'play turncoat')]).toEqual([false, false]);
  });
});

describe('M.O.O.N. Sgt.', () => {
  const summoned = (...deck: string[]) => {
    const t = duel({ primary: 'frog', hand: ['moon-sgt', 'goblin'], deck }, { hand: ['terrifying-roar'] });
    t.me.summon('moon-sgt', 'goblin');
    return t;
  };

  test('may call one of her own out of the deck; it goes to the hand with her', () => {
    const t = summoned('owl', 'moon-soldier');
    t.me.yes();
    t.expectChoices(t.me, ['card moon-soldier', 'none']);
    t.me.pick('moon-soldier');
    expect(t.zone('moon-soldier')).toBe('me:side');
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'moon-sgt');
    expect(t.zone('moon-soldier')).toBe('me:hand');
  });

  test('need not', () => {
    const t = summoned('moon-soldier');
    t.me.no();
    expect(t.cards(t.me, 'side')).toEqual([]);
  });
});

describe('Owl God', () => {
  test('W8.3.1 asks for three sacrifices, or two with an owl among them', () => {
    expect(offers(duel({ hand: ['owl-god', 'goblin'] }), 'summon owl-god')).toBe(false);
    const three = duel({ hand: ['owl-god', 'goblin', 'frog'] });
    three.me.summon('owl-god', 'goblin', 'frog');
    expect(three.cards(three.me, 'cemetery').toSorted()).toEqual(['frog', 'goblin', 'werewolf']);
    const owl = duel({ hand: ['owl-god', 'owlet'] });
    owl.me.summon('owl-god', 'owlet');
    expect(owl.zone('owl-god')).toBe('me:primary');
  });

  test('one owl alone is not enough', () => {
    expect(offers(duel({ primary: 'owl', hand: ['owl-god'] }), 'summon owl-god')).toBe(false);
  });
});

describe('Deercrow', () => {
  test('W8.3.1 one Scarecrow or Big Buck among its sacrifices goes back into the deck', () => {
    const t = duel({ primary: 'scarecrow', hand: ['deercrow', 'big-buck'] });
    t.me.summon('deercrow', 'big-buck');
    expect([t.zone('scarecrow'), t.zone('big-buck')].toSorted()).toEqual(['me:cemetery', 'me:deck']);
  });

  test('changes by Common and Uncommon magics count twice, to the worse too; AL and MOD do not', () => {
    // Knight Helm, Common: +2 to hit. Soul Drain, Uncommon: 1 attack die and 1 MOD less. Epic Boots, Rare: +4 SPD.
    const t = duel({ primary: 'deercrow', magics: ['knight-helm', 'soul-drain', 'epic-boots'] });
    const figures = ['hit', 'dice', 'mod', 'spd'].map((stat) => t.stat('deercrow', stat));
    expect(figures).toEqual([4, 6 - 2, 5 - 1, 6 + 4]);
  });
});

describe('Steam Angel', () => {
  test('1 to 3: nobody plays Epic and Promo cards for a cycle, creatures and magics', () => {
    const hand = ['behemoth', 'denraa-the-bull', 'hero-shield', 'frog'];
    const t = duel({ primary: 'steam-angel', hand }, { hand });
    t.dice(3);
    t.me.use('steam-angel');
    expect([offers(t, 'summon behemoth'), offers(t, 'summon denraa-the-bull')]).toEqual([false, false]);
    expect(offers(t, 'play hero-shield')).toBe(true);
    t.me.endTurn();
    expect(offers(t, 'summon behemoth')).toBe(false);
    t.opp.endTurn();
    expect(offers(t, 'summon behemoth')).toBe(true);
  });

  test('4 to 6: Legendary and Mythic cards, for every player', () => {
    const t = table([{ primary: 'steam-angel' }, { hand: ['the-super-hero', 'frog', 'behemoth'] }, {}, {}], team);
    t.dice(4);
    t.me.use('steam-angel');
    t.me.endTurn();
    expect([offers(t, 'summon the-super-hero'), offers(t, 'summon behemoth')]).toEqual([false, true]);
  });
});

test('Lumber halves the printed MOD of a forest creature in battle, rounded up, and nobody else’s', () => {
  const forest = duel({ primary: 'lumber' }, { primary: 'ogre' });
  forest.dice(MISS, HIT, { attack: [1, 1, 1] });
  forest.me.battle('ogre');
  expect(forest.hp('lumber')).toBe(70 - 1 - 3 - 2);
  expect(forest.stat('ogre', 'mod')).toBe(3);
  const snow = duel({ primary: 'lumber' }, { primary: 'frost-giant' });
  snow.dice({ order: [2, 1] }, MISS, HIT, { attack: [1, 1] });
  snow.me.battle('frost-giant');
  expect(snow.hp('lumber')).toBe(70 - 1 - 2 - 4);
});

describe('Orc Champion', () => {
  test('W8.3.1 comes without a sacrifice while two other orcs are in the hand, which everybody sees', () => {
    const t = duel({ hand: ['orc-champion', 'orc', 'octo-orc', 'frog'] });
    t.me.does('kill');
    t.me.summon('orc-champion');
    t.me.yes();
    expect(t.zone('orc-champion')).toBe('me:primary');
    const hand = viewOf(t, 1).zones.find((z) => z.zone === 'hand' && z.seat === 0)!.cards!;
    expect(hand.flatMap((c) => (c.card === undefined ? [] : [c.card])).toSorted()).toEqual(['octo-orc', 'orc']);
  });

  test('with one of them, or a creature in front, it costs two as usual', () => {
    const one = duel({ hand: ['orc-champion', 'orc'] });
    one.me.summon('orc-champion', 'orc');
    expect(one.cards(one.me, 'cemetery').toSorted()).toEqual(['orc', 'werewolf']);
  });
});

describe('Thresher', () => {
  test('deals three times as much to Mechanical creatures', () => {
    const t = duel({ primary: 'thresher', magics: ['celestial-power'] }, { primary: 'steam-spider' });
    t.dice(HIT, { attack: [1, 1] }, MISS);
    t.me.battle('steam-spider');
    expect(t.hp('steam-spider')).toBe(100 - 1 - (2 + 3 + 8) * 3);
  });

  test('W16.1.1 while it is in front, magics reach Mechanical creatures on every side', () => {
    const t = table([{ primary: 'thresher', hand: ['ignite'] }, {}, { primary: 'steam-golem' }, {}], team);
    t.dice(1);
    t.me.play('ignite', 'steam-golem');
    expect(t.hp('steam-golem')).toBe(110);
  });

  test('W16.1.1 what a magic gives stays', () => {
    const t = duel({ primary: 'thresher', hand: ['ignite'] }, { primary: 'steam-golem', magics: ['heroism'] });
    t.dice(1);
    t.me.play('ignite');
    expect([t.hp('steam-golem'), t.hp('thresher')]).toEqual([120, 50]);
  });
});

describe('Gluttony', () => {
  const eaten = () => {
    const t = table([
      { primary: 'frog', hand: ['gluttony', 'the-iron-range'], magics: ['forest-fire'] },
      { magics: ['knight-helm'] },
      { magics: ['old-logging-road'] },
    ]);
    t.me.summon('gluttony');
    return t;
  };

  test('eats all magics when it is summoned, on every side, and has 1 MOD for each', () => {
    const t = eaten();
    expect([t.zone('forest-fire'), t.zone('knight-helm'), t.zone('old-logging-road')]).toEqual([
      'me:cemetery',
      'seat1:cemetery',
      'seat2:cemetery',
    ]);
    expect(t.stat('gluttony', 'mod')).toBe(3);
  });

  test('negated, it has eaten nothing, and does not get it back', () => {
    const t = eaten();
    t.me.play('the-iron-range');
    expect(t.stat('gluttony', 'mod')).toBe(0);
  });

  test('W10.2.3 to hit, nothing counts that others add; for damage it does', () => {
    const t = duel({ primary: 'gluttony', magics: ['celestial-power', 'doppelganger'] }, { primary: 'frost-giant' });
    t.dice({ hit: [4, 5] }, MISS);
    t.me.battle('frost-giant');
    t.expectLog('9 against AL 10');
    expect([t.stat('gluttony', 'atk'), t.stat('gluttony', 'dice')]).toEqual([8, 7 + 2]);
  });
});

describe('Orc Hunter', () => {
  test('calls one Common or Uncommon Beast at a time; it goes back with him', () => {
    const hand = ['dire-wolf', 'owl', 'mountain-lion', 'goblin'];
    const t = duel({ primary: 'orc-hunter', hand }, { hand: ['terrifying-roar'] });
    t.me.use('orc-hunter');
    t.expectChoices(t.me, ['card dire-wolf', 'card owl']);
    t.me.pick('owl');
    t.me.endTurn();
    t.stopAt('me main');
    expect(t.zone('owl')).toBe('me:side');
    t.opp.play('terrifying-roar', 'orc-hunter');
    expect(t.zone('owl')).toBe('me:hand');
  });

  test('has no second one beside him', () => {
    const t = duel({ primary: 'orc-hunter', hand: ['dire-wolf', 'owl'] });
    t.me.use('orc-hunter', 'owl');
    t.me.endTurn();
    t.opp.endTurn();
    expect(offers(t, 'use orc-hunter')).toBe(false);
  });
});

describe('Fog', () => {
  test('W10.2.3 rolls nothing to hit, whatever would keep it off', () => {
    const t = duel({ primary: 'fog' }, { primary: 'sprite' });
    t.dice(MISS, { attack: [6, 6] });
    t.me.battle('sprite');
    expect(t.hp('sprite')).toBe(20 - 1 - 14);
  });

  test('W16.1.1 is unaffected by opponents’ magics, and not by a partner’s', () => {
    const t = table([{ primary: 'fog' }, { hand: ['ignite'] }, { hand: ['ignite'] }, {}], { ...team, active: 1 });
    expect(offers(t, 'play ignite fog')).toBe(false);
    t.dice(1);
    t.players[1].play('ignite', 'seat1:werewolf');
    t.players[1].endTurn();
    t.dice(1);
    t.players[2].play('seat2:ignite', 'fog');
    expect(t.hp('fog')).toBe(40);
  });
});

test('B10.9 a boss resists Fazard’s lock on its magics', () => {
  const t = raid([{ primary: 'frog', hand: ['fazard', 'goblin', 'owl'] }], 'ogre');
  t.dice({ resist: [1] });
  t.me.summon('fazard', 'goblin');
  t.expectLog('resist');
});
