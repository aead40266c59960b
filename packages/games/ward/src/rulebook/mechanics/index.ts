import type { Mechanic } from '@wardroom/core';
import { cards } from '../../cards/index.ts';
import { answering, locking } from './answers.ts';
import { battling } from './battle.ts';
import { lasting } from './cards.ts';
import { standing } from './creatures.ts';
import { hurting } from './damage.ts';
import { isUsedBy, type MechanicFacts, partsOf } from './mechanic.ts';

/** What the printed cards do, mechanic by mechanic. Which cards use one is read off the cards themselves. */
export const mechanicFacts: readonly MechanicFacts[] = [
  ...answering,
  ...locking,
  ...standing,
  ...battling,
  ...hurting,
  ...lasting,
];

/** Worked out when somebody wants to read of them: it takes longer than loading the game. */
export function mechanics(): readonly Mechanic[] {
  const texts = cards.map((source) => ({ id: source.id, parts: partsOf(source) }));
  return mechanicFacts.map((facts) => {
    const { pieces: _, ...words } = facts;
    return { ...words, cards: texts.filter(({ parts }) => isUsedBy(facts, parts)).map(({ id }) => id) };
  });
}
