import type { Clause } from './clause.ts';

const section = 'Walls, replicas and links';

/** G9: what cards make. */
export const tokens: readonly Clause[] = [
  {
    id: 'G9.1',
    section,
    text:
      'A wall stands in a lane with 10, 20 or 30 HP by its tier, and absorbs the damage done there until it is destroyed. ' +
      'Where one was destroyed no other is built, unless a card says so.',
    ruling:
      'It absorbs all damage that opponents’ cards would deal to its player’s Guardian or base in that lane; what is more ' +
      'than its HP goes on to its target. Burns, poison and an empty deck are no cards.',
  },
  {
    id: 'G9.2',
    section,
    text: 'A Clone is an exact replica that an effect makes.',
    ruling:
      'It has the HP that are left and every lasting change of figures, but neither the statuses nor the Equipment.',
  },
  {
    id: 'G9.3',
    section,
    text: 'A Copy is a replica without a class, or with lower figures.',
    ruling: 'It is made from the card as printed; half of a figure is rounded up.',
  },
  { id: 'G9.4', section, text: 'A Guardian Summon is another card that the ability of a Guardian puts out.' },
  {
    id: 'G9.5',
    section,
    text:
      'HP Link: two or more Guardians have one pool of HP. Damage and healing go to the pool. It lasts until its condition ' +
      'ends, such as one of them leaving; when the pool is at nought all of them are defeated at once.',
    ruling:
      'Damage is taken by the one that is hit first, and what is more than its own HP by the others from the left. When the ' +
      'link ends each has its own HP again, at least 1. A new link takes a Guardian out of its old one.',
  },
];
