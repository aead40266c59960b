import { deck } from './deck.ts';

export const theLongTrial = deck(
  'the-long-trial',
  'The Long Trial',
  'Accuse them one by one. Whoever is branded is weaker before the court, and judged in the end.',
  'duel',
  {
    // Avatar
    persecutor: 1,
    // Atlas
    'windswept-tor': 3,
    'cloudgate-stair': 2,
    'chapel-of-first-light': 2,
    'aerie-of-the-ninth-bell': 1,
    'slow-river': 3,
    'ferry-landing': 2,
    'pilgrims-spring': 1,
    'storm-harbor': 2,
    // Minions
    'assize-beadle': 2,
    'belfry-slinger': 1,
    'psalm-singer': 2,
    'apprentice-wizard': 1,
    'harbor-penitent': 4,
    'hooded-accuser': 3,
    'gallows-crow': 2,
    'candle-mourner': 3,
    'cirrus-drake': 2,
    'still-water-abbess': 1,
    'lightwing-herald': 1,
    'ysolde-the-unblinking': 1,
    // Other spells
    'clear-judgement': 2,
    pillory: 1,
    'forked-bolt': 3,
    'ledger-of-sins': 1,
  },
);
