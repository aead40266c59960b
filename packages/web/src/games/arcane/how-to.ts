import type { HowTo } from '../how-to.ts';

export const howTo: HowTo = {
  goal: 'Somewhere in their two rows lies their Mystic Stone, face down among other cards. Find it and destroy it before they find yours.',
  steps: [
    {
      title: 'The board',
      text: 'Five squares wide, five deep: two rows are yours, two are theirs, and one between belongs to nobody. Before the first turn both place up to five cards and their Stone in secret. Units may lie face up or face down; traps and the Stone are always face down.',
      clauses: ['A2.2', 'A3.4.1'],
    },
    {
      title: 'A turn',
      text: 'Draw a card, then spend three action points: place a card, move one by a square in any direction, turn one of yours face up, or attack. Each costs one point.',
      clauses: ['A4.1.1', 'A4.2.0', 'A4.2.1', 'A4.2.2', 'A4.2.3'],
    },
    {
      title: 'Attacking',
      text: 'A unit that lies face up attacks a card beside, before or behind it. What lay face down is turned up first, and may have a surprise in store. The attacker deals its attack; if the defender survives, it strikes back. If it is destroyed, the attacker may move into its square.',
      clauses: ['A4.2.4', 'A4.a.1', 'A4.c.1', 'A4.e.1'],
    },
    {
      title: 'Spells and traps',
      text: 'Spells cost no points: one in each turn, theirs too, at any moment that the table offers. One spell may be countered by one other. A trap goes off when it is attacked.',
      clauses: ['A4.2.5', 'A4.2.5.1'],
    },
    {
      title: 'The end',
      text: 'The Stone has 15 health and does not strike back. Whoever destroys the other’s Stone has won. Whoever cannot draw sees their own Stone take 3 damage each turn.',
      clauses: ['A7.1', 'A4.1.1'],
    },
  ],
  tips: [
    'The Stone may move while it is face down: a card that has moved tells nothing.',
    'What lies face down in front of the back row is often a trap. Send somebody you can spare.',
    'Three points are three attacks for one unit, if it lives that long.',
  ],
};
