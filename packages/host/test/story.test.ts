import { playReplay, type SeatId, type Throw } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { chiSquared5, fairness, tellDice, upperTail } from '../src/dice-story.ts';
import { type Story, services } from '../src/index.ts';
import { playedMatch, ward } from './played.ts';

const replay = playedMatch('story');
let progress: number[] = [];
const told: Promise<Story> = services.story(replay, (x) => progress.push(x));

describe('the story of a match', () => {
  test('says who won, by which clause, and how it ended', async () => {
    const { result, names, turns } = await told;
    expect(result.winner).toBe(replay.result!.winner);
    expect(result.rule).toBe(ward.clauses[replay.result!.cite]);
    expect(result.clause?.text).toBeTruthy();
    expect(result.closing.at(-1)).toBe(`${names[result.winner]} wins.`);
    expect(turns).toBeGreaterThan(1);
  });

  test('says what led to it, however many win together', async () => {
    const options = { format: 'open', threshold: 120 };
    const team = playedMatch('story of four', options, 'team', ['Ada', 'Bo', 'Cy', 'Dee']);
    const { closing } = (await services.story(team, () => {})).result;
    expect(closing).toHaveLength(3);
    expect(closing.filter((text) => text.endsWith('wins.'))).toHaveLength(1);
  });

  test('has points all along and one at the end, where all is decided', async () => {
    const { chances, turns, result } = await told;
    expect(new Set(chances.map((p) => p.turn)).size).toBeGreaterThan(turns * 0.8);
    for (const p of chances) expect(p.chances[0] + p.chances[1]).toBeCloseTo(1);
    expect(chances.at(-1)).toMatchObject({ at: replay.inputs.length });
    expect(chances.at(-1)!.chances[result.winner]).toBe(1);
    expect(chances.map((p) => p.at)).toEqual(chances.map((p) => p.at).sort((a, b) => a - b));
  });

  test('names the largest swings, in order, each with what made it and where to look', async () => {
    const { turningPoints, chances } = await told;
    expect(turningPoints.length).toBeGreaterThan(0);
    expect(turningPoints.length).toBeLessThanOrEqual(5);
    for (const t of turningPoints) {
      expect(t.text).toMatch(/\.$/);
      expect(t.after - t.before).toBeGreaterThan(0);
      expect(t.at).toBeLessThan(chances[t.point].at);
      expect(t.at).toBeGreaterThanOrEqual(chances[t.point - 1].at);
    }
    expect(turningPoints.map((t) => t.at)).toEqual(turningPoints.map((t) => t.at).sort((a, b) => a - b));
  });

  test('nobody gains by what befell their own side', async () => {
    let told = 0;
    for (const seed of ['own 1', 'own 2', 'own 3']) {
      const { turningPoints, teamOf } = await services.story(playedMatch(seed), () => {});
      for (const { text, seat, team } of turningPoints) {
        const ill = / is killed\.| rolls \d+ against itself/.test(text);
        const feat = / hits | is summoned\.| summons /.test(text);
        if (!ill && !feat) continue;
        told++;
        expect(teamOf[seat] === team, text).toBe(feat);
      }
    }
    expect(told).toBeGreaterThan(3);
  });

  test('counts every die of the match that somebody threw', async () => {
    const { dice, fair } = await told;
    const thrown = replay.inputs.flatMap((x) => ('chance' in x ? [x.chance] : [])).flat();
    let dieCount = 0;
    const run = playReplay(ward, replay);
    for (const input of replay.inputs) {
      const q = run.machine.state.ask!;
      if ('chance' in input && q.sides > 0) dieCount += input.chance.length;
      run.step();
    }
    expect(thrown.length).toBeGreaterThan(dieCount);
    expect(dice[0].count + dice[1].count).toBe(dieCount);
    expect(fair.count).toBe(dieCount);
    for (const d of dice) {
      const hits = d.wants.find((w) => w.what === 'hits')!;
      expect(hits.expected).toBeGreaterThan(0);
      expect(hits.happened).toBeLessThanOrEqual(hits.tries);
      expect(d.text).toContain(`over ${d.count} dice`);
    }
  });

  test('counts what was done, and reports how far it is', async () => {
    const { counts } = await told;
    expect(counts.map((c) => c.what)).toContain('damage dealt');
    expect(counts.find((c) => c.what === 'creatures lost')!.of.every((n) => n > 0)).toBe(true);
    expect(progress.length).toBeGreaterThan(3);
    expect(progress.at(-1)).toBe(1);
    progress = [];
  });

  test('is the same every time', async () => {
    expect(await services.story(replay)).toEqual(await told);
  });
});

describe('dice against expectation', () => {
  const ADA = 0 as SeatId;
  const one = (faces: number[]): Throw[] => [{ seat: ADA, faces, wants: [] }];

  test('an even hand is called even, few dice are too few', () => {
    expect(tellDice('Ada', 0, one([1, 2, 3, 4, 5, 6])).text).toBe(
      'Ada rolled 3.5 on average over 6 dice: as even as dice are.',
    );
    expect(tellDice('Ada', 0, one([6, 6])).text).toBe('Ada rolled 6.0 on average over 2 dice: too few to tell.');
    expect(tellDice('Ada', 0, []).text).toBe('Ada threw no dice.');
  });

  test('high and low dice come with how many players roll like that', () => {
    const high = tellDice('Ada', 0, one(Array.from({ length: 40 }, (_, i) => (i % 2 ? 5 : 3))));
    expect(high.z).toBeGreaterThan(1.5);
    expect(high.text).toMatch(/4\.0 on average over 40 dice: about 1 player in \d+ rolls that high\./);
    const low = tellDice('Bo', 1, one([1, 2, 1, 2, 3, 4, 1, 2, 6, 5]));
    expect(low.text).toMatch(/rolls that low\.$/);
  });

  test('hopes are summed up by what was hoped for', () => {
    const wants = [{ what: 'hits', chance: 0.25, happened: true }];
    const told = tellDice('Ada', 0, [
      { seat: ADA, faces: [3], wants },
      { seat: ADA, faces: [3], wants },
    ]);
    expect(told.wants).toEqual([{ what: 'hits', tries: 2, happened: 2, expected: 0.5 }]);
  });

  test('tails are those of the tables', () => {
    expect(upperTail(1.96)).toBeCloseTo(0.025, 4);
    expect(chiSquared5(11.07)).toBeCloseTo(0.05, 4);
    expect(chiSquared5(0)).toBeCloseTo(1, 6);
    expect(fairness(Array.from({ length: 60 }, () => 6)).text).toContain('fewer than 1 of 100');
  });
});
