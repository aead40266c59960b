import { describe, expect, test } from 'vitest';
import { duel, raid, table, whyNot } from './support.ts';

/** Written from the print: rulings on single cards. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const FROGS = ['frog', 'frog', 'frog', 'frog', 'frog', 'frog'];

describe('108 Wrath of the Old Ones', () => {
  test('an Eternal Dragon with two under it and an equip: 4 go back, 4 are drawn', () => {
    const t = duel(
      { primary: 'frog', hand: ['wrath-of-the-old-ones'], deck: FROGS },
      { primary: { card: 'eternal-dragon', under: ['dragonling', 'dragon-fox'] }, magics: ['magic-belt'], deck: FROGS },
    );
    t.shuffle('frog');
    t.shuffle('frog', 'frog', 'frog', 'frog');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.opp, 'hand')).toHaveLength(4);
    expect(['eternal-dragon', 'dragonling', 'dragon-fox', 'magic-belt'].map((x) => t.zone(x))).toEqual(
      Array(4).fill('opp:deck'),
    );
  });

  test('an equip on an opponent’s creature counts for the player on whose side it lies (W6.6.1.1)', () => {
    const t = duel(
      {
        primary: 'frog',
        hand: ['wrath-of-the-old-ones'],
        magics: [{ card: 'fear', on: 'opp:werewolf' }],
        deck: FROGS,
      },
      { deck: FROGS },
    );
    t.shuffle('frog', 'frog');
    t.shuffle('frog');
    t.me.play('wrath-of-the-old-ones');
    expect([t.cards(t.me, 'hand').length, t.cards(t.opp, 'hand').length]).toEqual([3, 1]); // one was drawn before
  });
});

describe('083 Sentinel of Life heals what would have been received', () => {
  test('nothing under Wings of the Beast, struck by a creature without wings', () => {
    const t = duel(
      {},
      {
        primary: { card: 'werecroc', hp: 50 },
        hand: ['sentinel-of-life'],
        magics: [{ card: 'wings-of-the-beast', cycles: 1 }],
      },
    );
    t.dice(HITS, { attack: [4, 4] });
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.opp.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(50);
  });

  test('a Ranger’s battle without damage leaves nothing to heal', () => {
    const t = duel({}, { primary: { card: 'ranger', hp: 20 }, hand: ['sentinel-of-life'] });
    t.dice({ effect: [2] }, HITS, { attack: [4, 4] });
    t.me.battle('ranger');
    t.dice(MISSES);
    t.opp.play('sentinel-of-life');
    expect(t.hp('ranger')).toBe(20);
  });

  test('multipliers are in: an Assassin that hits first', () => {
    const t = duel({ primary: 'assassin' }, { primary: { card: 'werecroc', hp: 30 }, hand: ['sentinel-of-life'] });
    t.dice(HITS, { attack: [3, 1, 1] });
    t.me.battle('werecroc');
    t.dice({ hit: [1, 1], slip: [1] });
    t.opp.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(30 + 30 - 1);
  });
});

describe('016 Minotaur Bodyguard', () => {
  test('W16.1.1 does not stop an Ent Tree', () => {
    const t = duel({ primary: 'ent-tree' }, { primary: 'goblin', hand: ['minotaur-bodyguard'] });
    t.dice(MISSES, HITS, { attack: [4] });
    t.me.battle('goblin'); // nobody is asked for an answer
    expect([t.hp('goblin'), t.zone('minotaur-bodyguard')]).toEqual([20, 'opp:hand']);
  });

  test('W16.1.4 stops an Ent Tree that was sapped as it came', () => {
    const t = duel(
      { unstarted: true, hand: ['ent-tree'] },
      { primary: 'goblin', hand: ['mind-sap', 'minotaur-bodyguard'] },
    );
    while (t.asked === 'opp respond' && t.zone('ent-tree') === 'me:hand') t.opp.pass();
    t.opp.play('mind-sap', 'ent-tree');
    t.dice(MISSES, HITS);
    t.me.battle('goblin');
    t.dice({ attack: [4] });
    t.opp.play('minotaur-bodyguard');
    expect(t.hp('goblin')).toBe(30);
  });

  test('the damage it keeps off is that of the whole battle, both when attacking and when attacked', () => {
    const t = duel({ primary: 'werecroc', hand: ['minotaur-bodyguard'] }, {});
    t.dice(HITS);
    t.me.battle('werewolf');
    t.dice({ attack: [6, 6] }, HITS, { attack: [1, 1, 1] });
    t.me.play('minotaur-bodyguard');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([90, 66]);
  });
});

describe('B10.6 a boss with five magics', () => {
  const five = Array(5).fill('slow-toll');

  test('sends a Standard it draws to the cemetery without effect', () => {
    const t = raid([{ primary: 'ogre' }, { primary: 'owl' }], {
      primary: 'behemoth',
      magics: Array(5).fill('iron-lantern'),
      deck: ['coin-for-the-ferry'],
    });
    t.me.endTurn();
    expect([t.zone('coin-for-the-ferry'), t.hp('ogre'), t.hp('owl')]).toEqual(['seat2:cemetery', 90, 30]);
  });

  test('sends an Infinite there as well, and the five stay', () => {
    const t = raid([{ primary: 'ogre' }, { primary: 'owl' }], {
      primary: 'behemoth',
      magics: five,
      deck: ['iron-lantern'],
    });
    t.me.endTurn();
    expect([t.zone('iron-lantern'), t.cards(t.players[2], 'magic')]).toEqual(['seat2:cemetery', five]);
  });

  test('still brings a minion, which is no magic', () => {
    const t = raid([{ primary: 'ogre' }, { primary: 'owl' }], {
      primary: 'behemoth',
      magics: five,
      deck: ['gate-hound'],
    });
    t.me.endTurn();
    expect(t.zone('gate-hound')).toBe('seat2:side');
  });
});

describe('065 Jester, 137 Forest Demon: killed in battle', () => {
  test('by the on-hit dice of the creature it battles', () => {
    const t = duel({ primary: 'dragon-fox' }, { primary: { card: 'jester', hp: 9 }, hand: ['frog'] });
    t.dice(MISSES, HITS, { effect: [5, 4] });
    t.me.battle('jester');
    expect([t.zone('jester'), t.hp('dragon-fox')]).toEqual(['opp:cemetery', 40]);
  });

  test('Forest Demon so killed becomes an equip on the Dragon Fox, halving it', () => {
    const t = duel({ primary: 'dragon-fox' }, { primary: { card: 'forest-demon', hp: 9 }, hand: ['frog'] });
    t.dice({ order: [6, 1] }, HITS, { effect: [5, 4] });
    t.me.battle('forest-demon');
    expect(['al', 'spd', 'dice', 'mod'].map((x) => t.stat('dragon-fox', x))).toEqual([3, 4, 1, 1]);
    expect(t.zone('forest-demon')).toBe('opp:magic');
  });

  test('struck down in return by the creature it attacked', () => {
    const t = duel({ primary: { card: 'jester', hp: 4 }, hand: ['frog'] });
    t.dice(MISSES, HITS, { attack: [1, 1] });
    t.me.battle('werewolf');
    expect([t.zone('jester'), t.hp('werewolf')]).toEqual(['me:cemetery', 60]);
  });

  test('not by its own critical miss', () => {
    const t = duel({ primary: { card: 'jester', hp: 1 }, hand: ['frog'] });
    t.dice({ hit: [1, 1], slip: [3] });
    t.me.battle('werewolf');
    expect([t.zone('jester'), t.hp('werewolf')]).toEqual(['me:cemetery', 70]);
  });

  test('not by poison at the end of the combat phase', () => {
    const t = duel({ primary: 'grizzly-bear' }, { primary: { card: 'jester', hp: 12 }, hand: ['frog'] });
    t.dice(MISSES, HITS, { attack: [1, 1] }); // 7, and 10 as the phase ends
    t.me.battle('jester');
    expect([t.zone('jester'), t.hp('grizzly-bear')]).toEqual(['opp:cemetery', 70]);
  });

  test('not by an instant effect outside of battle', () => {
    const t = duel({ primary: 'demon-knight' }, { primary: { card: 'jester', hp: 15 }, hand: ['frog'] });
    t.dice({ effect: [4] });
    t.me.use('demon-knight');
    t.opp.summon('frog');
    expect(t.hp('demon-knight')).toBe(70);
  });

  test('B10.10 raid: the boss that killed a Jester takes 10 with a 4', () => {
    const t = raid([{ primary: { card: 'jester', hp: 3 }, hand: ['frog'] }, { primary: 'owl' }], 'werewolf', {
      active: 2,
    });
    t.dice({ target: [1, 5] }, MISSES, HITS, { attack: [1, 1] }, { resist: [4] });
    expect([t.zone('jester'), t.hp('werewolf')]).toEqual(['me:cemetery', 60]);
  });

  test('rumble: it is the attacker who is hurt, not the third at the table', () => {
    const t = table(
      [{ primary: 'ogre' }, { primary: { card: 'jester', hp: 4 }, hand: ['frog'] }, { primary: 'raptor' }],
      {
        active: 2,
      },
    );
    t.dice(HITS, { attack: [1, 1, 1] });
    t.players[2].battle('jester');
    expect([t.hp('ogre'), t.hp('raptor')]).toEqual([90, 30]);
  });
});

describe('103 Witch', () => {
  test('a Witch promoted from the side curses nobody', () => {
    const t = duel(
      {
        primary: { card: 'necromancer', hp: 1 },
        side: [{ card: 'witch', anchor: 'helping-hand' }],
        magics: [{ card: 'helping-hand', on: 'me:witch' }],
      },
      {},
      { active: 1 },
    );
    t.dice(MISSES, HITS, { attack: [1, 1] });
    t.opp.battle('necromancer');
    expect([t.zone('witch'), t.stat('werewolf', 'al')]).toEqual(['me:primary', 6]);
  });

  test('once negated it does not come back when the negating card goes', () => {
    const t = duel({ unstarted: true, hand: ['witch'] }, { hand: ['mind-sap', 'dragon-fire'] });
    while (t.zone('witch') === 'me:hand') t.opp.pass();
    while (t.stat('werewolf', 'al') === 6 && t.asked === 'opp respond') t.opp.pass();
    expect(t.stat('werewolf', 'al')).toBe(1);
    while (t.asked !== 'opp main') {
      if (t.asked === 'opp respond') t.opp.pass();
      else t.me.next();
    }
    t.opp.play('mind-sap', 'witch');
    expect(t.stat('werewolf', 'al')).toBe(6);
    t.opp.play('dragon-fire');
    expect([t.zone('mind-sap'), t.stat('werewolf', 'al')]).toEqual(['opp:cemetery', 6]);
  });

  test('rumble: cursed are the creatures of all opponents, those that come later too, until she leaves', () => {
    const t = table([
      { unstarted: true, hand: ['witch', 'frog'] },
      { primary: 'rodent', hand: ['kobold'] },
      { primary: 'werecroc' },
    ]);
    t.me.summon('witch');
    expect([t.stat('rodent', 'al'), t.stat('werecroc', 'al')]).toEqual([1, 1]);
    t.me.endTurn();
    t.players[1].does('kill');
    t.players[1].summon('kobold');
    expect(t.stat('kobold', 'al')).toBe(1);
    t.players[1].endTurn();
    t.players[2].endTurn();
    t.me.does('kill');
    t.me.summon('frog');
    expect([t.stat('kobold', 'al'), t.stat('werecroc', 'al')]).toEqual([4, 9]);
  });
});

describe('101 Wings of the Beast', () => {
  const winged = { hand: ['wings-of-the-beast'] };

  test('a creature without wings does no instant damage to its wearer either', () => {
    const t = duel({ ...winged, primary: 'ogre' }, { primary: 'demon-knight' });
    t.me.play('wings-of-the-beast', 'ogre');
    t.me.endTurn();
    t.dice({ effect: [4] });
    t.opp.use('demon-knight');
    expect(t.hp('ogre')).toBe(90);
  });

  test('a magic damages its wearer', () => {
    const t = duel({ primary: 'ogre', hand: ['forest-fire'] }, { magics: ['wings-of-the-beast'] });
    t.me.play('forest-fire');
    t.dice({ effect: [3] });
    t.me.endTurn();
    expect(t.hp('werewolf')).toBe(60);
  });

  test('creatures with wings, and wearers of wings, damage it', () => {
    const t = duel(
      { primary: 'werewolf', hand: ['wings-of-the-beast'] },
      { primary: 'werecroc', magics: ['wings-of-the-beast'] },
    );
    t.me.play('wings-of-the-beast', 'werewolf');
    t.dice(HITS, { attack: [1, 1] }, { hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('werecroc');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([66, 85]);
  });

  test('an Elf deals three times the damage to its wearer, if it could damage it', () => {
    const t = duel(
      { primary: 'elf', hand: ['wings-of-the-beast'] },
      { primary: 'werecroc', magics: ['wings-of-the-beast'] },
    );
    t.me.play('wings-of-the-beast', 'elf');
    t.dice(HITS, { attack: [3] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 12 - 1);
  });
});

describe('W6.4.2 Standard equips lie on their creature like every equip', () => {
  const cases = [
    ['smokescreen', 'hitDice', 1, 2],
    ['surprise-from-the-deep', 'mod', 8, 3],
    ['unlucky-circumstance', 'al', 1, 6],
  ] as const;

  test.each(cases)('%s: destroyed, it is over', (card, stat, with_, without) => {
    const t = duel({ primary: 'ogre', hand: [card, 'council-of-the-cosmos'] });
    t.me.play(card, 'werewolf');
    expect(t.stat('werewolf', stat)).toBe(with_);
    t.me.play('council-of-the-cosmos', card);
    expect([t.stat('werewolf', stat), t.zone(card)]).toEqual([without, 'me:cemetery']);
  });

  test.each(cases)('%s: Turncoat destroys it', (card, stat, _with, without) => {
    const t = duel({ primary: 'ogre', hand: [card, 'turncoat'] });
    t.me.play(card, 'werewolf');
    t.me.play('turncoat');
    expect([t.zone('werewolf'), t.stat('werewolf', stat), t.zone(card)]).toEqual([
      'me:primary',
      without,
      'me:cemetery',
    ]);
  });

  test.each([...cases.map(([card]) => card), 'wings-of-the-beast', 'ghost-form', 'battle-axe'])(
    '%s: goes to its player’s cemetery when its creature leaves the field, and takes no slot',
    (card) => {
      const t = duel(
        { primary: 'ogre', hand: [card, 'terrifying-roar', 'magic-belt'], magics: Array(4).fill('holy-water') },
        {},
      );
      t.me.play(card, 'werewolf');
      expect(t.zone(card)).toBe('me:magic');
      t.me.play('magic-belt', 'ogre');
      expect(t.zone('magic-belt')).toBe('me:magic');
      t.me.play('terrifying-roar');
      expect(t.zone(card)).toBe('me:cemetery');
    },
  );

  test.each([...cases.map(([card]) => card), 'wings-of-the-beast', 'ghost-form', 'battle-axe'])(
    '086 Foolish Tricks takes %s back to the hand of who played it',
    (card) => {
      const t = duel({ primary: 'ogre', hand: ['foolish-tricks'] }, { magics: [card], hand: ['frog'] });
      t.me.play('foolish-tricks');
      expect(t.zone(card)).toBe('opp:hand');
    },
  );

  test.each(['smokescreen', 'unlucky-circumstance', 'wings-of-the-beast'])(
    'W16.1.1 %s cannot be put on an unaffected creature',
    (card) => {
      const t = duel({ primary: 'ent-tree', hand: [card] }, { primary: 'ent-tree' });
      t.stopAt('main');
      expect(t.choices).toEqual(['endPhase']);
      expect(whyNot(t, card)).toHaveLength(1);
    },
  );

  test('014 Smokescreen: rumble: on an opponent’s creature through two cycles of all three', () => {
    const t = table([{ primary: 'ogre', hand: ['smokescreen'] }, { primary: 'werewolf' }, { primary: 'owl' }]);
    t.me.play('smokescreen', 'werewolf');
    for (let turn = 0; turn < 6; turn++) {
      expect(t.stat('werewolf', 'hitDice')).toBe(1);
      t.players[turn % 3].endTurn();
    }
    expect([t.stat('werewolf', 'hitDice'), t.zone('smokescreen')]).toEqual([2, 'me:cemetery']);
  });

  test('014 Smokescreen, 150 Sword of Light: one hit die, so no criticals (W10.3.3)', () => {
    const t = duel(
      { magics: ['sword-of-light'] },
      { primary: 'kobold', magics: [{ card: 'smokescreen', on: 'me:werewolf' }] },
    );
    t.dice({ hit: [6] }, { attack: [1, 1, 1] }, MISSES);
    t.me.battle('kobold');
    expect(t.hp('kobold')).toBe(40 - 3 - 6);
  });
});

describe('068 Kraken', () => {
  test('freed and wrapped again in one turn: rolled for once in that turn', () => {
    const t = duel({ primary: 'kraken' }, { primary: 'werecroc' });
    t.dice({ hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('werecroc');
    t.dice({ effect: [4] });
    t.opp.does('escape');
    t.dice({ hit: [6, 5], attack: [1, 1, 1] }); // the faster Kraken strikes and wraps again
    t.opp.battle('kraken');
    expect([t.asked, t.hp('werecroc')]).toEqual(['me combat', 80]);
  });

  test('a 6 costs 10 as combat ends, in a turn in which nobody fought', () => {
    const t = duel({ primary: 'kraken' }, { primary: 'werecroc' });
    t.dice({ hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('werecroc');
    t.dice({ effect: [6] });
    t.opp.endTurn();
    expect(t.hp('werecroc')).toBe(75);
  });
});

describe('051 Fear', () => {
  test('with a failed roll no damage over time begins', () => {
    const t = duel({ primary: 'dire-wolf', magics: ['fear'] }, { primary: 'ogre' });
    t.dice({ effect: [5] }, HITS, { attack: [6] }, { hit: [1, 1], slip: [2] });
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(88);
    t.opp.endTurn();
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(88);
  });

  test('with a failed roll Dragon Fox’s dice do nothing', () => {
    const t = duel({ primary: 'dragon-fox', magics: ['fear'] }, { primary: 'werecroc' });
    t.dice({ effect: [6] }, HITS, { effect: [6, 6], attack: [6] }, { hit: [1, 2] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90);
  });

  test('with a failed roll the other side strikes', () => {
    const t = duel({ magics: ['fear'] }, { primary: 'werecroc' });
    t.dice({ effect: [6] }, HITS, { attack: [6, 6] }, { hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([90, 66]);
  });

  test('rumble: rolled for before each battle of its creature, attacked by others too', () => {
    const t = table([
      { primary: 'owl' },
      { primary: 'werewolf' },
      { primary: 'werecroc', magics: [{ card: 'fear', on: 'seat1:werewolf' }] },
    ]);
    t.dice({ effect: [6] }, HITS, { attack: [6, 6] }, MISSES);
    t.me.battle('werewolf');
    expect(t.hp('owl')).toBe(30);
    t.dice({ effect: [4] }, HITS, { attack: [6, 6] }, MISSES);
    t.players[1].battle('owl');
    expect(t.hp('owl')).toBe(15);
  });
});

describe('W6.2.1 plays that can do nothing are not offered', () => {
  test.each([
    ['dragon-fire', 'no magic lies anywhere'],
    ['council-of-the-cosmos', 'no magic lies anywhere'],
    ['health-potion', 'nothing is hurt'],
    ['ghost-of-the-past', 'no creature lies in the cemetery'],
    ['visitor-from-beyond', 'no magic lies in the cemetery'],
    ['dragon-tamer', 'there is no deck to look through'],
    ['twister', 'no magic lies anywhere and no deck has a card'],
    ['watcher-in-the-wall', 'nobody holds a card'],
  ])('rumble: %s: %s', (card) => {
    const t = table([{ primary: 'ogre', hand: [card] }, {}, { primary: 'werecroc', cemetery: ['frog', 'fear'] }]);
    t.stopAt('main');
    expect(t.choices).toEqual(['endPhase']);
    expect(whyNot(t, card)).toHaveLength(1);
  });

  test.each([
    ['dragon-fire', { magics: ['holy-water'] }],
    ['council-of-the-cosmos', { magics: ['holy-water'] }],
    ['twister', { deck: ['frog'] }],
    ['watcher-in-the-wall', { hand: ['frog'] }],
  ])('rumble: %s is offered if it does something to the third player', (card, third) => {
    const t = table([{ primary: 'ogre', hand: [card] }, {}, { primary: 'werecroc', ...third }]);
    expect(t.choices).toContain(`play ${card}`);
  });
});
