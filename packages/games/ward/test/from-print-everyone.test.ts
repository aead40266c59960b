import { describe, expect, test } from 'vitest';
import { raid, table } from './support.ts';

/** Written from the print: "all", "every", "each player", "both" and "nobody", with three and more at the table. */

const team = { mode: 'team' } as const;
const ogre = { primary: 'ogre' };
const wolf = { primary: 'werewolf' };
const croc = { primary: 'werecroc' };
const owl = { primary: 'owl' };
const FROGS = ['frog', 'frog', 'frog', 'frog', 'frog'];

describe('021 A Loving God', () => {
  test('rumble: nobody can battle until its player’s turn after the third cycle', () => {
    const t = table([{ ...ogre, hand: ['a-loving-god'] }, wolf, croc]);
    t.stopAt('combat');
    t.me.play('a-loving-god');
    for (let turn = 0; turn < 9; turn++) {
      const player = t.players[turn % 3];
      t.expectChoices(player, ['endPhase']);
      player.next();
    }
    expect(t.zone('a-loving-god')).toBe('me:cemetery');
    t.expectChoices(t.me, ['battle ogre werewolf', 'battle ogre werecroc', 'endPhase']);
  });
});

describe('039 Demonic Magic', () => {
  test('rumble: the effects of all creatures on all sides are negated', () => {
    const t = table([
      { ...ogre, hand: ['demonic-magic'] },
      { primary: 'giant-turtle' },
      { primary: 'necromancer', side: [{ card: 'skeleton', anchor: 'necromancer' }] },
    ]);
    t.me.play('demonic-magic', 'ogre');
    expect([t.hp('ogre'), t.zone('skeleton')]).toEqual([45, 'seat2:cemetery']);
    t.dice({ hit: [6, 5], attack: [1, 1, 1] }, { hit: [1, 2] }); // 6 and 5 more: the turtle takes it whole
    t.me.battle('giant-turtle');
    expect(t.hp('giant-turtle')).toBe(39);
  });
});

describe('105 Twister', () => {
  test('team: every magic on four sides is destroyed, and each of the four draws 2', () => {
    const t = table(
      [
        { ...ogre, hand: ['twister'], deck: FROGS },
        { ...wolf, magics: ['lucky-charm'], deck: FROGS },
        { ...croc, magics: ['magic-belt'], deck: ['frog'] },
        { ...owl, magics: ['curse'], deck: FROGS },
      ],
      team,
    );
    t.me.play('twister');
    expect(t.players.map((p) => t.cards(p, 'hand').length)).toEqual([3, 2, 1, 2]);
    expect(t.players.map((p) => t.cards(p, 'magic').length)).toEqual([0, 0, 0, 0]);
  });

  test('raid: the boss’s magics go without a roll', () => {
    const t = raid([{ ...ogre, hand: ['twister'], deck: FROGS }, croc], { primary: 'behemoth', magics: ['curse'] });
    t.me.play('twister');
    expect(t.zone('curse')).toBe('seat2:cemetery');
  });
});

describe('108 Wrath of the Old Ones', () => {
  test('rumble: each player draws as many as were taken from their side, those under a creature too', () => {
    const t = table([
      { primary: 'frog', hand: ['wrath-of-the-old-ones'], deck: FROGS },
      {
        primary: { card: 'eternal-dragon', under: ['dragonling', 'dragon-fox'] },
        magics: ['magic-belt'],
        deck: FROGS,
      },
      { primary: 'werecroc', magics: [{ card: 'fear', on: 'me:frog' }], deck: FROGS },
    ]);
    const size = (seat: number) => t.cards(t.players[seat], 'hand').length + t.cards(t.players[seat], 'primary').length;
    t.shuffle('frog', 'frog');
    t.shuffle('frog', 'frog', 'frog', 'frog');
    t.shuffle('frog', 'frog');
    t.me.play('wrath-of-the-old-ones');
    // I drew 1 at the start of my turn and 1 for the frog; the others 4 and 2.
    expect([size(0), size(1), size(2)]).toEqual([2, 4, 2]);
    expect(t.asked).toBe('me replace'); // W14.4.3
  });

  test('rumble: a creature goes to the deck of who brought it, and the player it was taken from draws', () => {
    const t = table([
      { primary: 'frog', hand: ['wrath-of-the-old-ones'], deck: FROGS },
      { primary: { card: 'werecroc', owner: 2 }, deck: FROGS },
      { primary: 'owl', deck: FROGS },
    ]);
    t.shuffle('frog');
    t.shuffle('frog');
    t.shuffle('frog');
    t.me.play('wrath-of-the-old-ones');
    expect(t.zone('werecroc')).toBe('seat2:deck');
    expect(t.cards(t.players[1], 'hand')).toHaveLength(1);
  });

  test('raid: the boss stays (B10.3), its magics go', () => {
    const t = raid(
      [
        { primary: 'frog', hand: ['wrath-of-the-old-ones'], deck: FROGS },
        { primary: 'owl', deck: FROGS },
      ],
      { primary: 'behemoth', magics: ['iron-lantern'] },
    );
    t.shuffle('frog');
    t.shuffle('frog');
    t.me.play('wrath-of-the-old-ones');
    expect([t.zone('behemoth'), t.zone('iron-lantern'), t.zone('owl')]).toEqual([
      'seat2:primary',
      'seat2:deck',
      'seat1:deck',
    ]);
  });
});

describe('113 Judgement', () => {
  test('rumble: all primaries go to their original owners’ hands; its player summons first, each AL 6 or less', () => {
    const t = table([
      { ...ogre, hand: ['judgement', 'frog'] },
      { ...wolf, hand: ['rodent'] },
      { primary: { card: 'owl', owner: 1 }, hand: ['goblin', 'knight'] },
    ]);
    t.me.play('judgement');
    expect(t.zone('ogre')).toBe('me:hand');
    t.expectChoices(t.me, ['summon frog']);
    t.me.summon('frog');
    t.expectChoices(t.players[1], ['summon rodent', 'summon werewolf', 'summon owl']);
    t.players[1].summon('werewolf');
    t.expectChoices(t.players[2], ['summon goblin']);
    t.players[2].summon('goblin');
    expect(t.asked).toBe('me main');
  });

  test('rumble: who has no creature of AL 6 or less in hand or deck loses, the others go on', () => {
    const t = table([
      { ...ogre, hand: ['judgement', 'frog'] },
      { ...croc, deck: ['knight', 'fear'] },
      { ...wolf, hand: ['goblin'] },
    ]);
    t.me.play('judgement');
    t.me.summon('frog');
    t.expectLog('W7.2.4 seat1');
    t.players[2].summon('goblin');
    expect(t.winner).toBe(null);
    t.me.next();
    t.expectChoices(t.me, ['battle frog goblin', 'endPhase']);
  });

  test('raid: the boss stays (B10.3), the players summon', () => {
    const t = raid(
      [
        { ...ogre, hand: ['judgement', 'frog'] },
        { ...wolf, hand: ['goblin'] },
      ],
      'behemoth',
    );
    t.me.play('judgement');
    t.me.summon('frog');
    t.players[1].summon('goblin');
    expect(t.zone('behemoth')).toBe('seat2:primary');
  });
});

describe('112 Cosmic Negation', () => {
  test('team: no player can play magics, its player and the partner neither', () => {
    const t = table(
      [
        { ...ogre, hand: ['cosmic-negation', 'magic-belt'] },
        { ...wolf, hand: ['magic-belt'] },
        { ...croc, hand: ['magic-belt'] },
        { ...owl, hand: ['magic-belt'] },
      ],
      team,
    );
    t.stopAt('main');
    t.me.play('cosmic-negation');
    const played = t.state.turn;
    for (let turn = played; turn < played + 12; turn++) {
      while (t.state.turn < turn) t.players[t.state.active].endTurn();
      expect(t.choices.filter((x) => x.startsWith('play'))).toEqual([]);
    }
    while (t.state.turn < played + 12) t.players[t.state.active].endTurn();
    t.me.play('magic-belt', 'ogre');
    expect(t.zone('cosmic-negation')).toBe('me:cemetery');
  });
});

describe('117 Holy Water, 044 Dragon’s Bane', () => {
  test('rumble: double the damage of creatures of others too', () => {
    const t = table([{ ...ogre, magics: ['holy-water'] }, wolf, { primary: 'scarecrow' }], { active: 1 });
    t.dice({ hit: [6, 5], attack: [4, 4] }, { hit: [1, 2] });
    t.players[1].battle('scarecrow');
    expect(t.hp('scarecrow')).toBe(38);
  });

  test('team: an opponent’s Bane serves a partner as well', () => {
    const t = table([{ primary: 'swamp-dragon' }, { ...owl, magics: ['dragons-bane'] }, ogre, wolf], {
      ...team,
      active: 3,
    });
    t.dice({ hit: [6, 5], attack: [4, 4] }, { hit: [1, 1], slip: [1] });
    t.players[3].battle('swamp-dragon');
    expect(t.hp('swamp-dragon')).toBe(80 - 22 - 1);
  });
});

describe('040 Dragon Fire', () => {
  test('team: a partner’s magics are destroyed too, each to the cemetery of who played it', () => {
    const t = table(
      [
        { ...ogre, hand: ['dragon-fire'] },
        { ...wolf, magics: [{ card: 'fear', on: 'seat2:werecroc' }] },
        { ...croc, magics: ['holy-water'] },
        { ...owl, magics: ['curse'] },
      ],
      team,
    );
    t.me.play('dragon-fire');
    expect(['fear', 'holy-water', 'curse'].map((x) => t.zone(x))).toEqual([
      'seat1:cemetery',
      'seat2:cemetery',
      'seat3:cemetery',
    ]);
  });
});

describe('049 Curse, 103 Witch, 085 Flame of the Infinite, 036 Death From Above', () => {
  test('team: Curse is on the creatures of both opponents, not on a partner’s', () => {
    const t = table([{ ...ogre, hand: ['curse'] }, wolf, croc, owl], team);
    t.me.play('curse');
    expect(['ogre', 'werewolf', 'werecroc', 'owl'].map((x) => t.stat(x, 'al'))).toEqual([8, 1, 9, 1]);
  });

  test('rumble: Curse passes over a creature under Heroism', () => {
    const t = table([{ ...ogre, hand: ['curse'] }, { ...wolf, magics: ['heroism'] }, croc]);
    t.me.play('curse');
    expect(['werewolf', 'werecroc'].map((x) => t.stat(x, 'al'))).toEqual([8, 1]);
  });

  test('team: Flame of the Infinite is for own creatures, and its 50 are its owner’s alone', () => {
    const t = table(
      [{ ...ogre, hand: ['flame-of-the-infinite'] }, { ...wolf, hand: ['dragon-fire'] }, croc, owl],
      team,
    );
    t.me.play('flame-of-the-infinite');
    expect(['ogre', 'werecroc'].map((x) => t.stat(x, 'al'))).toEqual([12, 9]);
    t.me.endTurn();
    t.players[1].play('dragon-fire');
    expect([t.cemeteryHp(0), t.cemeteryHp(2)]).toEqual([50, 0]);
  });

  test('team: Death From Above lasts a cycle of all four, for own creatures alone', () => {
    const t = table([{ ...ogre, hand: ['death-from-above'] }, croc, wolf, owl], team);
    t.me.play('death-from-above');
    t.me.endTurn();
    t.players[1].endTurn();
    t.dice({ hit: [1, 2] }, { hit: [1, 2] });
    t.players[2].battle('werecroc'); // a partner's wolf misses
    t.dice({ hit: [1, 2] }, { hit: [1, 1], attack: [1, 1, 1] }); // the owl misses; all ones of the ogre hit
    t.players[3].battle('ogre');
    expect(t.hp('owl')).toBe(24);
  });
});
