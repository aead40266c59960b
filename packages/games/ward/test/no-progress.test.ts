import { advance, asksChance, begin, drawChance, type Machine, randomStream, type Setup } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table, type WardScenario } from './support.ts';

/** W15.1.4: eight whole turn cycles without a change are the end, in every way to play. */

/** A magic nobody plays, so that every turn has a question. */
const idle = { hand: ['fear'] };
const WARNED =
  'W15.1.4 For 6 turn cycles no card has changed its place and no HP have changed: 2 more, and time is called.';
const CALLED = 'W15.1.4 For 8 turn cycles no card has changed its place and no HP have changed.';

/** So many turns in which their players do nothing. */
function wait(t: WardScenario, turns: number): void {
  for (let i = 0; i < turns && t.state.over === null; i++) rest(t, t.state.active);
}

describe('W15.1.4 no progress', () => {
  test('W15.1.3 duel: after eight cycles the table calls time, and it warns two cycles before', () => {
    const t = duel({ ...idle, cemetery: ['goblin'] }, { ...idle, cemetery: ['frog'] });
    wait(t, 11);
    t.expectNoLog('no card has changed');
    wait(t, 1);
    t.expectLog(WARNED);
    wait(t, 3);
    expect(t.asked).toBe('opp main');
    wait(t, 1);
    t.expectLog(CALLED);
    t.expectLog('W15.1.3 Time is up.');
    expect([t.winner, t.endedBy]).toEqual([1, 'W15.1.3']);
  });

  test('a card that changes its place starts the count again, after the warning too', () => {
    const t = duel({ ...idle, cemetery: ['goblin'] }, idle);
    wait(t, 14);
    t.expectLog(WARNED);
    t.me.play('fear', 'opp:werewolf');
    wait(t, 13); // the turn of the change itself is none of the whole cycles
    t.expectLog(WARNED);
    expect(t.winner).toBe(null);
    wait(t, 4);
    expect(t.endedBy).toBe('W15.1.3');
  });

  test('so does a change of HP: Troll Regeneration heals until it cannot', () => {
    const t = duel(
      { ...idle, primary: { card: 'werewolf', hp: 50 }, magics: [{ card: 'troll-regeneration', count: 2 }] },
      { ...idle, cemetery: ['frog'] },
    );
    wait(t, 17); // healed in turns 1, 3, 5 and 7
    expect(t.hp('me:werewolf')).toBe(70);
    expect(t.winner).toBe(null);
    wait(t, 6);
    expect(t.winner).toBe(0);
  });

  test('W16.2.2 equal cemetery HP are rolled off', () => {
    const t = duel(idle, idle);
    t.dice(2, 5);
    wait(t, 16);
    expect(t.winner).toBe(1);
  });

  test('W1.team.win team: the team with less cemetery HP together wins', () => {
    const t = table([{ ...idle, cemetery: ['goblin'] }, idle, { ...idle, cemetery: ['frog'] }, idle], { mode: 'team' });
    wait(t, 31);
    expect(t.winner).toBe(null);
    wait(t, 1);
    t.expectLog(WARNED);
    t.expectLog(CALLED);
    expect(t.winner).toBe(1);
  });

  test('W1.rumble.win rumble: a cycle is everyone who is left', () => {
    const t = table([{ ...idle, cemetery: ['goblin'] }, idle, { ...idle, cemetery: ['frog'] }, idle]);
    t.players[3].concede();
    wait(t, 24);
    expect(t.winner).toBe(null); // the turn in which the fourth left was one with a change
    wait(t, 1);
    expect(t.winner).toBe(1);
  });

  test('B4.2 raid: the boss wins then', () => {
    // The boss has no cards; in its eight turns it attacks a player by dice, and both miss.
    const t = raid([idle, idle], 'werecroc');
    for (let cycle = 0; cycle < 8; cycle++) t.dice(1, 6, 1, 2, 1, 2);
    wait(t, 24);
    t.expectLog(WARNED);
    t.expectLog(CALLED);
    expect([t.winner, t.endedBy]).toEqual([1, 'B4.2']);
  });
});

/** Always what does least: passing, going on, no; else the first that is offered. */
function decline(m: Machine, random: () => number): void {
  const q = m.state.ask!;
  const still = q.choices.findIndex((c) => ward.passingVerbs[c.verb]);
  const host = q.table === 1 ? { host: true } : {};
  const input = asksChance(q) ? { chance: drawChance(random, q) } : { seat: q.seat, pick: Math.max(0, still), ...host };
  expect(advance(m, input)).toBe(null);
}

const seatsOf = (n: number, from: number) =>
  Array.from({ length: n }, (_, i) => ({ name: `P${i}`, deck: ward.decks[(from + i) % ward.decks.length].cards }));

describe('W15.1.4 matches of players who always decline end', () => {
  const modes: [string, (from: number) => Setup][] = [
    ['duel', (from) => ({ mode: 'duel', seats: seatsOf(2, from) })],
    ['team', (from) => ({ mode: 'team', seats: seatsOf(4, from) })],
    ['rumble', (from) => ({ mode: 'rumble', seats: seatsOf(6, from) })],
    [
      'boss',
      (from) => {
        const { id, cards } = ward.foes[from % ward.foes.length];
        return { mode: 'boss', seats: [...seatsOf(3, from), { name: id, deck: cards }] };
      },
    ],
  ];

  test.each(modes)('%s', (mode, setup) => {
    for (let from = 0; from < ward.decks.length; from++) {
      const random = randomStream(`idle ${mode} ${from}`);
      const m = begin(ward, setup(from));
      for (let inputs = 0; m.state.over === null && inputs < 3000; inputs++) decline(m, random);
      expect(m.state.over, `${mode} ${from}`).not.toBe(null);
      expect(ward.clauses[m.state.over!.cite]).not.toBe('W16.2.3');
    }
  });
});
