import type { Written } from './card-text.ts';

/** The bosses and the cards of their challenge decks. */

const theTollKeeper: Readonly<Record<string, Written>> = {
  'the-toll-keeper': {
    text: "When it kills a player's creature, it heals 10.",
    attack: 'Boathook Swing',
    bio: 'He has ferried kings and beggars at one price. Nobody remembers the far bank.',
  },
  'gate-hound': {
    attack: 'Heel Snap',
    bio: 'It was trained on coins. It can hear a purse close.',
  },
  'ferry-hand': {
    attack: 'Oar Butt',
    bio: 'He rows out with six and back with the oars.',
  },
};

const theLampeater: Readonly<Record<string, Written>> = {
  'the-lampeater': {
    text: "Has +1 attack damage for every 2 magics on the players' sides, rounded up, at most +6.",
    attack: 'Wing Gutter',
    bio: 'The town still sets a lamp in every window, and still wonders at the dark.',
  },
  snuff: {
    text: "Destroy a magic on a player's side, found by dice; the primary of the player it belonged to takes 10 damage.",
  },
  'singed-sleeves': { text: "Each player's primary takes 3 damage for each card in that player's hand." },
  'moth-eaten': { text: 'Each player with 5 or more cards in hand must discard 1 of their choice.' },
  'drawn-to-the-light': {
    text: 'The boss attacks the player who has most cards in hand and magics on their side together; of several, the next in turn.',
  },
  'wick-and-tallow': {
    text:
      "Choose one: each player's primary takes 5 damage for each magic on that player's side; or 3 for each card in that " +
      "player's hand. At most 20 to each.",
  },
  'cold-wick': { text: "At the end of a player's turn, if they hold 5 or more cards, their primary takes 5 damage." },
  'nest-of-ash': { text: "The boss heals 5 for each magic on the players' sides, at most 40." },
  'dark-window': {
    text: 'Each player must destroy 1 magic on their side, of their choice. The primary of a player without one takes 15 damage.',
  },
  'stolen-spark': {
    text: "A magic from a player's hand, both found by dice, goes to that player's cemetery. The boss heals 10.",
  },
  'lamp-moth': {
    attack: 'Dust Blind',
    bio: 'Where one settles on the glass, look for the other nine hundred.',
  },
  'tallow-grub': {
    attack: 'Slow Gnaw',
    bio: 'The chandler blamed the rats until the rats were gone.',
  },
};

const theLowWaterSexton: Readonly<Record<string, Written>> = {
  'the-low-water-sexton': {
    text: 'Has +1 to its hit roll and +2 attack damage for each creature beside it.',
    attack: 'Spade Edge',
    bio: 'The sea keeps poor books. He corrects them twice a day.',
  },
  'what-the-tide-gives-back': {
    text:
      "A creature from a player's cemetery, both found by dice, comes beside the boss as a limited summon. Its HP go on " +
      "counting in that cemetery. When this leaves the field, the creature goes to its owner's hand.",
  },
  'shallow-grave': {
    text:
      "A creature of printed AL 5 or less from a player's cemetery, both found by dice, comes beside the boss as a " +
      'limited summon, and the boss heals 10. Its HP go on counting in that cemetery. When this leaves the field, the ' +
      "creature goes to its owner's hand.",
  },
  'names-on-the-stones': {
    text: "Each player's primary takes 4 damage for each creature in that player's cemetery, at most 20.",
  },
  'heavier-water': {
    text: "Whenever a creature reaches a player's cemetery, that player's cemetery HP rise by 10 more.",
  },
  'the-sextons-due': {
    text:
      'Choose one: the primary of one player, found by dice, takes 25 damage; or the boss heals 4 for each creature in ' +
      "the players' cemeteries, at most 40.",
  },
  'a-kindness': {
    text:
      'Each player may put 1 creature from their cemetery under their deck, where it stops counting. The boss heals 15 ' +
      'for each.',
  },
  'the-long-spade': {
    text: 'The boss attacks the player with the highest cemetery HP, beside its attack of the turn; of several, the next in turn.',
  },
  dredge: {
    text: "A creature from a player's deck, both found by dice, goes to that player's cemetery. The deck is then shuffled.",
  },
  'drowned-bailiff': {
    attack: 'Sodden Writ',
    bio: 'He still serves papers. The ink ran long ago.',
  },
  'eel-swarm': {
    attack: 'Cold Knot',
    bio: 'They come for what the nets dropped and stay for the fishermen.',
  },
};

const theNinthWave: Readonly<Record<string, Written>> = {
  'the-ninth-wave': {
    text:
      'Gains a swell at the start of each of its turns. Each swell gives +1 MOD; from the fourth on it has 1 more attack ' +
      "die, from the sixth on it attacks twice. At the ninth it breaks: its swells fall to 3 and each player's primary " +
      'takes 40 damage. Whenever it takes 20 damage or more at once, it loses a swell.',
    attack: 'Dark Crest',
    bio: 'The eight before it were only clearing the beach.',
  },
  swell: { text: 'The boss gains a swell and heals 10.' },
  undertow: {
    text:
      'Choose one: the boss gains 2 swells; or the primary of one player, found by dice, takes 5 damage and 3 more for ' +
      'each swell.',
  },
  spray: { text: "Each player's primary takes 1 damage for each swell." },
  'moon-pull': { text: 'At the start of each boss turn the boss gains a further swell. This works until destroyed.' },
  driftwood: { text: 'The boss gains a swell. Then each player draws a card.' },
  'flood-mark': {
    text: 'The cemetery HP of the player with the lowest rise by 15; of several, those of the next in turn.',
  },
  'green-water': {
    attack: 'Deck Sweep',
    bio: 'It comes aboard without a sound and leaves with the boats.',
  },
  breaker: {
    attack: 'Shingle Crash',
    bio: 'Harmless at a distance, as the chapel found.',
  },
};

const theThirteenthGuest: Readonly<Record<string, Written>> = {
  'the-thirteenth-guest': {
    text:
      'Attacks twice in each of its turns. When a player is out, it heals 30. The first time it would be killed the mask ' +
      'falls instead: it heals 60, and from then on has 1 more attack die.',
    attack: 'Table Manners',
    bio: 'It is always seated when you come in. Everybody supposes that somebody else asked it.',
  },
  'change-of-places': {
    text:
      'Two players, found by dice, exchange their primaries for good. What is equipped to them is destroyed first; ' +
      'damage and lasting effects stay on them.',
  },
  'empty-chair': {
    text: 'One player, found by dice, must choose: skip the whole of their next turn, or have their primary take 25 damage.',
  },
  'the-bill': {
    text: 'Each player must choose: a creature from their hand goes to their cemetery, or their primary takes 20 damage.',
  },
  'borrowed-face': {
    text:
      "The primary of one player, found by dice, comes to the boss's side as a limited summon; the player summons " +
      "another. When this leaves the field, the creature goes back to its owner's hand.",
  },
  'knives-at-dinner': {
    text:
      'The player whose primary has the highest MOD is handed the knife; of several, the next in turn. The primary of ' +
      'every other player takes 8 damage and as much more as that MOD. A player alone takes it themselves.',
  },
  'out-of-turn': {
    text: 'In each mini turn the boss rolls a die: on 1–2 it attacks the player whose turn has just ended.',
  },
  'parlour-game': {
    text:
      'Choose one: the boss attacks the player with the highest cemetery HP; or the player whose primary has the fewest ' +
      'HP left. Of several, the next in turn.',
  },
  'clear-the-table': { text: "Every magic on the players' sides goes back to its owner's hand." },
  footman: {
    attack: 'Silver Service',
    bio: 'He takes your coat, and has never given one back.',
  },
  lapdog: {
    attack: 'Ankle Worry',
    bio: 'It is passed from knee to knee. Nobody brought it.',
  },
};

export const bossText: Readonly<Record<string, Written>> = {
  ...theTollKeeper,
  ...theLampeater,
  ...theLowWaterSexton,
  ...theNinthWave,
  ...theThirteenthGuest,
};
