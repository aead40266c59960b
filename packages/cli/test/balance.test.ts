import { games } from '@wardroom/games';
import { expect, test } from 'vitest';
import { heatMap } from '../src/balance-picture.ts';
import { wardroom } from './fake.ts';

const [game] = games;
const PAGE = 'docs/balance.md';

test('plays every pair of ready decks from both seats, and writes a table and a picture', async () => {
  const page = `Mine.\n\n<!-- written by npm run balance, ${game.name} -->\nold\n<!-- end -->\n\nMore.\n`;
  const args = ['--game', game.name, '--matches', '2', '--bot', 'random', '--jobs', '1'];
  const { code, out, files } = await wardroom(['balance', ...args], { files: { [PAGE]: page } });
  expect(code).toBe(0);
  for (const deck of game.decks) expect(out).toContain(deck.name);
  const written = files.get(PAGE)!;
  expect(written).not.toContain('old');
  expect(written.startsWith('Mine.\n\n')).toBe(true);
  expect(written.endsWith('<!-- end -->\n\nMore.\n')).toBe(true);
  const rows = written.split('\n').filter((line) => line.startsWith('| '));
  expect(rows).toHaveLength(game.decks.length + 2);
  expect(files.get(`docs/balance-${game.name}.svg`)).toMatch(/^<svg /);
});

test('the picture shows every pair and the field', () => {
  const balance = {
    decks: [
      { id: 'a', name: 'All & Sundry', idea: '', cards: [] },
      { id: 'b', name: 'The Others', idea: '', cards: [] },
    ],
    pairs: [
      [
        { wins: 0, played: 0 },
        { wins: 7, played: 10 },
      ],
      [
        { wins: 3, played: 10 },
        { wins: 0, played: 0 },
      ],
    ],
    field: [
      { wins: 7, played: 10, rate: 0.7, low: 0.4, high: 0.9 },
      { wins: 3, played: 10, rate: 0.3, low: 0.1, high: 0.6 },
    ],
    firstSeat: { wins: 5, played: 10, rate: 0.5, low: 0.2, high: 0.8 },
    draws: 0,
    meanTurns: 9,
  };
  const picture = heatMap('A Game', balance);
  expect(picture).toContain('70 %');
  expect(picture).toContain('All &amp; Sundry');
  const words = [...picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((x) => x[1]);
  expect(words).toContain('30 %');
});
