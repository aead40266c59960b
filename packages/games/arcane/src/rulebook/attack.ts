import type { Clause } from './clause.ts';

const section = 'The attack';

/** A4.a–A4.e: the steps of an attack, in this order. */
export const attack: readonly Clause[] = [
  {
    id: 'A4.a.1',
    section,
    text: 'A defender that lies face down is turned up first, and if it has a reveal ability, that happens now.',
    ruling:
      'A trap has neither attack nor health. When it is attacked it is turned up, does what it says and is discarded; ' +
      'the attacker may then step into its space (A4.e.1).',
  },
  {
    id: 'A4.a.2',
    section,
    text:
      'Damage that texts deal before combat comes next, in the order in which it is dealt. Where it hits a face-down ' +
      'card, A4.d.2 holds.',
    ruling:
      'Lightning Knight: when it is revealed, be it attacked or flipped, and when it attacks, Lightning Strike deals its ' +
      'damage before combat damage, to an enemy card next to it that its player chooses, face up or face down.',
    example: 'A Lightning Knight that is attacked face down strikes its attacker, or something else beside it, first.',
  },
  {
    id: 'A4.b.1',
    section,
    text: 'Then what the attacker does when it attacks, and after that what the defender does when it is attacked.',
  },
  {
    id: 'A4.c.1',
    section,
    text: 'The attacker deals its attack as damage to the defender. A defender that is still there deals its own back.',
  },
  { id: 'A4.c.2', section, text: 'A card without health left is destroyed. It leaves the board.' },
  { id: 'A4.d.1', section, text: 'What texts do after combat happens now: healing, gains, damage, tokens.' },
  {
    id: 'A4.d.2',
    section,
    text:
      'If an ability damages a face-down card, the card is turned up and takes it. One that survives does what its ' +
      'reveal ability says at once. One that does not, does not, unless its text works when it is destroyed.',
    example:
      'Flame Warrior’s Burning Strike reaches cards that lie face down. A Golemancer found and destroyed by it still ' +
      'makes its token.',
  },
  { id: 'A4.d.3', section, text: 'One such reaction may set off another. They all happen, and they come to an end.' },
  {
    id: 'A4.e.1',
    section,
    text: 'Where the defender was destroyed, the attacker may step into the space it leaves, or stay where it is.',
  },
];
