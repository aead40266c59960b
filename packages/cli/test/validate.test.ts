import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { wardroom } from './fake.ts';

/** A legal deck as a text file, with some lines put in the place of others. */
const deck = games[0].decks[0];
const counts = new Map<string, number>();
for (const id of deck.cards) counts.set(id, (counts.get(id) ?? 0) + 1);
const title = (id: string): string => games[0].defs[games[0].defById.get(id)!].name;
const legal = [...counts].map(([id, n]) => `${n} ${title(id)}`);

const check = (text: string, ...args: string[]) =>
  wardroom(['validate', 'd.txt', ...args], { files: { 'd.txt': text } });

describe('validate', () => {
  test('a legal deck, with comments, ids, capitals and x', async () => {
    const text = ['# my deck', '', ...legal.map((l) => `${l.toUpperCase()}  // ok`), ' '].join('\r\n');
    const result = await check(text);
    expect(result.out).toContain('d.txt: 30 cards, legal in Ward.');
    expect(result.code).toBe(0);
    const ids = [...counts].map(([id, n]) => `${n}x ${id}`).join('\n');
    expect((await check(ids)).code).toBe(0);
  });

  test('every ready deck, as JSON list and as JSON counts', async () => {
    for (const d of games[0].decks) {
      const list = JSON.stringify({ name: d.name, game: 'ward', cards: d.cards });
      expect((await check(list)).out).toContain(`${d.name} (d.txt): 30 cards, legal`);
      const n: Record<string, number> = {};
      for (const id of d.cards) n[id] = (n[id] ?? 0) + 1;
      expect((await check(JSON.stringify({ cards: n }))).code).toBe(0);
    }
  });

  test('an unknown card names its line and what may have been meant', async () => {
    const result = await check([...legal, '1 Grizly Beer'].join('\n'));
    expect(result.out).toContain(
      `line ${legal.length + 1}: No card is called 'grizly-beer'. Did you mean Grizzly Bear?`,
    );
    expect(result.code).toBe(1);
  });

  test('a deck without end, in any form', async () => {
    const names = Array.from({ length: 3000 }, (_, i) => [`card ${i}`, 99] as const);
    const { out, code } = await check(JSON.stringify({ cards: Object.fromEntries(names) }));
    expect(code).toBe(1);
    expect(out).toContain('cards: 3000 entries; at most 2000 are read.');
    expect(out).toContain('The deck has more than 500 cards; the rest is not read.');
    expect(out).toContain('500 cards, not legal');
    const lines = await check(new Array(1999).fill('99 Frog').join('\n'));
    expect(lines.out).toContain('The deck has more than 500 cards; the rest is not read.');
  });

  test('what is written in a file steers no terminal', async () => {
    const name = '\u001b]0;owned\u0007\u001b[2J\u009b31mevil\u202e';
    const { out } = await check(JSON.stringify({ name, cards: [name, 'frog'] }));
    expect(out).toContain('evil');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there.
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  test('31 cards', async () => {
    const result = await check([...legal, '1 Frog'].join('\n'));
    expect(result.out).toContain('A deck has exactly 30 cards; this one has 31. (W2.1.1)');
    expect(result.code).toBe(1);
  });

  test('four copies, in two places', async () => {
    const result = await check([...legal.slice(0, -1), '3 Frog', '1 frog'].join('\n'));
    const at = legal.length;
    expect(result.out).toContain(`line ${at}, line ${at + 1}: Frog: 4 copies; at most 3 are allowed.`);
    expect(result.code).toBe(1);
  });

  test('a banned card in official play', async () => {
    const result = await check([...legal, '1 Time Dragon'].join('\n'));
    expect(result.out).toMatch(/line \d+: time-dragon is banned by the list of 2026-01-01.*\s*.*\(W18\.5\)/);
    expect(result.code).toBe(1);
  });

  describe('W3.2.3 formats', () => {
    const hoard = games[0].decks.find((d) => d.id === 'the-hoard')!;
    const rest = [...new Set(hoard.cards)].flatMap((id) =>
      id === 'lucky-charm' ? [] : [`${hoard.cards.filter((x) => x === id).length} ${id}`],
    );

    test('a deck is told which it fits', async () => {
      const { out, code } = await check([...rest, '2 Lucky Charm'].join('\n'));
      expect(out).toContain('It fits the formats official, all, gen1-2, gen1 and open.');
      expect(out).not.toContain('not gen1');
      expect(code).toBe(0);
    });

    test('and why not the others, with the place, the card, the clause and the way out', async () => {
      const { out, code } = await check([...rest, '1 Kendo Tiger', '1 Carus Demon'].join('\n'));
      expect(code).toBe(0);
      const told = out.replaceAll(/\s+/g, ' ');
      expect(told).toContain('It fits the formats official, all and open.');
      const place = rest.length + 2;
      expect(told).toContain(
        `not gen1-2: line ${place}: Carus Demon is of generation 3; this format plays with generations 1 and 2. Take ` +
          'it out, or choose the format official, all or open. (W3.2.3)',
      );
      expect(told).toContain(`not gen1: line ${place - 1}: Kendo Tiger is of generation 2`);
      expect(told).toContain('(and 1 more: --option format=gen1 tells them all)');
    });

    test('checked for one of them, it is not legal there', async () => {
      const { out, code } = await check([...rest, '2 Kendo Tiger'].join('\n'), '--option', 'format=gen1');
      expect(out).toContain('d.txt: 30 cards, not legal, 1 error in Ward.');
      expect(out).toContain('It fits the formats official, all, gen1-2 and open.');
      expect(code).toBe(1);
    });

    test('an unknown format names those there are', async () => {
      const { err, code } = await check('1 Frog', '--option', 'format=gen4');
      expect(err).toContain('option format: one of official, all, gen1-2, gen1, open (W3.2.3).');
      expect(code).toBe(2);
    });

    test('a game without formats says nothing of them', async () => {
      const text = JSON.stringify({ game: 'arcane', cards: games.find((g) => g.name === 'arcane')!.decks[0].cards });
      expect((await check(text)).out).not.toContain('format');
    });
  });

  test('advice is no error', async () => {
    const ten = ['frog', 'goblin', 'harpy', 'owl', 'rodent', 'giant-bat', 'warg', 'orc', 'elf', 'dwarf'];
    const result = await check(ten.map((id) => `3 ${id}`).join('\n'));
    expect(result.out).toContain('advice: 30 creatures; 8 to 12 are recommended.');
    expect(result.code).toBe(0);
  });

  test('B3.1 a raid has other advice', async () => {
    const seven = ['3 Frog', '3 Goblin', '1 Harpy'];
    const eight = [
      'health-potion',
      'fear',
      'curse',
      'lucky-charm',
      'battle-axe',
      'hero-shield',
      'twister',
      'epic-helm',
    ];
    const text = [...seven, ...eight.slice(0, 7).map((id) => `3 ${id}`), `2 ${eight[7]}`].join('\n');
    expect((await check(text)).out).toContain('advice: 7 creatures; 8 to 12 are recommended. (W3.1.1.1)');
    const raid = await check(text, '--mode', 'boss');
    expect(raid.out).not.toContain('advice');
    const ten = ['frog', 'goblin', 'harpy', 'owl', 'rodent', 'giant-bat', 'warg', 'orc', 'elf', 'dwarf'];
    const creatures = await check(ten.map((id) => `3 ${id}`).join('\n'), '--mode', 'boss');
    expect(creatures.out).toContain('advice: 30 creatures; 5 to 15 are recommended. (B3.1)');
  });

  test("B5.1.1 a boss's card is in no player's deck", async () => {
    const [foe] = games[0].foes;
    const result = await check([...legal, `1 ${title(foe.cards[1])}`].join('\n'), '--mode', 'boss');
    expect(result.out.replace(/\n {2}/g, ' ')).toContain(`${title(foe.cards[1])} is a boss's card`);
    expect(result.code).toBe(1);
  });

  test.each([
    ['no copies', '0 Frog', "line 1: 0 copies of 'Frog'"],
    ['100 copies', '100 Frog', "line 1: 100 copies of 'Frog'"],
    ['a huge number', '99999999999999999999 Frog', 'line 1: 100000000000000000000 copies'],
    ['a negative number', '-3 Frog', "line 1: '-3 Frog' does not begin with a whole number of copies."],
    ['half a card', '2.5 Frog', "line 1: '2.5 Frog' does not begin"],
    ['a number alone', '\n\n7', "line 3: '7' names no card"],
    ['a name of 10,000 letters', `1 ${'x'.repeat(10_000)}`, 'line 1: No card is called'],
    ['5,001 lines', '\n'.repeat(5000), 'The file has 5001 lines'],
    ['nothing', '', 'A deck has exactly 30 cards; this one has 0.'],
    ['an empty list', '[]', 'A deck has exactly 30 cards; this one has 0.'],
    ['cut JSON', '{"cards": [', 'The file is not whole JSON'],
    ['a number for a card', '{"cards": [1, "frog"]}', "cards[0]: give a card's id"],
    ['a word for a count', '{"cards": {"frog": "three"}}', "cards['frog']: give the number of copies."],
    ['half a card in JSON', '{"cards": {"frog": 1.5}}', "cards['frog']: 1.5 copies"],
    ['no list', '{"cards": "frog"}', "cards: the file needs a field 'cards'"],
    ['names of the language', '{"cards": ["__proto__", "constructor"]}', "cards[1]: No card is called 'constructor'"],
  ])('%s', async (_what, text, sentence) => {
    const result = await check(text);
    expect(result.out.replace(/\n {2}/g, ' ')).toContain(sentence);
    expect(result.code).toBe(1);
  });

  test('a file may name its game; a game nobody knows is refused', async () => {
    const result = await check('{"game": "chess", "cards": []}');
    expect(result.err).toContain("There is no game 'chess'");
    expect(result.code).toBe(2);
  });
});
