import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { base, wall } from './support.ts';

const many = (card: string, n: number): string[] => Array<string>(n).fill(card);

describe('drawing', () => {
  test('G6.1 one card at the start of each round', () => {
    const t = spar({ deck: ['levy', 'giant'] }, { deck: ['mage', 'monk'] });
    expect(t.cards(t.me, 'hand')).toEqual(['idle', 'levy']);
    t.me.endTurn();
    expect(t.cards(t.opp, 'hand')).toEqual(['idle', 'mage']);
    t.opp.endTurn();
    expect(t.cards(t.me, 'hand')).toEqual(['idle', 'levy', 'giant']);
  });

  test('G6.1 a hand holds eight: what is drawn beyond goes to the discard pile', () => {
    const t = spar({ hand: many('levy', 7), deck: ['giant', 'mage'] });
    expect(t.cards(t.me, 'hand')).toHaveLength(8);
    expect(t.cards(t.me, 'discard')).toEqual(['giant']);
    t.expectLog("G6.1 me's hand is full: Giant goes to the discard pile.");
    t.me.does('summon', 'levy', undefined, 0);
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.cards(t.me, 'hand')).toContain('mage');
  });

  test('G6.1 a full hand takes nothing back either', () => {
    const t = spar({ hand: ['recall'] }, { hand: many('levy', 7), guardians: ['giant'] });
    t.me.does('play', 'recall', 'giant');
    expect(t.cards(t.opp, 'hand')).toHaveLength(8);
    expect(t.zone('giant')).toBe('opp:discard');
  });

  test('G6.2 an empty deck hurts each base: 1, then twice as much every time', () => {
    const t = spar({ deck: [] });
    const hp = () => [0, 1, 2].map((lane) => base(t, 'me', lane));
    expect(hp()).toEqual([49, 99, 49]);
    t.me.endTurn();
    t.opp.endTurn();
    expect(hp()).toEqual([47, 97, 47]);
    t.me.endTurn();
    t.opp.endTurn();
    expect(hp()).toEqual([43, 93, 43]);
    t.expectLog("G6.2 me's deck is empty: 1 damage to each base.");
    t.expectLog("G6.2 me's deck is empty: 2 damage to each base.");
    t.expectLog("G6.2 me's deck is empty: 4 damage to each base.");
    expect(base(t, 'opp', 1)).toBe(100);
  });

  test('G6.2 a forced draw counts like a round; no wall absorbs it; fallen bases take nothing', () => {
    const t = spar({ hand: ['gift', 'scout'], deck: ['levy'] }, { deck: [], walls: [3, 3, 3], bases: [0, 100, 50] });
    t.me.does('play', 'gift');
    expect([0, 1, 2].map((lane) => base(t, 'opp', lane))).toEqual([0, 99, 49]);
    expect(wall(t, 'opp', 1)).toBe(30);
    // Two at once: 1 and 2.
    t.me.does('play', 'scout');
    expect(base(t, 'me', 1)).toBe(97);
  });

  test('G6.2 can be the end', () => {
    const t = spar({ deck: [], thirst: 4, bases: [50, 4, 50] });
    expect(t.asked).toBe('over');
    expect(t.winner).toBe(1);
  });
});

describe('the end', () => {
  test('G7.1 the owner of a fallen Stronghold loses', () => {
    const t = spar({ guardians: [null, 'giant'] }, { bases: [50, 20, 50] });
    t.me.does('attackBase', 'giant', undefined, 6);
    expect([t.winner, t.endedBy]).toEqual([0, 'G7.1']);
    t.expectLog('G7.1 The Stronghold of opp falls.');
    t.expectLog('G7.1 opp loses.');
    t.expectLog('G7.1 me wins.');
  });

  test('G7.1 both by one effect is a draw', () => {
    const t = spar({ hand: ['quake'], bases: [50, 10, 50] }, { bases: [50, 30, 50] });
    t.me.does('play', 'quake');
    expect([t.asked, t.winner]).toEqual(['over', -1]);
    t.expectLog('G7.1 The match is a draw.');
  });

  test('G7.1 fallen Outposts end nothing', () => {
    const t = spar({ hand: ['quake'] }, { bases: [30, 100, 30] });
    t.me.does('play', 'quake');
    expect(t.winner).toBeNull();
    expect([0, 1, 2].map((lane) => base(t, 'opp', lane))).toEqual([0, 70, 0]);
  });

  test('G7.1 what a fallen Stronghold would still set off does not happen any more', () => {
    const t = spar({ guardians: [null, 'giant'] }, { bases: [50, 20, 50], effects: [null, 'alarm'] });
    t.me.does('attackBase', 'giant', undefined, 6);
    expect(t.winner).toBe(0);
    t.expectNoLog('Alarm');
  });

  test('G7.1 whoever concedes or is disqualified has lost', () => {
    const t = spar();
    t.opp.concede();
    expect(t.winner).toBe(0);
    const u = spar();
    u.me.act('disqualify', u.me.seat);
    expect(u.winner).toBe(1);
  });

  test('G7.1 out of time: the Stronghold, then the Outposts together, else a draw', () => {
    const end = (mine: number[], theirs: number[]) => {
      const t = spar({ bases: mine }, { bases: theirs });
      t.me.act('timeOut');
      return t.winner;
    };
    expect(end([0, 90, 0], [50, 80, 50])).toBe(0);
    expect(end([10, 80, 0], [0, 80, 50])).toBe(1);
    expect(end([50, 80, 0], [0, 80, 50])).toBe(-1);
  });
});
