import { expect, test } from 'vitest';
import { wardroom } from './fake.ts';

const ARGS = ['arena', '--game', 'guardian', '--bots', 'greedy,random', '--seed', 'a', '--keep', 'kept.jsonl'];

test('pairs are kept, and a later run goes on from them', async () => {
  const whole = await wardroom([...ARGS, '--pairs', '3']);
  expect(whole.code).toBe(0);
  expect(whole.out).toMatch(/^Guardian Realms, Duel, seed a: 3 pairs, 6 matches: greedy [\d.]+ %/);
  const kept = whole.files.get('kept.jsonl')!;
  const lines = kept.split('\n');
  expect(lines).toHaveLength(5);
  // Cut off in the middle of the third.
  const cut = lines.slice(0, 3).join('\n').concat('\n', lines[3].slice(0, 9));
  const { out, files } = await wardroom([...ARGS, '--pairs', '3'], { files: { 'kept.jsonl': cut } });
  const figures = (text: string): string => text.slice(0, text.indexOf(';'));
  expect(figures(out)).toBe(figures(whole.out));
  expect(files.get('kept.jsonl')!.split('\n').slice(0, 3)).toEqual(lines.slice(0, 3));
});

test('what good players would not do is counted for both', async () => {
  const { out } = await wardroom([...ARGS.slice(0, -2), '--pairs', '1', '--follies']);
  expect(out).toMatch(/\nfolly +greedy +random\nWar Drums with no Guardian +\d+ of \d+ +\d+ of \d+\n/);
});

test('pairs of another contest are not mixed in, and two bots are needed', async () => {
  const other = await wardroom([...ARGS, '--pairs', '1'], { files: { 'kept.jsonl': '{"arena":1}\n' } });
  expect(other.err).toContain('--keep: kept.jsonl holds other pairs');
  expect(other.code).toBe(1);
  const one = await wardroom(['arena', '--bots', 'greedy']);
  expect(one.err).toContain('--bots needs two names, as in search,greedy; got 1.');
  expect(one.code).toBe(2);
});
