import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { raid, viewOf } from './support.ts';

/** B2–B5 and B13: decks, how it ends, and whose a boss's cards are. A Werecroc stands for the boss where any would do. */

const BOSS = 'werecroc';
const idle = { hand: ['fear'] };

describe('B2.1 who brings what', () => {
  const foe = ward.foes[0];
  const deck = ward.decks[0].cards;
  const check = (players: readonly (readonly string[])[], boss: readonly string[]): string[] =>
    ward.check({
      mode: 'boss',
      seats: [...players, boss].map((cards, i) => ({ name: `P${i}`, deck: cards })),
    });

  test('one to six players with 30 cards each, and a challenge deck in the last seat', () => {
    for (let n = 1; n <= 6; n++) expect(check(new Array(n).fill(deck), foe.cards)).toEqual([]);
    expect(check(new Array(7).fill(deck), foe.cards)).not.toEqual([]);
    expect(check([deck.slice(1)], foe.cards).join()).toContain('W2.1.1');
  });

  test('a challenge deck has one boss, 20 or more cards, and those of that boss alone', () => {
    const [itself, ...cards] = foe.cards;
    expect(check([deck], cards).join()).toContain('B2.1');
    expect(check([deck], [itself, itself, ...cards]).join()).toContain('B2.1');
    expect(check([deck], [itself, ...cards.slice(0, 19)]).join()).toContain('B2.1');
    expect(check([deck], [...foe.cards, 'goblin']).join()).toContain('B2.1');
    expect(check([deck], [...foe.cards, ward.foes[1].cards[1]]).join()).toContain('B2.1');
  });

  test.each(ward.foes.map((x) => [x.name, x] as const))('%s has HP for each number of players', (_name, x) => {
    const def = ward.defs[ward.defById.get(x.id)!];
    const figures = [1, 2, 3, 4, 5, 6].map((n) => raid(new Array(n).fill({}), x.id).hp(x.id));
    expect(figures).toEqual(def.hps);
    expect(figures.toSorted((a, b) => a - b)).toEqual(figures);
  });
});

describe('B3.1 advice for a raid deck', () => {
  const magics = ['fear', 'curse', 'twister', 'hero-shield', 'magic-ring', 'lucky-charm', 'knight-armor', 'magic-belt'];
  const creatures = ['goblin', 'owl', 'frog', 'knight', 'orc', 'ogre', 'elf', 'dwarf', 'harpy', 'demon'];
  /** So many creatures, and magics for the rest. */
  const deck = (n: number): string[] => {
    const three = (ids: readonly string[], count: number) =>
      Array.from({ length: count }, (_, i) => ids[i % ids.length]);
    return [...three(creatures, n), ...three([...magics, 'epic-boots', 'epic-helm'], 30 - n)];
  };
  const advice = (n: number, mode: string) => ward.checkDeck(deck(n), {}, mode).advice.map((x) => x.rule);

  test('5 to 15 creatures and 15 to 25 magics are recommended; more or fewer are named, and legal', () => {
    expect(advice(5, 'boss')).toEqual([]);
    expect(advice(15, 'boss')).toEqual([]);
    expect(advice(4, 'boss')).toEqual(['B3.1', 'B3.1']);
    expect(advice(16, 'boss')).toEqual(['B3.1', 'B3.1']);
    expect(ward.checkDeck(deck(4), {}, 'boss').errors).toEqual([]);
  });

  test('which is other advice than for a duel', () => {
    expect(advice(14, 'boss')).toEqual([]);
    expect(advice(14, 'duel')).toEqual(['W3.1.1.1', 'W3.1.1.2']);
  });

  test('W3.2.1 W3.2.2 copies and lists are the same', () => {
    const four = [...new Array<string>(4).fill('goblin'), ...deck(6).slice(4)];
    expect(ward.checkDeck(four, {}, 'boss').errors.map((x) => x.rule)).toContain('W3.2.1');
  });
});

describe('B4.1 B13.1 the players win when the boss has no HP left', () => {
  test('at once, all of them, those who are out as well', () => {
    const t = raid([{ hand: ['fear'] }, {}, {}], { primary: { card: BOSS, hp: 5 }, side: ['gate-hound'] });
    t.players[1].concede();
    t.dice(6, 5, 1, 1);
    t.me.battle(BOSS);
    t.expectLog('Werecroc is killed');
    expect(t.winner).toBe(0);
    expect(t.endedBy).toBe('B4.1');
    for (const seat of ['me', 'seat1', 'seat2']) t.expectLog(`B13.1 ${seat} wins.`);
    expect(t.asked).toBe('over'); // no minion takes its place
  });

  test('by damage of any kind', () => {
    const t = raid([{ primary: 'demon-knight', hand: ['fear'] }], { primary: { card: BOSS, hp: 15 } });
    t.dice(6, 4); // the fire comes, and gets through
    t.me.use('demon-knight');
    expect(t.winner).toBe(0);
  });

  test('not by what lies in its cemetery', () => {
    const t = raid([{}], { primary: BOSS, cemetery: ['giga', 'giga', 'giga'], deck: ['iron-lantern'] }, { active: 1 });
    t.dice(1, 2, 1, 2);
    expect(t.asked).toBe('me combat');
    expect(t.cemeteryHp(1)).toBe(390);
    expect(t.winner).toBe(null);
  });
});

describe('B4.2 a player is out', () => {
  test('with 300 in the cemetery, and cannot come back; the others fight on', () => {
    const t = raid([{ primary: { card: 'werewolf', hp: 1 }, cemeteryHp: 230 }, idle], BOSS, { active: 2 });
    t.dice(1, 2, 1, 2, 6, 5, 1, 1, 1); // I am meant; I miss, and the boss does not
    expect(t.asked).toBe('seat1 main');
    t.expectLog('W4.1.1 me loses with 300 HP in the cemetery.');
    t.expectLog('W1.team.leave me leaves the table with all their cards.');
    expect(t.winner).toBe(null);
    t.dice(1, 2, 1, 2);
    t.players[1].endTurn(); // the boss has nobody else to attack
    expect(t.asked).toBe('seat1 main');
  });

  test('with no creature left to place', () => {
    const t = raid([{ primary: { card: 'werewolf', hp: 1 }, hand: ['fear'] }, idle], BOSS, { active: 2 });
    t.dice(1, 2, 1, 2, 6, 5, 1, 1, 1);
    expect(t.asked).toBe('seat1 main');
    t.expectLog('W7.2.4 me loses');
  });

  test('when all are out, the boss has won', () => {
    const t = raid([{ primary: { card: 'werewolf', hp: 1 }, cemeteryHp: 230 }, {}], BOSS);
    t.players[1].concede();
    t.dice(1, 2, 6, 5, 1, 1, 1);
    t.me.endTurn();
    expect(t.winner).toBe(1);
    t.expectLog('seat2 wins.');
    t.expectNoLog('me wins');
  });
});

test('B4.3 a creature that leaves the cemetery stops counting', () => {
  const t = raid([{ cemetery: ['ogre', 'goblin'], hand: ['ghost-of-the-past'] }], BOSS);
  expect(t.cemeteryHp()).toBe(120);
  t.me.play('ghost-of-the-past', 'ogre');
  expect(t.cemeteryHp()).toBe(30);
});

test('B4.3.1 everyone sees every cemetery, the boss’s too', () => {
  const t = raid([{ cemetery: ['goblin'] }, { cemetery: ['frog'] }], {
    primary: BOSS,
    cemetery: ['gate-hound', 'curse'],
  });
  expect(t.asked).toBe('me combat');
  for (const viewer of [0, 1, 2, 3]) {
    const seen = viewOf(t, viewer).zones.filter((z) => z.zone === 'cemetery');
    expect(seen.map((z) => z.cards?.map((c) => c.card))).toEqual([['goblin'], ['frog'], ['gate-hound', 'curse']]);
  }
});

describe('B5.1.1 a boss card never comes to be a player’s', () => {
  const coin = 'coin-for-the-ferry';

  test('no deck of a player’s may hold one', () => {
    const deck = [...ward.decks[0].cards.slice(1), coin];
    expect(ward.checkDeck(deck, {}, 'boss').errors.map((x) => x.rule)).toEqual(['B5.1.1']);
    expect(ward.checkDeck(deck, {}, 'duel').errors.map((x) => x.rule)).toEqual(['B5.1.1']);
  });

  test('stolen as it is played it is destroyed, and does nothing', () => {
    const t = raid([{ hand: ['magic-steal'] }, idle], { primary: BOSS, deck: [coin] });
    t.me.next();
    t.me.play('magic-steal');
    t.expectLog('Magic Steal negates Coin for the Ferry');
    t.expectLog('B5.1.1 Coin for the Ferry goes to the cemetery');
    expect(t.zone(coin)).toBe('seat2:cemetery');
    expect(t.hp('me:werewolf')).toBe(70);
  });

  test('taken back to a hand it goes to the cemetery: the boss has none', () => {
    const t = raid([{ hand: ['foolish-tricks'] }], { primary: BOSS, magics: ['iron-lantern', 'mooring-chain'] });
    t.me.play('foolish-tricks');
    t.expectLog('B10.5 Iron Lantern goes to the cemetery');
    expect(t.zone('iron-lantern')).toBe('opp:cemetery');
    expect(t.zone('mooring-chain')).toBe('opp:cemetery');
    t.expectLog('B10.3 Foolish Tricks does nothing to Werecroc');
  });

  test('its minions can be taken over by nobody', () => {
    const t = raid([{ primary: 'werewolf', hand: ['psychic-toad', 'judgement'] }], {
      primary: BOSS,
      side: ['gate-hound'],
    });
    t.me.play('judgement');
    t.me.summon('psychic-toad');
    t.me.pick('gate-hound');
    t.expectLog('B5.1.1 Gate Hound goes to the cemetery');
    expect(t.zone('gate-hound')).toBe('opp:cemetery');
  });

  test('one that goes into a deck goes into the boss’s', () => {
    const t = raid([{ hand: ['wrath-of-the-old-ones', 'frog'], deck: ['owl', 'goblin'] }], {
      primary: BOSS,
      magics: ['iron-lantern'],
    });
    t.me.play('wrath-of-the-old-ones');
    expect(t.zone('iron-lantern')).toBe('opp:deck');
    t.expectLog('B10.3 Wrath of the Old Ones does nothing to Werecroc');
  });
});
