import type { LessonEntry } from '@wardroom/core';

/** What a table says of the Contested Realm's lessons. */
export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    title: 'Contested Realm',
    learns: 'Learn the Realm in five minutes',
    minutes: 5,
    mode: 'duel',
    names: ['Player 1', 'Mara'],
    learnt:
      'You have raised a site, cast and attacked, met a Ward and a defender, and dealt the death blow. A match begins with 20 life ' +
      'and an empty realm. The puzzles show what else a Ward does.',
    load: () => import('../lesson.ts').then((m) => m.lesson),
  },
  {
    id: 'ward',
    title: 'the Ward keyword',
    learns: 'The Ward keyword, in puzzles',
    minutes: 10,
    mode: 'duel',
    names: ['Player 1', 'Mara'],
    learnt:
      'A Ward breaks in the place of what an opponent’s spell or ability, or anybody’s damage, would do. You have made every ' +
      'example of its clause come true.',
    puzzles: [
      'One each',
      'Bury it',
      'No offence',
      'Thirst',
      'Two at once',
      'Among friends',
      'The ring first',
      'A crater next door',
      'Lured',
      'Against the wall',
      'Bad company',
      'Hush',
    ],
    load: () => import('../puzzles.ts').then((m) => m.puzzles),
  },
];
