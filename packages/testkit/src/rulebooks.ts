import type { Clause } from '@wardroom/core';
import { difference } from './plain.ts';

/** What every rulebook keeps to. Each check says what is wrong; nothing if all is well. */
export interface RulebookCheck {
  name: string;
  /** `ids` is the list in which rules look up what they cite. */
  wrong: (rulebook: readonly Clause[], ids: readonly string[]) => string[];
}

/** What stands in a list more than once. */
export const repeated = (list: readonly string[]): string[] =>
  list.filter((x, i) => list.indexOf(x) < i).map((x) => `twice: ${x}`);

function listed(rulebook: readonly Clause[], ids: readonly string[]): string[] {
  const own = rulebook.map((c) => c.id);
  const found = difference(own, ids);
  return [...repeated(own), ...(found === null ? [] : [found])];
}

function ownWords(rulebook: readonly Clause[]): string[] {
  const silent = rulebook.filter((c) => [c.section, c.text, c.ruling, c.example].some((words) => words?.trim() === ''));
  return [
    ...silent.map((c) => `${c.id} has empty words`),
    ...repeated(rulebook.map((c) => c.text.trim().toLowerCase())),
  ];
}

/** The sentences of a clause that players read. */
const sentences = (c: Clause): string[] => [c.text, c.ruling, c.example].filter((words) => words !== undefined);

const untidy = (rulebook: readonly Clause[]): string[] =>
  rulebook.flatMap((c) =>
    sentences(c)
      .filter((words) => !/^["A-Z].*\.$/s.test(words) || / {2}|\n/.test(words))
      .map((words) => `${c.id}: ${words}`),
  );

/** Clauses named in a rulebook, by the letters that its own begin with. */
function foreign(rulebook: readonly Clause[]): string[] {
  const ids = new Set(rulebook.map((c) => c.id));
  const letters = [...new Set(rulebook.map((c) => c.id[0]))].join('');
  const reference = new RegExp(`\\b[${letters}]\\d+(\\.[0-9a-z]+)*\\b`, 'g');
  return rulebook.flatMap((c) =>
    (sentences(c).join(' ').match(reference) ?? []).filter((id) => !ids.has(id)).map((id) => `${c.id}: ${id}`),
  );
}

const scattered = (rulebook: readonly Clause[]): string[] =>
  repeated(rulebook.map((c) => c.section).filter((section, i, all) => section !== all[i - 1]));

export const rulebookChecks: readonly RulebookCheck[] = [
  { name: 'has every clause once, and lists it where rules look up what they cite', wrong: listed },
  { name: 'gives every clause words of its own', wrong: ownWords },
  { name: 'is typed cleanly: whole sentences, no stray spaces', wrong: untidy },
  { name: 'refers only to clauses it has', wrong: foreign },
  { name: 'keeps the clauses of a section together', wrong: scattered },
];
