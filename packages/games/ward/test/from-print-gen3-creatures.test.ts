import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Written from the print of generation 3: creatures and hybrids. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const SLIPS = { hit: [1, 1], slip: [1] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };

describe('001 Dark Angel', () => {
  test('team: all opponents’ creatures, later ones too, not the partner’s; neither AL nor SPD can rise', () => {
    const t = table([{ primary: 'dark-angel' }, { magics: ['bull-power'], hand: ['goblin'] }, croc, owl], {
      mode: 'team',
      active: 1,
    });
    expect(['werewolf', 'werecroc', 'owl'].map((x) => t.stat(x, 'al'))).toEqual([1, 9, 1]);
    expect(t.stat('werewolf', 'spd')).toBe(1);
    t.players[1].does('kill');
    t.players[1].summon('goblin');
    expect([t.stat('goblin', 'al'), t.stat('goblin', 'spd')]).toEqual([1, 1]);
  });

  test('W13.2.2 beside a primary it has no effect', () => {
    const t = duel({ side: ['dark-angel'] }, croc);
    expect(t.stat('werecroc', 'al')).toBe(9);
  });

  test('B10.10 raid: the boss resists it with a 3', () => {
    const t = raid([{ unstarted: true, hand: ['dark-angel', 'frog'] }, owl], 'behemoth');
    t.dice({ resist: [3] });
    t.me.summon('dark-angel');
    expect(t.stat('behemoth', 'al')).toBe(10);
  });
});

describe('003 Enlightened Soul', () => {
  test('each copy takes 40 off the cemetery it lies in; its own HP count; negation does not reach it there', () => {
    const t = duel({ cemetery: ['enlightened-soul', 'enlightened-soul', 'owl'], magics: ['the-iron-range'] }, croc);
    expect([t.cemeteryHp(), t.cemeteryHp('opp')]).toEqual([20 + 20 + 30 - 80, 0]);
  });

  test('W4.1.5 the sacrifice of it may save its player from the threshold', () => {
    const t = duel({ hand: ['ogre', 'enlightened-soul'], cemeteryHp: 225 }, croc);
    t.stopAt('main');
    expect(offers(t, 'summon ogre')).toBe(true);
  });
});

describe('009 Hoggan', () => {
  test('steps in from the hand for the own primary, takes the damage and goes to the cemetery alive', () => {
    const t = duel({ ...ogre, hand: ['hoggan'] }, {}, { active: 1 });
    t.opp.battle('ogre');
    expect(t.asked).toMatch(/^me/);
    t.dice(HITS, { attack: [1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.does(t.choices.find((x) => x.endsWith(' hoggan'))!.split(' ')[0], 'hoggan');
    expect([t.hp('ogre'), t.zone('hoggan'), t.cemeteryHp()]).toEqual([90, 'me:cemetery', 20]);
  });

  test('not for a partner’s primary', () => {
    const t = table([{ ...ogre, hand: ['hoggan'] }, {}, croc, owl], { mode: 'team', active: 1 });
    t.dice(MISSES, MISSES);
    t.players[1].battle('werecroc');
    expect(t.zone('hoggan')).toBe('me:hand');
  });

  test('W13.3.1 not with four limited summons', () => {
    const t = duel({ ...ogre, side: ['frog', 'frog', 'frog', 'frog'], hand: ['hoggan'] }, {}, { active: 1 });
    t.dice(MISSES, MISSES, { attack: [1, 1, 1] });
    t.opp.battle('ogre');
    expect(t.zone('hoggan')).toBe('me:hand');
  });
});

describe('012 Crow', () => {
  test('beside a Scarecrow; the Scarecrow killed, it is back in the hand before any steps up', () => {
    const t = duel({ primary: 'scarecrow', hand: ['crow', 'frog'] }, croc);
    t.me.does('summon', 'crow', 'scarecrow');
    expect(t.zone('crow')).toBe('me:side');
    rest(t);
    rest(t, 1);
    t.me.does('kill');
    expect([t.zone('crow'), t.asked]).toEqual(['me:hand', 'me replace']);
  });
});

describe('022 Shapeshifter', () => {
  test('a form for each battle, defended too', () => {
    const t = duel({ primary: 'shapeshifter' }, croc, { active: 1 });
    t.opp.battle('shapeshifter');
    expect(t.asked).toMatch(/^me/);
    t.dice({ hit: [4, 4], attack: [1, 1, 1, 1] }, SLIPS);
    t.me.pick('mode 1'); // Deer: MOD 4
    expect(t.hp('werecroc')).toBe(90 - 8 - 1);
  });
});

describe('026 Cabal Warchief', () => {
  test('two battles each turn, one strike back; not sacrificeable, not killed by its player', () => {
    const t = duel({ primary: 'cabal-warchief', hand: ['giga', 'frog'] }, croc);
    expect([offers(t, 'summon giga'), offers(t, 'kill')]).toEqual([false, false]);
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 1] });
    t.me.battle('werecroc');
    t.opp.no();
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(70);
  });

  test('014 gen2 Double Hit gives no third battle', () => {
    const t = duel({ primary: 'cabal-warchief', hand: ['double-hit'] }, croc);
    t.me.play('double-hit', 'cabal-warchief');
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 1] });
    t.me.battle('werecroc');
    t.opp.no();
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(offers(t, 'battle cabal-warchief')).toBe(false);
  });
});

describe('024 Mosquito Man, 143 Succubus', () => {
  test('Succubus: surplus healing is extra damage on the target, and that heals nothing', () => {
    const t = duel({ primary: { card: 'succubus', hp: 39 } }, croc);
    t.dice({ hit: [6, 5], attack: [4, 5] }, SLIPS); // 10: heals 1 of 5, and 4 more
    t.me.battle('werecroc');
    expect([t.hp('succubus'), t.hp('werecroc')]).toEqual([40, 90 - 10 - 4 - 1]);
  });

  test('Mosquito Man: nothing where the damage was kept off', () => {
    const t = duel({ primary: { card: 'mosquito-man', hp: 10 } }, { ...croc, magics: ['ghost-form'] });
    t.dice(HITS, { attack: [6, 6] }, SLIPS);
    t.me.battle('werecroc');
    expect(t.hp('mosquito-man')).toBe(10);
  });
});

describe('049 Gremlin', () => {
  test('comes from the hand before a limited summon steps up; costs nothing, adds no HP', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 10 }, side: ['owl'], hand: ['gremlin'] },
      { ...croc, hand: ['ignite'] },
      { active: 1 },
    );
    t.dice({ effect: [1] });
    t.opp.play('ignite', 'werewolf');
    expect(t.asked).toMatch(/^me/);
    t.me.pick('gremlin');
    expect([t.zone('gremlin'), t.zone('owl'), t.cemeteryHp()]).toEqual(['me:primary', 'me:side', 70]);
  });

  test('010 gen3 locks on magics bar it: nobody may play magics', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 10 }, side: ['owl'], hand: ['gremlin'] },
      { ...croc, hand: ['ignite', 'hell-authority'] },
      { active: 1 },
    );
    t.opp.play('hell-authority');
    t.dice({ effect: [1] });
    t.opp.play('ignite', 'werewolf');
    expect([t.zone('gremlin'), t.zone('owl')]).toEqual(['me:hand', 'me:primary']);
  });
});

describe('051 Deercrow', () => {
  test('Common and Uncommon magics count twice in HIT, ATK, dice and SPD, up or down; not MOD, AL, hit dice', () => {
    const t = duel(
      { primary: 'deercrow', hand: ['bull-power', 'warming-glow', 'soul-drain', 'legendary-gloves'] },
      croc,
    );
    t.me.play('bull-power', 'deercrow');
    expect(['al', 'spd', 'hit', 'atk'].map((x) => t.stat('deercrow', x))).toEqual([12, 10, 4, 4]);
    t.me.play('warming-glow', 'deercrow');
    t.me.play('soul-drain', 'deercrow');
    expect(['hitDice', 'dice', 'mod'].map((x) => t.stat('deercrow', x))).toEqual([3, 4, 4]);
    t.me.play('legendary-gloves', 'deercrow');
    expect(t.stat('deercrow', 'spd')).toBe(16);
  });

  test('a Big Buck among its sacrifices goes to the deck', () => {
    const t = duel({ primary: 'big-buck', hand: ['deercrow', 'frog'], deck: ['owl', 'owl'] }, croc);
    t.me.summon('deercrow', 'frog');
    expect([t.zone('big-buck'), t.cemeteryHp()]).toEqual(['me:deck', 10]);
  });
});

describe('048 Owl God, 075 Orc Champion', () => {
  test('three sacrifices, two with an Owl among them', () => {
    const t = duel({ hand: ['owl-god', 'frog'] }, croc);
    t.stopAt('main');
    expect(offers(t, 'summon owl-god')).toBe(false);
    const u = duel({ primary: 'owl', hand: ['owl-god', 'frog'] }, croc);
    u.me.summon('owl-god');
    expect(u.zone('owl-god')).toBe('me:primary');
  });

  test('Orc Champion: free with two other Orcs in hand, onto the empty front only', () => {
    const t = duel({ hand: ['orc-champion', 'orc-warrior', 'octo-orc'] }, croc);
    t.me.does('kill');
    t.me.summon('orc-champion');
    t.me.yes();
    expect([t.zone('orc-champion'), t.cards(t.me, 'hand').length]).toEqual(['me:primary', 2]);
  });
});

describe('083 Gluttony', () => {
  test('rumble: destroys all magics and gains MOD for each; on its hit roll no other increase counts', () => {
    const t = table([
      { unstarted: true, hand: ['gluttony', 'frog', 'magic-ring'], magics: [] },
      { magics: ['bull-power', 'elven-scout'] },
      { ...croc, magics: ['bug-spray'] },
    ]);
    t.me.summon('gluttony');
    expect([t.stat('gluttony', 'mod'), t.players.flatMap((p) => t.cards(p, 'magic'))]).toEqual([3, []]);
    t.me.play('magic-ring', 'gluttony');
    t.dice({ hit: [2, 3] }, MISSES); // 5 + 3, not 5 more, against AL 9
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90);
  });

  test('stepping up from the side it destroys nothing', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 10 }, side: ['gluttony'], magics: ['bug-spray'] },
      { ...croc, hand: ['ignite'] },
      { active: 1 },
    );
    t.dice({ effect: [1] });
    t.opp.play('ignite', 'werewolf');
    expect([t.zone('gluttony'), t.zone('bug-spray')]).toEqual(['me:primary', 'me:magic']);
  });
});

describe('095 Fog, 149 Sprite', () => {
  test('Fog always hits, never critically; opponents’ magics do not reach it, its player’s do', () => {
    const t = duel({ primary: 'fog', hand: ['bull-power'] }, { primary: 'sprite', hand: ['ignite'] });
    t.me.play('bull-power', 'fog');
    expect(t.stat('fog', 'al')).toBe(4);
    t.dice({ order: [1, 6] }, SLIPS, { attack: [1, 1] });
    t.me.battle('sprite');
    expect(t.hp('sprite')).toBe(20 - 1 - 6);
  });

  test('Sprite: hit only with a 3 or 4 among the dice, critical or not; its AL cannot rise', () => {
    const t = duel({}, { primary: 'sprite', magics: ['bull-power'] });
    expect(t.stat('sprite', 'al')).toBe(1);
    t.dice(SLIPS, { hit: [6, 6] });
    t.me.battle('sprite');
    expect(t.hp('sprite')).toBe(19);
  });
});

describe('103 Bio-Dino', () => {
  test('adds base dice and MOD of its sacrifices; gone while negated, back afterwards', () => {
    const t = duel({ primary: 'ogre', hand: ['bio-dino', 'werewolf'] }, { ...croc, hand: ['mind-sap', 'evil-queen'] });
    while (t.asked === 'opp respond') t.opp.pass();
    t.me.summon('bio-dino');
    while (t.asked === 'opp respond') t.opp.pass();
    expect([t.stat('bio-dino', 'dice'), t.stat('bio-dino', 'mod')]).toEqual([1 + 3 + 2, 1 + 3 + 3]);
    while (t.asked !== 'opp main') {
      if (t.asked === 'opp respond') t.opp.pass();
      else t.me.next();
    }
    t.opp.play('mind-sap', 'bio-dino');
    expect([t.stat('bio-dino', 'dice'), t.stat('bio-dino', 'mod')]).toEqual([1, 1]);
    t.opp.play('evil-queen', 'mind-sap');
    expect([t.stat('bio-dino', 'dice'), t.stat('bio-dino', 'mod')]).toEqual([6, 7]);
  });
});

describe('108 Lava Golem', () => {
  test('rumble: who ends a turn without a battle pays 5, whoever the battle would be against', () => {
    const t = table([{ primary: 'lava-golem' }, {}, croc], { active: 1 });
    t.dice(MISSES, MISSES);
    t.players[1].battle('werecroc');
    expect(t.hp('werewolf')).toBe(70);
    rest(t, 2);
    expect(t.hp('werecroc')).toBe(85);
  });

  test('being kept from battle is no excuse; W7.1.3 nothing in the first cycle', () => {
    const t = duel({ primary: 'lava-golem', magics: ['a-loving-god'] }, croc, { active: 1 });
    t.stopAt('me combat');
    expect(t.hp('werecroc')).toBe(85);
  });
});

describe('120 Ooze Weaver', () => {
  test('15 to negate anybody’s magic, its own player’s too; paying may kill it and the negation holds', () => {
    const t = table([{ primary: { card: 'ooze-weaver', hp: 15 }, hand: ['frog'] }, { hand: ['bull-power'] }, croc], {
      active: 1,
    });
    t.players[1].play('bull-power', 'werewolf');
    t.me.use('ooze-weaver');
    t.me.summon('frog');
    expect([t.zone('bull-power'), t.zone('ooze-weaver')]).toEqual(['seat1:cemetery', 'me:cemetery']);
  });

  test('10 instead of the attack damage', () => {
    const t = duel({}, { primary: 'ooze-weaver' });
    t.dice({ order: [6, 1] }, HITS, { attack: [6, 6] });
    t.me.battle('ooze-weaver');
    t.dice(SLIPS);
    t.opp.use('ooze-weaver');
    expect(t.hp('ooze-weaver')).toBe(19);
  });
});

describe('134 Orc Berserker, 123 Ashen Knight', () => {
  test('would be killed: stays with 5 HP, once; back from the hand again', () => {
    const t = duel(
      { primary: { card: 'orc-berserker', hp: 10 }, hand: ['frog'] },
      { ...croc, hand: ['ignite', 'ignite'] },
      { active: 1 },
    );
    t.dice({ effect: [6] });
    t.opp.play('ignite', 'orc-berserker');
    expect(t.hp('orc-berserker')).toBe(5);
    t.dice({ effect: [1] });
    t.opp.play('ignite', 'orc-berserker');
    expect(t.zone('orc-berserker')).toBe('me:cemetery');
  });

  test('081 gen2 Phoenix Armor on it: one death, one of the two, the other stays', () => {
    const t = duel(
      { primary: { card: 'orc-berserker', hp: 10 }, magics: ['phoenix-armor'], hand: ['frog'] },
      { ...croc, hand: ['ignite'] },
      { active: 1 },
    );
    t.dice({ effect: [6] });
    t.opp.play('ignite', 'orc-berserker');
    if (t.asked !== 'opp combat') t.me.pick('phoenix-armor');
    expect([t.zone('orc-berserker'), [5, 30].includes(t.hp('orc-berserker'))]).toEqual(['me:primary', true]);
  });

  test('Ashen Knight: below 40 HP only', () => {
    const t = duel({ primary: { card: 'ashen-knight', hp: 40 } }, { primary: { card: 'ashen-knight', hp: 39 } });
    expect([t.stat('me:ashen-knight', 'al'), t.stat('opp:ashen-knight', 'al')]).toEqual([10, 12]);
    expect([t.stat('opp:ashen-knight', 'spd'), t.stat('opp:ashen-knight', 'hit')]).toEqual([13, 10]);
  });
});

describe('147 Friend Like You', () => {
  test('killed by attack damage: The Creator from the deck, before a limited summon steps up', () => {
    const t = duel(
      { ...ogre },
      {
        primary: { card: 'friend-like-you', hp: 3 },
        side: ['owl'],
        deck: ['the-creator', 'frog'],
      },
    );
    t.dice(SLIPS, HITS, { attack: [1, 1, 1] });
    t.me.battle('friend-like-you');
    t.opp.yes();
    t.opp.pick('the-creator');
    expect([t.zone('the-creator'), t.zone('owl')]).toEqual(['opp:primary', 'opp:side']);
  });

  test('not killed by a magic', () => {
    const t = duel(
      { ...ogre, hand: ['ignite'] },
      {
        primary: { card: 'friend-like-you', hp: 3 },
        side: ['owl'],
        deck: ['the-creator', 'frog'],
      },
    );
    t.dice({ effect: [1] });
    t.me.play('ignite', 'friend-like-you');
    expect([t.zone('the-creator'), t.zone('owl')]).toEqual(['opp:deck', 'opp:primary']);
  });
});

describe('150 Tri-Dragon, 151 Eagle Family', () => {
  test('equal hit dice that hit: ×3, never a critical; two ones are a plain roll', () => {
    const t = duel({ primary: 'tri-dragon' }, croc);
    t.dice({ hit: [6, 6], attack: [1, 1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 18);
  });

  test('rumble: each time it takes damage each opponent rolls two dice onto the own primary', () => {
    const t = table([{ primary: 'eagle-family' }, { hand: ['ignite'] }, croc], { active: 1 });
    t.dice({ effect: [1] }, { effect: [1, 2] }, { effect: [3, 4] });
    t.players[1].play('ignite', 'eagle-family');
    expect([t.hp('eagle-family'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([80, 67, 83]);
  });

  test('not where the damage is kept off', () => {
    const t = duel({}, { primary: 'eagle-family', magics: ['ghost-form'] });
    t.dice(SLIPS, HITS, { attack: [1, 1] });
    t.me.battle('eagle-family');
    expect([t.hp('werewolf'), t.hp('eagle-family')]).toEqual([70, 90]);
  });
});
