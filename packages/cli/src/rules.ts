import { type Clause, shortly, type WholeGame } from '@wardroom/core';
import { games } from '@wardroom/games';
import { didYouMean } from '@wardroom/host/suggest';
import type { Args, Usage } from './args.ts';
import { describeClause } from './describe.ts';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { painter } from './text.ts';
import { findWhole } from './whole-games.ts';

export const usage: Usage = {
  name: 'rules',
  summary: 'Read the rulebook: a clause (W10.3.2), all clauses under a number (W10), or those with some words in them.',
  positional: ['[CLAUSE|WORDS…]'],
  options: { game: { value: 'GAME', help: 'Only this game.' } },
};

export function run(args: Args, io: Io): number {
  const only = args.maybe('game');
  const where = only === undefined ? games : [findWhole(only)];
  const wanted = args.positional.join(' ').trim();
  const paint = painter(io);
  if (wanted === '') {
    for (const game of where) io.out(`${contents(game)}\n`);
    return 0;
  }
  const found = where.flatMap((g) => lookUp(g, wanted));
  if (found.length === 0) {
    const hint = /\d/.test(wanted)
      ? didYouMean(
          wanted,
          where.flatMap((g) => g.clauses),
        )
      : '';
    throw new Failure(
      `No clause is called '${shortly(wanted)}' or has these words in it.${hint} wardroom rules lists the sections.`,
    );
  }
  io.out(`${found.map((c) => describeClause(c, io.columns(), paint)).join('\n\n')}\n`);
  return 0;
}

/** A clause by its number, else those under that number, else those that hold all the words. */
export function lookUp(game: WholeGame, wanted: string): Clause[] {
  const id = wanted.toUpperCase();
  const exact = game.rulebook.filter((c) => c.id.toUpperCase() === id);
  if (exact.length > 0) return exact;
  const under = game.rulebook.filter((c) => c.id.toUpperCase().startsWith(`${id}.`));
  if (under.length > 0) return under;
  const words = wanted.toLowerCase().split(/\s+/);
  return game.rulebook.filter((c) => {
    const text = [c.section, c.text, c.ruling ?? '', c.example ?? ''].join(' ').toLowerCase();
    return words.every((w) => text.includes(w));
  });
}

function contents(game: WholeGame): string {
  const sections = new Map<string, string[]>();
  for (const c of game.rulebook) sections.set(c.section, [...(sections.get(c.section) ?? []), c.id]);
  return [
    `${game.title}: ${game.rulebook.length} clauses`,
    ...[...sections].map(([name, ids]) => `  ${name.padEnd(28)} ${ids[0]}${ids.length > 1 ? ` to ${ids.at(-1)}` : ''}`),
  ].join('\n');
}
