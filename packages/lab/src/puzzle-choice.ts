import type { FoundPuzzle } from '@wardroom/core';

/** Which of the puzzles that were found are shown: of every kind, hard and easy ones, and no two alike. */

/** Of one match, with the same answer, and about the same card: no more than this. */
const OF_MATCH = 2;
const OF_ANSWER = 2;
const OF_CARD = 5;

/** So many of them, easy ones first. Rare kinds come before common ones; where there are too few without a likeness, fewer are shown. */
export function choosePuzzles(found: readonly FoundPuzzle[], want: number): FoundPuzzle[] {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  for (const { kind } of found) counts.set(kind, count(kind) + 1);
  const byRarity = [...found].sort(
    (a, b) => count(a.kind) - count(b.kind) || b.sure - a.sure || (idOf(a) < idOf(b) ? -1 : 1),
  );
  const had = new Map<string, number>();
  const chosen: FoundPuzzle[] = [];
  for (const one of byRarity) {
    if (chosen.length >= want) break;
    const { verb, card, on } = one.answer;
    const limits: [string, number][] = [
      [`match ${one.seed}`, OF_MATCH],
      [`answer ${verb} ${card} ${on}`, OF_ANSWER],
      [`card ${card ?? on ?? verb}`, OF_CARD],
    ];
    if (limits.some(([key, most]) => (had.get(key) ?? 0) >= most)) continue;
    for (const [key] of limits) had.set(key, (had.get(key) ?? 0) + 1);
    chosen.push(one);
  }
  return chosen.sort((a, b) => hardness(a) - hardness(b) || b.sure - a.sure || (idOf(a) < idOf(b) ? -1 : 1));
}

const idOf = ({ seed, picks }: FoundPuzzle): string => `${seed} ${picks}`;

/** How often bots miss it, all levels together. */
const hardness = ({ missed }: FoundPuzzle): number => missed.reduce((a, b) => a + b, 0);
