import type { Clause } from './clause.ts';

const section = 'Summoning';

/** W8: the normal summon, sacrifices, summon requirements, and killing your own primary. */
export const summoning: readonly Clause[] = [
  {
    id: 'W8.1',
    section,
    text:
      'You have one normal summon per turn. It brings a creature into play as your primary, and you have only one ' +
      'primary at a time.',
    ruling:
      'A normal summon while you have a primary must spend that primary as one of the sacrifices. A creature of AL 1 ' +
      'to 6 can therefore only come down onto an empty field: on the first turn, under W7.2.1, or after W8.4.1.',
  },
  {
    id: 'W8.2.1',
    section,
    text:
      'The base AL of a creature sets the sacrifices for its summon: none for AL 1 to 6, one for AL 7 to 11, two for ' +
      'AL 12. They may come from the field, the hand, or both. A card may ask for more than that (B15.7).',
    ruling: 'A Frozen creature cannot be sacrificed.',
  },
  {
    id: 'W8.2.2',
    section,
    text: 'Creatures you sacrifice go to your cemetery and count towards your cemetery HP.',
    ruling: 'To sacrifice is to send a creature from the hand or the field to the cemetery as payment for a summon.',
  },
  {
    id: 'W8.3.1',
    section,
    text: 'What a card requires for its summon is not one of its effects, so it can be neither negated nor suppressed.',
    example:
      'Great White can be summoned only by placing Sharkling under it. When Great White leaves the field, changes ' +
      'control or is killed, Sharkling goes with it.',
  },
  {
    id: 'W8.4.1',
    section,
    text:
      'In your second phase (W9.1.2) you may kill your own primary. It counts towards your cemetery HP, and you ' +
      'replace it under W7.2.1 to W7.2.4.',
  },
  {
    id: 'W8.4.2',
    section,
    text:
      'Replacing a primary you killed yourself uses your one normal summon of the turn, so you may not kill it after ' +
      'you have summoned.',
  },
  {
    id: 'W8.4.2.1',
    section,
    text: 'You may kill your own primary only once per turn.',
  },
];
