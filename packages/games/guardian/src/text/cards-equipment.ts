import type { CardText } from './card-text.ts';

/** Equipment, in the order of its numbers. */
export const equipmentTexts: Readonly<Record<string, CardText>> = {
  'whetted-blade': { text: 'Its Guardian has +5 attack.' },
  'bark-armour': { text: 'Its Guardian has +10 HP.' },
  'tower-shield': {
    text: 'Two uses. At the start of your turn, if its Guardian has no Shield, use it: the Guardian gains one.',
  },
  'clear-bell': { text: 'Its Guardian is immune to Confusion and Paralyzed.' },
  'antidote-vial': { text: 'Its Guardian is immune to Burned and Poison.' },
  'venom-sheath': {
    text: "Three uses. When its Guardian's basic attack damages a Guardian, use it: that Guardian is Poisoned.",
  },
  emberbrand: {
    text: "Three uses. When its Guardian's basic attack damages a Guardian, use it: that Guardian is Burned.",
  },
  'reed-cloak': {
    text: 'Two uses. At the end of your turn, if its Guardian is not in Stealth, use it: the Guardian enters Stealth.',
  },
  'twinfang-harness': { text: 'Four uses. Its Guardian has Fury. Each of its basic attacks is a use.' },
  'light-boots': {
    text:
      'Its Guardian swaps for 0 DZ. It may attack or use an ability in the turn it was swapped, ' +
      'and be swapped after it did.',
  },
  'siege-hammer': {
    text: "Its Guardian's basic attack deals 10 more damage to bases and walls, and costs 1 DZ more.",
  },
  'leech-pendant': { text: "When its Guardian's basic attack deals damage, heal that Guardian 5." },
  'heaven-plate': { text: 'Two uses. Its Guardian is Invincible. Each start of your turn is a use.' },
  'fellowship-chain': {
    text: 'HP Link its Guardian with another of your Guardians, as long as this is attached.',
  },
  'widows-bell': { text: 'When its Guardian is defeated, gain 1 SP and draw a card.' },
  featherlance: { text: "Its Guardian's basic attack costs 0 DZ." },
  'crown-of-four-realms': { text: 'Its Guardian has +5 attack and +10 HP, and is immune to every debuff.' },
  'signal-bow': { text: 'Its Guardian reaches every lane.' },
  'mourning-band': { text: 'Its Guardian has +5 attack, and Fury while one of your Outposts has fallen.' },
};
