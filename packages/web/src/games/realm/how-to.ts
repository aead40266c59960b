import type { HowTo } from '../how-to.ts';

export const howTo: HowTo = {
  goal: 'You are your avatar, with 20 life, at the edge of an empty void. Raise sites out of it, summon minions onto them, and fight across the board until the other avatar is dead.',
  steps: [
    {
      title: 'Two decks',
      text: 'Sites come from your atlas, everything else from your spellbook. You begin with three cards of each, and each turn you draw one card from whichever you like.',
      clauses: ['S2.2', 'S2.3', 'S3.1'],
    },
    {
      title: 'Sites, mana and thresholds',
      text: 'Tap your avatar to play a site: the first under it, the others beside sites of yours. Each site gives 1 mana every turn. The symbols on your sites are thresholds: a card that asks for two flames needs two flames on your sites, and they are never used up.',
      clauses: ['S4.1', 'S3.1', 'S3.4'],
    },
    {
      title: 'Minions and magic',
      text: 'Pay its mana and a minion stands on one of your sites; it can act from your next turn on. Magic does its work and goes. Artifacts are carried, auras cover four squares.',
      clauses: ['S4.3', 'S4.4'],
    },
    {
      title: 'Moving and fighting',
      text: 'Tap a unit to move it one step and attack what is there. Others of the enemy who are near may join the defence. All strike at the same time, and damage that reaches its power kills a minion.',
      clauses: ['S5.2', 'S5.3', 'S5.4'],
    },
    {
      title: 'How it ends',
      text: 'Strikes at a site that nobody defends cost its owner life. At 0 life an avatar stands at Death’s Door: the next damage on a later turn is the death blow, and that must hit the avatar itself. Whoever must draw from an empty deck loses too.',
      clauses: ['S5.5', 'S6.1'],
    },
    {
      title: 'Ward',
      text: 'A Ward is a token on a unit or a site. When it would be aimed at by an enemy’s spell, hurt or destroyed, the Ward breaks instead, once.',
      clauses: ['S1.1', 'S1.2'],
    },
  ],
  tips: [
    'Play a site in almost every one of your first turns: without mana nothing happens.',
    'An avatar that has tapped for a site joins no defence until it untaps.',
    'Minions that stay untapped can join a defence. Not everybody has to attack.',
  ],
};
