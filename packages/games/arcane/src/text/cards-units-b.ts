import type { CardText } from './card-text.ts';

/** Units of shade and road, and those without text. */
export const unitsB: Readonly<Record<string, CardText>> = {
  //
  'night-asp': {
    text: 'After combat, the unit it fought is Poisoned.',
  },
  //
  'thorn-cat': {
    text: 'When it attacks, the defender is Bleeding.',
  },
  //
  'lurking-shade': {
    text: 'Reveal: it deals 2 damage to an enemy card of your choice next to it, face up or face down.',
    bio: 'The corner was empty. Corners are good at that.',
  },
  //
  'trapdoor-spider': {
    text: 'Placed face down: it has +1 attack and First-Blood.',
  },
  //
  changeling: {
    text: 'Reveal: it may swap spaces with another of your cards. Your Stone swaps only while it lies face down, and only within your territory.',
    bio: 'You were watching the wrong one.',
  },
  //
  cutpurse: {
    text: 'When it destroys a card in combat, draw a card.',
  },
  //
  'mirror-fox': {
    text:
      'Reveal: it deals 1 damage to an enemy card of your choice next to it, face up or face down. At the end of your ' +
      'turn you may turn it face down.',
  },
  //
  'bog-witch': {
    text: 'Reveal: an enemy unit of your choice within two spaces is Poisoned and Dazed.',
    bio: 'The tea is free. The second cup is not tea.',
  },
  //
  'frost-weaver': {
    text: 'Reveal: every enemy unit next to it is Frozen.',
  },
  //
  'ice-maiden': {
    text: 'At the end of your turn, an enemy unit of your choice next to it is Frozen and Dazed.',
  },
  //
  'ram-rider': {
    text:
      'After it attacks, a defender that survived is pushed one space straight away from it, if that space is empty. ' +
      'The Stone is not pushed.',
  },
  //
  'leech-bat': {
    text: 'It may also leap over one card in any direction, to the empty space behind. After it attacks, heal it 1.',
  },
  //
  wisp: {
    text: 'It moves to any empty space of the board.',
    bio: 'Follow it and you will know the place. You will not know the way back.',
  },
  //
  'grave-piper': {
    text:
      'When another of your units is destroyed that is not a token, make a Bone Servant on an empty space next to the ' +
      'Piper.',
  },
  //
  'hollow-king': {
    text: 'When it destroys a unit in combat, it gets +1 attack and is healed 2.',
    bio: 'There is room in him for everyone.',
  },
  //
  'hush-monk': {
    text: "When it attacks or is attacked, the other card is Silenced: its text does nothing until its controller's next end phase.",
  },
  //
  huntsman: {
    text: 'When it attacks or is attacked, the other card is Marked: all damage to it is 1 higher until it is healed.',
  },
  //
  sapper: {
    text: 'A trap that it attacks is discarded without effect.',
    bio: 'Eight fingers, and proud of each.',
  },
  //
  pathfinder: {
    text: 'Placed face up: look at an enemy face-down card of your choice that you do not know.',
  },
  //
  'border-guard': {
    text: 'It has +2 attack in your territory.',
  },
  //
  raider: {
    text: 'It has +2 attack in enemy territory.',
  },
  //
  'buried-titan': {
    text: 'Placed face down: it has +2 health.',
    bio: 'The village on its back has never had an earthquake. So far.',
  },
  //
  'road-warden': {
    text: '',
    bio: 'One toll, one road, one answer to every story.',
  },
  //
  'hill-reaver': {
    text: '',
    bio: 'What he cannot carry he does not want left.',
  },
  //
  'quarry-ox': {
    text: '',
    bio: 'It has pulled half the city up the hill, and it remembers which half.',
  },
  //
  'glass-champion': {
    text: '',
    bio: 'Undefeated, in the sense that matters once.',
  },
  //
  'wall-guard': {
    text: '',
    bio: 'Relieved at dawn. Nobody has told him which one.',
  },
};
