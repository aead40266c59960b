import { type MechanicFacts, mechanic, OPEN, stats, steps, words } from './mechanic.ts';

/** Battles: who strikes, how it hits, and what keeps a creature out of them. */
export const battling: readonly MechanicFacts[] = [
  mechanic(
    'When it hits',
    'Something happens on a hit, after answers to it and before the attack dice; or when a strike misses.',
    ['W10.2.3'],
    { is: 'trigger', on: ['hit', 'missed'] },
  ),
  mechanic(
    'When a battle begins or ends',
    'Something happens as a battle is declared, before a hit roll, or when the battle or the combat phase begins or is over.',
    ['W10.2.1', 'W10.2.6'],
    { is: 'trigger', on: ['battle', 'strikes', 'battleEnds', 'combatStarts', 'kept'] },
  ),
  mechanic(
    'Who strikes first',
    'It strikes first whatever its speed, or the slower creature does.',
    ['W10.2.2'],
    stats('strikesFirst', 'slowFirst'),
  ),
  mechanic(
    'Another hit roll',
    'More or fewer hit dice, hits without a roll, or another test than the total against AL.',
    ['W10.2.3', 'W10.3.1', 'W10.3.2', 'W10.3.3'],
    stats(
      'hitDice',
      'autoHit',
      'noHitRoll',
      'extremes',
      'faceNeeded',
      'pairNeeded',
      'hitTimes',
      'plainHit',
      'noCritical',
    ),
    { hitEqual: OPEN },
  ),
  mechanic(
    'Battles made and unmade',
    'More battles than one, battles that must be fought, that somebody else fights, or that are called off; strikes that are not returned.',
    ['W10.2.1', 'W10.2.5', 'W10.2.6'],
    stats('moreBattles', 'noReturn', 'fewReturns', 'mustBattle'),
    steps('battle', 'possess', 'redirect', 'cancelBattle', 'attack'),
  ),
  mechanic('No battles', 'Nobody, or some creatures, may battle.', ['W16.2.1'], stats('noFight', 'noBattle')),
  mechanic(
    'Frozen, Stunned, Asleep, Wrapped',
    'A creature in such a state starts no battle and makes no strike. A Frozen one cannot be sacrificed.',
    ['W9.2.3'],
    stats('frozen', 'stunned', 'asleep', 'wrapped'),
  ),
  mechanic(
    'Rolls to get free',
    'Whoever is bound may or must roll a die, and some faces end it.',
    ['W9.2.2'],
    { is: 'note', hold: OPEN },
    { is: 'use', by: ['host', 'opponents'] },
    steps('over'),
  ),
  mechanic(
    'Against certain creatures',
    'A bonus that depends on the creature on the other side: its type, its figures, its artwork.',
    ['W5.3.1'],
    { card: ['struckNow', 'strikerNow'] },
    ...words('rivalOf', 'rivalLower', 'rivalHigher', 'facing'),
  ),
  mechanic(
    'What happened before',
    'It asks what a creature or a player did earlier in this battle or turn.',
    ['W9.2.2'],
    ...words('hitFirst', 'rolledSix', 'dealtDamage', 'foePlayedLightning', 'battled', 'fought', 'dealtNow'),
  ),
];
