import type { Clause } from './clause.ts';

const section = 'Anchoring';

/** W12: cards that keep other cards on the field. */
export const anchoring: readonly Clause[] = [
  {
    id: 'W12.1',
    section,
    text:
      'A card is anchored when an anchoring effect keeps it on the field although the normal rules would not. A ' +
      'creature can be the anchor, and so can a magic.',
  },
  {
    id: 'W12.2',
    section,
    text:
      'When the anchor is negated or destroyed, the anchored creature leaves the field. It goes where the card says, ' +
      "or else to its owner's cemetery.",
  },
  {
    id: 'W12.3',
    section,
    text:
      'No effect of any other kind can override anchoring. In all else an anchored creature is an ordinary one: it ' +
      'battles, and it can be sacrificed and equipped, as normal.',
    ruling: 'A card whose own text says otherwise does not override this clause.',
    example:
      'Revival Priest brings Behemoth back from your cemetery, and Lead Boots (the equipped creature cannot be ' +
      'removed from the field) is put on Behemoth. When an opponent destroys Revival Priest, Behemoth still returns ' +
      'to the cemetery.',
  },
];
