import { games } from '@wardroom/games';
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
    expect(out).not.toMatch(/Random draws (?!a card|\d+ cards)/);
    // The other side of the board lists nothing of a hand but what was shown (Dragon Tamer shows what it takes).
    for (const side of out.matchAll(/Random {2}deck \d+.*\n([\s\S]*?)Player 1 \(you/g)) {
      const hand = side[1].split('hand:\n')[1] ?? '';
      for (const [, card] of hand.matchAll(/^ {6}(\S.*?) {2}/gm)) {
        expect(out.slice(0, side.index)).toContain(`Random shows ${card}.`);
      }
    }
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

  test('a choice is taken back until something new was seen', async () => {
    const { out } = await wardroom(['play', '--seed', '7'], { lines: ['undo', '1', '1', 'undo', '4', '4', 'undo'] });
    const [, early, begun, equipped, again, , ended, late] = out.split('> ');
    const nothing = 'There is nothing that may be taken back.\n';
    expect(early).toBe(nothing);
    expect(equipped).toContain('Werewolf is equipped with Sword of the Jungle.');
    // As it was before, and on to the end of the turn; by then the other player has drawn and played.
    expect(begun.endsWith(again)).toBe(true);
    expect(ended).toContain('Turn 2: Greedy.');
    expect(late).toBe(nothing);
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

/** Answers that go through the choices; one that is not there is asked for again. */
function* turns(most: number): Generator<string> {
  for (let i = 0; ; i++) yield String(1 + ((i * 7 + Math.floor(i / 5)) % most));
}

const boards = (out: string): string[] =>
  out.split(/^(?=── )/m).flatMap((part) => (part.startsWith('── ') ? [part.split(/^──+$/m)[0]] : []));

describe('play with more than two', () => {
  const [foe] = games[0].foes;

  test.each([
    [
      'a raid of four',
      ['--mode', 'boss', '--players', '4'],
      new RegExp(`You, Partner 2, Partner 3 and Partner 4 win!|${foe.name} wins\\.`),
    ],
    ['a raid alone', ['--mode', 'boss', '--players', '1'], new RegExp(`You win!|${foe.name} wins\\.`)],
    ['two against two', ['--mode', 'team'], /You and Partner 3 win!|Random 2 and Random 4 win\./],
    [
      'three against three',
      ['--mode', 'team', '--players', '6'],
      /You, Partner 3 and Partner 5 win!|Random 2, Random 4 and Random 6 win\./,
    ],
    ['a rumble of six', ['--mode', 'rumble', '--players', '6'], /You win!|Random [2-6] wins\./],
  ])('%s, to the end on 80 columns, and its replay', async (_what, args, end) => {
    const { out, err, code, files } = await wardroom(
      ['play', ...args, '--bot', 'random', '--seed', 'm', '--save', 'm.json'],
      { lines: turns(3) },
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(end);
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
    // Six sides and a boss still leave room for a question.
    expect(Math.max(...boards(out).map((b) => b.trimEnd().split('\n').length))).toBeLessThanOrEqual(26);
    const saved = Object.fromEntries(files);
    expect((await wardroom(['replay', 'm.json', '--verify'], { files: saved })).out).toMatch(/^m\.json: ok, .* won \(/);
    const steps = await wardroom(['replay', 'm.json'], { files: saved, tty: true, lines: ['', '40', 'b', 'q'] });
    expect(steps.code).toBe(0);
    expect(Math.max(...steps.out.split(/\n|(?<=q quit: )/).map((l) => l.length))).toBeLessThanOrEqual(80);
  });

  test('the boss has a block of its own, with its HP, above the others', async () => {
    const { out } = await wardroom(['play', '--mode', 'boss', '--boss', foe.id, '--seed', '1'], { lines: ['1', '1'] });
    expect(out.replace(/\n/g, ' ')).toMatch(new RegExp(`and Partner 4 with .* against ${foe.name}\\. Seed 1\\.`));
    const [first] = boards(out);
    const lines = first.split('\n');
    expect(lines[1]).toMatch(new RegExp(`^. ${foe.name} +deck \\d+.* HP [█░]{24} +\\d+/\\d+$`));
    expect(lines[2]).toMatch(/AL \d+.* SPD \d+/);
    expect(first).toMatch(/ Partner 2 .*cemetery HP/);
  });

  test('who is not concerned takes two lines, and it is said whose creature is meant', async () => {
    const { out } = await wardroom(['play', '--mode', 'rumble', '--players', '5', '--bot', 'random', '--seed', '2'], {
      lines: turns(3),
    });
    expect(out).toMatch(/^ {4}[A-Z].* \d+\/\d+ {2}AL \d+[↑↓]? SPD \d+[↑↓]? dice \d+/m);
    expect(out).toMatch(/^Random \d's .+ battles (your|Random \d's) /m);
    expect(out).toMatch(/^ +\d+ [^']+ battles Random \d's /m);
    expect(out).toMatch(/^ {2}.+ is out\.$/m);
    expect(out).not.toMatch(/Random \d plays Random \d's/);
  });

  test('whoever is out looks on, a turn at a time, or leaves', async () => {
    const args = ['play', '--mode', 'rumble', '--bot', 'random', '--seed', '4'];
    const one = await wardroom(args, { lines: ['1', 'concede', '', 'q', ''], tty: true });
    expect(one.out.match(/You are out\. Enter shows the next turn/g)).toHaveLength(2);
    expect(one.out).toContain('Player 1 (you) is out.');
    expect(one.code).toBe(0);
    const all = await wardroom(args, { lines: ['1', 'concede', 'end', ''], tty: true });
    expect(all.out).toMatch(/Random \d wins\./);
  });

  test('W4.1.3 a player is called by number or name', async () => {
    const args = ['play', '--mode', 'rumble', '--bot', 'random', '--seed', '5', '--option', 'calling=manual'];
    const { out } = await wardroom(args, { lines: ['call', 'call 9', 'call 3', 'call random 2'] });
    expect(out).toContain('Say whom by number, as in call 2.');
    expect(out).toContain('Player 1 calls Random 3. W4.1.3');
    expect(out).toContain('Player 1 calls Random 2. W4.1.3');
  });

  test('a person may play the boss', async () => {
    const { out, code } = await wardroom(
      ['play', '--mode', 'boss', '--players', '3', '--option', 'boss=person', '--bot', 'random', '--seed', '6'],
      { lines: turns(2) },
    );
    expect(code).toBe(0);
    expect(out).toContain(`${foe.name} (you)`);
    expect(out).toMatch(/You win!|Random 1, Random 2 and Random 3 win\./);
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
  });
});
