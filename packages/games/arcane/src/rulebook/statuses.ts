import type { Clause } from './clause.ts';

const section = 'Statuses and winning';

/** A5–A7: what lies on a unit, First-Blood, and the end. */
export const statuses: readonly Clause[] = [
  {
    id: 'A5.1',
    section,
    text: 'Poisoned: 1 damage in each turn of its controller, for 3 turns, or until it is healed.',
    ruling:
      'Poison works as the main phase begins. Whatever heals a unit, be it ever so little, also takes Poisoned, ' +
      'Bleeding and Petrified off it.',
  },
  { id: 'A5.2', section, text: 'Frozen: it does not move, up to and with the next end phase of its controller.' },
  { id: 'A5.3', section, text: 'Burned: attacked, it does not strike back, until its controller’s next end phase.' },
  { id: 'A5.4', section, text: 'Shocked: it does not attack, until its controller’s next end phase.' },
  {
    id: 'A5.5',
    section,
    text: 'Dazed: an attack it makes costs it 1 damage, until its controller’s next end phase.',
  },
  { id: 'A5.6', section, text: 'Bleeding: every space it is moved costs it 1 damage, until it is healed.' },
  { id: 'A5.7', section, text: 'Petrified: it neither moves nor attacks, until it is healed.' },
  { id: 'A5.8', section, text: 'Spells and traps may bring other statuses, which do what their cards say.' },
  {
    id: 'A6.1',
    section,
    text:
      'First-Blood: this unit deals its combat damage before anything else, against a defender found face down as well, ' +
      'and also when it defends: whoever dies of it deals nothing. If both have it, a coin decides between them.',
  },
  {
    id: 'A7.1',
    section,
    text: 'Destroy the opponent’s Mystic Stone and you win.',
    ruling: 'If both are destroyed at once, the match is drawn.',
  },
];
