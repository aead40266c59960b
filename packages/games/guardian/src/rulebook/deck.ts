import type { Clause } from './clause.ts';

const section = 'Deck';

/** G1: how a deck is built. */
export const deck: readonly Clause[] = [
  {
    id: 'G1.1',
    section,
    text: 'A deck has exactly 25 cards. There are four types of card: Guardian, Effect, Equipment and Field.',
    ruling: 'A Guardian Summon is put out by other cards and is never part of a deck.',
  },
  { id: 'G1.2', section, text: 'Of Common cards a deck may hold any number, the same one several times too.' },
  {
    id: 'G1.3',
    section,
    text: 'Of Uncommon cards a deck holds at most 5 of each type, and at most 2 of the same card.',
  },
  { id: 'G1.4', section, text: 'Of Rare cards a deck holds at most 3 of each type, each of them once.' },
  { id: 'G1.5', section, text: 'Of Epic cards a deck holds at most 1 of each type.' },
  {
    id: 'G1.6',
    section,
    text: 'A deck holds one Legendary card, of whatever type.',
    ruling: 'One at most: a deck without any is legal.',
  },
  { id: 'G1.7', section, text: 'At least 10 cards of a deck are Guardians.' },
];
