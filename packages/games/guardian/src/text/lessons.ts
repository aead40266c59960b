import type { LessonEntry } from '@wardroom/core';

/** What a table says of Guardian Realms' lesson. */
export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    title: 'Guardian Realms',
    learns: 'Learn Guardian Realms in five minutes',
    minutes: 5,
    mode: 'duel',
    names: ['Player 1', 'Mara'],
    learnt:
      'You have summoned, equipped and attacked, broken a wall and a Shield, and brought a Stronghold down. Two Guardians may also ' +
      'change lanes, for 1 DZ. The rest stands on the cards.',
    load: () => import('../lesson.ts').then((m) => m.lesson),
  },
];
