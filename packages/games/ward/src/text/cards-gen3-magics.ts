import type { Written } from './card-text.ts';

/** Generation 3, magics and hybrids. */
export const gen3Magics: Readonly<Record<string, Written>> = {
  // 018
  enchantment: {
    text: 'In response to a missed hit roll of your creature: the creature it missed takes 10 damage.',
    many: "It answers a miss of your own creature, not of a partner's.",
  },
};
