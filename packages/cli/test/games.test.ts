import { type SeatId, view } from '@wardroom/core';
import { games } from '@wardroom/games';
import { position } from '@wardroom/guardian';
import { describe, expect, test } from 'vitest';
import { board } from '../src/board.ts';
import { wardroom } from './fake.ts';

// Every command works for every game, by the same code.
describe.each(games.map((game) => [game.name, game] as const))('%s', (name, game) => {
  const about = ['--game', name];

  test('sim plays the ready decks to the end', async () => {
    const { code, out } = await wardroom(['sim', ...about, '--matches', '12', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: name, matches: 12, finished: 12, errors: 0 });
  });

  test('a ready deck written to a file is legal, as text and as JSON', async () => {
    const [deck] = game.decks;
    const lines = deck.cards.map((id) => `1 ${game.defs[game.defById.get(id)!].name}`).join('\n');
    const json = JSON.stringify({ name: deck.name, game: name, cards: deck.cards });
    const files = { 'deck.txt': lines, 'deck.json': json };
    for (const file of Object.keys(files)) {
      const { code, out, err } = await wardroom(['validate', file, ...about], { files });
      expect(`${err}${out}`).toContain('legal');
      expect(code).toBe(0);
    }
  });

  test('a deck with one card less is refused by a clause', async () => {
    const cards = game.decks[0].cards.slice(1);
    const files = { 'deck.json': JSON.stringify({ game: name, cards }) };
    const { code, out, err } = await wardroom(['validate', 'deck.json', ...about], { files });
    expect(code).toBe(1);
    expect(`${out}${err}`).toMatch(new RegExp(`${game.clauses[0][0]}\\d`));
  });

  test('cards finds a card and says what is written on it', async () => {
    const def = game.defs.find((d) => game.cardText(d.id) !== '')!;
    const { code, out } = await wardroom(['cards', def.name, ...about]);
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain(game.cardText(def.id).split('\n')[0].replace(/\s+/g, ' '));
  });

  test('a match is played, conceded, saved and shown again', async () => {
    const lines = ['?', 'why', 'board', 'look', 'log', 'concede'];
    const { code, out, files } = await wardroom(
      ['play', ...about, '--seed', 'b', '--bot', 'random', '--save', 'm.json'],
      {
        lines,
      },
    );
    expect(code).toBe(0);
    expect(out).toContain('Random wins.');
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
    const world = { files: Object.fromEntries(files) };
    expect((await wardroom(['replay', 'm.json', '--verify'], world)).out).toMatch(/^m\.json: ok/);
  });
});

test('a board is drawn with what lies on it, and a hidden card as a back', async () => {
  const lines = ['1 c1', 'board', '1', 'board', 'concede'];
  const { out } = await wardroom(['play', '--game', 'arcane', '--seed', 'a', '--bot', 'random'], { lines });
  const boards = out.split('── ').slice(1);
  // While it is planned the Stone is shown where it will lie.
  expect(boards.some((b) => b.startsWith('Before') && /^1 │.*\(Mystic Stone/m.test(b))).toBe(true);
  expect(boards.at(-1)).toContain('▒▒ face down');
});

test('cards in hand are shown with what they cost and their figures; the opening hand is told in one line', async () => {
  const { out } = await wardroom(['play', '--game', 'guardian', '--seed', 'a', '--bot', 'random'], {
    lines: ['concede'],
  });
  const drawn = out.split('\n').filter((line) => /^(Player 1|Random) draws/.test(line));
  expect(drawn).toHaveLength(2);
  expect(drawn).toContain('Random draws 3 cards. G2.2');
  const hand = out.split('hand:\n')[1].split('\n──')[0].split('\n');
  expect(hand).toHaveLength(3);
  for (const line of hand) expect(line).toMatch(/ {2}\d+ (DZ|SP, attack \d+, HP \d+)$/);
});

test("Guardian's DZ and SP are shown at 80 columns, whatever else stands beside them", () => {
  const guardian = games.find((g) => g.name === 'guardian')!;
  const spent = guardian.decks[0].cards.slice(0, 12);
  const side = { hand: spent.slice(0, 8), deck: spent.slice(0, 11), discard: spent, dz: 10, sp: 10 };
  const state = position({ seats: [side, side] });
  const drawn = board(guardian, view(guardian, state, 0 as SeatId), {
    columns: 80,
    paint: (_style, text) => text,
    seat: (i) => (i === 0 ? 'Player 1 (you)' : 'Greedy'),
  });
  expect(drawn.join('\n').match(/DZ \d+\/\d+, SP \d+\/\d+/g)).toHaveLength(2);
  for (const line of drawn) expect(line.length).toBeLessThanOrEqual(80);
});

test('lanes are drawn with their bases', async () => {
  const lines = ['1', 'board', 'concede'];
  const args = ['play', '--game', 'guardian', '--seed', 'a', '--bot', 'random', '--option', 'lanes=5'];
  const { out } = await wardroom(args, { lines });
  const bases = out.split('\n').find((line) => line.includes('stronghold'))!;
  expect(bases.match(/outpost/g)).toHaveLength(4);
});

test('squares that are sites are drawn with all that stands on them, and what the marks mean', async () => {
  // Keep the hand, draw, and play the first site, which goes under the avatar.
  const lines = ['1', '1', '1', 'board', 'concede'];
  const { out } = await wardroom(['play', '--game', 'realm', '--seed', 'a', '--bot', 'random'], { lines });
  const last = out.split('── ').at(-1)!;
  const row = last.split('\n').findIndex((line) => /^1 │/.test(line));
  const [site, avatar, figures] = last.split('\n').slice(row, row + 3);
  expect(site).toMatch(/[▲≈] \w/);
  expect(avatar).toMatch(/│ +│ +│\w/);
  expect(figures).toContain('♥20/20');
  expect(last).toContain('▾ theirs   ▲ land   ≈ water');
  expect(last).toMatch(/MANA \d\/1, \w+ 1/);
});
