import { describe, expect, test } from 'vitest';
import { raid, table, viewOf, type WardScenario } from './support.ts';

/** Which opponent a card means with three and more at the table. */

const team = { mode: 'team' } as const;
const seatsAsked = (t: WardScenario): number[] => t.state.ask?.choices.map((c) => c.n) ?? [];
const MISSES = [1, 2];

describe('027 Black Dragon', () => {
  test('rumble: the opponent of one’s choice skips a turn, the others do not', () => {
    const t = table([{ primary: 'black-dragon' }, {}, {}]);
    t.dice(6);
    t.me.use('black-dragon');
    t.me.pick('seat 2');
    t.me.endTurn();
    expect(t.asked).toBe('seat1 combat');
    t.players[1].endTurn();
    t.expectLog("seat2's turn is skipped");
    expect(t.state.active).toBe(0);
  });

  test('team: no partner is asked for', () => {
    const t = table([{ primary: 'black-dragon' }, {}, {}, {}], team);
    t.dice(6);
    t.me.use('black-dragon');
    expect(seatsAsked(t)).toEqual([1, 3]);
  });

  test('raid: the boss skips its turn if it gets through, but no mini turn', () => {
    const t = raid([{ primary: 'black-dragon' }, {}], {
      primary: 'the-toll-keeper',
      deck: ['coin-for-the-ferry', 'coin-for-the-ferry'],
    });
    t.dice(6, 4);
    t.me.use('black-dragon');
    t.me.endTurn();
    t.expectLog('B9.3.2');
    t.expectLog('plays Coin for the Ferry');
    t.players[1].endTurn();
    t.expectLog("seat2's turn is skipped");
    expect(t.state.active).toBe(0);
  });
});

describe('037 Demon King', () => {
  test('rumble: every magic on one opponent’s side', () => {
    const t = table([{ primary: 'demon-king' }, { magics: ['curse'] }, { magics: ['hero-shield', 'dragons-bane'] }]);
    t.dice(1);
    t.me.use('demon-king');
    t.me.pick('seat 2');
    expect([t.zone('curse'), t.zone('hero-shield'), t.zone('dragons-bane')]).toEqual([
      'seat1:magic',
      'seat2:cemetery',
      'seat2:cemetery',
    ]);
  });

  test('team: what lies there, whoever played it (W6.6.1.2)', () => {
    const t = table([{ primary: 'demon-king' }, { hand: ['hero-shield', 'curse'] }, {}, { primary: 'owl' }], {
      ...team,
      active: 1,
    });
    t.players[1].play('hero-shield', 'owl');
    t.players[1].play('curse');
    t.players[1].endTurn();
    t.players[2].endTurn();
    t.players[3].endTurn();
    t.dice(1);
    t.me.use('demon-king');
    expect(seatsAsked(t)).toEqual([1, 3]);
    t.me.pick('seat 3');
    expect([t.zone('hero-shield'), t.zone('curse')]).toEqual(['seat1:cemetery', 'seat1:magic']);
  });

  test('raid: the boss’s magics', () => {
    const t = raid([{ primary: 'demon-king', magics: ['hero-shield'] }, { magics: ['curse'] }], {
      primary: 'the-toll-keeper',
      magics: ['iron-lantern'],
    });
    t.dice(1);
    t.me.use('demon-king');
    expect([t.zone('iron-lantern'), t.zone('curse'), t.zone('hero-shield')]).toEqual([
      'seat2:cemetery',
      'seat1:magic',
      'me:magic',
    ]);
  });
});

describe('038 Demon Knight', () => {
  test('rumble: the primary of one opponent', () => {
    const t = table([{ primary: 'demon-knight' }, {}, { primary: 'ogre' }]);
    t.dice(4);
    t.me.use('demon-knight');
    t.me.pick('seat 2');
    expect([t.hp('werewolf'), t.hp('ogre')]).toEqual([70, 75]);
  });

  test('raid: the boss, if it gets through', () => {
    const t = raid([{ primary: 'demon-knight' }, {}], 'werecroc');
    t.dice(4, 4);
    t.me.use('demon-knight');
    expect([t.hp('werecroc'), t.hp('seat1:werewolf')]).toEqual([75, 70]);
  });
});

describe('050 Eternal Titan', () => {
  test('rumble: one opponent cannot play magics, the others can', () => {
    const t = table([{ primary: 'eternal-titan' }, { hand: ['hero-shield'] }, { hand: ['lucky-charm'] }]);
    t.dice(5);
    t.me.use('eternal-titan');
    t.me.pick('seat 2');
    t.me.endTurn();
    t.players[1].play('hero-shield', 'seat1:werewolf');
    t.players[1].endTurn();
    expect(t.asked).toBe('seat2 combat'); // nothing to do before it
  });

  test('team: no partner is asked for', () => {
    const t = table([{ primary: 'eternal-titan' }, {}, {}, {}], team);
    t.dice(6);
    t.me.use('eternal-titan');
    expect(seatsAsked(t)).toEqual([1, 3]);
  });
});

describe('086 Foolish Tricks', () => {
  test('team: one opponent takes everything back; partners on both sides keep theirs', () => {
    const t = table(
      [
        { hand: ['foolish-tricks'], magics: ['curse'] },
        { primary: 'knight', magics: ['lucky-charm'] },
        { primary: 'owl', magics: ['hero-shield'] },
        { primary: 'ogre', magics: ['magic-belt'], hand: ['goblin'] },
      ],
      team,
    );
    t.me.play('foolish-tricks');
    expect(seatsAsked(t)).toEqual([1, 3]);
    t.me.pick('seat 3');
    expect(t.asked).toBe('seat3 replace');
    expect(t.cards(t.players[3], 'hand').sort()).toEqual(['goblin', 'magic-belt', 'ogre']);
    expect([t.zone('lucky-charm'), t.zone('hero-shield'), t.zone('curse')]).toEqual([
      'seat1:magic',
      'seat2:magic',
      'me:magic',
    ]);
  });
});

describe('088 Stone Golem', () => {
  test('rumble: it stands before one opponent, and loses HP in the turns of who played it alone', () => {
    const t = table([{ hand: ['stone-golem'] }, {}, { primary: 'ogre', deck: ['frog'] }]);
    t.me.play('stone-golem');
    expect(seatsAsked(t)).toEqual([1, 2]);
    t.me.pick('seat 2');
    expect(t.zone('stone-golem')).toBe('seat2:primary');
    expect(t.zone('ogre')).toBe('seat2:deck');
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].endTurn();
    expect(t.state.active).toBe(0);
    expect(t.hp('stone-golem')).toBe(90);
  });
});

describe('099 Watcher in the Wall', () => {
  test('team: a hand of one opponent, which its player alone sees', () => {
    const t = table([{ hand: ['watcher-in-the-wall'] }, { hand: ['owl'] }, {}, { hand: ['twister', 'frog'] }], team);
    t.me.play('watcher-in-the-wall');
    expect(seatsAsked(t)).toEqual([1, 3]);
    t.me.pick('seat 3');
    const seen = (viewer: number) =>
      viewOf(t, viewer)
        .zones.find((z) => z.zone === 'hand' && z.seat === 3)
        ?.cards?.map((c) => c.card);
    expect([seen(0), seen(2), seen(1)]).toEqual([
      ['twister', 'frog'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    t.me.pick('twister');
    expect(t.zone('twister')).toBe('seat3:cemetery');
    expect(t.zone('owl')).toBe('seat1:hand');
  });
});

describe('110 Turncoat', () => {
  test('rumble: primaries are swapped with one opponent', () => {
    const t = table([{ hand: ['turncoat'] }, { primary: 'knight' }, { primary: 'ogre' }]);
    t.me.play('turncoat');
    t.me.pick('seat 2');
    expect([t.zone('ogre'), t.zone('werewolf'), t.zone('knight')]).toEqual([
      'me:primary',
      'seat2:primary',
      'seat1:primary',
    ]);
  });

  test('team: never with a partner', () => {
    const t = table([{ hand: ['turncoat'] }, {}, {}, {}], team);
    t.me.play('turncoat');
    expect(seatsAsked(t)).toEqual([1, 3]);
  });
});

describe('025 Basilisk', () => {
  test('team: any opponent’s creature, none of a partner; when it is gone, another', () => {
    const t = table(
      [{ hand: ['basilisk'] }, { primary: { card: 'goblin', hp: 5 }, hand: ['frog'] }, {}, { primary: 'ogre' }],
      team,
    );
    t.me.summon('basilisk', 'me:werewolf');
    t.expectChoices(t.me, ['card goblin', 'card ogre']);
    t.me.pick('goblin');
    t.me.endTurn();
    t.players[1].summon('frog');
    t.expectChoices(t.me, ['card frog', 'card ogre']);
    t.me.pick('ogre');
  });
});

describe('091 Terrifying Roar', () => {
  test('team: a creature of any opponent, also beside the primary', () => {
    const t = table([{ hand: ['terrifying-roar'] }, { side: ['the-squire'] }, {}, { primary: 'ogre' }], team);
    t.me.play('terrifying-roar');
    t.expectChoices(t.me, [
      'card werewolf terrifying-roar',
      'card the-squire terrifying-roar',
      'card ogre terrifying-roar',
    ]);
    t.me.pick('the-squire');
    expect(t.zone('the-squire')).toBe('seat1:hand');
  });
});

describe('132 Psychic Toad', () => {
  test('rumble: a creature of any opponent, which goes back to its owner', () => {
    const t = table([{ hand: ['psychic-toad'] }, { primary: 'knight' }, { primary: 'ogre', hand: ['frog'] }]);
    t.me.does('kill');
    t.me.summon('psychic-toad');
    t.expectChoices(t.me, ['card knight', 'card ogre']);
    t.me.pick('ogre');
    expect(t.zone('ogre')).toBe('me:side');
    t.players[2].summon('frog');
  });
});

describe('041 Dragon Fox', () => {
  test('rumble: the player it hit rolls, and their primary takes it', () => {
    const t = table([{ primary: 'dragon-fox' }, {}, { primary: 'werecroc' }]);
    t.dice(6, 5, 3, 4, 1, ...MISSES); // a hit; their two dice; 3 damage of the attack; a miss
    t.me.battle('werecroc');
    t.expectLog('seat2 rolls 3, 4 for Dragon Fox');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([80, 70]);
  });

  test('raid: of a minion it is the boss, if it gets through', () => {
    const t = raid([{ primary: 'dragon-fox' }, {}], { primary: 'werecroc', side: ['ferry-hand'] });
    t.dice(6, 5, 3, 4, 4, 1, ...MISSES);
    t.me.battle('ferry-hand');
    expect([t.hp('werecroc'), t.hp('ferry-hand')]).toEqual([83, 37]);
  });
});

describe('080 Ranger', () => {
  test('rumble: whoever’s creature battles it rolls', () => {
    const t = table([{ primary: 'ranger' }, {}, { primary: 'ogre' }], { active: 2 });
    t.dice(1, ...MISSES, 6, 5, 6, 6, 6); // the ranger is faster and misses; the ogre hits for nothing
    t.players[2].battle('ranger');
    t.expectLog('seat2 rolls 1 for Ranger');
    expect(t.hp('ranger')).toBe(40);
  });
});

describe('056 Glarbstenford', () => {
  test('rumble: in a battle the primary it fights counts, whatever others have', () => {
    const t = table([{ primary: 'glarbstenford' }, { primary: 'frog' }, { primary: 'frost-giant' }]);
    expect(t.stat('glarbstenford', 'dice')).toBe(4); // the frog's AL is below its own
    t.dice(6, 5, 1, 1, 1, 1, 1); // two dice against AL 10; the giant slips, and takes 1
    t.me.battle('frost-giant');
    expect(t.hp('frost-giant')).toBe(104);
  });

  test('team: a partner’s primary does not count', () => {
    const t = table(
      [{ primary: 'glarbstenford' }, { primary: 'frost-giant' }, { primary: 'frog' }, { primary: 't-rex' }],
      team,
    );
    expect(t.stat('glarbstenford', 'dice')).toBe(2);
  });
});

describe('130 Giant Turtle', () => {
  test('rumble: outside of battle any opponent’s faster primary will do', () => {
    const seats = [{ magics: ['forest-fire'], primary: 'ent-tree' }, { primary: 'giant-turtle' }, { primary: 'owl' }];
    const t = table(seats);
    t.dice(1, 1);
    t.me.endTurn();
    expect([t.hp('giant-turtle'), t.hp('owl')]).toEqual([45, 20]);
  });

  test('team: not a partner’s', () => {
    const t = table(
      [
        { magics: ['forest-fire'], primary: 'ent-tree' },
        { primary: 'giant-turtle' },
        { primary: 'stone-golem' },
        { primary: 'owl' },
      ],
      team,
    );
    t.dice(1, 1);
    t.me.endTurn();
    expect(t.hp('giant-turtle')).toBe(40);
  });
});

describe('139 The Hero', () => {
  test('team: creatures that go to any opponent’s cemetery, not to a partner’s', () => {
    const t = table(
      [{ primary: 'the-hero' }, { hand: ['frog'] }, { primary: { card: 'goblin', hp: 1 }, hand: ['owl'] }, {}],
      { ...team, active: 1 },
    );
    t.dice(6, 1, 6, 5, 1, 1); // SPD 8 both: the wolf first
    t.players[1].battle('goblin');
    t.players[2].summon('owl');
    expect(t.stat('the-hero', 'dice')).toBe(3);
  });

  test('rumble: also when two opponents fight', () => {
    const t = table([{ primary: 'the-hero' }, {}, { primary: { card: 'goblin', hp: 1 }, hand: ['owl'] }], {
      active: 1,
    });
    t.dice(6, 1, 6, 5, 1, 1);
    t.players[1].battle('goblin');
    t.players[2].summon('owl');
    expect(t.stat('the-hero', 'dice')).toBe(4);
  });

  test('raid: a minion’s death', () => {
    const t = raid([{ primary: 'the-hero' }, {}], { primary: 'werecroc', side: [{ card: 'gate-hound', hp: 1 }] });
    t.dice(6, 5, 1, 1, 1);
    t.me.battle('gate-hound');
    expect(t.stat('the-hero', 'dice')).toBe(4);
  });
});

describe('140 The Heroine', () => {
  test('rumble and team: the cemeteries of all opponents together', () => {
    const seats = [
      { primary: 'the-heroine', cemetery: ['owl'] },
      { cemetery: ['owl', 'frog', 'fear'] },
      { cemetery: ['goblin', 'owl'] },
      { cemetery: ['frog'] },
    ];
    expect(table(seats).stat('the-heroine', 'mod')).toBe(2 + 5);
    expect(table(seats, team).stat('the-heroine', 'mod')).toBe(2 + 3);
  });

  test('raid: the boss’s, not those of other players', () => {
    const t = raid([{ primary: 'the-heroine' }, { cemetery: ['owl'] }], {
      primary: 'werecroc',
      cemetery: ['gate-hound', 'eel-swarm'],
    });
    expect(t.stat('the-heroine', 'mod')).toBe(4);
  });
});

describe('144 Phoenix', () => {
  const phoenix = { card: 'phoenix', hp: 20 };

  test('team: killed by a partner’s Bomb it goes to the cemetery', () => {
    const t = table([{ primary: phoenix, hand: ['frog'] }, {}, { hand: ['bomb'] }, { hand: ['dragon-fire'] }], {
      ...team,
      active: 2,
    });
    t.players[2].play('bomb', 'phoenix');
    t.players[2].endTurn();
    t.players[3].play('dragon-fire');
    expect(t.zone('phoenix')).toBe('me:cemetery');
    t.me.summon('frog');
  });

  test('rumble: killed by any opponent’s, whoever set it off', () => {
    const t = table(
      [
        { primary: phoenix, hand: ['frog'] },
        { hand: ['dragon-fire'] },
        { magics: [{ card: 'bomb', on: 'me:phoenix' }] },
      ],
      { active: 1 },
    );
    t.players[1].play('dragon-fire');
    expect(t.zone('phoenix')).toBe('me:hand');
    t.me.summon('frog');
  });
});
