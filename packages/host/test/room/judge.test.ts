import { describe, expect, test } from 'vitest';
import { answer, middle } from './middle.ts';
import { type Client, connect, type Rig, refusals, rigged, time } from './rig.ts';

/** The judge's seat (W15.1.4, W16.2.3): the server says who holds it, and everybody hears what is done from it. */

const judging = (rig: Rig, as: number | 'spectator' = 'spectator'): Client =>
  connect(rig, as, undefined, undefined, true);
const rulings = (x: Client) => x.shown!.rulings;

test('a session that did not join as judge is refused, player or spectator', () => {
  const { rig, a } = middle({ spectators: { hands: 'hidden', delay: 0 } });
  const looker = connect(rig, 'spectator');
  const entries = rig.log.entries.length;
  for (const x of [a, looker]) {
    for (const act of ['disqualify', 'timeOut', 'ruling', 'end']) x.say({ do: 'judge', act, target: 1, text: 'Mine.' });
    expect(new Set(refusals(x))).toEqual(new Set(['Only the judge of this match may do that.']));
  }
  expect(rig.log.entries).toHaveLength(entries);
});

describe('the judge', () => {
  test('is told what they may do: what the rules give an official, a ruling, the end', () => {
    const { rig } = middle();
    const [joined] = judging(rig).heard;
    expect(joined).toMatchObject({ is: 'whole', judge: ['disqualify', 'timeOut', 'ruling', 'end'] });
    expect(connect(rig, 0).heard[0]).not.toHaveProperty('judge');
  });

  test('disqualifies a player (W15.1.4), and everybody reads it', () => {
    const { rig, a, b } = middle();
    const judge = judging(rig);
    judge.say({ do: 'judge', act: 'disqualify', target: 0, key: 'd' });
    expect(judge.heard).toContainEqual({ is: 'taken', key: 'd' });
    expect(rig.log.entries.at(-1)).toMatchObject({ by: 'judge', input: { act: 'disqualify', target: 0 } });
    for (const x of [a, b, judge]) {
      expect(rulings(x)).toMatchObject([{ act: 'disqualify', target: 0 }]);
      expect(x.log.find((e) => e.cite === 'W15.1.4')).toMatchObject({ seat: 0 });
      expect(x.shown!.view.over).not.toBeNull();
    }
  });

  test('rules on a case in words (W16.2.3): all are told, nothing else changes, and it is there after a rebuild', () => {
    const { rig, a, b } = middle();
    const before = a.shown!;
    const judge = judging(rig);
    for (const key of ['r', 'r']) judge.say({ do: 'judge', act: 'ruling', text: 'The die that fell counts.', key });
    const ruling = { at: a.log.length, act: 'ruling', text: 'The die that fell counts.' };
    for (const x of [a, b, judge]) expect(rulings(x)).toEqual([ruling]);
    expect({ ...a.shown!, rulings: [], clocks: before.clocks }).toEqual(before);
    answer(a, 'summon');
    const again = rigged(rig.log.entries, time(rig.time.now()));
    expect(rulings(connect(again, 1))).toEqual([ruling]);
  });

  test('ends the match with a sentence, and calls time', () => {
    const { rig, b } = middle();
    judging(rig).say({ do: 'judge', act: 'end', text: 'The hall is closed.' });
    expect(b.shown!.ended).toEqual({ why: 'host', text: 'The hall is closed.' });
    const timed = middle();
    judging(timed.rig).say({ do: 'judge', act: 'timeOut' });
    expect(timed.a.log.some((e) => e.kind === 'timeOut')).toBe(true);
    expect(rulings(timed.a)).toMatchObject([{ act: 'timeOut' }]);
  });

  test('may be somebody who plays, too', () => {
    const { rig, b } = middle();
    const host = judging(rig, 0);
    host.say({ do: 'judge', act: 'ruling', text: 'We go on.' });
    answer(host, 'summon');
    expect(refusals(host)).toEqual([]);
    expect(rulings(b)).toHaveLength(1);
  });

  test('is refused with the field, and only so often', () => {
    const { rig } = middle();
    const judge = judging(rig);
    const bad: [object, string][] = [
      [{ act: 'nonsense' }, 'act must be one of'],
      [{ act: 'disqualify' }, 'target: say which player'],
      [{ act: 'disqualify', target: 0, text: 'Out.' }, "text: 'disqualify' has words of its own"],
      [{ act: 'ruling' }, 'text: give a sentence'],
      [{ act: 'ruling', text: 'a\u202eb' }, 'text: give a sentence'],
      [{ act: 'ruling', text: 'x'.repeat(301) }, 'text: give a text of at most 300'],
      [{ act: 'end', text: 'Over.', target: 1 }, "target: a judge's 'end' is for everybody"],
    ];
    for (const [m, error] of bad) {
      judge.say({ do: 'judge', ...m });
      expect(refusals(judge).at(-1)).toContain(error);
    }
    for (let i = 0; i < 50; i++) judge.say({ do: 'judge', act: 'ruling', text: `Ruling ${i}.` });
    expect(rulings(judge)).toHaveLength(50);
    judge.say({ do: 'judge', act: 'ruling', text: 'One more.' });
    expect(refusals(judge).at(-1)).toBe('act: the judge has spoken too often in this match.');
  });
});
