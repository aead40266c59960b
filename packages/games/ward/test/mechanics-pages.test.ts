import { describe, expect, test } from 'vitest';
import { cards } from '../src/cards/index.ts';
import { clauseIds } from '../src/rulebook/ids.ts';
import { mechanicFacts, mechanics as mechanicsOf } from '../src/rulebook/mechanics/index.ts';
import { MISSING, OPEN, type Piece } from '../src/rulebook/mechanics/mechanic.ts';
import { cardText } from '../src/text/cards.ts';

/** The rulebook's pages about mechanics, and the table of them in the docs. */

const names = new Map(cards.map(({ id, name }) => [id, name]));
const mechanics = mechanicsOf();
const usedBy = (title: string): readonly string[] => mechanics.find((m) => m.title === title)!.cards;

test('every card with a text is on some page, and every page has cards', () => {
  const shown = new Set(mechanics.flatMap((m) => m.cards));
  expect(cards.filter(({ id }) => cardText[id].text !== '' && !shown.has(id)).map(({ id }) => id)).toEqual([]);
  expect(mechanics.filter((m) => m.cards.length === 0).map((m) => m.title)).toEqual([]);
});

test('pages have addresses of their own, and cite clauses that there are', () => {
  expect(new Set(mechanics.map((m) => m.id)).size).toBe(mechanics.length);
  expect(mechanics.flatMap((m) => m.clauses).filter((id) => !clauseIds.some((known) => known === id))).toEqual([]);
});

test.each([
  ['Negation', ['haunted-tree', 'magic-steal'], ['junk-scarecrow', 'the-iron-range']],
  ['Limited summon', ['helping-hand', 'necromancer'], ['psychic-toad', 'knight']],
  ['Damage and healing over time', ['dire-wolf', 'contaminate', 'sleepy-scent'], ['ignite', 'troll-regeneration']],
  ['Hybrids', ['stone-golem', 'gremlin'], ['knight']],
  ['Once on your turn', ['dark-knight'], ['bunnysaurus', 'metallic-bone']],
])('%s: who is meant, and who is not', (title, meant, others) => {
  expect(usedBy(title)).toEqual(expect.arrayContaining(meant));
  for (const id of others) expect(usedBy(title)).not.toContain(id);
});

/** A piece of card data as the docs write it: the word itself, or the fields that make it up. */
function written(piece: Piece): string {
  const field = ([key, value]: [string, unknown]): string => {
    if (value === OPEN) return key;
    if (value === MISSING) return `no ${key}`;
    if (Array.isArray(value)) return `${key} ${value.join(', ')}`;
    return typeof value === 'object' ? `${key} (${written(value as Piece)})` : `${key} ${String(value)}`;
  };
  return Object.entries(piece).map(field).join(', ');
}

const row = (i: number): string => {
  const { title, cards: ids } = mechanics[i];
  const list = ids.length > 40 ? `${ids.length} cards` : ids.map((id) => names.get(id)).join(', ');
  return `| ${title} | ${mechanicFacts[i].pieces.map((piece) => `\`${written(piece)}\``).join('; ')} | ${list} |`;
};

const PAGE = `# Mechanics of the printed cards

What the printed Ward cards do, the words of card data that show it, and the cards that use them. This is written from
\`packages/games/ward/src/rulebook/mechanics\`, which players read as pages of the rulebook: after a change of the cards,
\`npx vitest run mechanics-pages -u\` writes it anew. What the words mean is in Ward's \`language.ts\` and core's \`language.ts\`; names
of stats, events and windows are in Ward's \`names.ts\`. How to write with them is in [cards.md](cards.md).

Only cards in \`primary\`, \`side\` and \`magic\` are listened to and give stats; on the side \`textWorks\` is false. A card has at most 30
marks and 30 abilities; one with more is refused when it is loaded, and no printed card comes near. A window that only cards for "any
moment" could answer does not open if it is one of \`RARE_WINDOWS\`.

| mechanic | words | cards |
|---|---|---|
${mechanics.map((_, i) => row(i)).join('\n')}
`;

describe('docs', () => {
  test('docs/mechanics.md is current', async () => {
    await expect(PAGE).toMatchFileSnapshot('../../../../docs/mechanics.md');
  });
});
