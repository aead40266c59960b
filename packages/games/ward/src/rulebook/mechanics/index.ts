import type { Mechanic } from '@wardroom/core';
import { cards } from '../../cards/index.ts';
import { answering, locking } from './answers.ts';
import { battling } from './battle.ts';
import { lasting } from './cards.ts';
import { standing } from './creatures.ts';
import { hurting } from './damage.ts';
import { isUsedBy, type MechanicFacts } from './mechanic.ts';

/** What the printed cards do, mechanic by mechanic. Which cards use one is read off the cards themselves. */
export const mechanicFacts: readonly MechanicFacts[] = [
  ...answering,
  ...locking,
  ...standing,
  ...battling,
  ...hurting,
  ...lasting,
];

export const mechanics: readonly Mechanic[] = mechanicFacts.map((facts) => {
  const { pieces: _, ...words } = facts;
  return { ...words, cards: cards.filter((source) => isUsedBy(facts, source)).map(({ id }) => id) };
});
