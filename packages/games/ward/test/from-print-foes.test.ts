import { describe, expect, test } from 'vitest';
import { raid, table, whyNot } from './support.ts';

/** Written from the print: "opp", "their" and "own" of other cards, with three and more at the table. */

const team = { mode: 'team' } as const;
const ogre = { primary: 'ogre' };
const wolf = { primary: 'werewolf' };
const croc = { primary: 'werecroc' };
const owl = { primary: 'owl' };
const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };

describe('027 Black Dragon', () => {
  test('rumble: the opponent chosen skips the next turn, the other does not', () => {
    const t = table([{ primary: 'black-dragon' }, wolf, croc]);
    t.dice({ effect: [6] });
    t.me.use('black-dragon', 'seat 1');
    t.me.endTurn();
    expect(t.asked).toBe('seat2 combat');
  });

  test('raid: the boss skips its turn with a 4 on the resist roll, its mini turns stay', () => {
    const t = raid([{ primary: 'black-dragon' }, croc], { primary: 'behemoth', deck: ['iron-lantern'] });
    t.dice({ effect: [6], resist: [4] });
    t.me.use('black-dragon');
    t.me.endTurn();
    expect(t.zone('iron-lantern')).toBe('seat2:magic'); // the mini turn after mine
    t.players[1].endTurn();
    expect(t.asked).toBe('me main');
  });
});

describe('037 Demon King', () => {
  test('rumble: every magic on the side of one opponent', () => {
    const t = table([
      { primary: 'demon-king' },
      { ...wolf, magics: ['lucky-charm', 'magic-belt'] },
      { ...croc, magics: ['knight-armor'] },
    ]);
    t.dice({ effect: [3] });
    t.me.use('demon-king', 'seat 1');
    expect([t.cards(t.players[1], 'magic'), t.cards(t.players[2], 'magic')]).toEqual([[], ['knight-armor']]);
  });
});

describe('038 Demon Knight', () => {
  test('rumble: 15 to the primary of one opponent of choice', () => {
    const t = table([{ primary: 'demon-knight' }, wolf, croc]);
    t.dice({ effect: [4] });
    t.me.use('demon-knight', 'seat 2');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([70, 75]);
  });

  test('raid: the boss resists with a 3 (B10.10)', () => {
    const t = raid([{ primary: 'demon-knight' }, croc], 'behemoth');
    t.dice({ effect: [4], resist: [3] });
    t.me.use('demon-knight');
    expect(t.hp('behemoth')).toBe(100);
  });
});

describe('050 Eternal Titan', () => {
  test('rumble: one opponent cannot play magics for a cycle, the other can', () => {
    const t = table([
      { primary: 'eternal-titan' },
      { ...wolf, hand: ['magic-belt'] },
      { ...croc, hand: ['lucky-charm'] },
    ]);
    t.dice({ effect: [5] });
    t.me.use('eternal-titan', 'seat 1');
    t.me.endTurn();
    expect(t.choices).not.toContain('play magic-belt');
    t.players[1].endTurn();
    expect(t.choices).toContain('play lucky-charm');
  });
});

describe('151 Silence From The Grave', () => {
  test('team: both opponents cannot play magics for two cycles, a partner can', () => {
    const hand = ['magic-belt'];
    const t = table(
      [
        { ...ogre, hand: ['silence-from-the-grave', 'fear'] },
        { ...wolf, hand },
        { ...croc, hand },
        { ...owl, hand },
      ],
      team,
    );
    t.stopAt('main');
    t.me.play('silence-from-the-grave', 'fear');
    const played = t.state.turn;
    const free = [];
    while (t.state.turn < played + 8) {
      if (t.choices.includes('play magic-belt')) free.push(t.state.active);
      t.players[t.state.active].endTurn();
    }
    expect([free, t.zone('silence-from-the-grave')]).toEqual([[2, 2], 'me:cemetery']);
  });
});

describe('122 Forest Fire', () => {
  test('team: both opponents roll at the end of its player’s turn; every 1–3 burns, any 4–6 destroys it', () => {
    const t = table([{ ...ogre, hand: ['forest-fire'] }, wolf, croc, owl], team);
    t.me.play('forest-fire');
    t.dice({ effect: [3, 4] });
    t.me.endTurn();
    expect([t.hp('werewolf'), t.hp('werecroc'), t.hp('owl'), t.zone('forest-fire')]).toEqual([
      60,
      90,
      30,
      'me:cemetery',
    ]);
  });

  test('rumble: with 1–3 from everyone it burns again a cycle later', () => {
    const t = table([{ ...ogre, hand: ['forest-fire'] }, wolf, croc]);
    t.me.play('forest-fire');
    t.dice({ effect: [1, 3] });
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].endTurn();
    t.dice({ effect: [2, 5] });
    t.me.endTurn();
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([50, 80]);
  });
});

describe('139 The Hero, 140 The Heroine', () => {
  test('rumble: The Hero counts a creature that one opponent kills of another', () => {
    const t = table([{ primary: 'the-hero' }, wolf, { primary: 'frog', hand: ['goblin'] }], { active: 1 });
    t.dice(HITS, { attack: [6, 6] });
    t.players[1].battle('frog');
    t.players[2].summon('goblin');
    expect([t.stat('the-hero', 'mod'), t.stat('the-hero', 'dice')]).toEqual([4, 4]);
  });

  test('team: a partner’s dead do not count for The Hero', () => {
    const t = table([{ primary: 'the-hero' }, wolf, { primary: 'frog', hand: ['goblin'] }, owl], {
      ...team,
      active: 1,
    });
    t.dice(HITS, { attack: [6, 6] });
    t.players[1].battle('frog');
    t.players[2].summon('goblin');
    expect(t.stat('the-hero', 'mod')).toBe(3);
  });

  test('team: The Heroine counts what lies in the cemeteries of both opponents, no magics, no partner’s', () => {
    const t = table(
      [
        { primary: 'the-heroine', cemetery: ['frog'] },
        { ...wolf, cemetery: ['frog', 'goblin', 'fear'] },
        { ...croc, cemetery: ['frog', 'frog'] },
        { ...owl, cemetery: ['rodent'] },
      ],
      team,
    );
    expect([t.stat('the-heroine', 'mod'), t.stat('the-heroine', 'dice')]).toEqual([5, 5]);
  });
});

describe('068 Kraken, 102 Winter Chill', () => {
  test('rumble: Kraken: the controller of the wrapped creature rolls in each of their turns, nobody else', () => {
    const t = table([{ primary: 'kraken' }, croc, owl]);
    t.dice({ hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('werecroc');
    t.dice({ effect: [6] });
    t.players[1].endTurn();
    expect(t.hp('werecroc')).toBe(90 - 5 - 10);
    t.players[2].endTurn();
    t.me.endTurn();
    t.dice({ effect: [3] });
    t.players[1].endTurn();
    t.expectLog('Werecroc');
    t.players[2].endTurn();
    t.me.endTurn();
    expect(t.choices).toContain('battle werecroc owl');
  });

  test('rumble: Winter Chill may be rolled off by the controller of its creature', () => {
    const t = table([{ ...ogre, hand: ['winter-chill'] }, wolf, croc]);
    t.me.play('winter-chill', 'werecroc');
    t.me.endTurn();
    t.dice({ hit: [6, 5], attack: [4, 4] }); // no strike in return by the frozen croc
    t.players[1].battle('werecroc');
    expect(t.asked).toBe('seat2 main');
    t.dice({ effect: [5] });
    t.players[2].does('use');
    expect(t.zone('winter-chill')).toBe('me:cemetery');
  });
});

describe('086 Foolish Tricks, 091 Terrifying Roar, 099 Watcher in the Wall, 110 Turncoat, 088 Stone Golem', () => {
  test('rumble: Foolish Tricks is on one opponent, who takes back magics attached to anybody’s creature', () => {
    const t = table([
      { ...ogre, hand: ['foolish-tricks'], magics: [{ card: 'ball-and-chain', on: 'seat1:werewolf' }] },
      {
        ...wolf,
        hand: ['frog'],
        magics: [{ card: 'fear', on: 'seat2:werecroc' }, { card: 'unlucky-circumstance', on: 'me:ogre' }, 'holy-water'],
      },
      { ...croc, magics: ['magic-belt'] },
    ]);
    t.me.play('foolish-tricks', 'seat 1');
    t.expectChoices(t.players[1], ['summon frog', 'summon werewolf']);
    expect(['fear', 'unlucky-circumstance', 'holy-water'].map((x) => t.zone(x))).toEqual(Array(3).fill('seat1:hand'));
    expect([t.zone('ball-and-chain'), t.zone('magic-belt')]).toEqual(['me:cemetery', 'seat2:magic']);
    t.players[1].summon('frog');
  });

  test('team: Foolish Tricks leaves what a partner has put on that creature’s side to the partner', () => {
    const t = table(
      [
        { ...ogre, hand: ['foolish-tricks'] },
        wolf,
        croc,
        { ...owl, magics: [{ card: 'magic-belt', on: 'seat1:werewolf' }] },
      ],
      team,
    );
    t.me.play('foolish-tricks', 'seat 1');
    expect(t.zone('magic-belt')).toBe('seat3:cemetery'); // not the player's own; its creature left (W6.4.2)
  });

  test('team: Terrifying Roar is for opponents’ creatures only', () => {
    const t = table([{ ...ogre, hand: ['terrifying-roar'] }, wolf, croc, owl], team);
    t.me.play('terrifying-roar');
    t.expectChoices(t.me, ['card werewolf terrifying-roar', 'card owl terrifying-roar']);
    t.me.pick('owl');
    t.players[3].summon('owl');
  });

  test('rumble: Watcher in the Wall sees one opponent’s hand, a creature goes under their deck', () => {
    const t = table([
      { ...ogre, hand: ['watcher-in-the-wall'] },
      { ...wolf, hand: ['fear'] },
      { ...croc, hand: ['frog', 'curse'], deck: ['goblin', 'rodent'] },
    ]);
    t.me.play('watcher-in-the-wall', 'seat 2', 'frog');
    expect(t.zone('frog')).toBe('seat2:deck');
    t.me.endTurn();
    t.players[1].endTurn();
    expect(t.cards(t.players[2], 'hand')).toEqual(['curse', 'goblin']);
  });

  test('team: Turncoat is not for a partner’s primary', () => {
    const t = table([{ ...ogre, hand: ['turncoat'] }, wolf, croc, { ...owl, magics: ['magic-belt'] }], team);
    t.me.play('turncoat', 'seat 3');
    expect([t.zone('owl'), t.zone('ogre'), t.zone('magic-belt')]).toEqual([
      'me:primary',
      'seat3:primary',
      'seat3:cemetery',
    ]);
    expect(t.zone('werecroc')).toBe('seat2:primary');
  });

  test('rumble: Stone Golem loses 10 at the start of the turns of who played it, once in a cycle of three', () => {
    const t = table([{ ...ogre, hand: ['stone-golem'] }, wolf, croc]);
    t.me.play('stone-golem', 'seat 2');
    expect([t.zone('stone-golem'), t.zone('werecroc'), t.zone('werewolf')]).toEqual([
      'seat2:primary',
      'seat2:deck',
      'seat1:primary',
    ]);
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].endTurn();
    expect(t.hp('stone-golem')).toBe(90);
    t.me.endTurn();
    t.players[1].endTurn();
    expect(t.hp('stone-golem')).toBe(90);
  });

  test.each(['turncoat', 'stone-golem', 'foolish-tricks', 'terrifying-roar'])(
    'W16.1.1 rumble: %s reaches the one opponent without an Ent Tree, and is not offered against two of them',
    (card) => {
      const tree = { primary: 'ent-tree' };
      const one = table([{ ...ogre, hand: [card] }, tree, croc]);
      expect(one.choices).toContain(`play ${card}`);
      one.me.play(card);
      expect(one.zone('werecroc')).not.toBe('seat2:primary');
      const none = table([{ ...ogre, hand: [card] }, tree, tree]);
      none.stopAt('main');
      expect(none.choices).toEqual(['endPhase']);
      expect(whyNot(none, card)).toHaveLength(1);
    },
  );

  test.each(['turncoat', 'stone-golem', 'foolish-tricks', 'terrifying-roar'])(
    'B10.3 raid: %s can do nothing to a boss alone, and is not offered',
    (card) => {
      const t = raid([{ ...ogre, hand: [card] }, croc], 'behemoth');
      t.stopAt('main');
      expect(t.choices).not.toContain(`play ${card}`);
      expect(whyNot(t, card)).toHaveLength(1);
    },
  );
});

describe('132 Psychic Toad', () => {
  test('team: takes over a creature of either opponent, which goes to its original owner’s hand when the toad leaves', () => {
    const t = table(
      [{ unstarted: true, hand: ['psychic-toad'] }, ogre, croc, { ...owl, hand: ['goblin', 'rodent'] }],
      team,
    );
    t.expectChoices(t.me, ['card ogre', 'card owl']);
    t.me.pick('owl');
    t.players[3].summon('goblin');
    expect(t.zone('owl')).toBe('me:side');
    t.me.endTurn();
    t.dice(HITS, { attack: [6, 6, 6] });
    t.players[1].battle('psychic-toad');
    expect(t.zone('owl')).toBe('seat3:hand');
  });
});

describe('144 Phoenix', () => {
  test('rumble: killed by any opponent it comes to the hand', () => {
    const t = table([ogre, { primary: { card: 'phoenix', hp: 5 }, hand: ['frog'] }, { primary: 'the-creator' }], {
      active: 2,
    });
    t.dice(HITS, { attack: Array(10).fill(1) });
    t.players[2].battle('phoenix');
    expect(t.zone('phoenix')).toBe('seat1:hand');
    t.players[1].summon('frog');
  });
});

describe('061 Health Potion, 069 Healing Tree', () => {
  test.each(['health-potion', 'healing-tree'])('team: %s is for an own creature, not for a partner’s', (card) => {
    const t = table([{ ...ogre, hand: [card] }, wolf, { primary: { card: 'werecroc', hp: 10 } }, owl], team);
    t.stopAt('main');
    expect(t.choices).toEqual(['endPhase']);
  });
});

describe('080 Ranger, 041 Dragon Fox', () => {
  test('rumble: each opponent who fights a Ranger rolls for that battle', () => {
    const t = table([{ primary: 'ranger' }, { primary: 'werewolf' }, { primary: 'griffin' }], { active: 1 });
    t.dice({ effect: [1] }, HITS, { attack: [6, 6] }, MISSES);
    t.players[1].battle('ranger');
    expect(t.hp('ranger')).toBe(40);
    t.dice({ effect: [3] }, HITS, { attack: [1, 1] }, MISSES);
    t.players[2].battle('ranger');
    expect(t.hp('ranger')).toBe(33);
  });

  test('rumble: Dragon Fox’s two dice hit the primary of the player it hits', () => {
    const t = table([{ primary: 'dragon-fox' }, croc, ogre]);
    t.dice(HITS, { effect: [2, 5], attack: [3] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('ogre')]).toEqual([90 - 5 - 7, 90]);
  });
});

describe('017 Surprise From The Deep, 096 Unlucky Circumstance, 014 Smokescreen', () => {
  test('rumble: a cycle is the turns of all three, until its player’s next', () => {
    const t = table([{ ...ogre, hand: ['surprise-from-the-deep', 'unlucky-circumstance'] }, wolf, croc]);
    t.me.play('surprise-from-the-deep', 'ogre');
    t.me.play('unlucky-circumstance', 'werewolf');
    const seen = () => [t.stat('ogre', 'mod'), t.stat('werewolf', 'al')];
    t.me.endTurn();
    expect(seen()).toEqual([8, 1]);
    t.players[1].endTurn();
    expect(seen()).toEqual([8, 1]);
    t.players[2].endTurn();
    expect(seen()).toEqual([3, 6]);
    expect([t.zone('surprise-from-the-deep'), t.zone('unlucky-circumstance')]).toEqual(['me:cemetery', 'me:cemetery']);
  });

  test('W6.6.1.2 team: on a partner’s creature it ends with its player’s turn, and goes to its player’s cemetery', () => {
    const t = table([{ ...ogre, hand: ['surprise-from-the-deep'] }, wolf, croc, owl], team);
    t.me.play('surprise-from-the-deep', 'werecroc');
    t.me.endTurn();
    t.players[1].endTurn();
    expect(t.stat('werecroc', 'mod')).toBe(6);
    t.players[2].endTurn();
    expect(t.stat('werecroc', 'mod')).toBe(6);
    t.players[3].endTurn();
    expect([t.stat('werecroc', 'mod'), t.zone('surprise-from-the-deep')]).toEqual([1, 'me:cemetery']);
  });
});
