import type { Clause } from './clause.ts';

const section = 'Debuffs and buffs';

/** G8: what Guardians can suffer and enjoy. */
export const statuses: readonly Clause[] = [
  {
    id: 'G8.1',
    section,
    text:
      'Paralyzed: for up to 5 rounds it neither moves nor attacks. When it tries to swap, to attack or to use its ability, ' +
      'a die is rolled: on 4 or more it is free and goes on, else it forfeits its action for the round: no attack, no ' +
      'ability and no swap until the next one. Not stacked.',
    ruling: 'What the action costs is paid first and not given back. Five whole turns of its player.',
  },
  {
    id: 'G8.2',
    section,
    text: 'Burned: 5 damage at the end of its player’s turn. It stacks up to three times.',
    ruling: 'It burns until something puts it out. Three burns are 15 damage at once.',
  },
  {
    id: 'G8.3',
    section,
    text:
      'Exhausted: it neither moves nor attacks. From being summoned it lasts one turn; from anything else a die is rolled: ' +
      'one turn on 1 to 4, two on 5, three on 6. Not stacked.',
    ruling: 'Nor does it use an ability. What is rolled for is whole turns of its player.',
  },
  {
    id: 'G8.4',
    section,
    text:
      'Confused: whatever it does for DZ needs a roll. An even face ends the confusion and it goes on; an odd one does it 5 ' +
      'damage, it forfeits its action for the round as a paralyzed one does (G8.1), and it stays confused. Not stacked.',
    ruling: 'The DZ are spent. What costs nothing needs no roll. Of two that swap, each rolls for itself.',
  },
  {
    id: 'G8.5',
    section,
    text: 'Poisoned: 1 damage, then twice as much each turn. Not stacked.',
    ruling: 'It comes at the end of its player’s turn, after the burns.',
  },
  {
    id: 'G8.6',
    section,
    text: 'Shield: the next damage is kept off altogether, and the shield is gone. Nothing else breaks it.',
    ruling: 'Nobody has two. Whatever else a blow would have brought does not come with it.',
  },
  {
    id: 'G8.7',
    section,
    text: 'Stealth: it cannot be targeted. It ends with its basic attack, its ability, damage it takes, or a swap.',
    ruling:
      'An opponent cannot target it; its own player can. A basic attack is made out of Stealth, which ends after the blow.',
  },
  {
    id: 'G8.8',
    section,
    text: 'Fury: two basic attacks or other basic actions in a round.',
    ruling:
      'Two of attack and swap in any mix and order: having done one does not bar the other (G4.6). Each costs its DZ. ' +
      'Abilities are still one a turn, none after an attack or a swap, and no swap after one.',
  },
  {
    id: 'G8.9',
    section,
    text: 'Immune: the named status does nothing to it. Invincible: no damage is done to it, and it cannot be targeted.',
    ruling:
      'Whoever becomes immune to a debuff is rid of it. An Invincible Guardian is still seen: it stands before its base. ' +
      'Its own player may target it.',
  },
];
