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
  {
    id: 'boss',
    title: 'Boss Battles',
    learns: 'Boss Battles in three minutes',
    minutes: 3,
    mode: 'boss',
    names: ['Player 1', 'Mara'],
    foe: 'the-toll-keeper',
    learnt:
      'You have seen a boss draw and play, roll for its prey and resist a magic, and brought it down together. Up to six may meet ' +
      'one, and four others are waiting. Each is harder than the last.',
    load: () => import('../lesson-boss.ts').then((m) => m.lesson),
  },
];
