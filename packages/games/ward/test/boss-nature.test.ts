import { advance, type Machine, machine, run, type SeatId } from '@wardroom/core';
import { position, ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { raid, whyNot } from './support.ts';

/** B10.1–B10.8: what a boss is. A Werecroc stands for it where any would do: AL 9, SPD 2, 90 HP, three dice, MOD 1. */

const BOSS = 'werecroc';
/** A magic in hand, which nobody plays: so that every turn has a question. */
const idle = { hand: ['fear'] };
/** The wolf misses the boss, and the boss the wolf. */
const MISSES = [1, 2, 1, 2];
/** What the boss draws in the mini turn after my turn. */
const drawing = (deck: readonly string[], more: object = {}) =>
  raid([idle, idle], { primary: BOSS, deck: [...deck], ...more });

describe('B10.1 B12.1.1 the smartest option', () => {
  test('is for the table to say, and the log tells which options there were, the one taken last', () => {
    const t = raid([{ primary: { card: 'werewolf', hp: 20 }, cemeteryHp: 230, ...idle }], {
      primary: BOSS,
      deck: ['exact-change'],
    });
    t.table('mode 1');
    t.me.endTurn();
    t.expectLog('B10.1 opp passes over “Everybody pays 5”.');
    t.expectLog('B10.1 opp takes “One pays 20”.');
    t.expectLog('Werewolf takes 20 from Exact Change');
    expect(t.winner).toBe(1);
  });

  test('may be another one', () => {
    const t = raid([{ primary: { card: 'werewolf', hp: 20 }, ...idle }], { primary: BOSS, deck: ['exact-change'] });
    t.dice(...MISSES);
    t.table('mode 0');
    t.me.endTurn();
    t.expectLog('B10.1 opp passes over “One pays 20”.');
    t.expectLog('B10.1 opp takes “Everybody pays 5”.');
    expect(t.hp('werewolf')).toBe(15);
  });

  test('W6.4.3 an equip of its own goes to whom it likes: it may choose among all creatures', () => {
    const t = raid([idle], { primary: BOSS, deck: ['knight-armor'] });
    t.dice(...MISSES);
    t.table(BOSS);
    t.me.endTurn();
    t.expectLog('B10.1 opp passes over “Werewolf”.');
    t.expectLog('B10.1 opp takes “Werecroc”.');
    expect(t.stat(BOSS, 'al')).toBe(12);
  });
});

describe('B10.1 what the table answers is an input', () => {
  const seats = [idle, idle].map((x) => ({ primary: 'werewolf', ...x }));
  /** The boss has drawn Exact Change in its mini turn, and the table is asked. */
  const asked = (): Machine => {
    const start = position({ mode: 'boss', seats: [...seats, { primary: 'the-toll-keeper', deck: ['exact-change'] }] });
    const m = machine(ward, start);
    run(m);
    while (m.state.ask!.table === 0) {
      const { seat, choices } = m.state.ask!;
      expect(advance(m, { seat, pick: choices.length - 1 })).toBeNull();
    }
    return m;
  };

  test('of the host alone: nobody else may give it, and nobody else is asked', () => {
    const m = asked();
    expect(m.state.ask).toMatchObject({ seat: 2, table: 1 });
    expect(advance(m, { seat: 2, pick: 0 })).toEqual({ error: 'The table answers for seat 2.' });
    expect(advance(m, { seat: 0, pick: 0 })!.error).toContain('seat 0 is not asked');
    expect(advance(m, { seat: 2, pick: 0, host: true })).toBeNull();
    expect(m.state.ask!.table).toBe(0);
  });

  test('and what a player is asked the host does not answer', () => {
    const m = asked();
    advance(m, { seat: 2, pick: 0, host: true });
    const { seat } = m.state.ask!;
    expect(advance(m, { seat, pick: 0, host: true })!.error).toContain('and not the table');
  });

  test('a player who concedes meanwhile is gone, and the table is asked anew', () => {
    const m = asked();
    const before = m.state.frames.length;
    expect(advance(m, { seat: 1, act: 'concede' })).toBeNull();
    expect(m.state.seats[1 as SeatId].out).toBe(1);
    expect(m.state.ask).toMatchObject({ seat: 2, table: 1 });
    expect(m.state.frames).toHaveLength(before);
    expect(advance(m, { seat: 2, pick: 1, host: true })).toBeNull();
  });
});

describe('B10.2 cards that do not work on a boss', () => {
  test('Abominable Deer Man has the minions to battle, but not the boss', () => {
    const t = raid([{ side: ['abominable-deer-man'] }], { primary: BOSS, side: ['gate-hound'] });
    t.expectChoices(t.me, [
      'battle werewolf werecroc',
      'battle werewolf gate-hound',
      'battle abominable-deer-man gate-hound',
      'endPhase',
    ]);
  });

  test('alone with the boss it has nobody to battle', () => {
    const t = raid([{ side: ['abominable-deer-man'] }], BOSS);
    t.expectChoices(t.me, ['battle werewolf werecroc', 'endPhase']);
  });
});

describe('B10.3 the boss leaves the field only by dying', () => {
  test('W6.2.1 Terrifying Roar, Turncoat and Stone Golem would do nothing to it, and are not offered', () => {
    const hand = ['terrifying-roar', 'turncoat', 'stone-golem'];
    const t = raid([{ hand: [...hand, 'fear'] }], BOSS);
    t.expectChoices(t.me, ['play fear', 'endPhase']);
    for (const card of hand) expect(whyNot(t, card)).toEqual(['W6.2.1']);
  });

  test('it sends a minion away, which goes to the cemetery as the boss has no hand', () => {
    const t = raid([{ hand: ['terrifying-roar'] }], { primary: BOSS, side: ['gate-hound'] });
    t.me.play('terrifying-roar', 'gate-hound');
    expect(t.zone('gate-hound')).toBe('opp:cemetery');
  });

  test('Psychic Toad takes nobody over', () => {
    const t = raid([{ primary: 'werewolf', hand: ['judgement', 'psychic-toad'] }], BOSS);
    t.me.play('judgement');
    t.expectLog('B10.3 Judgement does nothing to Werecroc.');
    t.me.summon('psychic-toad');
    t.expectLog('B10.3 Psychic Toad does nothing to Werecroc.');
    expect(t.zone(BOSS)).toBe('opp:primary');
  });
});

describe('B10.4 fractions of HP', () => {
  test('Mimic Chest stops its attack, if it gets through, and halves nothing', () => {
    const t = raid([{ hand: ['mimic-chest'] }], BOSS, { active: 1 });
    t.dice(1, 2, 6, 5); // the wolf misses, the boss hits
    expect(t.asked).toBe('me respond');
    t.dice(4);
    t.me.play('mimic-chest');
    t.expectLog('B10.9 me rolls 4 for Mimic Chest: it gets through.');
    t.expectLog('The attack of Werecroc is negated');
    t.expectLog('B10.4 Werecroc takes none of the 45 damage.');
    expect(t.hp(BOSS)).toBe(90);
  });

  test('Demonic Magic lies on it and costs it nothing', () => {
    const t = raid([{ hand: ['demonic-magic'] }], BOSS);
    t.dice(5);
    t.me.play('demonic-magic', BOSS);
    t.expectLog('B10.4 Werecroc takes none of the 45 damage.');
    expect(t.stat(BOSS, 'atk')).toBe(5);
  });

  test('W17.6 a minion is no boss: it is halved', () => {
    const t = raid([{ hand: ['demonic-magic'] }], { primary: BOSS, side: ['gate-hound'] });
    const hp = t.hp('gate-hound');
    t.dice(5); // the silence it lays over all creatures would be over the boss, too
    t.me.play('demonic-magic', 'gate-hound');
    expect(t.hp('gate-hound')).toBe(hp - Math.ceil(hp / 2));
  });
});

describe('B10.5 it has no hand', () => {
  test('what it draws is played at once', () => {
    const t = drawing(['curse']);
    t.me.endTurn();
    t.expectLog('seat2 draws Curse.');
    t.expectLog('W6.5.2 seat2 plays Curse.');
    expect(t.cards(t.players[2], 'hand')).toEqual([]);
    expect(t.zone('curse')).toBe('seat2:magic');
  });

  test('a minion comes beside it', () => {
    const t = drawing(['gate-hound']);
    t.me.endTurn();
    t.expectLog("W13.1 Gate Hound joins seat2's side as a limited summon.");
    expect(t.zone('gate-hound')).toBe('seat2:side');
  });

  test('a magic that makes no sense goes to the cemetery', () => {
    const t = drawing(['council-of-the-cosmos']); // there is no magic to destroy
    t.me.endTurn();
    t.expectLog('B10.5 Council of the Cosmos is of no use now and goes to the cemetery.');
    expect(t.zone('council-of-the-cosmos')).toBe('seat2:cemetery');
  });

  test('so does a minion for which there is no room', () => {
    const t = drawing(['gate-hound'], { side: ['orc', 'orc', 'orc', 'orc'] });
    t.me.endTurn();
    t.expectLog('B10.5 Gate Hound is of no use now');
    expect(t.zone('gate-hound')).toBe('seat2:cemetery');
  });

  test('so does every magic while something keeps it from playing them', () => {
    const t = raid([{ ...idle, magics: ['cosmic-negation'] }, idle], { primary: BOSS, deck: ['curse'] });
    t.me.endTurn();
    t.expectLog('B10.5 Curse is of no use now');
  });

  test('W4.1.5 so does one that would kill the boss itself to be played', () => {
    const road = { ...idle, magics: ['old-logging-road'] }; // 5 damage to play a magic
    const t = raid([road, idle], { primary: { card: BOSS, hp: 5 }, deck: ['iron-lantern'] });
    t.me.endTurn();
    t.expectLog('B10.5 Iron Lantern is of no use now');
    expect(t.hp(BOSS)).toBe(5);
    const u = raid([road, idle], { primary: { card: BOSS, hp: 6 }, deck: ['iron-lantern'] });
    u.me.endTurn();
    u.expectLog('W14.2.3 seat2 pays 5 damage to play Iron Lantern.');
    expect(u.hp(BOSS)).toBe(1);
  });

  test('it draws no cards by others’ effects', () => {
    const t = raid([{ hand: ['twister'], deck: ['owl', 'frog', 'goblin'] }], {
      primary: BOSS,
      deck: ['curse', 'fear'],
    });
    t.me.play('twister');
    expect(t.cards(t.me, 'hand')).toHaveLength(3);
    expect(t.cards(t.opp, 'deck')).toHaveLength(2);
  });
});

describe('B10.6 five magics', () => {
  const five = ['lucky-charm', 'magic-belt', 'magic-ring', 'knight-armor', 'epic-ring'];

  test('a sixth goes to the cemetery without any effect', () => {
    const t = drawing(['curse'], { magics: five });
    t.me.endTurn();
    t.expectLog('B10.6 Curse is of no use now and goes to the cemetery.');
    expect(t.zone('curse')).toBe('seat2:cemetery');
    expect(t.stat('me:werewolf', 'al')).toBe(6);
  });

  test('a Standard goes there too: Coin for the Ferry costs nobody anything', () => {
    const t = drawing(['coin-for-the-ferry'], { magics: five });
    t.me.endTurn();
    t.expectLog('B10.6 Coin for the Ferry is of no use now and goes to the cemetery.');
    expect(t.zone('coin-for-the-ferry')).toBe('seat2:cemetery');
    expect(t.hp('me:werewolf')).toBe(70);
  });

  test('a minion is no magic and still comes', () => {
    const t = drawing(['gate-hound'], { magics: five });
    t.me.endTurn();
    expect(t.zone('gate-hound')).toBe('seat2:side');
  });

  test('with four there is room for one more', () => {
    const t = drawing(['curse'], { magics: five.slice(1) });
    t.me.endTurn();
    expect(t.zone('curse')).toBe('seat2:magic');
  });
});

describe('B10.7 it never runs out', () => {
  test('with an empty deck the magics of its cemetery are shuffled in first; its minions stay dead', () => {
    const t = drawing([], { cemetery: ['curse', 'gate-hound', 'coin-for-the-ferry'] });
    t.shuffle('coin-for-the-ferry');
    t.me.endTurn();
    t.expectLog('B10.7 seat2 takes the magics of the cemetery back into the deck.');
    t.expectLog('seat2 draws Coin for the Ferry.');
    expect(t.cards(t.players[2], 'deck')).toEqual(['curse']);
    expect(t.cards(t.players[2], 'cemetery').toSorted()).toEqual(['coin-for-the-ferry', 'gate-hound']);
  });

  test('whatever the cards say: one that nothing may take out of a cemetery as well', () => {
    const t = drawing([], { cemetery: ['holy-light'] });
    t.me.endTurn();
    t.expectLog('B10.7');
    t.expectLog('seat2 draws Holy Light.');
  });

  test('not before the deck is empty', () => {
    const t = drawing(['curse'], { cemetery: ['coin-for-the-ferry'] });
    t.me.endTurn();
    t.expectNoLog('B10.7');
    expect(t.zone('coin-for-the-ferry')).toBe('seat2:cemetery');
  });

  test('W17.4 with nothing in either it draws nothing, and plays on', () => {
    const t = drawing([]);
    t.me.endTurn();
    t.expectLog('B9.3.2 Mini turn');
    t.expectNoLog('draws');
    expect(t.asked).toBe('seat1 main');
  });
});

describe('B10.8 it tries to roll itself free', () => {
  test('of a hold, before it does anything else: free, it attacks', () => {
    const t = raid([{ primary: 'kraken', ...idle }], BOSS);
    t.dice(6, 5, 4, 1, 1, 1); // a hit; the wrap gets through; 5 damage; it cannot strike back
    t.me.battle(BOSS);
    expect(t.stat(BOSS, 'wrapped')).toBe(1);
    expect(t.hp(BOSS)).toBe(85);
    t.dice(3, ...MISSES);
    t.me.endTurn();
    t.expectLog('kraken opp rolls 3 for Kraken');
    t.expectLog('Werecroc is free');
    t.expectLog('B9.3.1 opp: combat phase');
    t.expectLog('W10.2.1 Werecroc battles Kraken');
  });

  test('not free, it stays held, takes what the hold deals and attacks nobody', () => {
    const t = raid([{ primary: 'kraken', ...idle }], BOSS);
    t.dice(6, 5, 4, 1, 1, 1);
    t.me.battle(BOSS);
    t.dice(6);
    t.me.endTurn();
    expect(t.hp(BOSS)).toBe(75);
    expect(t.stat(BOSS, 'wrapped')).toBe(1);
    t.expectNoLog('Werecroc battles');
    t.dice(5, ...MISSES); // and again in its next turn
    t.me.endTurn();
    t.expectLog('Werecroc is free');
  });

  test('of an equip that allows a roll: Winter Chill', () => {
    const t = raid([{ hand: ['winter-chill', 'fear'] }], BOSS);
    t.dice(4);
    t.me.play('winter-chill', BOSS);
    t.dice(4);
    t.me.endTurn();
    t.expectLog('winter-chill opp uses Winter Chill');
    t.expectLog('winter-chill opp rolls 4 for Winter Chill');
    t.expectNoLog('Werecroc battles');
    t.dice(5, ...MISSES);
    t.me.endTurn();
    expect(t.zone('winter-chill')).toBe('me:cemetery');
    t.expectLog('W10.2.1 Werecroc battles Werewolf');
  });
});

test('B14.1 what the rules do not permit is prohibited, and the table says by which clause', () => {
  const t = raid([{ hand: ['knight', 'junk-scarecrow'] }, { primary: 'ogre' }], BOSS, { turn: 2 });
  // Nobody battles in the first cycle, nobody battles a partner ever, and a lightning waits for its moment.
  t.expectChoices(t.me, ['summon knight', 'endPhase']);
  expect(whyNot(t, 'junk-scarecrow')).toEqual(['W6.5.3']);
  expect(() => t.players[1].next()).toThrow();
  t.me.next();
  expect(() => t.me.battle('ogre')).toThrow();
});
