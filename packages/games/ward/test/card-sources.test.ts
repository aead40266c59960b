import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cards } from '../src/cards/index.ts';
import { clauseIds } from '../src/rulebook/ids.ts';

/** The files of cards are read beside the print and the rulebook: above each card with a text stand its number and clauses. */

const folder = new URL('../src/cards/', import.meta.url);
const sources = readdirSync(folder).filter((file) => /^(gen[23]-|early|promos)/.test(file));

/** What stands above a card, by its name. */
const above = new Map<string, string>();
for (const file of sources) {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const card = /((?: {2}\/\/.*\n)*) {2}(?:gen[23]\.)?(?:creature|magic|hybrid)\(\s*\d+,\s*(?:'([^']+)'|"([^"]+)")/g;
  for (const [, comment, plain, quoted] of text.matchAll(card)) above.set(plain ?? quoted, comment);
}

const later = cards.filter(({ set, boss }) => set !== 'gen1' && boss === null);
test('the files hold all cards of the later sets', () => {
  expect(later.filter(({ name }) => !above.has(name)).map(({ name }) => name)).toEqual([]);
});

test.each(later.filter(({ abilities }) => abilities.length > 0).map(({ name, no }): [string, number] => [name, no]))(
  '%s',
  (name, no) => {
    const [, number, clauses = ''] = above.get(name)!.match(/No\. (\d{3})\. ((?:[WB][\d.]*\d(?:, )?)+)/) ?? [];
    expect(Number(number)).toBe(no);
    for (const clause of clauses.split(', ')) expect(clauseIds).toContain(clause);
  },
);
