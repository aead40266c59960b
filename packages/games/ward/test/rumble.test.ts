import { type Chance, openTable, type Question, question, seededChance, submit } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { table } from './support.ts';

/** W1: everyone for themselves, three to six of them. */

/** A rumble opened with these dice; decks are shuffled somehow. */
function open(players: number, ...faces: number[]) {
  const log: string[] = [];
  const shuffles = seededChance('rumble');
  const chance: Chance = (q: Question) => (q.sides === 0 ? shuffles(q) : faces.splice(0, q.count));
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: ward.decks[i].cards }));
  const t = openTable(
    ward,
    { mode: 'rumble', seats },
    'scripted',
    (e, s) => {
      const text = ward.say.event(
        e,
        () => 'a card',
        (seat) => `seat${seat}`,
        s,
      );
      log.push(`${ward.clauses[e.cite]} ${text}`);
    },
    chance,
  );
  const state = () => t.machine.state;
  const begin = (seat: number): void => {
    const q = question(t)!;
    expect(submit(t, { seat: q.seat, pick: q.choices.findIndex((c) => c.n === seat) })).toBeNull();
  };
  return { log, state, begin, asked: () => question(t)!, left: faces };
}

describe('W1.rumble.order W7.1.1 the lowest roll chooses who begins', () => {
  test('of three it may be anybody, and turns go clockwise from there', () => {
    const t = open(3, 5, 2, 4);
    expect(t.log).toContain('W7.1.1 The players roll 5, 2, 4; the lowest chooses who begins.');
    expect(t.asked().seat).toBe(1);
    expect(t.asked().choices.map((c) => c.n)).toEqual([1, 2, 0]);
    t.begin(2);
    expect(t.log).toContain('W9.2.2 Turn 1: seat2.');
    expect(t.left).toEqual([]);
  });

  test('who is tied for the lowest rolls again, the others do not', () => {
    const t = open(4, 3, 6, 3, 3, 2, 2, 5, 6, 1);
    expect(t.log.filter((x) => x.startsWith('W7.1.1 The players roll'))).toEqual([
      'W7.1.1 The players roll 3, 6, 3, 3; the lowest chooses who begins.',
      'W7.1.1 The players roll 2, 2, 5; the lowest chooses who begins.',
      'W7.1.1 The players roll 6, 1; the lowest chooses who begins.',
    ]);
    expect(t.asked().seat).toBe(2);
    expect(t.left).toEqual([]);
  });

  test('with six players six dice are rolled', () => {
    const t = open(6, 6, 5, 4, 3, 2, 1);
    expect(t.asked().seat).toBe(5);
    t.begin(5);
    expect(t.state().active).toBe(5);
  });

  test('clockwise, and round again', () => {
    const t = table([{}, {}, {}], { active: 2 });
    t.players[2].endTurn();
    t.expectLog('W9.2.2 Turn 17: me.');
    t.me.endTurn();
    t.expectLog('W9.2.2 Turn 18: seat1.');
    t.players[1].endTurn();
    t.expectLog('W9.2.2 Turn 19: seat2.');
  });
});

describe('W1.rumble.targets W10.2.1 a creature may battle any opponent’s primary', () => {
  test('of four players it has three to choose from', () => {
    const t = table([{}, { primary: 'knight' }, { primary: 'ogre' }, { primary: 'owl' }]);
    t.expectChoices(t.me, ['battle werewolf knight', 'battle werewolf ogre', 'battle werewolf owl', 'endPhase']);
    t.dice(4, 4, 1, 1, 1, 1, 2); // it hits the ogre for 5; the ogre misses critically, and takes 2
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(83);
    expect(t.hp('knight')).toBe(50);
  });

  test('a player who is out is no target any more', () => {
    const t = table([{}, { primary: 'knight' }, { primary: 'ogre' }]);
    t.players[1].concede();
    t.expectChoices(t.me, ['battle werewolf ogre', 'endPhase']);
  });

  test('an effect on “an opponent” asks which', () => {
    const t = table([{ hand: ['foolish-tricks'] }, {}, { primary: 'knight', hand: ['owl'] }, {}]);
    t.me.play('foolish-tricks');
    expect(t.asked).toBe('me chooseSeat');
    expect(t.state.ask?.choices.map((c) => c.n)).toEqual([1, 2, 3]);
    t.me.pick('seat 2');
    expect(t.asked).toBe('seat2 replace');
  });

  test('an effect on all opponents reaches each of them', () => {
    const t = table([{ magics: ['forest-fire'] }, { primary: 'knight' }, { primary: 'ogre' }]);
    t.dice(2, 3); // both opponents roll at the end of my turn
    t.me.endTurn();
    expect([t.hp('knight'), t.hp('ogre')]).toEqual([40, 80]);
    expect(t.zone('forest-fire')).toBe('me:magic');
  });
});

describe('W1.rumble.win the last player at the table wins', () => {
  test('after all others have lost, however they did', () => {
    const t = table([
      {},
      { primary: { card: 'goblin', hp: 1 }, cemeteryHp: 270 },
      { primary: { card: 'knight', hp: 1 }, cemeteryHp: 250 },
    ]);
    t.players[1].concede();
    expect(t.winner).toBe(null);
    t.dice(6, 5, 1, 1);
    t.me.battle('knight');
    expect(t.winner).toBe(0);
    t.expectLog('W4.1.1 seat2 loses with 300 HP in the cemetery');
    t.expectLog('W1.rumble.win me wins');
    t.expectNoLog('seat1 wins');
  });

  test('W4.1.2 a loss does not end the match while others play on', () => {
    const t = table([{}, { primary: { card: 'goblin', hp: 1 }, cemeteryHp: 270 }, {}], { active: 0 });
    t.dice(6, 5, 5, 4, 3, 3);
    t.me.battle('goblin');
    t.expectLog('W4.1.1 seat1 loses with 300 HP');
    t.expectLog('W1.team.leave seat1 leaves the table');
    expect(t.winner).toBe(null);
    // W9.1.3: the kill has ended the combat phase, and the third player is next.
    t.expectLog('W9.2.2 Turn 17: seat2.');
  });
});

describe('W9.1.3 a kill ends the combat phase of the one whose turn it is', () => {
  test('whoever of the others was killed', () => {
    const t = table([
      { side: ['the-squire'] },
      { primary: { card: 'knight', hp: 1 }, hand: ['goblin'] },
      { primary: 'ogre' },
    ]);
    t.dice(6, 5, 1, 1);
    t.me.battle('werewolf', 'knight');
    t.players[1].summon('goblin');
    expect(t.asked).toBe('seat1 combat'); // the squire has no battle of its own left
  });
});
