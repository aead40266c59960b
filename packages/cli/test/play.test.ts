import { describe, expect, test } from 'vitest';
import { type Outcome, wardroom } from './fake.ts';

/** The same answer for ever. */
function* always(line: string): Generator<string> {
  for (;;) yield line;
}

const whole = (seed: string, ...more: string[]): Promise<Outcome> =>
  wardroom(['play', '--seed', seed, '--save', 'm.json', ...more], { lines: always('1') });

describe('play', () => {
  test('a whole match by first choices, saved, and the replay is right', async () => {
    const { out, code, files, err } = await whole('a', '--deck', 'slow-venom', '--opponent-deck', 'the-hoard');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Player 1 with Slow Venom against Greedy with The Hoard. Seed a.');
    expect(out).toMatch(/You win!|Greedy wins\./);
    expect(out).toMatch(/W4\.1\.1|W7\.2\.4/);
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
    const replay = await wardroom(['replay', 'm.json', '--verify'], { files: Object.fromEntries(files) });
    expect(replay.out).toMatch(/^m\.json: ok, \d+ inputs, \d+ turns\. (Player 1|Greedy) won \(W/);
    expect(replay.code).toBe(0);
  });

  test('W15.1.3 a match with a time limit is decided when the time is up', async () => {
    const { out, code } = await wardroom(['play', '--seed', 'a', '--option', 'timeLimit=5'], {
      lines: always('1'),
      pace: 30_000,
    });
    expect(code).toBe(0);
    expect(out).toContain('Time is up. W15.1.3');
    expect(out).toMatch(/You win!|Greedy wins\./);
  });

  test('the same seed and answers give the same match', async () => {
    expect((await whole('b')).out).toBe((await whole('b')).out);
  });

  test('the other hand is never shown', async () => {
    const { out } = await whole('c', '--bot', 'random');
    expect(out).toContain('Random draws a card.');
    expect(out).not.toMatch(/Random draws (?!a card)/);
    // Only one side of the board lists a hand.
    for (const [, side] of out.matchAll(/Random {2}deck \d+.*\n([\s\S]*?)Player 1 \(you/g))
      expect(side).not.toContain('hand:');
  });

  test('? and why explain without making a choice', async () => {
    const lines = [
      '1',
      '?',
      '? 1',
      '? W10.3.2',
      '? kraken',
      '? kraekn',
      '? 99',
      'why',
      'look',
      'log',
      'board',
      '99',
      'x',
      'call',
    ];
    const { out, code, err } = await wardroom(['play', '--seed', '1'], { lines });
    expect(out).toContain('make choice 3');
    expect(out).toMatch(/Werewolf\nBeast creature, Common\. AL 6/);
    expect(out).toContain('W10.3.2 Battle');
    expect(out).toContain('Kraken\nBeast creature');
    expect(out).toContain("No card or clause is called 'kraekn'");
    expect(out).toContain('Did you mean Kraken?');
    expect(out).toContain('There is no choice 99.');
    expect(out).toMatch(/Choose a number from 1 to \d+\./);
    expect(out).toMatch(/Type a number from 1 to \d+, or \? for help\./);
    expect(out).toContain('(W4.1.3)');
    expect(out.match(/Turn 1: Player 1\./g)!.length).toBeGreaterThan(1);
    // And then the lines ran out.
    expect(err).toBe('The input ended before the match did.\n');
    expect(code).toBe(1);
  });

  test('concede ends the match and names the clause', async () => {
    const { out, code } = await wardroom(['play', '--seed', '2'], { lines: ['concede'] });
    expect(out).toContain('Greedy wins.');
    expect(out).toContain('W4.1.2');
    expect(code).toBe(0);
  });

  test('quit offers to save where somebody sits at the keyboard', async () => {
    const { out, code, files } = await wardroom(['play', '--seed', '3'], {
      lines: ['1', 'quit', 'there.txt', 'q.json'],
      files: { 'there.txt': 'a letter' },
      tty: true,
    });
    expect(code).toBe(0);
    expect(out).toContain('there.txt is there already and is no replay: choose another name.');
    expect(files.get('there.txt')).toBe('a letter');
    const replay = await wardroom(['replay', 'q.json'], { files: Object.fromEntries(files) });
    expect(replay.out).toContain('The match was not played to its end.');
    expect((await wardroom(['play'], { lines: ['quit'] })).files.size).toBe(0);
  });

  test('a file that is no replay is not written over', async () => {
    const result = await wardroom(['play', '--save', 'x'], { files: { x: 'precious' } });
    expect(result.err).toContain('x is there already and is no replay');
    expect(result.code).toBe(2);
  });

  test('a deck that is not legal is refused with the reason', async () => {
    const result = await wardroom(['play', '--deck', 'd.txt'], { files: { 'd.txt': '3 Frog\n' } });
    expect(result.err).toContain('d.txt is not a legal deck: A deck has exactly 30 cards; this one has 3.');
    expect(result.code).toBe(1);
  });
});
