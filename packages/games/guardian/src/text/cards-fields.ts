import type { CardText } from './card-text.ts';

/** Fields, in the order of their numbers. How many rounds they stay is a figure of the card. */
export const fieldTexts: Readonly<Record<string, CardText>> = {
  'war-drums': { text: 'Your Guardians have +5 attack.' },
  'spring-rains': { text: 'At the end of your turn, heal each of your Guardians 5.' },
  'choking-fog': { text: 'At the end of your turn, each of your Guardians enters Stealth.' },
  'plague-season': { text: 'At the end of your turn, each enemy Guardian takes 5 damage.' },
  drought: { text: "Your opponent's basic attacks cost 1 DZ more." },
  'market-day': { text: 'At the start of your turn, draw another card.' },
  'open-roads': {
    text: 'Your swaps cost 0 DZ, and your Guardians may attack or use an ability in the turn they were swapped.',
  },
  'masons-summer': { text: 'At the start of your turn, restore 5 HP to each of your bases that has not fallen.' },
  'hall-of-mirrors': { text: 'Your Clones, Copies and Guardian Summons have +5 attack and +5 HP.' },
  'unbroken-sky': { text: 'Your Guardians have Fury and are immune to every debuff.' },
  'muster-season': { text: 'At the start of your turn, gain 1 SP.' },
  'deep-wells': { text: 'At the start of your turn, gain 2 DZ.' },
  'siege-winter': {
    text: 'At the start of your turn, if your bases have fewer HP than your opponent’s, draw a card and each of your Guardians gains a Shield.',
  },
};
