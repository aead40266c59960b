import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Magics of generation 3. Equips that only change numbers are in cards-equips.test.ts. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };

test('Repair Bear heals one creature of any side by 15', () => {
  const t = duel({ hand: ['repair-bear'] }, { primary: { card: 'ogre', hp: 40 } });
  t.me.play('repair-bear', 'ogre');
  expect(t.hp('ogre')).toBe(55);
});

describe('Ball Demon', () => {
  test('strikes an opponent’s primary for 2 at the end of each of its player’s turns', () => {
    const t = duel({ primary: 'ogre', magics: ['ball-demon'] });
    expect(t.stat('ogre', 'atk')).toBe(2);
    t.me.endTurn();
    expect(t.hp('werewolf')).toBe(68);
    t.opp.endTurn();
    expect(t.hp('werewolf')).toBe(68);
  });

  test('of several opponents one is chosen, no partner', () => {
    const t = table([{ primary: 'ogre', magics: ['ball-demon'] }, {}, {}, {}], { mode: 'team' });
    t.me.endTurn();
    expect(t.choices).toHaveLength(2);
    t.me.pick('seat 3');
    expect(t.hp('seat3:werewolf')).toBe(68);
    expect(t.hp('seat1:werewolf')).toBe(70);
  });
});

test('Steam Powered Girl counts the hand of whoever played it, as it is at the time', () => {
  const t = duel({ primary: 'goblin', hand: ['steam-powered-girl', 'frog', 'owl', 'hero-shield'] });
  t.me.play('steam-powered-girl', 'goblin');
  expect([t.stat('goblin', 'hitDice'), t.stat('goblin', 'dice')]).toEqual([2 + 3, 1 + 3]);
  t.me.play('hero-shield', 'goblin');
  expect([t.stat('goblin', 'hitDice'), t.stat('goblin', 'dice')]).toEqual([2 + 2, 1 + 2]);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.zone('steam-powered-girl')).toBe('me:cemetery');
  expect(t.stat('goblin', 'dice')).toBe(1);
});

test('The Good Boy strengthens one’s own primary only', () => {
  const t = table([{ hand: ['the-good-boy'], side: ['goblin'] }, {}, {}, {}], { mode: 'team' });
  t.me.play('the-good-boy');
  const figures = (card: string) => ['al', 'spd', 'hit', 'atk'].map((stat) => t.stat(card, stat));
  expect(figures('me:werewolf')).toEqual([7, 9, 1, 1]);
  expect(figures('seat2:werewolf')).toEqual([6, 8, 0, 0]);
  expect(figures('goblin')).toEqual([2, 8, 0, 0]);
});

test('Exhaustion makes MOD 0 whatever is added; bonuses to one roll stay', () => {
  const t = duel({ hand: ['exhaustion'] }, { primary: 'ogre', magics: ['epic-ring', 'surprise-from-the-deep'] });
  t.me.play('exhaustion', 'ogre');
  expect(['mod', 'hit', 'atk'].map((stat) => t.stat('ogre', stat))).toEqual([0, 4, 4]);
});

describe('Hell Authority', () => {
  test('keeps an opponent from magics for a cycle; what lies there goes on', () => {
    const t = duel({ hand: ['hell-authority'] }, { magics: ['knight-armor'], hand: ['hero-shield'] });
    t.me.play('hell-authority');
    t.stopAt('opp main');
    t.me.endTurn();
    expect(offers(t, 'play hero-shield')).toBe(false);
    expect(t.stat('opp:werewolf', 'al')).toBe(11);
    t.opp.endTurn();
    t.me.endTurn();
    expect(offers(t, 'play hero-shield')).toBe(true);
  });

  test('binds the one opponent that is chosen', () => {
    const t = table([{ hand: ['hell-authority'] }, { hand: ['hero-shield'] }, { hand: ['hero-shield'] }]);
    t.me.play('hell-authority');
    t.me.pick('seat 2');
    t.stopAt('seat1 main');
    t.stopAt('seat2 main');
    t.me.endTurn();
    expect(offers(t, 'play hero-shield')).toBe(true);
    t.players[1].endTurn();
    expect(offers(t, 'play hero-shield')).toBe(false);
  });
});

test('Orcs VS Apes doubles attack damage against Humanoids', () => {
  const t = duel({ primary: 'giant-eagle', magics: ['orcs-vs-apes'] }, { primary: 'frost-giant' });
  t.dice({ hit: [6, 5] }, { attack: [2, 3] }, MISS);
  t.me.battle('frost-giant');
  expect(t.hp('frost-giant')).toBe(110 - 10 - 1);
});

test('Dark Moon leaves opponents’ creatures one hit die for a cycle, a partner’s all of theirs', () => {
  const t = table([{ hand: ['dark-moon'] }, { magics: ['warming-glow'] }, {}, {}], { mode: 'team' });
  t.me.play('dark-moon');
  expect([0, 1, 2, 3].map((i) => t.stat(i === 0 ? 'me:werewolf' : `seat${i}:werewolf`, 'hitDice'))).toEqual([
    2, 1, 2, 1,
  ]);
});

test('Army of the Orcs strengthens everybody with Orc in the name', () => {
  const t = duel({ primary: 'orc', magics: ['army-of-the-orcs'] }, { primary: 'orc-warrior' });
  expect(['spd', 'atk', 'dice'].map((stat) => t.stat('orc', stat))).toEqual([10, 6, 2]);
  expect(['spd', 'atk', 'dice'].map((stat) => t.stat('orc-warrior', stat))).toEqual([5, 6, 4]);
});

test('Orc Magic destroys one magic of any side; Orc Mischief negates one as it is played', () => {
  const t = duel({ hand: ['orc-magic'], magics: ['hero-shield'] }, { magics: ['fear'], hand: ['orc-mischief'] });
  t.me.play('orc-magic', 'fear');
  t.opp.play('orc-mischief');
  expect(t.zone('fear')).toBe('opp:magic');
  expect(t.zone('orc-magic')).toBe('me:cemetery');
});

test('Adam Bomb destroys every other magic and stays', () => {
  const t = duel({ hand: ['adam-bomb'], magics: ['hero-shield'], primary: 'ogre' }, { magics: ['fear', 'curse'] });
  t.me.play('adam-bomb', 'ogre');
  expect(t.cards(t.me, 'magic')).toEqual(['adam-bomb']);
  expect(t.cards(t.opp, 'magic')).toEqual([]);
  expect(['al', 'spd', 'hit', 'atk'].map((stat) => t.stat('ogre', stat))).toEqual([11, 7, 3, 3]);
});

describe('Vampire Mistress', () => {
  test('hurts one creature and heals one', () => {
    const t = duel({ hand: ['vampire-mistress'], primary: { card: 'ogre', hp: 50 } });
    t.me.play('vampire-mistress', 'werewolf');
    t.me.pick('ogre');
    expect(t.hp('werewolf')).toBe(60);
    expect(t.hp('ogre')).toBe(60);
  });

  test('B10.9 a boss may resist it', () => {
    const t = raid([{ hand: ['vampire-mistress'], primary: { card: 'ogre', hp: 50 } }], 'werecroc');
    t.dice({ resist: [2] });
    t.me.play('vampire-mistress', 'werecroc');
    t.me.pick('ogre');
    expect(t.hp('werecroc')).toBe(90);
  });
});

describe('Ancient Book', () => {
  test('answers a Lightning, and stays on its creature', () => {
    const t = duel({ hand: ['hero-shield', 'ancient-book'], primary: 'goblin' }, { hand: ['haunted-tree'] });
    t.me.play('hero-shield', 'goblin');
    t.opp.play('haunted-tree');
    t.me.play('ancient-book', 'goblin');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.zone('ancient-book')).toBe('me:magic');
    expect(['al', 'spd', 'hit', 'atk'].map((stat) => t.stat('goblin', stat))).toEqual([10, 13, 5, 15]);
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.stat('goblin', 'atk')).toBe(15);
  });

  test('answers no other magic, and is not played in one’s own time', () => {
    const t = duel({ hand: ['ancient-book', 'hero-shield'] }, { hand: ['ancient-book'] });
    expect(offers(t, 'play ancient-book')).toBe(false);
    t.me.play('hero-shield', 'me:werewolf');
    expect(t.zone('hero-shield')).toBe('me:magic');
  });
});

describe('Living Trap', () => {
  test('strikes the primary of an opponent who declares a battle, and is gone', () => {
    const t = duel({ primary: 'ogre' }, { magics: ['living-trap'] });
    t.dice(MISS, MISS);
    t.me.battle('werewolf');
    expect(t.hp('ogre')).toBe(90 - 15 - 1);
    expect(t.zone('living-trap')).toBe('opp:cemetery');
  });

  test('its own player’s and a partner’s battles leave it; an opponent’s against anybody does not', () => {
    const t = table([{ magics: ['living-trap'] }, {}, { primary: 'ogre' }, {}], { mode: 'team', active: 2 });
    t.dice(MISS, MISS);
    t.players[2].battle('seat1:werewolf');
    expect(t.hp('ogre')).toBe(89);
    expect(t.zone('living-trap')).toBe('me:magic');
    const u = table([{ magics: ['living-trap'] }, { primary: 'ogre' }, {}], { active: 1 });
    u.dice(MISS, MISS);
    u.players[1].battle('seat2:werewolf');
    expect(u.hp('ogre')).toBe(90 - 15 - 1);
  });
});

test('Into Madness gives Demons and Undead of all sides a die more of each kind', () => {
  const t = duel({ primary: 'skeleton', magics: ['into-madness'], side: ['goblin'] }, { primary: 'demon-king' });
  expect([t.stat('skeleton', 'dice'), t.stat('skeleton', 'hitDice')]).toEqual([2, 3]);
  expect([t.stat('demon-king', 'dice'), t.stat('demon-king', 'hitDice')]).toEqual([4, 3]);
  expect([t.stat('goblin', 'dice'), t.stat('goblin', 'hitDice')]).toEqual([1, 2]);
});

test('Bramble Field pricks everybody without wings at the start of its player’s turn', () => {
  const t = duel({ primary: 'ogre' }, { primary: 'giant-eagle', magics: ['bramble-field'], side: ['goblin'] });
  t.me.endTurn();
  expect(t.hp('ogre')).toBe(85);
  expect(t.hp('giant-eagle')).toBe(50);
});

test('Frost Wyrms: SPD 0 and printed MOD 0; what is added to MOD counts; W8.2 no sacrifice', () => {
  const t = duel({
    primary: 'ogre',
    magics: ['frost-wyrms'],
    hand: ['mounted-assault', 'surprise-from-the-deep', 'behemoth', 'frog'],
  });
  t.me.play('mounted-assault', 'ogre');
  t.me.play('surprise-from-the-deep', 'ogre');
  expect([t.stat('ogre', 'spd'), t.stat('ogre', 'mod')]).toEqual([0, 5]);
  expect(offers(t, 'summon behemoth')).toBe(false);
});

test('Shuffling Bones shuffles one’s own deck', () => {
  const t = duel({ hand: ['shuffling-bones'], deck: ['frog', 'owl', 'goblin', 'knight'] });
  t.shuffle('knight', 'owl', 'goblin'); // the frog was drawn
  t.me.play('shuffling-bones');
  expect(t.cards(t.me, 'deck').reverse()).toEqual(['knight', 'owl', 'goblin']);
});

test('Magic Sword heals its wearer by 10 as it is played', () => {
  const t = duel({ hand: ['magic-sword'], primary: { card: 'ogre', hp: 50 } });
  t.me.play('magic-sword', 'ogre');
  expect([t.hp('ogre'), t.stat('ogre', 'hit'), t.stat('ogre', 'atk')]).toEqual([60, 2, 2]);
});

describe('Negative', () => {
  test('costs a magic of the hand and destroys one on the field', () => {
    const t = duel({ hand: ['negative', 'hero-shield', 'goblin'] }, { magics: ['fear'] });
    t.me.play('negative');
    expect(t.zone('fear')).toBe('opp:cemetery');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.cards(t.me, 'hand')).toEqual(['goblin']);
  });

  test('cannot be played without another magic; negated, nothing is discarded', () => {
    const bare = duel({ hand: ['negative', 'goblin'] }, { magics: ['fear'] });
    expect(offers(bare, 'play negative')).toBe(false);
    const t = duel({ hand: ['negative', 'hero-shield'] }, { magics: ['fear'], hand: ['orc-mischief'] });
    t.me.play('negative');
    t.opp.play('orc-mischief');
    expect(t.zone('hero-shield')).toBe('me:hand');
    expect(t.zone('fear')).toBe('opp:magic');
  });
});

test('Chain Lightning: 5 to one’s own primary, all magics gone, 5 for each of them to one opponent', () => {
  const t = table([
    { hand: ['chain-lightning'], magics: ['hero-shield'], primary: 'ogre' },
    { magics: ['fear'] },
    { magics: ['curse'], primary: 'knight' },
  ]);
  t.me.play('chain-lightning');
  t.me.pick('seat 2');
  expect([t.hp('ogre'), t.hp('werewolf'), t.hp('knight')]).toEqual([85, 70, 50 - 15]);
});

test('Soul Drain takes a die and a point of MOD, never the last die', () => {
  const t = duel({ hand: ['soul-drain', 'soul-drain'] });
  t.me.play('soul-drain', 'opp:werewolf');
  expect([t.stat('opp:werewolf', 'dice'), t.stat('opp:werewolf', 'mod')]).toEqual([1, 2]);
  t.me.play('soul-drain', 'opp:werewolf');
  expect([t.stat('opp:werewolf', 'dice'), t.stat('opp:werewolf', 'mod')]).toEqual([1, 1]);
});

test('Titan’s Amulet costs one’s own primary 10 and gives MOD +10 for a cycle', () => {
  const t = duel({ hand: ['titans-amulet'], primary: 'ogre' });
  t.me.play('titans-amulet', 'ogre');
  expect([t.hp('ogre'), t.stat('ogre', 'mod')]).toEqual([80, 13]);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.stat('ogre', 'mod')).toBe(3);
});

describe('The Merchant', () => {
  const sell = (mode: number) => {
    const t = duel({ hand: ['the-merchant'], primary: { card: 'ogre', hp: 50 } }, { magics: ['fear'] });
    t.me.play('the-merchant', 'ogre');
    t.me.pick(`mode ${mode}`);
    expect(t.zone('the-merchant')).toBe('me:magic');
    return t;
  };

  test('gives AL, or a better hit roll, while it is worn', () => {
    expect(sell(0).stat('ogre', 'al')).toBe(12);
    expect(sell(1).stat('ogre', 'hit')).toBe(4);
  });

  test('heals, or destroys another magic', () => {
    expect(sell(2).hp('ogre')).toBe(70);
    expect(sell(3).zone('fear')).toBe('opp:cemetery');
  });

  test('offers no magic to destroy where there is none', () => {
    const t = duel({ hand: ['the-merchant'], primary: 'ogre' });
    t.me.play('the-merchant', 'ogre');
    expect(t.choices).toHaveLength(3);
  });
});

test.each([
  [1, 'spd', 4 + 6],
  [4, 'atk', 6],
  [6, 'hit', 6],
])('Mysterious Orb rolls %i at the start of its player’s turn: %s %i for a cycle', (die, stat, value) => {
  const t = duel({}, { primary: 'ogre', magics: ['mysterious-orb'] });
  t.dice(die);
  t.me.endTurn();
  expect(t.stat('ogre', stat)).toBe(value);
});

test('The Iron Man: opponents’ creatures have one of everything for two cycles, whatever raises it', () => {
  const t = table([{ hand: ['the-iron-man'] }, { primary: 'ogre', magics: ['monster-armor'] }, {}, {}], {
    mode: 'team',
  });
  t.me.play('the-iron-man');
  const figures = (card: string) => ['al', 'spd', 'hitDice', 'dice'].map((stat) => t.stat(card, stat));
  expect(figures('ogre')).toEqual([1, 1, 1, 1]);
  expect(figures('seat2:werewolf')).toEqual([6, 8, 2, 2]);
});
