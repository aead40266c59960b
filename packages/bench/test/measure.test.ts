import { describe, expect, it } from 'vitest';
import { type Contender, compare, figure, here, median, type Runner, ratioOf, table } from '../src/measure.ts';

/** Contenders that pass the time on a clock of their own: a batch is 10 games and takes as long as the script says. */
function staged(times: Record<string, number[]>) {
  let now = 0;
  const order: string[] = [];
  const contenders = (warm: number): Contender[] =>
    Object.entries(times).map(([name, script]) => ({
      name,
      warm,
      run(batch) {
        order.push(name);
        now += script[(batch - 1) % script.length];
        return { games: 10, decisions: 400 };
      },
    }));
  const runners = (warm = 0): Runner[] => contenders(warm).map((c) => here(c, 1, () => now));
  return { runners, order };
}

describe('compare', () => {
  it('alternates, and takes the median of the rounds', async () => {
    // The second round of both is disturbed: each takes ten times as long.
    const { runners, order } = staged({ slow: [10, 100, 10], quick: [1, 10, 1] });
    const result = await compare(3, runners(), { seconds: 1, by: 'games', reference: 'slow' });
    expect(order).toEqual(['slow', 'quick', 'slow', 'quick', 'slow', 'quick']);
    const [slow, quick] = result.rows;
    expect(slow.rates).toEqual({ games: 1, decisions: 40 });
    expect(quick.rates).toEqual({ games: 10, decisions: 400 });
    expect(quick.range).toEqual([1, 10]);
    expect(slow.ratio).toBe(1);
    expect(quick.ratio).toBe(10);
    expect(ratioOf(result, 'slow', 'quick')).toBe(0.1);
    expect(ratioOf(result, 'quick', 'slow', 'decisions')).toBe(10);
    expect(ratioOf(result, 'quick', 'nobody')).toBeNaN();
  });

  it('fills the time of a round with batches and leaves out the warm-up', async () => {
    const { runners, order } = staged({ only: [50, 1, 1, 1, 1] });
    const { rows } = await compare(1, runners(1), { seconds: 4, by: 'games', reference: 'only' });
    expect(order).toHaveLength(5);
    expect(rows[0].rates.games).toBe(10);
  });

  it('says so if the reference is missing', async () => {
    const { runners } = staged({ a: [1] });
    const options = { seconds: 1, by: 'games', reference: 'b' };
    await expect(compare(1, runners(), options)).rejects.toThrow("no contender called 'b'");
  });
});

describe('showing', () => {
  it('median', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('figures have three digits', () => {
    expect([12_612_345, 163.7, 41.26, 0.05234, 0, 1_000].map(figure)).toEqual([
      '12,600,000',
      '164',
      '41.3',
      '0.0523',
      '0',
      '1,000',
    ]);
    expect(figure(Number.NaN)).toBe('–');
  });

  it('bars are in proportion, or logarithmic for large ratios', async () => {
    const near = staged({ a: [1], b: [2] });
    const options = { seconds: 1, by: 'games', reference: 'a' };
    const linear = table(await compare(1, near.runners(), options));
    expect(linear).toMatch(/^a .* #{30}$/m);
    expect(linear).toMatch(/^b .* #{15}$/m);
    const far = staged({ a: [1], b: [1_000] });
    const logarithmic = table(await compare(1, far.runners(), options));
    expect(logarithmic).toMatch(/^a .* #{31}$/m);
    expect(logarithmic).toMatch(/^b .* #$/m);
    expect(logarithmic).toContain('logarithmic');
  });
});
