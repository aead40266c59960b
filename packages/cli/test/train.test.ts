import { expect, test } from 'vitest';
import { wardroom } from './fake.ts';

const ARGS = ['train', '--game', 'guardian', '--matches', '20', '--units', '3', '--jobs', '1', '--out', 'values'];

test('a value is learned, told about, written with what made it, and played with', async () => {
  const { code, out, files } = await wardroom([...ARGS, '--seed', 'a']);
  expect(code).toBe(0);
  expect(out).toMatch(/^guardian, duel, seed a: 20 matches, \d+ positions, \d+ of them measured\n/);
  expect(out).toMatch(/\njudgeScale \d+; the likeliest is \d+\n/);
  for (const of of ['judge by 45', 'linear', 'linear-judge', 'net', 'net-judge']) {
    expect(out).toMatch(new RegExp(`\\n${of} +(0\\.\\d+ / \\d\\.\\d+ *){4}\\n`));
  }
  const path = 'values/guardian-duel-net-judge.json';
  const text = files.get(path)!;
  expect(JSON.parse(text).by).toBe(
    'npm run train -- --game guardian --mode duel --bot greedy --matches 20 --units 3 --seed a',
  );
  expect(text.length).toBeLessThan(100_000);
  const again = await wardroom([...ARGS, '--seed', 'a']);
  expect(again.files.get(path)).toBe(text);
  const other = await wardroom([...ARGS, '--seed', 'b']);
  expect(other.files.get(path)).not.toBe(text);

  const duel = [
    'arena',
    '--game',
    'guardian',
    '--bots',
    'search,search',
    '--playouts',
    '8',
    '--turns',
    '1',
    '--pairs',
    '1',
  ];
  const played = await wardroom([...duel, '--value', path], { files: { [path]: text } });
  expect(played.out).toContain('search by value ');
  const broken = { [path]: text.replace('"spreads":[', '"spreads":["wide",') };
  const refused = await wardroom([...duel, '--value', path], { files: broken });
  expect(refused.err).toBe(
    `--value: ${path} is not a value of Guardian Realms: spreads: number 1 of the list is no number.\n`,
  );
  const ward = await wardroom(['arena', '--pairs', '1', '--value', path], { files: { [path]: text } });
  expect(ward.err).toBe(`--value: ${path} is not a value of Ward: game: it must be ward.\n`);
  const torn = await wardroom([...duel, '--value', path], { files: { [path]: text.slice(0, 50) } });
  expect(torn.err).toBe(`--value: ${path} is not JSON.\n`);
});

test.each([
  [['--matches', '3'], '--matches must be a whole number from 20 to 1000000'],
  [['--units', 'many'], '--units must be a whole number from 1 to 256'],
  [['--bot', 'nobody'], "There is no bot 'nobody'"],
  [['--mode', 'chess'], "Ward has no mode 'chess'"],
  [['--game', 'go'], "There is no game 'go'"],
  [['--rate', '1'], 'wardroom train has no option --rate.'],
])('%s is refused in a sentence', async (args, sentence) => {
  const { code, out, err } = await wardroom(['train', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
