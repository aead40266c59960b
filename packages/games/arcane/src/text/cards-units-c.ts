import type { CardText } from './card-text.ts';

/** Units that care how they were placed, scout, or act before combat. */
export const unitsC: Readonly<Record<string, CardText>> = {
  //
  'sky-duelist': {
    text: 'Placed face up: it has First-Blood.',
    bio: 'She bows first. It is the last slow thing she does.',
  },
  //
  vanguard: {
    text: 'Placed face up in your turn: you have 1 more action point this turn.',
  },
  //
  'muster-drummer': {
    text: 'Placed face up: you may turn one of your face-down units up.',
    bio: 'Three beats, and the grass stands up.',
  },
  //
  'arc-caster': {
    text:
      'When it attacks, before combat, it deals 1 damage to another enemy card of your choice next to the defender, face ' +
      'up or face down.',
  },
  //
  'pyre-lord': {
    text: 'Placed face up: it has +1 attack and +1 health.',
    bio: 'Nobody ever hid a bonfire, and he has never tried.',
  },
  //
  'banked-fire': {
    text:
      'Placed face down, reveal: it deals 1 damage to every enemy card next to it, face up or face down, and the units ' +
      'among them are Burned.',
    bio: 'Grey on top. Do not stir.',
  },
  //
  'ember-sower': {
    text: 'Reveal: make an Emberling on an empty space next to it.',
  },
  //
  'gate-captain': {
    text: 'Placed face up: all damage to it is 1 less.',
    bio: 'He stands where you can see him, so that you need not wonder.',
  },
  //
  'tomb-sentry': {
    text: 'Placed face down, reveal: an enemy unit of your choice next to it is Petrified.',
    bio: 'Visitors stay.',
  },
  //
  landslide: {
    text: 'Reveal: every enemy unit next to it is pushed one space straight away from it, if that space is empty.',
  },
  //
  'hooded-courier': {
    text: 'Placed face down, reveal: draw two cards.',
    bio: 'Kill the messenger, by all means. The message has two copies.',
  },
  //
  'sleight-master': {
    text:
      'Placed face up: two of your face-down cards may swap spaces. Your Stone may be one of them, if it stays within ' +
      'your territory.',
    bio: 'Watch the cup. No, the other cup.',
  },
  //
  'masked-blade': {
    text: 'Placed face down: when it attacks, it deals 1 damage to the defender before combat.',
  },
  //
  'winter-herald': {
    text: 'Placed face up: an enemy unit of your choice is Frozen and Shocked.',
    bio: 'The announcement is short, and everybody keeps still for it.',
  },
  //
  'rime-stalker': {
    text: 'Placed face down: it has +2 attack.',
  },
  //
  'thicket-beast': {
    text: 'Placed face down: it has +1 attack and +1 health.',
    bio: 'The thicket breathes in.',
  },
  //
  'janus-guard': {
    text: 'Placed face up: it has +2 health. Placed face down: it has +2 attack.',
    bio: 'One face for the street, one for the alley.',
  },
  //
  'ferret-keeper': {
    text: 'When its attack turns a card up, it deals 2 damage to that card before combat.',
    bio: 'Six down the hole, and a boot over the other end.',
  },
  //
  falconer: {
    text: 'At the end of your turn, look at an enemy face-down card of your choice within two spaces that you do not know.',
  },
  //
  lamplighter: {
    text: 'Reveal: look at every enemy face-down card within two spaces.',
    bio: 'One street at a time, and no street twice.',
  },
  //
  'mire-lurker': {
    text: 'When it is attacked, it deals 1 damage to the attacker before combat, and the attacker is Rooted: it cannot move until it is healed.',
  },
};
