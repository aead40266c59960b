import { describe, expect, test } from 'vitest';
import { raid, table } from './support.ts';

/** What is said of everybody, and of all opponents, with three and more at the table. */

const team = { mode: 'team' } as const;

describe('all opponents’ creatures, and never a partner’s', () => {
  test('049 Curse', () => {
    const t = table([{ hand: ['curse'] }, { primary: 'ogre', side: ['the-squire'] }, { primary: 'owl' }, {}], team);
    t.me.play('curse');
    const al = ['ogre', 'the-squire', 'seat3:werewolf', 'owl', 'me:werewolf'].map((x) => t.stat(x, 'al'));
    expect(al).toEqual([1, 1, 1, 3, 6]);
  });

  test('103 Witch', () => {
    const t = table([{ hand: ['witch'] }, { primary: 'ogre' }, { primary: 'owl' }, {}], team);
    t.me.does('kill');
    t.me.summon('witch');
    const al = ['ogre', 'seat3:werewolf', 'owl', 'witch'].map((x) => t.stat(x, 'al'));
    expect(al).toEqual([1, 1, 3, 1]);
  });

  test('151 Silence From The Grave: no opponent plays magics, and their creatures have no effects in one’s turns', () => {
    const t = table(
      [
        { hand: ['silence-from-the-grave', 'fear'] },
        { primary: 'elf', hand: ['hero-shield'] },
        { primary: 'rogue', hand: ['lucky-charm'] },
        { primary: 'orc', hand: ['magic-belt'] },
      ],
      team,
    );
    t.me.play('silence-from-the-grave', 'fear');
    expect(['elf', 'orc', 'rogue'].map((x) => t.stat(x, 'negated'))).toEqual([1, 1, 0]);
    t.me.endTurn();
    expect(t.asked).toBe('seat1 combat');
    expect(t.stat('elf', 'negated')).toBe(0);
    t.players[1].endTurn();
    expect(t.asked).toBe('seat2 main');
    t.players[2].endTurn();
    expect(t.asked).toBe('seat3 combat');
  });
});

describe('everybody', () => {
  test('021 A Loving God: nobody battles, partners and those who did not play it either', () => {
    const t = table([{ hand: ['a-loving-god'] }, {}, { hand: ['fear'] }, {}], team);
    t.me.play('a-loving-god');
    t.me.endTurn();
    expect(t.asked).toBe('seat2 main');
    expect(t.state.turn).toBe(23);
  });

  test('112 Cosmic Negation: nobody plays magics, a partner neither', () => {
    const t = table([{ hand: ['cosmic-negation'] }, { hand: ['hero-shield'] }, { hand: ['lucky-charm'] }, {}], team);
    t.me.play('cosmic-negation');
    t.me.endTurn();
    expect(t.asked).toBe('seat1 combat');
    t.players[1].endTurn();
    expect(t.asked).toBe('seat2 combat');
  });

  test('112 Cosmic Negation in a raid: what the boss draws comes to nothing, if it gets through', () => {
    const t = raid([{ hand: ['cosmic-negation'] }, {}], { primary: 'the-toll-keeper', deck: ['coin-for-the-ferry'] });
    t.dice(4);
    t.me.play('cosmic-negation');
    t.me.endTurn();
    expect(t.zone('coin-for-the-ferry')).toBe('seat2:cemetery');
    expect([t.hp('me:werewolf'), t.hp('seat1:werewolf')]).toEqual([70, 70]);
  });

  test('gen3 063 Old Logging Road: each pays with their own primary, a partner and the boss too', () => {
    const t = raid([{ magics: ['old-logging-road'] }, { primary: 'ogre', hand: ['lucky-charm'] }], {
      primary: 'the-toll-keeper',
      deck: ['iron-lantern'],
    });
    const full = t.hp('the-toll-keeper');
    t.me.endTurn();
    expect(t.hp('the-toll-keeper')).toBe(full - 5);
    t.players[1].play('lucky-charm', 'ogre');
    expect([t.hp('ogre'), t.hp('werewolf')]).toEqual([85, 70]);
  });

  test('039 Demonic Magic and gen2 055 The Iron Range: the effects of all creatures, partners’ too', () => {
    for (const card of ['demonic-magic', 'the-iron-range']) {
      const t = table([{ hand: [card] }, { primary: 'elf' }, { primary: 'orc' }, { primary: 'rogue' }], team);
      if (card === 'demonic-magic') t.me.play(card, 'werewolf');
      else t.me.play(card);
      expect(['elf', 'orc', 'rogue'].map((x) => t.stat(x, 'negated'))).toEqual([1, 1, 1]);
    }
  });

  test('044 Dragon’s Bane and 117 Holy Water: also when two opponents fight', () => {
    for (const [card, prey] of [
      ['dragons-bane', 'swamp-dragon'],
      ['holy-water', 'undead-knight'],
    ]) {
      const t = table([{ magics: [card] }, {}, { primary: prey }], { active: 1 });
      const hp = t.hp(prey);
      t.dice(6, 5, 4, 4, 1, 1, 1); // 11, doubled; then it slips, and takes 1
      t.players[1].battle(prey);
      expect(t.hp(prey)).toBe(hp - 22 - 1);
    }
  });

  const magics = ['lucky-charm'];

  test('040 Dragon Fire: magics on every side, a partner’s too', () => {
    const t = table([{ hand: ['dragon-fire'], magics }, { magics }, { magics }, { magics }], team);
    t.me.play('dragon-fire');
    expect(t.players.map((p) => t.cards(p, 'magic'))).toEqual([[], [], [], []]);
  });

  test('105 Twister: everybody draws', () => {
    const deck = ['owl', 'frog', 'goblin'];
    const t = table([{ hand: ['twister'], magics, deck }, { magics, deck }, { deck: ['owl'] }, { deck }], team);
    t.me.play('twister');
    // I have drawn one for my turn.
    expect(t.players.map((p) => t.cards(p, 'hand').length)).toEqual([3, 2, 1, 2]);
  });

  test('042 Dragon Rage: everybody draws 3, in a raid every player', () => {
    const deck = ['owl', 'frog', 'goblin', 'elf'];
    const t = table([{ hand: ['dragon-rage'], deck }, { hand: ['hero-shield'], deck }, { deck }], { active: 1 });
    t.players[1].play('hero-shield', 'seat1:werewolf');
    t.me.play('dragon-rage');
    expect(t.players.map((p) => t.cards(p, 'hand').length)).toEqual([3, 4, 3]);
    const r = raid([{ hand: ['dragon-rage'], deck }, { deck }], {
      primary: 'the-toll-keeper',
      deck: ['iron-lantern', 'iron-lantern'],
    });
    r.me.next();
    r.me.next();
    r.me.play('dragon-rage');
    expect(r.cards(r.me, 'hand')).toHaveLength(4);
    // The boss draws nothing: of two cards one was negated, and one is left.
    expect(r.cards(r.players[2], 'deck')).toEqual(['iron-lantern']);
  });

  test('113 Judgement: every primary goes home, and all summon in turn order from who played it', () => {
    const hand = ['frog'];
    const t = table(
      [
        { hand },
        { hand: ['judgement', ...hand], primary: 'ogre' },
        { hand, primary: 'owl' },
        { hand, primary: 'knight' },
      ],
      { ...team, active: 1 },
    );
    t.players[1].play('judgement');
    for (const seat of [1, 2, 3, 0]) {
      expect(t.asked).toBe(`${seat === 0 ? 'me' : `seat${seat}`} replace`);
      t.players[seat].summon('frog');
    }
  });

  test('108 Wrath of the Old Ones: a card counts for the side it lay on, and goes to who brought it', () => {
    const t = table(
      [
        { hand: ['hero-shield', 'wrath-of-the-old-ones', 'frog'], deck: ['goblin', 'goblin', 'goblin'] },
        { hand: ['frog'] },
        { primary: 'owl', hand: ['frog'], deck: ['kobold', 'kobold', 'kobold'] },
        { hand: ['frog'] },
      ],
      team,
    );
    t.me.play('hero-shield', 'owl');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'deck')).toContain('hero-shield');
    // The partner lost a primary and an equip from their side, I a primary from mine.
    expect(t.cards(t.players[2], 'hand')).toHaveLength(3);
    expect(t.cards(t.me, 'hand')).toHaveLength(3);
  });

  test('122 Forest Fire: all opponents roll, and one 4–6 destroys it for all', () => {
    const t = table([{ magics: ['forest-fire'] }, {}, { primary: 'ogre' }, { primary: 'owl' }]);
    t.dice(1, 6, 2);
    t.me.endTurn();
    expect([t.hp('seat1:werewolf'), t.hp('ogre'), t.hp('owl')]).toEqual([60, 90, 20]);
    expect(t.zone('forest-fire')).toBe('me:cemetery');
  });

  test('122 Forest Fire: a partner does not roll', () => {
    const t = table([{ magics: ['forest-fire'] }, {}, { primary: 'ogre' }, { primary: 'owl' }], team);
    t.dice(1, 2);
    t.me.endTurn();
    expect([t.hp('seat1:werewolf'), t.hp('ogre'), t.hp('owl')]).toEqual([60, 90, 20]);
  });
});

describe('a magic on any side', () => {
  test('032 Council of the Cosmos: a partner’s may be meant too', () => {
    const t = table(
      [{ hand: ['council-of-the-cosmos'] }, { magics: ['curse'] }, { magics: ['lucky-charm'] }, { magics: ['bomb'] }],
      team,
    );
    t.me.play('council-of-the-cosmos');
    const on = 'council-of-the-cosmos';
    t.expectChoices(t.me, [`card curse ${on}`, `card lucky-charm ${on}`, `card bomb ${on}`]);
    t.me.pick('lucky-charm');
    expect(t.zone('lucky-charm')).toBe('seat2:cemetery');
  });

  test('106 Hive Lord', () => {
    const t = table([{ hand: ['hive-lord'] }, { magics: ['curse'] }, { magics: ['lucky-charm'] }, {}], team);
    t.me.does('kill');
    t.me.summon('hive-lord');
    t.expectChoices(t.me, ['card curse', 'card lucky-charm']);
    t.me.pick('curse');
  });

  test('057 Goblin Tricks in place of negating', () => {
    const t = table(
      [{ hand: ['goblin-tricks'] }, { hand: ['hero-shield'] }, { magics: ['curse'] }, { magics: ['bomb'] }],
      { ...team, active: 1 },
    );
    t.players[1].play('hero-shield', 'seat1:werewolf');
    t.me.play('goblin-tricks');
    t.me.pick('mode 1');
    t.expectChoices(t.me, ['card curse', 'card bomb']);
    t.me.pick('bomb');
    expect(t.zone('hero-shield')).toBe('seat1:magic');
  });
});
