import { describe, expect, test } from 'vitest';
import { duel, table } from './support.ts';

/** Written from the print before the cards were looked at: figures, conditions and meetings of generations 2, 3 and the promos. */

const ogre = { primary: 'ogre' };
const croc = { primary: 'werecroc' };
const figures = (t: ReturnType<typeof duel>, card: string, ...names: string[]) => names.map((x) => t.stat(card, x));

describe('figures', () => {
  test('gen3 066 Arzulian and gen2 114 Forgotten One: MOD for each point of SPD above 12, SPD 0 under Frost Wyrms', () => {
    const t = duel(
      { primary: 'arzulian', magics: ['common-boots'] },
      { primary: 'forgotten-one', magics: ['mounted-assault'] },
    );
    expect([t.stat('arzulian', 'mod'), t.stat('forgotten-one', 'mod')]).toEqual([5, 6]);
    const cold = duel({ primary: 'arzulian', magics: ['common-boots', 'frost-wyrms'] });
    expect(figures(cold, 'arzulian', 'spd', 'mod')).toEqual([0, 0]);
  });

  test('gen3 086 Frost Wyrms: base MOD 0, bonuses still add', () => {
    const t = duel({ ...ogre, magics: ['frost-wyrms', 'the-career-buccaneer'] });
    expect(figures(t, 'ogre', 'spd', 'mod')).toEqual([0, 6]);
  });

  test('gen3 051 Deercrow: Common and Uncommon magics count twice in HIT, ATK, dice and SPD, not in AL and MOD', () => {
    const t = duel({
      primary: 'deercrow',
      magics: ['common-boots', 'common-helm', 'nightmare-claw', 'soul-drain', 'skol'],
    });
    // 6 + 2×3; 2×2 and Skol, Rare, 4; 6 + 2×1 − 2×1; 5 − 1.
    expect(figures(t, 'deercrow', 'spd', 'atk', 'dice', 'mod')).toEqual([12, 8, 6, 4]);
  });

  test('gen3 117 Soul Drain: the last attack die stays', () => {
    const t = duel({ primary: 'goblin', magics: ['soul-drain', 'soul-drain'] });
    expect(figures(t, 'goblin', 'dice', 'mod')).toEqual([1, -2]);
  });

  test('gen3 007 Steam Knight Blaster: dice 3 and MOD 3 in place of its own; its text is gone; bonuses add', () => {
    const t = duel({ primary: 'gnome-dragoon', hand: ['gnome'], magics: ['steam-knight-blaster', 'nightmare-claw'] });
    expect(figures(t, 'gnome-dragoon', 'dice', 'mod')).toEqual([4, 3]);
  });

  test('gen3 111 Final Form: only below half of its base HP', () => {
    const t = duel({ primary: { card: 'ogre', hp: 45 }, hand: ['final-form'] }, croc);
    expect(t.choices).not.toContain('play final-form');
    const low = duel({ primary: { card: 'ogre', hp: 44 }, hand: ['final-form'] }, croc);
    low.me.play('final-form', 'ogre');
    expect(figures(low, 'ogre', 'dice', 'mod')).toEqual([6, 6]);
  });

  test('gen3 103 Bio-Dino: what was sacrificed for it, as printed; negated it has its own, and has it back afterwards', () => {
    const t = duel(
      { ...ogre, hand: ['bio-dino', 'owlverine', 'mind-sap', 'council-of-the-cosmos'], magics: ['nightmare-claw'] },
      croc,
    );
    t.everyonePasses(); // Mind Sap may answer anything
    t.me.summon('bio-dino', 'ogre', 'owlverine');
    t.everyonePasses();
    expect(figures(t, 'bio-dino', 'dice', 'mod')).toEqual([5, 9]); // 1+3+1 and 1+3+5
    t.me.play('mind-sap', 'bio-dino');
    expect(figures(t, 'bio-dino', 'dice', 'mod')).toEqual([1, 1]);
    t.me.play('council-of-the-cosmos', 'mind-sap');
    expect(figures(t, 'bio-dino', 'dice', 'mod')).toEqual([5, 9]);
  });

  test('gen3 123 Ashen Knight: below 40, not at 40', () => {
    const at = (hp: number) =>
      figures(duel({ primary: { card: 'ashen-knight', hp } }), 'ashen-knight', 'al', 'spd', 'hit', 'atk');
    expect([at(40), at(39)]).toEqual([
      [10, 10, 0, 0],
      [12, 13, 10, 10],
    ]);
  });

  test('gen3 121 Ancient Sentinel: MOD is the base SPD of the primary it battles, bonuses on top', () => {
    const t = duel({ primary: 'ancient-sentinel', magics: ['magic-ring'] }, { ...croc, magics: ['mounted-assault'] });
    // The Werecroc has SPD 2 by print and 8 now, so it is first; it misses.
    t.dice({ hit: [1, 2] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    t.expectLog('Ancient Sentinel rolls 1, 1');
    const other = duel({ primary: 'ancient-sentinel' }, croc);
    other.dice({ hit: [4, 3], attack: [1, 1, 1] }, { hit: [1, 2] });
    other.me.battle('werecroc'); // 7 + 2 = 9 hits; 3 + 2
    expect(other.hp('werecroc')).toBe(85);
  });

  test('gen3 028 Catcow: own base dice and MOD are swapped, what is added stays; MOD 0 leaves no dice', () => {
    const t = duel({ ...ogre, hand: ['catcow'], magics: ['nightmare-claw'] }, { primary: 'goblin' });
    t.me.play('catcow');
    expect(figures(t, 'ogre', 'dice', 'mod')).toEqual([4, 3]);
    expect(figures(t, 'goblin', 'dice', 'mod')).toEqual([0, 1]);
  });

  test('gen2 151 Terry: Jerry under it doubles its base figures, AL up to 12; a second Jerry adds nothing', () => {
    const t = duel({ primary: 'terry', hand: ['jerry'] }, croc);
    t.me.use('terry');
    expect(figures(t, 'terry', 'al', 'spd', 'dice', 'mod')).toEqual([12, 12, 6, 6]);
    expect(t.zone('jerry')).toBe('me:under');
  });

  test('gen3 137 Gnometheon: Gnomes in hand, and those sacrificed for it, count', () => {
    const t = duel({ primary: 'gnome', hand: ['gnometheon', 'gnome-dragoon', 'gnome-warrior'] }, croc);
    t.me.summon('gnometheon', 'gnome', 'gnome-dragoon');
    // In hand: the Warrior. Under it: Gnome and Gnome Dragoon.
    expect(figures(t, 'gnometheon', 'dice', 'mod')).toEqual([6, 6]);
    expect([t.zone('gnome'), t.cemeteryHp('me')]).toEqual(['me:under', 0]);
  });

  test('gen3 003 Enlightened Soul: each copy −40, its own 20 as usual, the sum below 0', () => {
    expect(duel({ ...ogre, cemetery: ['enlightened-soul', 'enlightened-soul', 'frog'] }).cemeteryHp('me')).toBe(-30);
  });

  test('gen2 125 Reduce the Burden: −30, and below 0 too', () => {
    const t = duel({ ...ogre, hand: ['reduce-the-burden'], cemetery: ['frog'] });
    t.me.play('reduce-the-burden');
    expect(t.cemeteryHp('me')).toBe(-20);
  });

  test('gen3 012 Crow and gen2 142 Black Jacket come beside their own kind alone', () => {
    const beside = (primary: string) =>
      duel({ primary, hand: ['crow', 'black-jacket'] }, croc).choices.filter((x) => x.startsWith('summon'));
    expect(beside('deercrow')).toContain('summon crow deercrow');
    expect(beside('scarecrow')).toContain('summon crow scarecrow');
    expect(beside('ogre')).toEqual([]);
    expect(beside('hive-lord')).toContain('summon black-jacket hive-lord');
  });
});

describe('in battle', () => {
  test('gen2 068 Maniac: 7 with its bare dice is a critical miss, 8 a critical hit against any AL', () => {
    const miss = duel({ primary: 'maniac', magics: ['magic-ring'] }, croc);
    miss.dice({ hit: [1, 1], slip: [1] }, { hit: [4, 3], slip: [6] });
    miss.me.battle('werecroc');
    expect([miss.hp('maniac'), miss.hp('werecroc')]).toEqual([94, 89]);
    const hit = duel({ primary: 'maniac' }, { primary: 'bronto' });
    hit.stopAt('second');
    hit.dice({ order: [6, 1] }, { hit: [4, 4], attack: [1, 2, 3] }, { hit: [1, 1], slip: [1] });
    hit.me.battle('bronto');
    expect(hit.hp('bronto')).toBe(97); // twice 6, and its own slip
  });

  test('gen3 150 Tri-Dragon: equal dice that hit are ×3 and no critical hit; two ones are no critical miss', () => {
    const t = duel({ primary: 'tri-dragon' }, croc);
    t.dice({ hit: [6, 6], attack: [1, 1, 1] }, { hit: [1, 2] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(72);
    const miss = duel({ primary: 'tri-dragon' }, croc);
    miss.dice({ hit: [1, 1] }, { hit: [1, 2] });
    miss.me.battle('werecroc');
    expect([miss.hp('tri-dragon'), miss.hp('werecroc')]).toEqual([90, 90]);
  });

  test('promo 019 Scarlett is hit by equal dice alone, never by two ones', () => {
    const struck = (faces: number[], more: object[]) => {
      const t = duel({ ...ogre, magics: ['magic-ring'] }, { primary: 'scarlett', hand: ['frog'] });
      t.dice({ hit: [1, 2] }, { hit: faces }, ...(more as []));
      t.me.battle('scarlett');
      return t.zone('scarlett');
    };
    expect(struck([6, 5], [])).toBe('opp:primary');
    expect(struck([1, 1], [{ slip: [1] }])).toBe('opp:primary');
    expect(struck([2, 2], [{ attack: [6, 1, 1] }])).toBe('opp:cemetery');
  });

  test('gen3 149 Sprite: a 3 or a 4 besides the total, criticals too', () => {
    const t = duel(ogre, { primary: 'sprite' });
    t.dice({ hit: [1, 2] }, { hit: [6, 6] });
    t.me.battle('sprite');
    expect(t.zone('sprite')).toBe('opp:primary');
  });

  test('gen3 095 Fog: no hit roll, and it hits Sprite too', () => {
    const t = duel({ primary: 'fog' }, { primary: 'sprite', hand: ['frog'] });
    t.dice({ hit: [1, 1], slip: [1] }, { attack: [4, 5] });
    t.me.battle('sprite'); // its slip, then 9 + 2 for 20 HP
    expect(t.hp('sprite')).toBe(8);
  });

  test('promo 009 God Killer Brox: ×4 against AL 12, equips counted', () => {
    const t = duel({ primary: 'god-killer-brox' }, { ...croc, magics: ['hero-shield'] });
    t.dice({ hit: [6, 5], attack: [1, 1] }, { hit: [1, 2] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(62);
  });

  test('promo 001 Aqua Dragon: two dice more against a Demon, Humanoid, Beast or a “Steam”, once', () => {
    const t = duel({ primary: 'aqua-dragon' }, { primary: 'steam-wolf' });
    t.dice({ hit: [1, 1], slip: [1] }, { hit: [4, 4], attack: [1, 1, 1, 1, 1, 1] });
    t.me.battle('steam-wolf'); // 6 + 7, and its slip
    expect(t.hp('steam-wolf')).toBe(26);
  });

  test('promo 002 Arcturus: only base dice and base MOD count, no critical, no bonus, no effect', () => {
    const t = duel(
      { ...ogre, magics: ['sword-of-the-grove', 'nightmare-claw'], hand: ['ignite'] },
      { primary: 'arcturus' },
    );
    t.dice({ effect: [6] });
    t.me.play('ignite', 'arcturus');
    expect(t.hp('arcturus')).toBe(70);
    t.dice({ hit: [1, 2] }, { hit: [6, 6], attack: [1, 1, 1, 6] });
    t.me.battle('arcturus');
    expect(t.hp('arcturus')).toBe(64); // 3 dice and MOD 3
  });

  test('promo 005 Cryovore: 10 at the end of its attack, after multipliers', () => {
    const t = duel({ primary: 'cryovore', magics: ['dragons-bane'] }, { primary: 'green-dragon' });
    t.dice({ hit: [1, 1], slip: [1] }, { hit: [4, 4], attack: [1, 1] });
    t.me.use('cryovore');
    t.me.pick('mode 0');
    t.me.battle('green-dragon');
    expect(t.hp('green-dragon')).toBe(100 - 1 - 2 * 4 - 10);
  });

  test('promo 012 Luc Tiberius draws for a hit with equal dice', () => {
    const t = duel({ primary: 'luc-tiberius', deck: ['goblin', 'frog', 'owl'] }, { primary: 'goblin', hand: ['frog'] });
    t.dice({ hit: [2, 2], attack: [6, 6, 6] }, { hit: [1, 2] });
    t.me.battle('goblin');
    expect(t.cards(t.me, 'hand')).toEqual(['goblin', 'frog']); // one by the draw phase
    expect(t.hp('goblin')).toBe(10);
  });

  test('promo 015 Nadara: one die and MOD 4 in place of four and 1, chosen before the hit roll', () => {
    const t = duel({ primary: 'nadara' }, croc);
    t.dice({ hit: [3, 2], attack: [6] }, { hit: [1, 2] });
    t.me.battle('werecroc');
    t.me.pick('mode 1'); // 5 + 4 hits
    expect(t.hp('werecroc')).toBe(80);
  });

  test('gen2 083 Demonic Turtle: of 7 it takes 4, and 3 go back', () => {
    const t = duel({ primary: 'werewolf' }, { primary: 'demonic-turtle' });
    t.dice({ hit: [5, 4], attack: [2, 2] }, { hit: [1, 2] });
    t.me.battle('demonic-turtle');
    expect([t.hp('demonic-turtle'), t.hp('werewolf')]).toEqual([46, 67]);
  });

  test('gen2 087 Wild Vampire: the AL of the primary falls to 0 and is its MOD', () => {
    const t = duel({ primary: 'wild-vampire' }, { primary: 'knight' });
    t.dice({ hit: [6, 5], attack: [1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('knight');
    // The MOD it took serves the damage roll that follows the hit: 2 + 9.
    expect([t.stat('knight', 'al'), t.stat('wild-vampire', 'mod'), t.hp('knight')]).toEqual([0, 9, 38]);
  });

  test('gen3 059 Lumber: the base MOD of a creature of the forest is halved, upwards', () => {
    const t = duel({ primary: 'grizzly-bear' }, { primary: 'lumber' });
    t.dice({ hit: [4, 2] }, { hit: [1, 1], slip: [1] });
    t.me.battle('lumber'); // 6 + 3 misses AL 10
    expect(t.hp('lumber')).toBe(69);
  });

  test('gen3 119 Orgar: two dice more against a Humanoid, two fewer against a Beast', () => {
    const t = duel({ primary: 'orgar' }, { primary: 'werewolf' });
    t.dice({ hit: [1, 2] }, { hit: [1, 2], attack: [1, 1] });
    t.me.battle('werewolf');
    expect(t.hp('werewolf')).toBe(64);
    const man = duel({ primary: 'orgar' }, { primary: 'knight' });
    man.dice({ hit: [2, 2], attack: [1, 1, 1, 1, 1, 1] }, { hit: [1, 1], slip: [1] });
    man.me.battle('knight');
    expect(man.hp('knight')).toBe(39);
  });

  test('gen3 136 Chaos Demon: three dice more; the target lives, so it takes half of what it dealt', () => {
    const t = duel({ primary: 'chaos-demon' }, croc);
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 2] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    t.me.yes();
    expect([t.hp('werecroc'), t.hp('chaos-demon')]).toEqual([82, 56]);
  });

  test('gen3 092 Pyre Lord: 5 for itself whenever it deals attack damage', () => {
    const t = duel({ primary: 'pyre-lord' }, croc);
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('pyre-lord')]).toEqual([79, 55]);
  });

  test('gen3 143 Succubus: half of what it deals heals it; what is too much hurts the target more', () => {
    const t = duel({ primary: { card: 'succubus', hp: 39 }, magics: ['magic-ring'] }, croc);
    t.dice({ hit: [6, 5], attack: [3, 4] }, { hit: [1, 1], slip: [1] });
    t.stopAt('second');
    t.me.battle('werecroc'); // SPD 4 before 2: 8 dealt, 4 to heal, 1 of it needed
    expect([t.hp('succubus'), t.hp('werecroc')]).toEqual([40, 78]);
  });

  test('gen3 078 Lurking Slime: in one’s own turn half of all damage', () => {
    const t = duel({ primary: 'lurking-slime', hand: ['titans-amulet'] }, croc);
    t.me.play('titans-amulet', 'lurking-slime');
    expect(t.hp('lurking-slime')).toBe(55);
  });

  test('gen2 071 Sonic Screech: 3–6 and it takes 5 and deals nothing in that battle', () => {
    const t = duel({ ...ogre, magics: [{ card: 'sonic-screech', on: 'opp:werecroc' }] }, croc);
    t.dice({ effect: [5] }, { hit: [1, 2] }); // and it makes no strike
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('ogre')]).toEqual([85, 90]);
  });

  test('gen2 107 Reverse Polarity: the slower first', () => {
    const t = duel({ primary: 'werewolf', magics: ['reverse-polarity'] }, croc);
    t.dice({ hit: [1, 1], slip: [6] }, { hit: [1, 2] });
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([84, 70]);
  });

  test('gen2 116 Ring of Extremes: dice alone, 8 is a critical miss, 9 a critical hit', () => {
    const t = duel({ ...ogre, magics: ['ring-of-extremes', 'magic-ring'] }, croc);
    t.dice({ hit: [5, 4], attack: [1, 1, 1] }, { hit: [1, 2] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(78);
  });

  test('W16.1.1 gen2 037 Exorcism is an effect on the Demon: whoever strikes, and not if the Demon is out of its reach', () => {
    const t = duel({ primary: 'steam-rex', magics: ['exorcism'] }, { primary: 'demon' });
    t.dice({ hit: [1, 2] }, { hit: [1, 2], attack: [1] });
    t.me.battle('demon');
    expect(t.hp('demon')).toBe(18); // 1 + 10, twice, though the Rex is unaffected by magics
    const clad = duel({ ...ogre, magics: ['exorcism'] }, { primary: 'demon', magics: ['steam-armor'] });
    clad.dice({ hit: [1, 2] }, { hit: [1, 2], attack: [1, 1, 1] });
    clad.me.battle('demon');
    expect(clad.hp('demon')).toBe(34);
  });

  test('gen3 043 The Villain takes ×3 from The Hero; gen3 029 Earth Eleotoid ×2 from art water', () => {
    const t = duel({ primary: 'the-hero', magics: ['magic-ring'] }, { primary: 'the-villain' });
    t.dice({ hit: [5, 4], attack: [1, 1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('the-villain');
    expect(t.hp('the-villain')).toBe(120 - 18 - 1);
    const wet = duel({ primary: 'kappa-king' }, { primary: 'earth-eleotoid' });
    wet.dice({ hit: [1, 1], slip: [1] }, { hit: [3, 4], attack: [1, 1, 1, 1] });
    wet.me.battle('earth-eleotoid');
    expect(wet.hp('earth-eleotoid')).toBe(60 - 1 - 12);
    wet.expectLog('× 2 Earth Eleotoid');
  });

  test('gen2 148 Bug Spray and gen3 031 Orcs VS Apes do not care who strikes', () => {
    const t = duel({ ...ogre, magics: ['bug-spray', 'orcs-vs-apes'] }, { primary: 'bug-man' });
    t.dice({ hit: [1, 1], slip: [1] }, { hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('bug-man');
    expect(t.hp('bug-man')).toBe(70 - 1 - 12);
  });
});

describe('answers and stays', () => {
  test('gen3 134 Orc Berserker stays with 5 HP, once per stay', () => {
    const t = duel(
      { ...ogre, hand: ['ignite', 'ignite'] },
      { primary: { card: 'orc-berserker', hp: 10 }, hand: ['frog'] },
    );
    t.dice({ effect: [1] }, { effect: [1] });
    t.me.play('ignite', 'orc-berserker');
    expect(t.hp('orc-berserker')).toBe(5);
    t.me.play('ignite', 'orc-berserker');
    expect(t.zone('orc-berserker')).toBe('opp:cemetery');
  });

  test('gen2 081 Phoenix Armor: half of its HP, and the armor goes', () => {
    const t = duel({ ...ogre, hand: ['ignite'] }, { primary: { card: 'werecroc', hp: 10 }, magics: ['phoenix-armor'] });
    t.dice({ effect: [1] });
    t.me.play('ignite', 'werecroc');
    expect([t.hp('werecroc'), t.zone('phoenix-armor')]).toEqual([45, 'opp:cemetery']);
  });

  test('gen2 118 Magic Shield: the next magic aimed at it; Celestial Power goes through and leaves the shield', () => {
    const t = duel({ ...ogre, hand: ['celestial-power', 'soul-drain'] }, { ...croc, magics: ['magic-shield'] });
    t.me.play('celestial-power', 'werecroc');
    expect([t.zone('magic-shield'), t.stat('werecroc', 'atk')]).toEqual(['opp:magic', 8]);
    t.me.play('soul-drain', 'werecroc');
    expect([t.zone('magic-shield'), t.zone('soul-drain')]).toEqual(['opp:cemetery', 'me:cemetery']);
  });

  test('gen2 070 Sacrificial Goat pays for AL 12 alone, out of the hand too', () => {
    const t = duel({ primary: 'goblin', hand: ['captain-ward', 'sacrificial-goat'] }, croc);
    t.me.does('kill');
    t.me.summon('sacrificial-goat');
    t.me.endTurn();
    t.opp.endTurn();
    t.me.summon('captain-ward', 'sacrificial-goat');
    expect([t.zone('captain-ward'), t.cemeteryHp('me')]).toEqual(['me:primary', 60]);
  });

  test('gen3 048 Owl God: three sacrifices, two if an Owl is among them', () => {
    const two = duel({ primary: 'goblin', hand: ['owl-god', 'owlet'] }, croc);
    two.me.summon('owl-god', 'goblin', 'owlet');
    expect(two.zone('owl-god')).toBe('me:primary');
    const none = duel({ primary: 'goblin', hand: ['owl-god', 'frog'] }, croc);
    expect(none.choices).not.toContain('summon owl-god');
  });

  test('gen2 093 Subject #4212: one Pumpkin Man is enough', () => {
    const t = duel({ primary: 'pumpkin-man', hand: ['subject-4212'] }, croc);
    t.me.summon('subject-4212', 'pumpkin-man');
    expect(t.zone('subject-4212')).toBe('me:primary');
  });

  test('gen3 147 Friend Like You, killed by attack damage: The Creator without sacrifices, before a limited summon steps up', () => {
    const t = duel(
      { ...ogre },
      { primary: { card: 'friend-like-you', hp: 1 }, side: ['goblin'], deck: ['the-creator', 'frog'] },
    );
    t.dice({ hit: [1, 2] }, { hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('friend-like-you');
    t.opp.yes();
    t.opp.pick('the-creator');
    expect([t.zone('the-creator'), t.zone('goblin')]).toEqual(['opp:primary', 'opp:side']);
  });

  test('gen3 049 Gremlin comes for a primary that is gone, costs nothing and adds nothing when it falls', () => {
    const t = duel(
      { ...ogre, hand: ['ignite', 'ignite'] },
      { primary: { card: 'goblin', hp: 5 }, hand: ['gremlin', 'frog'] },
    );
    t.dice({ effect: [1] });
    t.me.play('ignite', 'goblin');
    t.opp.pick('gremlin');
    expect(t.zone('gremlin')).toBe('opp:primary');
    t.dice({ effect: [1] });
    t.me.play('ignite', 'gremlin');
    expect(t.cemeteryHp('opp')).toBe(30);
  });

  test('gen3 042 Orc Mischief against gen3 058 Steam Armor, and what the armor keeps off afterwards', () => {
    const t = duel({ ...ogre, hand: ['steam-armor', 'soul-drain'] }, croc);
    t.me.play('steam-armor', 'ogre');
    t.me.play('soul-drain', 'werecroc'); // the only creature left to aim at
    expect([t.stat('ogre', 'mod'), t.stat('werecroc', 'mod')]).toEqual([3, 0]);
  });

  test('gen3 076 Thresher: Steam Rex loses its own immunity, Steam Armor’s stays', () => {
    const t = duel({ primary: 'thresher', hand: ['soul-drain'] }, { primary: 'steam-rex' });
    t.me.play('soul-drain', 'steam-rex');
    expect(t.stat('steam-rex', 'mod')).toBe(9);
  });

  test('gen3 084 Bramble Field spares art with wings', () => {
    const t = duel({ ...ogre, magics: ['bramble-field'] }, { primary: 'giant-eagle' });
    expect([t.hp('ogre'), t.hp('giant-eagle')]).toEqual([85, 50]);
  });

  test('gen3 131 Close Encounters: destroyed, three cycles later into its player’s deck', () => {
    const t = duel({ ...ogre, magics: ['close-encounters'] }, { ...croc, hand: ['council-of-the-cosmos'] });
    t.me.endTurn();
    t.opp.play('council-of-the-cosmos', 'close-encounters');
    for (let i = 0; i < 3; i++) {
      t.opp.endTurn();
      expect(t.zone('close-encounters')).toBe('me:cemetery');
      t.me.endTurn();
    }
    t.opp.endTurn();
    expect(t.zone('close-encounters')).not.toBe('me:cemetery');
  });

  test('gen3 109 Negative without a magic to discard is not playable', () => {
    const t = duel({ ...ogre, hand: ['negative', 'frog'] }, { ...croc, magics: ['magic-belt'] });
    expect(t.choices).not.toContain('play negative');
  });

  test('gen3 104 Bait: a discarded magic, and one sacrifice fewer this turn', () => {
    const t = duel({ ...ogre, hand: ['bait', 'magic-belt', 'captain-ward'] }, croc);
    t.me.play('bait', 'magic-belt');
    t.me.summon('captain-ward', 'ogre');
    expect([t.zone('captain-ward'), t.zone('magic-belt')]).toEqual(['me:primary', 'me:cemetery']);
  });

  test('gen2 077 Bound With Chains: one’s own cemetery is barred, another’s is not', () => {
    const t = duel(
      {
        primary: 'skeleton',
        hand: ['skeleton-lord', 'ghost-of-the-past'],
        magics: ['bound-with-chains'],
        cemetery: ['owl'],
      },
      { ...croc, cemetery: ['knight'] },
    );
    t.me.summon('skeleton-lord', 'skeleton');
    expect(t.zone('knight')).toBe('me:side');
    expect(t.zone('owl')).toBe('me:cemetery');
  });

  test('promo 014 Moon Owl killed by an opponent lies on that opponent’s primary, 10 at the start of its player’s turns', () => {
    const t = table([ogre, { primary: { card: 'moon-owl', hp: 1 }, hand: ['frog'] }, croc]);
    t.dice({ hit: [1, 2] }, { hit: [6, 6], attack: [1, 1, 1] });
    t.me.battle('moon-owl');
    t.players[1].pick('frog');
    expect([t.zone('moon-owl'), t.cemeteryHp(1)]).toEqual(['seat1:magic', 0]);
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].endTurn();
    expect(t.hp('ogre')).toBe(80);
  });

  test('promo 008 Ghul’Vok by Full Moon leaves when the last Full Moon does', () => {
    const t = duel(
      { primary: 'goblin', hand: ['ghulvok', 'council-of-the-cosmos', 'council-of-the-cosmos'], magics: ['full-moon'] },
      { ...croc, magics: ['full-moon'] },
    );
    t.me.does('kill');
    t.me.summon('ghulvok');
    t.me.play('council-of-the-cosmos', 'me:full-moon');
    expect(t.zone('ghulvok')).toBe('me:primary');
    t.me.play('council-of-the-cosmos', 'opp:full-moon');
    expect(t.zone('ghulvok')).not.toBe('me:primary');
  });
});
