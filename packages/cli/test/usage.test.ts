import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { wardroom } from './fake.ts';

describe('the command line', () => {
  test('help and version', async () => {
    const help = await wardroom(['--help']);
    expect(help.code).toBe(0);
    for (const command of [
      'play',
      'sim',
      'replay',
      'verify',
      'validate',
      'cards',
      'rules',
      'difficulty',
      'balance',
      'arena',
      'ladder',
      'train',
    ]) {
      expect(help.out).toContain(`wardroom ${command}`);
      const own = await wardroom([command, '--help']);
      expect(own.code).toBe(0);
      expect(own.out).toContain(`wardroom ${command}`);
      expect(Math.max(...own.out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
    }
    expect((await wardroom(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await wardroom([])).out).toBe(help.out);
    expect(Math.max(...help.out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
  });

  // Each is one sentence on stderr that names the thing, and nothing on stdout.
  test.each([
    [['simm'], "There is no command 'simm'. Did you mean sim?", 2],
    [['--json'], "The command comes first, and '--json' is none.", 2],
    [['sim', '--matchs', '3'], 'wardroom sim has no option --matchs. Did you mean --matches?', 2],
    [['sim', '-x'], 'wardroom sim has no option -x.', 2],
    [['sim', '--__proto__', '1'], 'wardroom sim has no option --__proto__.', 2],
    [['sim', '--constructor'], 'wardroom sim has no option --constructor.', 2],
    [['sim', '--matches'], '--matches needs a value', 2],
    [['sim', '--decks', '--json'], '--decks needs a value', 2],
    [['sim', '--json=yes'], "--json takes no value; got 'yes'.", 2],
    [['sim', '--seed', '1', '--seed', '2'], '--seed is given twice', 2],
    [['sim', '--matches', 'many'], "--matches must be a whole number from 1 to 10000000; got 'many'.", 2],
    [['sim', '--matches', '-5'], '--matches needs a value', 2],
    [['sim', '--matches=-5'], '--matches must be a whole number', 2],
    [['sim', '--matches', '1e3'], '--matches must be a whole number', 2],
    [['sim', 'fast'], "does not know what to do with 'fast'", 2],
    [['sim', '--game', 'chess'], "There is no game 'chess': choose ward", 2],
    [['sim', '--mode', 'blitz'], "Ward has no mode 'blitz': choose duel", 2],
    [
      ['sim', '--bots', 'clever'],
      "There is no bot 'clever': choose random, greedy, search, squire, brawler, warden, captain or master.",
      2,
    ],
    [['sim', '--bots', 'random,random,random'], '--bots has 3 names: give one for all, or 2', 2],
    [['sim', '--mode', 'team', '--players', '5'], '--players 5: a team match has 4 or 6 players.', 2],
    [['sim', '--players', 'two'], '--players two: a duel match has 2 players.', 2],
    [['play', '--mode', 'rumble', '--players', '7'], '--players 7: a rumble match has 3, 4, 5 or 6 players.', 2],
    [
      ['sim', '--mode', 'boss', '--boss', 'the-tol-keper'],
      "there is no boss 'the-tol-keper'. Did you mean the-toll-keeper?",
      2,
    ],
    [['play', '--mode', 'boss', '--boss', 'x'], "--boss: there is no boss 'x'. There are the-toll-keeper", 2],
    [['play', '--boss', 'x'], '--boss x: there is no boss in a duel; choose --mode boss.', 2],
    [['sim', '--mode', 'boss', '--bots', 'random,random'], '--bots has 2 names: give one for all, or 4', 2],
    [['play', '--mode', 'boss', '--option', 'boss=person', '--deck', 'the-hoard'], '--deck: as the boss', 2],
    [['sim', '--option', 'boss=person'], '--option: option boss: there is no boss in a duel', 2],
    [['difficulty', '--players', '4,9'], '--players 9: a boss match has 1, 2, 3, 4, 5 or 6 players.', 2],
    [['cards', '--boss', 'the-toll-keeper', 'kraken'], "No card of The Toll Keeper has 'kraken' in its name.", 1],
    [['sim', '--decks', 'slow-venim'], "There is no ready deck 'slow-venim'. Did you mean slow-venom?", 2],
    [['sim', '--decks', 'x'.repeat(60)], 'There is no ready deck', 2],
    [['sim', '--option', 'threshold'], 'write it as name=value', 2],
    [['sim', '--option', 'speed=9'], 'option speed: unknown', 2],
    [['play', '--bot', ''], "There is no bot ''", 2],
    [['replay'], 'wardroom replay needs FILE', 2],
    [['validate'], 'wardroom validate needs DECKFILE', 2],
    [['validate', '/no/such/file.txt'], '/no/such/file.txt cannot be read: there is no such file or folder.', 1],
    [['replay', '/'], '/ cannot be read: it is a folder.', 1],
    [['cards', 'krakken'], "No Ward card has 'krakken' in its name. Did you mean Kraken?", 1],
    [['rules', 'W99.9'], "No clause is called 'W99.9'", 1],
  ])('%j', async (args, sentence, code) => {
    const result = await wardroom(args);
    expect(result.err).toContain(sentence);
    expect(result.err.trimEnd().split('\n')).toHaveLength(1);
    expect(result.err.length).toBeLessThan(400);
    expect(result.out).toBe('');
    expect(result.code).toBe(code);
  });

  test('a file that is not text', async () => {
    const result = await wardroom(['validate', process.execPath]);
    expect(result.err).toMatch(/is too large|is not a text file/);
    expect(result.code).toBe(1);
  });
});

describe('cards and rules', () => {
  test('a part of a name lists, a whole name prints the card', async () => {
    const list = await wardroom(['cards', 'dragon']);
    expect(list.out).toContain('Black Dragon');
    expect(list.out).toMatch(/\d+ cards\.\n$/);
    expect(Math.max(...list.out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
    const one = await wardroom(['cards', 'black', 'dragon']);
    expect(one.out).toMatch(/^Black Dragon\nDragon creature, Rare\. AL 10, SPD 9, HP 100, 2 dice, MOD 5/);
    expect((await wardroom(['cards', 'frog'])).out).toMatch(/^Frog\n/);
  });

  test('by kind', async () => {
    const found = await wardroom(['cards', '--type', 'lightning magic']);
    expect(found.out).toContain('Goblin Tricks');
    expect(found.out).not.toContain('Kraken');
    expect((await wardroom(['cards', '--type', 'spaceship'])).err).toContain("No Ward card is of the kind 'spaceship'");
  });

  test("a boss's cards are there when asked for", async () => {
    const [foe] = games[0].foes;
    const own = foe.cards.map((id) => games[0].defs[games[0].defById.get(id)!].name);
    const all = await wardroom(['cards']);
    for (const name of own) expect(all.out).not.toMatch(new RegExp(`^${name} `, 'm'));
    const list = await wardroom(['cards', '--boss', foe.id]);
    for (const name of own) expect(list.out).toContain(name);
    expect(list.out).toMatch(new RegExp(`\\n1 × ${foe.name} `));
    expect(list.out).toContain(`${new Set(own).size} cards.`);
    const one = await wardroom(['cards', own.at(-1)!]);
    expect(one.out).toContain(`A card of ${foe.name}.`);
  });

  test('a clause, a section, words', async () => {
    expect((await wardroom(['rules', 'w10.3.2'])).out).toMatch(/^W10\.3\.2 /);
    const section = await wardroom(['rules', 'W10.3']);
    expect(section.out).toContain('W10.3.1 ');
    expect(section.out).toContain('W10.3.2 ');
    expect((await wardroom(['rules', 'critical', 'miss'])).out).toContain('W10.3.2');
    expect((await wardroom(['rules'])).out).toContain('Ward: ');
  });
});
