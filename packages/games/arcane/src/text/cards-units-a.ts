import type { CardText } from './card-text.ts';

/** Units of storm, fire and stone. */
export const unitsA: Readonly<Record<string, CardText>> = {
  //
  'lightning-knight': {
    text:
      'Lightning Strike: when it is revealed, and when it attacks, it deals 1 damage before combat to an enemy card of ' +
      'your choice next to it, face up or face down.',
    bio: 'You see the blade, then you hear it, then you count.',
  },
  //
  'storm-squire': {
    text: 'First-Blood.',
    bio: 'Too young for the armour, too quick to need it.',
  },
  //
  'thunder-lancer': {
    text: 'It moves up to two spaces with one move.',
  },
  //
  'static-hound': {
    text: 'When it attacks, the defender is Shocked.',
    bio: 'Stroke it against the fur, once.',
  },
  //
  'cloud-herald': {
    text: 'Placed face up: draw a card.',
    bio: 'The news is always the same. The weather that brings it is not.',
  },
  //
  'gale-dancer': {
    text: 'It may attack diagonally too.',
  },
  //
  stormcaller: {
    text: 'When a spell of yours has taken effect, it deals 1 damage to an enemy card of your choice, face up or face down.',
  },
  //
  'banner-knight': {
    text: 'Your other units next to it have +1 attack.',
    bio: 'The cloth has been mended so often that only the colour is old.',
  },
  //
  'oathbound-rider': {
    text: 'It moves only orthogonally, up to two spaces with one move.',
    bio: 'He swore never to turn aside, and the horse took it to heart.',
  },
  //
  thunderhead: {
    text: 'Reveal: every enemy unit next to it is Shocked and Dazed.',
  },
  //
  'bolt-archer': {
    text:
      'It may also attack a card two spaces away in a straight line, orthogonally, across an empty space. That card ' +
      'does not strike back.',
  },
  //
  'pike-warden': {
    text: 'When it is attacked, it deals 1 damage to the attacker before combat.',
    bio: 'Come closer, says the pike. It is in no hurry.',
  },
  //
  'flame-warrior': {
    text:
      'Burning Strike: after it attacks, it deals 1 damage to every other enemy card next to it, face up or face ' +
      'down.',
    bio: 'Nobody has ever hidden from her twice.',
  },
  //
  'cinder-imp': {
    text: 'When it is destroyed, it deals 2 damage to every enemy card next to it, face up or face down.',
  },
  //
  'ember-hound': {
    text: 'When it attacks, the defender is Burned.',
  },
  //
  torchbearer: {
    text: 'Placed face up: it deals 1 damage to an enemy card of your choice within two spaces, face up or face down.',
    bio: 'He lights the way. Then he lights what stands in it.',
  },
  //
  'pyre-priest': {
    text: 'At the end of your turn, it deals 1 damage to an enemy card of your choice next to it, face up or face down.',
  },
  //
  'ash-walker': {
    text: 'No status can be put on it.',
    bio: 'Everything that could happen to it has.',
  },
  //
  'furnace-brute': {
    text: 'After it attacks, it takes 1 damage.',
  },
  //
  scorchling: {
    text: 'When it is destroyed, draw a card.',
  },
  //
  salamander: {
    text: 'After it is attacked, it deals 1 damage to every enemy card next to it, face up or face down.',
  },
  //
  'coal-giant': {
    text: 'It attacks at most once a turn.',
    bio: 'It takes a long breath before each blow. Run then.',
  },
  //
  golemancer: {
    text: 'Reveal, and when it is destroyed: make a Clay Golem on an empty space next to it.',
    bio: 'There is always a little clay under her nails.',
  },
  //
  'brick-giant': {
    text: 'It cannot leave your territory.',
  },
  //
  'clay-shepherd': {
    text: 'Your units with “Golem” in their name have +1 attack.',
    bio: 'He whistles, and the hill gets up.',
  },
  //
  gargoyle: {
    text: 'Placed face up: it is Petrified.',
    bio: 'Put up in plain sight, it knows how to behave.',
  },
  //
  mason: {
    text: 'At the end of your turn, if your Stone is next to it, heal the Stone 1.',
  },
  //
  'stone-warden': {
    text: 'While your Stone is next to it, all damage to the Stone is 1 less.',
  },
  //
  cockatrice: {
    text: 'After combat, the unit it fought is Petrified.',
    bio: 'The eyes are the small ones, on the side.',
  },
  //
  'shield-mother': {
    text: 'Placed face up: another of your units next to it gets +2 health.',
  },
  //
  'rune-smith': {
    text: 'Placed face up: another of your units gets +1 attack.',
    bio: 'She signs her work where the enemy will read it.',
  },
  //
  'field-surgeon': {
    text: 'At the end of your turn, heal one of your other units next to it 2.',
  },
  //
  'old-colossus': {
    text: 'Moving it costs 2 action points.',
    bio: 'It set out before the war and will be there in time.',
  },
  //
  'iron-foundress': {
    text: 'Placed face up: make an Iron Golem on an empty space next to it; the Foundress is Frozen.',
  },
  //
  'spark-smith': {
    text: 'Reveal: make a Spark on each of up to two empty spaces next to it.',
  },
  //
  'kiln-keeper': {
    text: 'Placed face up: make an Emberling on an empty space next to it.',
    bio: 'She keeps one for the bread and the rest for company.',
  },
  //
  'thorn-matron': {
    text: 'Placed face up: make a Thornling on an empty space next to it.',
  },
  //
  'wall-wright': {
    text: 'Placed face up: make a Mud Wall on an empty space within two spaces.',
  },
};
