import type { Clause } from '@wardroom/core';

/** What is typed, as words in lower case. */
export const wordsOf = (query: string): string[] => [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];

/** Every word occurs somewhere in the clause; a number occurs at the start of its id. */
export function matches(clause: Clause, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${clause.section} ${clause.text} ${clause.ruling ?? ''} ${clause.example ?? ''}`.toLowerCase();
  const id = clause.id.toLowerCase();
  return words.every((w) => id.startsWith(w) || text.includes(w));
}

/** Clauses by section, in the book's order. */
export function sectionsOf(clauses: readonly Clause[]): { name: string; clauses: Clause[] }[] {
  const sections = new Map<string, Clause[]>();
  for (const c of clauses) {
    const list = sections.get(c.section);
    if (list === undefined) sections.set(c.section, [c]);
    else list.push(c);
  }
  return [...sections].map(([name, list]) => ({ name, clauses: list }));
}

/** A section's place in the page. */
export const idOf = (section: string): string => `section-${section.toLowerCase().replace(/\W+/g, '-')}`;
