import type { Clause } from './clause.ts';

const section = 'Battle';

/** W10: one battle from declaration to end, criticals, and kinds of damage. */
export const battle: readonly Clause[] = [
  {
    id: 'W10.2.1',
    section,
    text: 'Declare the creature that battles and its target.',
    ruling:
      'In one combat phase each creature you control may start a single battle. With several opponents you may ' +
      'battle a creature of any of them. A creature that "deals no attack damage" (Frozen, Stunned, Asleep, or ' +
      'Wrapped while held) starts no battle. Others may still attack it.',
  },
  {
    id: 'W10.2.2',
    section,
    text:
      'The creature with the higher SPD strikes first. A tie, or an unclear order, is settled by one die each, ' +
      'rolled again in every battle.',
  },
  {
    id: 'W10.2.3',
    section,
    text:
      'Hit roll: roll 2 dice, or as many as effects make it, and add MOD and hit bonuses. A total equal to or above ' +
      'the AL of the target is a hit.',
  },
  {
    id: 'W10.2.4',
    section,
    text:
      'On a hit you must roll the attack dice, add MOD and damage bonuses, and subtract the total from the HP of the ' +
      'target.',
  },
  {
    id: 'W10.2.5',
    section,
    text: 'After the first strike the slower creature must strike in the same way, if it is still alive.',
    ruling:
      'A creature that "deals no attack damage" (Frozen, Stunned, Asleep, or Wrapped while held) makes no strike, so ' +
      'nothing of its own that happens on a hit happens.',
  },
  {
    id: 'W10.2.6',
    section,
    text: 'After both strikes the battle ends. Only limited summons or effects give further battles.',
  },
  {
    id: 'W10.3.1',
    section,
    text:
      'A strike whose hit dice all show 6 is a critical hit. It hits, and its attack damage is doubled after all ' +
      'modifiers and buffs.',
  },
  {
    id: 'W10.3.2',
    section,
    text:
      'A strike whose hit dice all show 1 is a critical miss. It misses whatever its total, and the attacker takes ' +
      'the roll of one plain die as damage, with no bonuses.',
  },
  {
    id: 'W10.3.3',
    section,
    text: 'A roll of a single hit die is never a critical hit or a critical miss.',
  },
  {
    id: 'W10.4.1',
    section,
    text:
      'There are four kinds of damage: attack damage; damage over time; instant damage, which effects deal outside ' +
      'battle; and percentage damage, which is computed from current HP, is a whole number and counts as damage.',
    ruling: 'Percentage damage is rounded up. Halves of anything else round up too.',
  },
];
