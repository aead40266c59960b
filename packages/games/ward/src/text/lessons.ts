import type { LessonEntry } from '@wardroom/core';

/** What a table says of Ward's lessons. */
export const lessons: readonly LessonEntry[] = [
  {
    id: 'duel',
    title: 'Ward',
    learns: 'Learn Ward in five minutes',
    minutes: 5,
    mode: 'duel',
    names: ['Player 1', 'Mara'],
    learnt:
      'You have drawn, summoned, sacrificed and fought, answered with lightning, and won by the tide. A full match goes to ' +
      '300. The rest stands on the cards.',
    load: () => import('../lesson.ts').then((m) => m.lesson),
  },
];
