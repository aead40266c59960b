import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Written from the print: on whose side a card lies, whose turns count, and what changes hands. */

const team = { mode: 'team' } as const;
const ogre = { primary: 'ogre' };
const wolf = { primary: 'werewolf' };
const croc = { primary: 'werecroc' };
const owl = { primary: 'owl' };
const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const FROGS = ['frog', 'frog', 'frog', 'frog', 'frog'];

describe('W6.6.1.2 a magic on a partner’s creature', () => {
  /** Player 1 has put a Magic Belt on the Owl of player 3; then it is the turn of player 2. */
  const belted = (hand: string[], primary = 'werecroc') => {
    const t = table(
      [
        { ...ogre, deck: FROGS },
        { ...wolf, hand: ['magic-belt'], deck: FROGS },
        { primary, hand, deck: FROGS },
        { ...owl, deck: FROGS },
      ],
      { ...team, active: 1 },
    );
    t.players[1].play('magic-belt', 'owl');
    t.players[1].endTurn();
    return t;
  };

  test('086 Foolish Tricks on who played it: it comes back to that hand', () => {
    const t = belted(['foolish-tricks']);
    t.players[2].play('foolish-tricks', 'seat 1');
    expect(t.zone('magic-belt')).toBe('seat1:hand');
    expect(t.stat('owl', 'al')).toBe(3);
  });

  test('086 Foolish Tricks on the partner: it is destroyed with its creature’s leaving', () => {
    const t = belted(['foolish-tricks']);
    t.players[2].play('foolish-tricks', 'seat 3');
    expect([t.zone('owl'), t.zone('magic-belt')]).toEqual(['seat3:hand', 'seat1:cemetery']);
  });

  test('037 Demon King burns it on the side where it lies', () => {
    const t = belted([], 'demon-king');
    t.dice({ effect: [1] });
    t.players[2].use('demon-king', 'seat 3');
    expect(t.zone('magic-belt')).toBe('seat1:cemetery');
  });

  test('108 Wrath of the Old Ones: to the deck of who brought it; who had it on their side draws for it', () => {
    const t = belted(['wrath-of-the-old-ones']);
    const before = t.players.map((p) => t.cards(p, 'hand').length);
    for (let i = 0; i < 4; i++) t.shuffle('frog', 'frog');
    t.players[2].play('wrath-of-the-old-ones');
    expect(t.zone('magic-belt')).toBe('seat1:deck');
    const drawn = t.players.map((p, i) => t.cards(p, 'hand').length - before[i]);
    expect(drawn).toEqual([1, 1, 0, 2]); // player 2 spent the card itself
  });

  test('W6.5.2 needs one of the partner’s five slots', () => {
    const t = table(
      [{ ...ogre, hand: ['magic-belt'] }, wolf, { ...croc, magics: Array(5).fill('holy-water') }, owl],
      team,
    );
    t.me.play('magic-belt');
    expect(t.choices.map((x) => x.split(' ')[1]).toSorted()).toEqual(['ogre', 'owl', 'werewolf']);
    t.me.pick('ogre');
  });
});

describe('W6.4.2 Standard equips when control changes', () => {
  test.each([
    'smokescreen',
    'surprise-from-the-deep',
    'unlucky-circumstance',
    'wings-of-the-beast',
    'ghost-form',
    'battle-axe',
  ])('%s: destroyed as Psychic Toad takes its creature over', (card) => {
    const t = duel({ unstarted: true, hand: ['psychic-toad'] }, { magics: [card], hand: ['frog'] });
    t.opp.summon('frog');
    expect([t.zone('werewolf'), t.zone(card)]).toEqual(['me:side', 'opp:cemetery']);
  });

  test.each([
    'smokescreen',
    'surprise-from-the-deep',
    'unlucky-circumstance',
    'wings-of-the-beast',
    'ghost-form',
    'battle-axe',
  ])('%s: back to its owner’s deck by Wrath of the Old Ones, and a card is drawn for it', (card) => {
    const t = duel({ primary: 'ogre', hand: ['wrath-of-the-old-ones'], deck: FROGS }, { magics: [card], deck: FROGS });
    t.shuffle('frog');
    t.shuffle('frog', 'frog');
    t.me.play('wrath-of-the-old-ones');
    expect([t.zone(card), t.cards(t.opp, 'hand').length]).toEqual(['opp:deck', 2]);
  });
});

describe('W9.2.3 a cycle with three at the table', () => {
  test('008 Minotaur: stunned in my turn through the turns of both others', () => {
    const t = table([{ primary: 'minotaur' }, croc, wolf]);
    t.stopAt('combat');
    t.dice(HITS, { effect: [5], attack: [1, 1] });
    t.me.battle('werecroc');
    t.me.endTurn();
    t.expectChoices(t.players[1], ['endPhase']);
    t.players[1].endTurn();
    t.dice(HITS, { attack: [1, 1] }); // no strike in return
    t.players[2].battle('werecroc');
    t.players[2].endTurn();
    t.me.endTurn();
    expect(t.choices).toContain('battle werecroc werewolf');
  });

  test('002 Dire Wolf: three ticks, each at the end of the combat phase of who hit', () => {
    const t = table([{ primary: 'dire-wolf' }, croc, ogre]);
    t.dice(HITS, { attack: [1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    const seen = [t.hp('werecroc')];
    for (let turn = 1; turn < 10; turn++) {
      t.players[turn % 3].endTurn();
      seen.push(t.hp('werecroc'));
    }
    expect(seen).toEqual([78, 78, 78, 68, 68, 68, 58, 58, 58, 58]);
  });

  test('120 Zombified: AL −2 at the start of each turn of its player, not of the others', () => {
    const t = table([{ ...ogre, hand: ['zombified'] }, croc, wolf]);
    t.me.play('zombified', 'werecroc');
    const seen: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      t.players[turn % 3].endTurn();
      seen.push(t.stat('werecroc', 'al'));
    }
    expect(seen.slice(0, 2)).toEqual([seen[0], seen[0]]);
    expect(seen[2]).toBe(seen[0] - 2);
    expect(seen[5]).toBe(seen[0] - 4);
  });

  test('107 Troll Regeneration on a partner’s creature heals in the turns of who played it', () => {
    const t = table(
      [{ ...ogre, hand: ['troll-regeneration'] }, wolf, { primary: { card: 'werecroc', hp: 50 } }, owl],
      team,
    );
    t.me.play('troll-regeneration', 'werecroc');
    const seen = [t.hp('werecroc')];
    for (let turn = 0; turn < 4; turn++) {
      t.players[turn].endTurn();
      seen.push(t.hp('werecroc'));
    }
    expect(seen).toEqual([55, 55, 55, 55, 60]);
  });
});

describe('056 Glarbstenford, 130 Giant Turtle measure the one they battle', () => {
  test('rumble: Giant Turtle takes all from one as slow as it, though the third is faster', () => {
    const t = table([{ primary: 'gnome' }, { primary: 'giant-turtle' }, { primary: 'manticore' }]);
    t.dice({ order: [6, 1] }, HITS, { attack: [5] }, { hit: [1, 1], slip: [1] });
    t.me.battle('giant-turtle');
    expect(t.hp('giant-turtle')).toBe(50 - 6 - 1);
  });

  test('rumble: Glarbstenford has two dice more against the lower AL, none against the higher', () => {
    const t = table([{ primary: 'glarbstenford' }, { primary: 'werewolf' }, { primary: 'werecroc' }]);
    t.dice(HITS, { attack: [1, 1] }, { hit: [1, 2] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(85);
    t.players[1].endTurn();
    t.players[2].endTurn();
    t.dice(HITS, { attack: [1, 1, 1, 1] }, { hit: [1, 2] });
    t.me.battle('werewolf');
    expect(t.hp('werewolf')).toBe(63);
  });
});

describe('066, 116 answers, negated and stolen', () => {
  test('066 Junk Scarecrow negated as it is played: the hit counts and it never returns', () => {
    const t = table([{ ...croc, hand: ['junk-scarecrow'] }, wolf, { ...owl, hand: ['blade-in-the-dark'] }], {
      active: 1,
    });
    t.dice(HITS);
    t.players[1].battle('werecroc');
    t.me.play('junk-scarecrow');
    t.dice({ attack: [4, 4] }, MISSES);
    t.players[2].play('blade-in-the-dark');
    expect(t.hp('werecroc')).toBe(79);
    for (let turn = 0; turn < 14; turn++) t.players[t.state.active].endTurn();
    expect(t.zone('junk-scarecrow')).toBe('me:cemetery');
  });

  test('116 Magic Steal: a stolen equip lies on the thief’s side and is worn there', () => {
    const t = table([{ ...ogre, hand: ['magic-steal'] }, { ...wolf, hand: ['knight-armor'] }, croc], { active: 1 });
    t.players[1].play('knight-armor', 'werewolf');
    t.me.play('magic-steal');
    t.me.pick('ogre');
    expect([t.zone('knight-armor'), t.stat('ogre', 'al'), t.stat('werewolf', 'al')]).toEqual(['me:magic', 12, 6]);
  });
});

describe('B10.9, B10.10 other cards of the players against a boss', () => {
  test('049 Curse: resisted with a 3 it goes to its player’s cemetery', () => {
    const t = raid([{ ...ogre, hand: ['curse'] }, croc], 'behemoth');
    t.dice({ resist: [3] });
    t.me.play('curse');
    expect([t.zone('curse'), t.stat('behemoth', 'al')]).toEqual(['me:cemetery', 10]);
  });

  test('049 Curse: with a 4 the boss’s AL is 1, the players’ stay', () => {
    const t = raid([{ ...ogre, hand: ['curse'] }, croc], 'behemoth');
    t.dice({ resist: [4] });
    t.me.play('curse');
    expect(['behemoth', 'ogre', 'werecroc'].map((x) => t.stat(x, 'al'))).toEqual([1, 8, 9]);
  });

  test('103 Witch: resisted with a 3 the boss keeps its AL', () => {
    const t = raid([{ unstarted: true, hand: ['witch'] }, croc], 'behemoth');
    t.dice({ resist: [3] });
    expect([t.stat('behemoth', 'al'), t.stat('werecroc', 'al')]).toEqual([10, 9]);
  });

  test('051 Fear on the boss: with a 4 it lies on its player’s side, and the boss rolls before its battle', () => {
    const t = raid([{ ...ogre, hand: ['fear'] }, croc], 'werewolf');
    t.dice({ resist: [4] });
    t.me.play('fear', 'werewolf');
    expect(t.zone('fear')).toBe('me:magic');
    t.me.endTurn();
    t.dice({ target: [5, 1], effect: [5] }, HITS, { attack: [6, 6] }, MISSES);
    t.players[1].endTurn();
    expect(t.hp('werecroc')).toBe(90);
  });

  test('132 Psychic Toad: the boss cannot be taken over (B10.3)', () => {
    const t = raid([{ unstarted: true, hand: ['psychic-toad'] }, croc], 'behemoth');
    expect([t.zone('psychic-toad'), t.zone('behemoth')]).toEqual(['me:primary', 'seat2:primary']);
  });

  test('064 Hourglass of Time: the boss’s turn is undone with a 4, and a new one begins', () => {
    const t = raid([{ ...ogre, hand: ['hourglass-of-time'] }, croc], 'werewolf', { active: 2 });
    t.dice({ target: [5, 2] }, HITS);
    while (!t.log.some((x) => x.includes('hits Werecroc'))) t.me.pass();
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [4] }, { target: [5, 2] }, MISSES, MISSES);
    t.me.play('hourglass-of-time');
    expect([t.hp('werecroc'), t.zone('hourglass-of-time')]).toEqual([90, 'me:cemetery']);
  });

  test('122 Forest Fire: the boss rolls as an opponent, and resists what it would take', () => {
    const t = raid([{ ...ogre, hand: ['forest-fire'] }, croc], 'behemoth');
    t.me.play('forest-fire');
    t.dice({ effect: [2], resist: [4] });
    t.me.endTurn();
    expect([t.hp('behemoth'), t.hp('werecroc')]).toEqual([90, 90]);
  });

  test('068 Kraken: the boss is wrapped with a 4, makes no attack, and tries to get free in its turn (B10.8)', () => {
    const t = raid([{ primary: 'kraken' }, croc], 'werecroc');
    t.dice(HITS, { resist: [4], attack: [1, 1, 1] });
    t.me.battle('seat2:werecroc');
    t.dice({ effect: [6] });
    t.players[1].endTurn();
    expect([t.hp('seat1:werecroc'), t.hp('seat2:werecroc')]).toEqual([90, 75]);
  });
});

describe('144 Phoenix', () => {
  test('killed by an opponent’s magic it comes to the hand', () => {
    const t = duel(
      { primary: 'ogre', hand: ['forest-fire'] },
      { primary: { card: 'phoenix', hp: 10 }, hand: ['frog'] },
    );
    t.me.play('forest-fire');
    t.dice({ effect: [1] });
    t.me.endTurn();
    expect(t.zone('phoenix')).toBe('opp:hand');
    t.opp.summon('frog');
  });

  test('killed by its own critical miss it goes to the cemetery', () => {
    const t = duel({ primary: { card: 'phoenix', hp: 1 }, hand: ['frog'] });
    t.dice({ hit: [1, 1], slip: [1] });
    t.me.battle('werewolf');
    expect(t.zone('phoenix')).toBe('me:cemetery');
  });
});

describe('025 Basilisk', () => {
  test('rumble: bites the creature of one opponent of choice at the end of its player’s combat, another when it is gone', () => {
    const t = table([
      { unstarted: true, hand: ['basilisk', 'frog'] },
      { primary: { card: 'rodent', hp: 5 }, hand: ['goblin'] },
      croc,
    ]);
    t.me.summon('basilisk', 'frog');
    t.me.pick('rodent');
    t.me.endTurn();
    expect(t.zone('rodent')).toBe('seat1:cemetery');
    t.players[1].summon('goblin');
    t.me.pick('werecroc');
    expect(t.hp('werecroc')).toBe(90);
  });
});

describe('097 Vampire', () => {
  test('heals half of what it dealt: a Giant Turtle takes half', () => {
    const t = duel({ primary: { card: 'vampire', hp: 20 } }, { primary: 'giant-turtle' });
    t.dice(HITS, { attack: [6] }, MISSES); // 8, halved: 4
    t.me.battle('giant-turtle');
    expect([t.hp('giant-turtle'), t.hp('vampire')]).toEqual([46, 22]);
  });

  test('nothing from an attack that was negated for another player', () => {
    const t = table([{ ...ogre, hand: ['sentinel-of-life'] }, { primary: { card: 'vampire', hp: 20 } }, croc], {
      active: 1,
    });
    t.dice(HITS, { attack: [6] });
    t.players[1].battle('werecroc');
    t.dice({ hit: [1, 1], slip: [1] });
    t.me.play('sentinel-of-life');
    expect(t.hp('vampire')).toBe(20);
  });
});
