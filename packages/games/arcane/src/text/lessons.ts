import type { LessonEntry } from '@wardroom/core';

/** What a table says of Arcane's lesson. */
export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    title: 'War of the Arcane',
    learns: 'Learn Arcane in five minutes',
    minutes: 5,
    mode: 'duel',
    names: ['Player 1', 'Mara'],
    learnt:
      'You have placed in secret, moved, flipped and attacked, let a trap do its work, answered a spell with a spell, and found ' +
      'the Stone. A match is won by guessing where it lies. The rest stands on the cards.',
    load: () => import('../lesson.ts').then((m) => m.lesson),
  },
];
