import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Written from the print: what follows a card that moves, is stolen or changes sides, and long chains. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const team = { mode: 'team' } as const;
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };
const croc = { primary: 'werecroc' };

describe('020 Eternal Dragon: the two under it follow it wherever it goes', () => {
  const PILE = ['eternal-dragon', 'dragonling', 'dragon-fox'];
  const dragon = { primary: { card: 'eternal-dragon', under: ['dragonling', 'dragon-fox'] } };

  test('091 to the hand, by Terrifying Roar', () => {
    const t = table([{ ...ogre, hand: ['terrifying-roar'] }, { ...dragon, hand: ['frog'] }, owl]);
    t.me.play('terrifying-roar', 'eternal-dragon');
    expect(PILE.map((x) => t.zone(x))).toEqual(Array(3).fill('seat1:hand'));
  });

  test('086 to the hand, by Foolish Tricks', () => {
    const t = table([{ ...ogre, hand: ['foolish-tricks'] }, { ...dragon, hand: ['frog'] }, owl]);
    t.me.play('foolish-tricks', 'seat 1');
    expect(PILE.map((x) => t.zone(x))).toEqual(Array(3).fill('seat1:hand'));
  });

  test('088 into the deck, by Stone Golem', () => {
    const t = table([{ ...ogre, hand: ['stone-golem'] }, dragon, owl]);
    t.me.play('stone-golem', 'seat 1');
    expect(PILE.map((x) => t.zone(x))).toEqual(Array(3).fill('seat1:deck'));
  });

  test('110 to a new controller, and into their cemetery when it is killed', () => {
    const t = table([
      { primary: 'the-creator', hand: ['turncoat', 'frog'] },
      { primary: { card: 'eternal-dragon', hp: 1, under: ['dragonling', 'dragon-fox'] } },
      owl,
    ]);
    t.me.play('turncoat', 'seat 1');
    t.me.endTurn();
    t.dice(HITS, { attack: Array(10).fill(1) });
    t.players[1].battle('eternal-dragon');
    expect(PILE.map((x) => t.zone(x))).toEqual(Array(3).fill('me:cemetery'));
    expect(t.cemeteryHp(0)).toBe(120 + 30 + 50);
  });
});

describe('116 Magic Steal', () => {
  test('086 Foolish Tricks is turned on one opponent of the thief', () => {
    const t = table([
      { ...ogre, hand: ['foolish-tricks'] },
      { ...croc, hand: ['magic-steal'] },
      { ...owl, hand: ['frog'] },
    ]);
    t.me.play('foolish-tricks');
    t.players[1].play('magic-steal');
    t.players[1].pick('seat 2');
    expect([t.zone('owl'), t.zone('ogre'), t.zone('werecroc')]).toEqual(['seat2:hand', 'me:primary', 'seat1:primary']);
  });

  test('110 Turncoat swaps the thief’s own primary', () => {
    const t = table([{ ...ogre, hand: ['turncoat'] }, { ...croc, hand: ['magic-steal'] }, owl]);
    t.me.play('turncoat');
    t.players[1].play('magic-steal');
    t.players[1].pick('seat 2');
    expect([t.zone('ogre'), t.zone('owl'), t.zone('werecroc')]).toEqual([
      'me:primary',
      'seat1:primary',
      'seat2:primary',
    ]);
  });
});

describe('W14.1.1 chains over three and four', () => {
  test('team: a partner’s Scarecrow, negated by an opponent, is saved by negating that', () => {
    const t = table(
      [
        { ...ogre, hand: ['blade-in-the-dark'] },
        { primary: 'werewolf' },
        { ...croc, hand: ['junk-scarecrow'] },
        { ...owl, hand: ['goblin-tricks'] },
      ],
      { ...team, active: 1 },
    );
    t.dice(HITS);
    t.players[1].battle('werecroc');
    t.players[2].play('junk-scarecrow');
    t.players[3].play('goblin-tricks');
    t.dice(MISSES);
    t.me.play('blade-in-the-dark');
    expect([t.hp('werecroc'), t.zone('goblin-tricks')]).toEqual([90, 'seat3:cemetery']);
  });

  test('raid: Goblin Tricks destroys a boss’s magic that lies there, without a roll, and the new one resolves', () => {
    const t = raid([{ ...ogre, hand: ['goblin-tricks'] }, owl], {
      primary: 'behemoth',
      magics: ['iron-lantern'],
      deck: ['coin-for-the-ferry'],
    });
    t.me.endTurn();
    t.me.play('goblin-tricks', 'mode 1', 'iron-lantern');
    expect([t.zone('iron-lantern'), t.hp('ogre'), t.hp('owl')]).toEqual(['seat2:cemetery', 85, 25]);
  });
});

describe('what continuous texts mean after a change of sides', () => {
  test('049 Curse: is on whoever stands with an opponent now', () => {
    const t = table([{ ...ogre, magics: ['curse'], hand: ['turncoat'] }, croc, owl]);
    t.me.play('turncoat', 'seat 1');
    expect(['ogre', 'werecroc', 'owl'].map((x) => t.stat(x, 'al'))).toEqual([1, 9, 1]);
  });

  test('034 Dark Knight: what it revived goes back to the cemetery as it changes control', () => {
    const t = table([
      { ...ogre, hand: ['turncoat'] },
      { primary: 'dark-knight', side: [{ card: 'skeleton', anchor: 'dark-knight' }] },
      owl,
    ]);
    t.me.play('turncoat', 'seat 1');
    expect([t.zone('dark-knight'), t.zone('skeleton')]).toEqual(['me:primary', 'seat1:cemetery']);
  });

  test('132 Psychic Toad, sapped by a third: what it took goes to its original owner’s hand', () => {
    const t = table(
      [
        { primary: 'psychic-toad', side: [{ card: 'owl', owner: 1, anchor: 'psychic-toad', home: 'hand' }] },
        croc,
        { ...ogre, hand: ['mind-sap'] },
      ],
      { active: 2 },
    );
    t.players[2].play('mind-sap', 'psychic-toad');
    expect(t.zone('owl')).toBe('seat1:hand');
  });

  test('151 Silence From The Grave: effects of opponents’ creatures are negated in its player’s turns alone', () => {
    const t = table([
      { ...ogre, hand: ['silence-from-the-grave', 'fear'] },
      { primary: 'giant-turtle' },
      { primary: 'werewolf' },
    ]);
    t.me.play('silence-from-the-grave', 'fear');
    t.dice(HITS, { attack: [1, 1, 1] }, MISSES);
    t.me.battle('giant-turtle');
    expect(t.hp('giant-turtle')).toBe(44);
    t.players[1].endTurn();
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.players[2].battle('giant-turtle');
    expect(t.hp('giant-turtle')).toBe(41);
  });
});

describe('W15.1.4 what is no progress, and what is', () => {
  test('027 Black Dragon’s compulsory roll that fails changes nothing', () => {
    const t = duel({ primary: 'black-dragon', cemetery: ['frog'] });
    for (let turn = 0; turn < 17 && t.winner === null; turn++) {
      if (turn % 2 === 0) t.dice({ effect: [1] });
      t.players[turn % 2].endTurn();
    }
    expect([t.winner, t.endedBy]).toEqual([1, 'W15.1.3']);
  });

  test('rumble: after somebody has left, eight cycles of those who are there', () => {
    const t = table([{ cemetery: ['frog'] }, ogre, owl]);
    for (let turn = 0; turn < 12; turn++) t.players[turn % 3].endTurn();
    t.players[2].concede();
    let turns = 0;
    while (t.winner === null && turns < 40) {
      t.players[t.state.active].endTurn();
      turns++;
    }
    expect([t.winner, turns]).toEqual([1, 1 + 16]); // the turn of the change, and eight whole cycles
  });
});

describe('W7.2.3 with an empty hand', () => {
  test('and no creature in the deck that could ever be summoned: lost at once (W7.2.4)', () => {
    const t = duel({ primary: 'raptor' }, { primary: { card: 'goblin', hp: 1 }, deck: ['fear', 'manticore', 'curse'] });
    t.dice(HITS, { attack: [1, 1, 1] });
    t.me.battle('goblin');
    expect([t.winner, t.endedBy]).toEqual([0, 'W7.2.4']);
  });

  test('092 The Creator needs three: with two others it is lost at once (W7.2.4)', () => {
    const t = duel({ primary: 'raptor' }, { primary: { card: 'goblin', hp: 1 }, deck: Array(3).fill('the-creator') });
    t.dice(HITS, { attack: [1, 1, 1] });
    t.me.battle('goblin');
    expect([t.winner, t.endedBy]).toEqual([0, 'W7.2.4']);
  });
});
