import { type MechanicFacts, mechanic, stats, steps, words } from './mechanic.ts';

/** What hurts and what heals. */
export const hurting: readonly MechanicFacts[] = [
  mechanic(
    'Damage and healing over time',
    'Damage, or healing, once in each turn cycle, at the end of a combat phase. A creature has only one of each at a time: while it runs, a second adds nothing.',
    ['W11.1', 'W11.2', 'W11.3', 'W11.3.1', 'W11.3.2'],
    steps('overTime', 'healOverTime'),
  ),
  mechanic(
    'Damage by effect',
    'Damage that a text deals outside of a strike. Nothing is added to it or multiplied.',
    ['W10.4.1'],
    steps('damage'),
  ),
  mechanic('Healing', 'A creature gets HP back, never above its full HP.', ['W5.2.1.9'], steps('heal')),
  mechanic(
    'Halves',
    'Half of the present HP is lost, or damage is halved, or half of it goes back. Halves are rounded up; a boss loses no share of its HP.',
    ['W17.6', 'B10.4'],
    steps('halve'),
    stats('halfDamage', 'reflects'),
  ),
  mechanic(
    'Damage prevented',
    'Some or all damage does not happen. A hit is a hit all the same.',
    ['W10.4.1'],
    stats('noDamage', 'noAttackDamage', 'onlyAttackHurts', 'onlyWingsHurt', 'dealsNone', 'onlyPlain'),
    steps('harmless', 'aside'),
  ),
  mechanic(
    'Damage copied or turned',
    'What one creature suffers, others suffer too, or damage becomes healing.',
    ['W10.4.1'],
    stats('shares'),
    { is: 'instead', of: 'damaged' },
  ),
  mechanic(
    'Damage multiplied',
    'Attack damage is multiplied last, after dice, MOD and bonuses; several multipliers follow one another.',
    ['W5.3.1', 'W5.3.2', 'W10.3.1'],
    stats('times', 'taken'),
  ),
  mechanic(
    'Life drain and recoil',
    'The attack damage that was really dealt heals somebody, or hurts somebody in turn.',
    ['W10.2.4'],
    { is: 'trigger', on: 'attackDealt' },
    ...words('dealtNow'),
  ),
  mechanic('Death replaced', 'It would be killed, and something else happens instead.', ['W17.2'], {
    is: 'instead',
    of: 'killed',
  }),
  mechanic(
    'When hurt or killed',
    'Something happens as a creature takes damage, dies, or reaches a cemetery.',
    ['W10.4.1'],
    { is: 'trigger', on: ['damaged', 'killed', 'reachedCemetery'] },
  ),
  mechanic(
    'Cemetery HP',
    'The sum that decides the match is raised or lowered beside what the cards in a cemetery are printed with. It may fall below 0.',
    ['W4.1.1', 'W17.3', 'W17.5'],
    steps('cemeteryHp'),
    ...words('buriedHp', 'buried'),
  ),
];
