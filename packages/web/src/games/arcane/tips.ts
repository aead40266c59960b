import type { Tips } from '../../parts/tip/tip.ts';

/** What stands on Arcane's table and cards. */
export const tips: Tips = {
  attack: {
    title: 'Attack',
    text: 'Damage that it deals when it attacks, and when it strikes back.',
    clause: 'A4.c.1',
  },
  health: {
    title: 'Health',
    text: 'Without health left it is destroyed. Dice on the card show its damage.',
    clause: 'A4.c.2',
  },
  damage: { title: 'Damage', text: 'Dice on a card show how much damage it has taken.', clause: 'A2.2' },
  points: {
    title: 'Action points',
    text: 'Three in every turn: to place, move, flip and attack. Spells cost none.',
    clause: 'A4.2.0',
  },
  stone: {
    title: 'Mystic Stone',
    text: 'What is left of it, once it was found. Whoever’s Stone is destroyed has lost.',
    clause: 'A7.1',
  },
  spell: {
    title: 'Spell of this turn',
    text: 'Each player may cast one spell in every turn of either player.',
    clause: 'A4.2.5',
  },
  deck: {
    title: 'Deck',
    text: 'Cards still to be drawn. With none left, the Stone takes 3 damage in each turn.',
    clause: 'A4.1.1',
  },
  discard: {
    title: 'Discard pile',
    text: 'Spells that were cast and cards that were destroyed. Open to both.',
    clause: 'A4.c.2',
  },
  aside: { title: 'Tokens', text: 'Units that texts may still make.', clause: 'A3.2.1' },
  hand: { title: 'Hand', text: 'Cards that only their owner sees. There is no limit.', clause: 'A3.3.1' },
  faces: {
    title: 'Face up or face down',
    text: 'How the next unit is placed. Traps and the Stone always lie face down.',
    clause: 'A3.4.1',
  },
  clock: { title: 'Clock', text: 'Time this player has used while being asked.' },
  type: { title: 'Kind', text: 'What kind of card it is, and of which people.', clause: 'A2.1' },
  rarity: { title: 'Rarity', text: 'One mark more for each step.' },
  'phase-draw': { title: 'Draw', text: 'The turn begins with a card.', clause: 'A4.1.1' },
  'phase-main': { title: 'Main phase', text: 'Three action points: place, move, flip, attack.', clause: 'A4.2.0' },
  'phase-end': { title: 'End phase', text: 'Statuses that end then end.', clause: 'A4.3.1' },
  poisoned: {
    title: 'Poisoned',
    text: '1 damage in each of its player’s turns, three times, until it is healed.',
    clause: 'A5.1',
    word: true,
  },
  frozen: { title: 'Frozen', text: 'It cannot move until its player’s next end phase.', clause: 'A5.2', word: true },
  burned: {
    title: 'Burned',
    text: 'It does not strike back until its player’s next end phase.',
    clause: 'A5.3',
    word: true,
  },
  shocked: {
    title: 'Shocked',
    text: 'It cannot attack until its player’s next end phase.',
    clause: 'A5.4',
    word: true,
  },
  dazed: {
    title: 'Dazed',
    text: 'It takes 1 damage if it attacks before its player’s next end phase.',
    clause: 'A5.5',
    word: true,
  },
  bleeding: {
    title: 'Bleeding',
    text: '1 damage for each space it moves, until it is healed.',
    clause: 'A5.6',
    word: true,
  },
  petrified: {
    title: 'Petrified',
    text: 'It neither moves nor attacks until it is healed.',
    clause: 'A5.7',
    word: true,
  },
  rooted: {
    title: 'Rooted',
    text: 'It cannot move, and no effect moves it, until it is healed.',
    clause: 'A5.8',
    word: true,
  },
  silenced: {
    title: 'Silenced',
    text: 'Its text does nothing until its player’s next end phase.',
    clause: 'A5.8',
    word: true,
  },
  marked: { title: 'Marked', text: 'All damage to it is 1 higher until it is healed.', clause: 'A5.8', word: true },
  warded: { title: 'Warded', text: 'The next damage to it is prevented.', clause: 'A5.8', word: true },
  'First-Blood': { title: 'First-Blood', text: 'It deals its combat damage first.', clause: 'A6.1', word: true },
  Reveal: {
    title: 'Reveal',
    text: 'Happens when the card is turned up, by a flip or by an attack.',
    clause: 'A4.2.3',
    word: true,
  },
  'Placed face up': {
    title: 'Placed face up',
    text: 'A gain for being placed with its face up.',
    clause: 'A3.4.2',
    word: true,
  },
};
