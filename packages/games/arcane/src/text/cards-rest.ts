import type { CardText } from './card-text.ts';

/** Traps, tokens and Mystic Stones. */
export const restTexts: Readonly<Record<string, CardText>> = {
  //
  'spike-pit': { text: '3 damage to the attacker.' },
  //
  'adder-nest': { text: 'The attacker is Poisoned and Bleeding.' },
  //
  'gorgon-mask': { text: 'The attacker is Petrified.' },
  //
  'root-snare': {
    text: '1 damage to the attacker, and it is Rooted: it cannot move, and no effect moves it, until it is healed.',
  },
  //
  'powder-keg': { text: '2 damage to every card next to this, yours too.', bio: 'The label is on the other side.' },
  //
  'thiefs-door': { text: "The attacker returns to its owner's hand. A token is set aside again." },
  //
  'hollow-altar': { text: 'Draw two cards.' },
  //
  'alarm-bell': { text: 'Make a Watch Dog on each of up to two empty spaces next to this.' },
  //
  quicksand: { text: 'If the attacker has 3 health or less left, it is destroyed. If not, it is Frozen and Shocked.' },
  //
  'dead-weight': { text: 'The attacker has 2 attack less from now on.' },
  //
  'beacon-of-spite': {
    text:
      'The attacker is Marked and Silenced. Marked: all damage to it is 1 higher until it is healed. Silenced: its text ' +
      "does nothing until its controller's next end phase.",
  },
  //
  'wind-lock': { text: "Move the attacker to an empty space of your choice in its controller's territory." },

  //
  'clay-golem': { text: '' },
  //
  'iron-golem': { text: 'It moves only orthogonally.' },
  //
  'bone-servant': { text: '' },
  //
  'watch-dog': { text: 'It cannot leave your territory.' },
  //
  spark: { text: 'First-Blood.' },
  //
  emberling: { text: 'When it is destroyed, it deals 1 damage to every enemy card next to it, face up or face down.' },
  //
  thornling: { text: 'After it is attacked, the attacker is Bleeding.' },
  //
  'mud-wall': { text: 'It cannot move and cannot attack.' },

  //
  'mystic-stone': { text: '', bio: 'Older than the quarrel about it.' },
  //
  'ember-stone': { text: 'After it is attacked, 1 damage to the attacker.' },
  //
  'hearth-stone': { text: 'At the end of your turn, while it is face up, heal each of your units next to it 1.' },
  //
  'hollow-stone': { text: 'Reveal: your opponent draws two cards.' },
};
