import type { CardText } from './card-text.ts';

/** Spells. */
export const spellTexts: Readonly<Record<string, CardText>> = {
  //
  'fire-bolt': { text: '2 damage to a card of your choice, face up or face down.' },
  //
  'forked-lightning': { text: '2 damage to an enemy unit, then 1 damage to another enemy card next to it.' },
  //
  wildfire: { text: '1 damage to an enemy card and to every enemy card next to it, face up or face down.' },
  //
  mend: { text: 'Heal one of your units or your Stone 4.' },
  //
  'war-cry': { text: 'Your units have +1 attack until the end of the turn.' },
  //
  'giants-draught': { text: 'One of your units gets +1 attack and +2 health.' },
  //
  unsay: {
    text: 'Answers an enemy spell: it does nothing. Draw a card.',
    bio: 'Said is said, they say. They say a lot.',
  },
  //
  backlash: { text: 'Answers an enemy spell: it does nothing. Then 2 damage to an enemy unit.' },
  //
  'stay-the-blade': { text: 'Answers an enemy attack: the attack does not happen.' },
  //
  ward: { text: 'One of your units is Warded: the next damage to it is prevented, and then Warded ends.' },
  //
  frostbind: { text: 'An enemy unit is Frozen and Shocked.' },
  //
  'sleep-of-stone': { text: 'An enemy unit is Petrified.' },
  //
  miasma: { text: 'An enemy unit and every enemy unit next to it are Poisoned.' },
  //
  gust: { text: 'Move an enemy unit to an empty space of your choice next to it.' },
  //
  'change-places': { text: 'Swap the spaces of two of your cards, face up or face down, but not of your Stone.' },
  //
  'second-wind': { text: 'Only in your own turn: you have 2 more action points this turn.' },
  //
  foresight: { text: 'Draw two cards.' },
  //
  shroud: { text: 'Heal one of your face-up units 2 and turn it face down.' },
  //
  lantern: { text: 'Look at up to two face-down enemy cards that you do not know.' },
  //
  undertow: { text: "Return a face-up unit to its owner's hand. A token is set aside again." },
  //
  'hex-of-silence': {
    text:
      "An enemy unit is Silenced and Marked. Silenced: its text does nothing until its controller's next end phase. " +
      'Marked: all damage to it is 1 higher until it is healed.',
  },
  //
  tanglevine: {
    text: 'An enemy unit is Rooted and Bleeding. Rooted: it cannot move, and no effect moves it, until it is healed.',
  },
  //
  'call-the-clay': { text: 'Make a Clay Golem on an empty space of your territory.' },
  //
  'grave-bargain': { text: 'Return a unit from your discard pile to your hand.' },
};
