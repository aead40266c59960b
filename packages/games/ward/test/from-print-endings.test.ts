import { describe, expect, test } from 'vitest';
import { duel, raid, table, type WardScenario } from './support.ts';

/** Written from the print: no progress (W15.1.4), and the redraw that can or cannot help (W7.2.2–W7.2.4). */

/** Whole turns of whoever's turn it is; dice for each are scripted before. */
function idle(t: WardScenario, turns: number, dice: () => void = () => {}): void {
  const until = t.state.turn + turns;
  while (t.state.over === null && t.state.turn < until) {
    dice();
    t.players[t.state.active].endTurn();
  }
}

/** The boss's team. */
const BOSS = 1;

const warnings = (t: WardScenario): number => t.log.filter((x) => x.startsWith('W15.1.4')).length;

describe('W15.1.4 no progress', () => {
  test('duel: time is called after eight whole cycles, with a warning two before; more cemetery HP loses', () => {
    const t = duel({ cemetery: ['frog'] }, {});
    idle(t, 11);
    expect(warnings(t)).toBe(0);
    idle(t, 4);
    expect([t.winner, warnings(t)]).toEqual([null, 1]);
    idle(t, 2);
    expect([t.winner, t.endedBy]).toEqual([1, 'W15.1.3']);
  });

  test('duel: HP that change begin the count anew', () => {
    const t = duel({ primary: 'werecroc', cemetery: ['frog'] }, { primary: 'frost-giant' });
    idle(t, 14);
    t.dice({ hit: [1, 1], slip: [1] }, { hit: [1, 2] }); // the faster giant hurts itself
    t.me.battle('frost-giant');
    idle(t, 14);
    expect(t.winner).toBe(null);
    idle(t, 4);
    expect(t.winner).toBe(1);
  });

  test('duel: a card that changes its place begins the count anew', () => {
    const t = duel({ cemetery: ['frog'] }, { deck: ['fear'] });
    idle(t, 15); // drawn in the opponent's first turn
    expect(t.winner).toBe(null);
    idle(t, 3);
    expect(t.winner).toBe(1);
  });

  test('duel: battles in which everyone misses are no progress', () => {
    const t = duel({ primary: 'frog-man', cemetery: ['frog'] }, { primary: 'frost-giant' });
    const miss = () => {
      if (t.state.active !== 0) return;
      t.dice({ hit: [1, 2] }, { hit: [1, 2] });
      t.me.battle('frost-giant');
    };
    while (t.state.over === null && t.state.turn < 40) {
      miss();
      if (t.state.over === null && t.asked !== 'over') t.players[t.state.active].endTurn();
    }
    expect([t.winner, t.endedBy]).toEqual([1, 'W15.1.3']);
  });

  test('rumble: eight cycles of all three; the least cemetery HP wins', () => {
    const t = table([{ cemetery: ['frog'] }, { primary: 'ogre', cemetery: ['goblin'] }, { primary: 'owl' }]);
    idle(t, 23);
    expect(t.winner).toBe(null);
    idle(t, 2);
    expect([t.winner, t.endedBy]).toEqual([2, 'W15.1.3']);
  });

  test('team: eight cycles of all four; the team with more cemetery HP together loses', () => {
    const t = table(
      [
        { cemetery: ['frog'] },
        { primary: 'ogre', cemetery: ['goblin'] },
        { primary: 'owl', cemetery: ['goblin'] },
        { primary: 'rodent' },
      ],
      { mode: 'team' },
    );
    idle(t, 31);
    expect(t.winner).toBe(null);
    idle(t, 2);
    expect([t.winner, t.endedBy]).toEqual([1, 'W15.1.3']); // team 1
  });

  test('rumble: equal cemetery HP of those with the least are settled by a die each (W16.2.2)', () => {
    const t = table([{ cemetery: ['frog'] }, { primary: 'ogre' }, { primary: 'owl' }]);
    idle(t, 23);
    t.dice({ off: [2, 5] });
    idle(t, 2);
    expect(t.winner).toBe(2);
  });

  test('raid: the boss wins, though it attacked in every round', () => {
    const t = raid([{ primary: 'frog-man' }, { primary: 'werecroc' }], 'frost-giant');
    const misses = () => {
      if (t.state.active === 1) t.dice({ target: [1, 2] }, { hit: [1, 2] }, { hit: [1, 2] });
    };
    idle(t, 21, misses);
    expect(t.winner).toBe(null);
    idle(t, 4, misses);
    expect(t.winner).toBe(BOSS);
  });
});

describe('W7.2.2–W7.2.4 the redraw', () => {
  /** A Werewolf strikes a creature with 1 HP: its player must replace it. */
  const slay = (opp: Parameters<typeof duel>[1]) => {
    const t = duel({ primary: 'raptor' }, { primary: { card: 'goblin', hp: 1 }, ...opp });
    t.dice({ hit: [6, 5], attack: [1, 1, 1] });
    t.stopAt('me second');
    return t;
  };

  test('W7.2.4 one card in hand, and only creatures that need a sacrifice in the deck: lost at once', () => {
    const t = slay({ hand: ['backstab'], deck: ['manticore', 'swamp-dragon', 'swamp-dragon', 'swamp-dragon'] });
    // One card is drawn in a redraw, and none of them can be played alone.
    t.me.battle('goblin');
    expect([t.winner, t.endedBy]).toEqual([0, 'W7.2.4']);
  });

  test('W7.2.2 two cards in hand: two of them make a summon with one as the sacrifice', () => {
    const t = slay({ hand: ['backstab', 'fear'], deck: ['manticore', 'swamp-dragon', 'curse'] });
    t.shuffle('curse', 'manticore');
    t.shuffle('manticore', 'swamp-dragon');
    t.me.battle('goblin');
    t.opp.summon('manticore');
    expect([t.zone('manticore'), t.zone('swamp-dragon')]).toEqual(['opp:primary', 'opp:cemetery']);
  });

  test('W7.2.4, W4.1.5 a sacrifice that would lose by its HP is none: lost at once', () => {
    const t = slay({ hand: ['backstab', 'fear'], deck: ['manticore', 'swamp-dragon'], cemeteryHp: 210 });
    // 210 and the goblin's 30; a Swamp Dragon's 80 would make 320.
    t.me.battle('goblin');
    expect([t.winner, t.endedBy]).toEqual([0, 'W7.2.4']);
  });

  test('W7.2.2, 055 Giant Rat: a sacrifice that goes to the deck costs nothing', () => {
    const t = slay({ hand: ['backstab', 'fear'], deck: ['manticore', 'giant-rat', 'curse'], cemeteryHp: 260 });
    t.shuffle('manticore', 'giant-rat');
    t.me.battle('goblin');
    t.opp.summon('manticore');
    expect([t.zone('manticore'), t.zone('giant-rat')]).toEqual(['opp:primary', 'opp:deck']);
  });

  test('W7.2.4, 020 two dragons are not enough for a third that asks for two: three cards are', () => {
    const lost = slay({ hand: ['backstab', 'fear'], deck: ['eternal-dragon', 'eternal-dragon'] });
    lost.me.battle('goblin');
    expect(lost.endedBy).toBe('W7.2.4');
  });

  test('W7.2.2, 020 three cards in hand: Eternal Dragon over two of its kin', () => {
    const t = slay({ hand: ['backstab', 'fear', 'curse'], deck: ['eternal-dragon', 'swamp-dragon', 'undead-dragon'] });
    t.shuffle('eternal-dragon', 'swamp-dragon', 'undead-dragon');
    t.me.battle('goblin');
    t.opp.summon('eternal-dragon', 'swamp-dragon', 'undead-dragon');
    expect([t.zone('eternal-dragon'), t.zone('undead-dragon')]).toEqual(['opp:primary', 'opp:under']);
  });

  test('W7.2.2, 087 Frog Man: no sacrifices, so one card is enough', () => {
    const t = slay({ hand: ['backstab'], deck: ['manticore', 'frog-man'] });
    t.shuffle('manticore');
    t.shuffle('frog-man');
    t.me.battle('goblin');
    t.opp.summon('frog-man');
    expect(t.zone('frog-man')).toBe('opp:primary');
  });

  test('W7.2.4, 088, 121 Stone Golem and The Squire are magics in hand and deck', () => {
    const t = slay({ hand: ['stone-golem'], deck: ['the-squire', 'stone-golem'] });
    t.me.battle('goblin');
    expect([t.winner, t.endedBy]).toEqual([0, 'W7.2.4']);
  });

  test('W7.2.3 with an empty hand cards are drawn until a creature is playable; the others go back', () => {
    const t = slay({ deck: ['fear', 'manticore', 'curse', 'frog', 'rodent'] });
    t.me.battle('goblin');
    expect(t.choices).toContain('summon frog');
    t.opp.summon('frog');
    expect([t.zone('fear'), t.zone('curse'), t.zone('rodent')]).toEqual(['opp:deck', 'opp:deck', 'opp:deck']);
  });

  test('W7.2.3 a creature drawn earlier may be the sacrifice', () => {
    const t = slay({ deck: ['manticore', 'fear', 'swamp-dragon', 'frog'] });
    t.me.battle('goblin');
    expect(t.choices).toContain('summon manticore');
    t.opp.summon('manticore');
    expect([t.zone('manticore'), t.zone('swamp-dragon'), t.zone('frog')]).toEqual([
      'opp:primary',
      'opp:cemetery',
      'opp:deck',
    ]);
  });

  test('W7.2.4 rumble: who cannot replace a creature is out, and the others play on', () => {
    const t = table([{ primary: 'raptor' }, { primary: { card: 'goblin', hp: 1 }, deck: ['manticore'] }, {}]);
    t.dice({ hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('goblin');
    t.expectLog('W7.2.4 seat1');
    expect(t.asked).toBe('seat2 combat');
  });

  test('W7.2.4 team: a partner plays on alone', () => {
    const t = table(
      [
        { primary: 'raptor' },
        { primary: { card: 'goblin', hp: 1 }, hand: ['fear'], deck: ['the-creator'] },
        {},
        { primary: 'owl' },
      ],
      { mode: 'team' },
    );
    t.dice({ hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('goblin');
    t.expectLog('W7.2.4 seat1');
    expect([t.winner, t.asked]).toEqual([null, 'seat2 combat']);
  });

  test('B4.2 raid: who has no creature left to place is out; when all are, the boss wins', () => {
    const t = raid(
      [{ primary: { card: 'goblin', hp: 1 } }, { primary: { card: 'owl', hp: 1 }, hand: ['fear'] }],
      'raptor',
      {
        active: 2,
      },
    );
    t.dice({ target: [1, 5] }, { hit: [6, 5], attack: [1, 1, 1] });
    t.expectLog('W7.2.4 me');
    expect(t.winner).toBe(null);
    t.dice({ hit: [6, 5], attack: [1, 1, 1] }); // one player left: no roll for a target
    t.players[1].endTurn();
    expect(t.winner).toBe(BOSS);
  });

  test('W7.2.4 an opponent’s creature in one’s hand: a redraw that can never help ends the match', () => {
    const t = duel(
      { primary: 'raptor', hand: ['terrifying-roar'] },
      { primary: { card: 'manticore', owner: 0 }, hand: ['backstab'], deck: ['swamp-dragon'], cemeteryHp: 230 },
    );
    // Back in the hand with Backstab, and a Swamp Dragon in the deck: either as a sacrifice would pass 300.
    t.me.play('terrifying-roar');
    expect([t.winner, t.endedBy]).toEqual([0, 'W7.2.4']);
  });

  test('W7.2.2 an opponent’s creature may be summoned, with one’s own as the sacrifice', () => {
    const t = duel(
      { primary: 'raptor', hand: ['terrifying-roar'] },
      { primary: { card: 'manticore', owner: 0 }, hand: ['backstab'], deck: ['swamp-dragon'], cemeteryHp: 210 },
    );
    t.shuffle('manticore', 'swamp-dragon');
    t.me.play('terrifying-roar');
    t.opp.summon('manticore');
    expect([t.zone('manticore'), t.cemeteryHp('opp')]).toEqual(['opp:primary', 290]);
  });

  test('W7.1.4 the same remedy in a first turn', () => {
    const t = duel({ unstarted: true, deck: ['giga', 'curse', 'holy-water', 'magic-belt', 'fear', 'frog'] });
    t.shuffle('giga', 'fear', 'holy-water', 'magic-belt', 'curse');
    t.shuffle('frog', 'curse', 'holy-water', 'magic-belt', 'fear');
    t.me.summon('frog');
    expect(t.zone('frog')).toBe('me:primary');
  });

  test('086 Foolish Tricks: no AL 6 or less in hand or deck is a loss, in a rumble for that player alone', () => {
    const t = table([
      { primary: 'raptor', hand: ['foolish-tricks'] },
      { primary: 'ogre', hand: ['knight'], deck: ['griffin', 'frog-man'] },
      { primary: 'owl' },
    ]);
    t.me.play('foolish-tricks', 'seat 1');
    t.expectLog('W7.2.4 seat1');
    expect([t.winner, t.asked]).toEqual([null, 'me combat']);
  });

  test('086 Foolish Tricks: the hand is shuffled in and drawn anew until one of AL 6 or less is there', () => {
    const t = duel(
      { primary: 'raptor', hand: ['foolish-tricks'] },
      { primary: 'ogre', hand: ['knight'], deck: ['griffin', 'goblin'] },
    );
    t.shuffle('griffin', 'knight');
    t.shuffle('goblin', 'knight');
    t.me.play('foolish-tricks');
    t.opp.summon('goblin');
    expect(t.zone('goblin')).toBe('opp:primary');
  });
});
