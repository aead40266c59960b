import { deck } from './deck.ts';

export const thorns = deck(
  'thorns',
  'Thorns',
  'Let them come. Whoever attacks is burnt, whoever does not is stung, and whatever hurts you hurts them as well.',
  {
    // creatures
    'ancient-scorpion': 2,
    'eagle-family': 2,
    'mosquito-man': 2,
    'green-dragon': 3,
    'lava-golem': 1,
    'dart-frog': 1,
    'steam-spider': 1,
    // magics
    'living-trap': 3,
    'raging-inferno': 1,
    'flame-sentinel': 3,
    'forest-sentinel': 2,
    'bound-fate': 1,
    'martial-arts-man': 3,
    'monster-armor': 2,
    'health-potion': 3,
  },
);
