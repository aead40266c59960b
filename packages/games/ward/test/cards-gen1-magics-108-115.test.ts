import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

/** Generation 1, magics 108 to 115. Equips that only change numbers are in cards-equips.test.ts. */

describe('Wrath of the Old Ones', () => {
  test('shuffles every primary and magic into its deck, worn equips too; each draws as many as left their side', () => {
    const t = duel(
      {
        primary: 'goblin',
        magics: ['hero-shield', 'curse', { card: 'ball-and-chain', on: 'opp:ogre' }],
        hand: ['wrath-of-the-old-ones'],
        deck: ['angel', 'frog', 'owl'],
      },
      { primary: 'ogre', magics: ['magic-belt'], deck: ['elf', 'orc', 'rodent'] },
    );
    t.shuffle('frog', 'goblin', 'owl', 'curse');
    t.shuffle('elf', 'ogre');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'cemetery')).toEqual(['wrath-of-the-old-ones']);
    expect(t.cards(t.opp, 'cemetery')).toEqual([]);
    expect(t.cards(t.me, 'hand')).toEqual(['angel', 'frog', 'goblin', 'owl', 'curse']);
    expect(t.cards(t.opp, 'hand')).toEqual(['elf', 'ogre']);
    // W14.4.3: its player summons first.
    expect(t.asked).toBe('me replace');
    t.me.summon('goblin');
    expect(t.asked).toBe('opp replace');
  });

  test('counts what lies under a creature: Eternal Dragon with two under it is three cards', () => {
    const pile = ['red-dragon', 'blue-dragon'];
    const t = duel(
      {
        primary: { card: 'eternal-dragon', under: pile },
        hand: ['wrath-of-the-old-ones'],
        deck: ['kobold', 'frog', 'owl', 'orc', 'elf', 'dwarf'],
      },
      { primary: 'goblin', deck: ['rodent'] },
    );
    t.shuffle('frog', 'owl', 'orc');
    t.shuffle('rodent');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'hand')).toEqual(['kobold', 'frog', 'owl', 'orc']);
    expect(t.cards(t.me, 'deck').toSorted()).toEqual(['dwarf', 'elf', 'eternal-dragon', ...pile].toSorted());
    expect(t.cards(t.opp, 'hand')).toEqual(['rodent']);
  });

  test('goes by who brought a card to the match, and counts by whose side it lay on', () => {
    const t = duel(
      { primary: 'goblin', hand: ['wrath-of-the-old-ones'], deck: ['owl', 'owl'] },
      { primary: { card: 'dwarf', owner: 0 }, side: ['kobold'], deck: ['elf', 'orc'] },
    );
    t.shuffle('goblin');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'deck').toSorted()).toEqual(['dwarf', 'owl']);
    expect(t.cards(t.me, 'hand')).toEqual(['owl', 'goblin']);
    expect(t.cards(t.opp, 'hand')).toEqual(['elf']);
    // Limited summons stay, and one steps up.
    t.me.summon('goblin');
    expect(t.zone('kobold')).toBe('opp:primary');
  });
});

describe('Forest Sentinel', () => {
  test('turns a worked-out attack back on the attacker; nothing that answers a hit can stop that', () => {
    const t = duel({ hand: ['junk-scarecrow', 'minotaur-bodyguard'] }, { primary: 'ogre', hand: ['forest-sentinel'] });
    t.dice(5, 5, 6, 4);
    t.me.battle('ogre');
    t.expectChoices(t.opp, ['pass', 'play forest-sentinel']);
    t.dice(1, 1, 1);
    t.opp.play('forest-sentinel');
    t.expectLog('The attack of Werewolf is negated');
    t.expectLog('W10.4.1 Werewolf takes 13 from Forest Sentinel');
    expect(t.hp('werewolf')).toBe(57);
    expect(t.hp('ogre')).toBe(89);
    expect(t.zone('forest-sentinel')).toBe('opp:cemetery');
  });

  test('is reflection by a magic, which a Swamp Dragon does not feel', () => {
    const t = duel({ primary: 'swamp-dragon' }, { primary: 'ogre', hand: ['forest-sentinel'] });
    t.dice(5, 5, 6, 4);
    t.me.battle('ogre');
    t.dice(1, 1, 1);
    t.opp.play('forest-sentinel');
    expect(t.hp('swamp-dragon')).toBe(80);
    expect(t.hp('ogre')).toBe(89);
  });
});

describe('Turncoat', () => {
  test('swaps the primaries as they stand; their equips are destroyed', () => {
    const t = duel(
      {
        primary: { card: 'werewolf', hp: 20 },
        magics: ['hero-shield', { card: 'fear', on: 'opp:ogre' }],
        hand: ['turncoat'],
      },
      { primary: { card: 'ogre', hp: 50 }, magics: ['magic-belt', 'curse'] },
    );
    t.me.play('turncoat');
    expect(t.zone('ogre')).toBe('me:primary');
    expect(t.zone('werewolf')).toBe('opp:primary');
    expect([t.hp('ogre'), t.hp('werewolf')]).toEqual([50, 20]);
    expect(t.cards(t.me, 'cemetery')).toEqual(['hero-shield', 'fear', 'turncoat']);
    expect(t.cards(t.opp, 'cemetery')).toEqual(['magic-belt']);
    expect(t.zone('curse')).toBe('opp:magic');
    t.expectChoices(t.me, ['battle ogre werewolf', 'endPhase']);
  });

  test('what runs on a creature stays on it', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['turncoat'] }, { primary: 'ogre' });
    t.dice(5, 5, 1, 1, 1, 1);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 1 - 1 - 10);
    t.me.play('turncoat');
    t.opp.endTurn();
    t.me.endTurn();
    expect(t.hp('me:ogre')).toBe(68);
  });

  test('one held by Revival Priest dies instead: the Priest’s player still gets the other, the giver summons anew', () => {
    const mine = duel(
      { primary: { card: 'ogre', anchor: 'revival-priest' }, magics: ['revival-priest'], hand: ['turncoat'] },
      { primary: 'knight', hand: ['goblin'] },
    );
    mine.me.play('turncoat');
    expect(mine.zone('ogre')).toBe('me:cemetery');
    expect(mine.zone('revival-priest')).toBe('me:cemetery');
    expect(mine.zone('knight')).toBe('me:primary');
    mine.expectChoices(mine.opp, ['summon goblin']);

    const theirs = duel(
      { primary: 'knight', hand: ['turncoat', 'goblin'] },
      { primary: { card: 'ogre', anchor: 'revival-priest' }, magics: ['revival-priest'] },
    );
    theirs.me.play('turncoat');
    expect(theirs.zone('ogre')).toBe('opp:cemetery');
    expect(theirs.zone('knight')).toBe('opp:primary');
    theirs.expectChoices(theirs.me, ['summon goblin']);
  });
});

describe('Cosmic Negation', () => {
  test('destroys every magic, then nobody plays any for three cycles; it leaves before the draw', () => {
    const t = duel(
      { hand: ['cosmic-negation', 'hero-shield'], magics: ['magic-belt'] },
      { magics: ['curse'], hand: ['health-potion', 'minotaur-bodyguard'] },
    );
    t.me.play('cosmic-negation');
    expect(t.zone('magic-belt')).toBe('me:cemetery');
    expect(t.zone('curse')).toBe('opp:cemetery');
    for (let cycle = 1; cycle <= 3; cycle++) {
      expect(t.asked).toBe('me combat');
      expect(t.zone('cosmic-negation')).toBe('me:magic');
      t.me.endTurn();
      expect(t.asked).toBe('opp combat');
      t.opp.endTurn();
    }
    expect(t.zone('cosmic-negation')).toBe('me:cemetery');
    t.expectChoices(t.me, ['play hero-shield', 'endPhase']);
  });

  test('can be answered before it resolves', () => {
    const t = duel({ hand: ['cosmic-negation'], magics: ['magic-belt'] }, { hand: ['blade-in-the-dark'] });
    t.me.play('cosmic-negation');
    t.opp.play('blade-in-the-dark');
    expect(t.zone('magic-belt')).toBe('me:magic');
    expect(t.zone('cosmic-negation')).toBe('me:cemetery');
  });
});

describe('Judgement', () => {
  test('every primary to its original owner’s hand; then each summons one of AL 6 at most, its player first', () => {
    const t = duel(
      { primary: 'ogre', magics: ['hero-shield'], hand: ['judgement', 'goblin'] },
      { primary: { card: 'werewolf', owner: 0 }, side: ['kobold'], hand: ['frog', 'grizzly-bear'] },
    );
    t.me.play('judgement');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    t.expectChoices(t.me, ['summon goblin', 'summon werewolf']);
    t.me.summon('goblin');
    t.expectChoices(t.opp, ['summon frog']); // Kobold stays where it is
    t.opp.summon('frog');
    expect(t.zone('kobold')).toBe('opp:side');
    expect(t.zone('judgement')).toBe('me:cemetery');
    // It was not my summon of the turn.
    expect(t.choices).toContain('summon ogre');
  });

  test('a hybrid standing in front goes back as well', () => {
    const t = duel({ hand: ['judgement', 'frog'] }, { primary: { card: 'stone-golem', owner: 0 }, hand: ['owl'] });
    t.me.play('judgement');
    expect(t.zone('stone-golem')).toBe('me:hand');
  });

  test('with none in hand a redraw, with none in the deck either the loss', () => {
    const t = duel({ hand: ['judgement'] }, { primary: 'ogre', deck: ['griffin', 'frog'] });
    t.shuffle('griffin');
    t.shuffle('frog');
    t.me.play('judgement');
    t.me.summon('werewolf');
    t.expectLog('W7.2.2 opp shows their hand of 1');
    t.expectLog('W7.2.2 opp has a new hand of 1');
    t.expectChoices(t.opp, ['summon frog']);

    const lost = duel({ hand: ['judgement'] }, { primary: 'ogre', deck: ['griffin', 'curse'] });
    lost.me.play('judgement');
    lost.me.summon('werewolf');
    expect(lost.winner).toBe(0);
    expect(lost.endedBy).toBe('W7.2.4');
  });
});

describe('Helping Hand', () => {
  test('brings any creature from hand as a limited summon without sacrifices; with it gone the creature dies', () => {
    const t = duel({ hand: ['helping-hand', 'giga', 'frog'] }, { hand: ['council-of-the-cosmos'] });
    t.me.play('helping-hand');
    t.expectChoices(t.me, ['card giga', 'card frog']);
    t.me.pick('giga');
    expect(t.zone('giga')).toBe('me:side');
    expect(t.zone('helping-hand')).toBe('me:magic');
    t.expectLog('Giga is equipped with Helping Hand');
    t.me.endTurn();
    t.opp.play('council-of-the-cosmos');
    expect(t.zone('giga')).toBe('me:cemetery');
    expect(t.zone('helping-hand')).toBe('me:cemetery');
    expect(t.cemeteryHp()).toBe(130);
  });

  test('needs a creature, room beside the primary and a slot', () => {
    const offered = (side: Parameters<typeof duel>[0]) => duel(side).choices.includes('play helping-hand');
    expect(offered({ hand: ['helping-hand', 'hero-shield'] })).toBe(false);
    expect(offered({ hand: ['helping-hand', 'frog'], side: ['owl', 'owl', 'owl', 'owl'] })).toBe(false);
    const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
    expect(offered({ hand: ['helping-hand', 'frog'], magics: five })).toBe(false);
    expect(offered({ hand: ['helping-hand', 'frog'], magics: five.slice(1), side: ['owl', 'owl', 'owl'] })).toBe(true);
  });

  test('ends when the creature changes control: it goes to its player’s cemetery', () => {
    const t = duel(
      { side: [{ card: 'giga', anchor: 'helping-hand' }], magics: [{ card: 'helping-hand', on: 'me:giga' }] },
      { primary: 'frog', hand: ['psychic-toad'] },
      { active: 1 },
    );
    t.opp.does('kill');
    t.opp.summon('psychic-toad');
    t.opp.pick('giga');
    expect(t.zone('giga')).toBe('me:cemetery');
    expect(t.zone('helping-hand')).toBe('me:cemetery');
  });

  test('W12.3 holds the creature still when it has stepped to the front', () => {
    const t = duel(
      {
        primary: { card: 'frog', hp: 1 },
        side: [{ card: 'giga', anchor: 'helping-hand' }],
        magics: [{ card: 'helping-hand', on: 'me:giga' }],
        hand: ['goblin'],
      },
      { primary: 'raptor', hand: ['dragon-fire'] },
      { active: 1 },
    );
    t.dice(6, 5, 1, 1, 1);
    t.opp.battle('frog');
    expect(t.zone('giga')).toBe('me:primary');
    t.opp.play('dragon-fire');
    expect(t.zone('giga')).toBe('me:cemetery');
    expect(t.asked).toBe('me replace');
  });

  test('cannot move on with its creature into an Eternal Dragon’s pile', () => {
    const t = duel({
      primary: { card: 'dragonling', anchor: 'helping-hand' },
      magics: ['helping-hand', 'hero-shield'],
      hand: ['eternal-dragon', 'dragon-fox'],
    });
    t.me.summon('eternal-dragon');
    expect(t.zone('helping-hand')).toBe('me:cemetery');
    expect(t.zone('hero-shield')).toBe('me:magic');
    expect(t.zone('dragonling')).toBe('me:under');
  });
});

describe('Revival Priest', () => {
  test('brings a creature of one’s own cemetery to the front; whoever stood there goes to hand', () => {
    const t = duel(
      {
        primary: 'goblin',
        magics: ['hero-shield'],
        hand: ['revival-priest'],
        cemetery: ['giga', 'angel', 'hive-lord'],
      },
      { magics: ['curse'], hand: ['council-of-the-cosmos'] },
    );
    t.me.play('revival-priest');
    t.expectChoices(t.me, ['card giga', 'card hive-lord']); // Angel never leaves
    t.me.pick('hive-lord');
    expect(t.zone('hive-lord')).toBe('me:primary');
    expect(t.zone('goblin')).toBe('me:hand');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    // It enters like any other: Hive Lord destroys a magic.
    t.expectChoices(t.me, ['card revival-priest', 'card curse']);
    t.me.pick('curse');
    t.me.endTurn();
    t.opp.play('council-of-the-cosmos', 'revival-priest');
    expect(t.zone('hive-lord')).toBe('me:cemetery');
    t.expectChoices(t.me, ['summon goblin']);
  });

  test('the revived one dies into the cemetery of the Priest’s player, whoever brought it to the match', () => {
    const t = duel({
      primary: { card: 'ogre', owner: 1, anchor: 'revival-priest' },
      magics: ['revival-priest'],
      hand: ['dragon-fire', 'frog'],
    });
    t.me.play('dragon-fire');
    expect(t.zone('ogre')).toBe('me:cemetery');
  });

  test('falls off when control changes, and the creature dies', () => {
    const t = duel(
      { primary: { card: 'ogre', anchor: 'revival-priest' }, magics: ['revival-priest'], hand: ['goblin'] },
      { primary: 'frog', hand: ['psychic-toad'] },
      { active: 1 },
    );
    t.opp.does('kill');
    t.opp.summon('psychic-toad');
    expect(t.zone('ogre')).toBe('me:cemetery');
    t.expectChoices(t.me, ['summon goblin']);
  });

  test('needs a creature to revive, and room in front', () => {
    const nailed = { magics: ['lead-boots'], hand: ['revival-priest'], cemetery: ['frog'] };
    expect(duel(nailed).choices).not.toContain('play revival-priest');
    const t = duel({ hand: ['revival-priest', 'fear'], cemetery: ['angel', 'twister'] }, { cemetery: ['frog'] });
    t.expectChoices(t.me, ['play fear', 'endPhase']);
  });
});
