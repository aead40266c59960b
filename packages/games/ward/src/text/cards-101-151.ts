import type { Written } from './card-text.ts';
import { FOES_CEMETERIES, RIVAL, YOUR_TURNS } from './many.ts';

/** Generation 1, cards 101 to 151. */
export const cards101to151: Readonly<Record<string, Written>> = {
  // 103
  witch: {
    text:
      "When summoned: all opponents' creatures, also those that come later, have AL 1, whatever raises their AL, until " +
      'this creature leaves the field or is negated. Once negated it does not come back, and a limited summon that ' +
      'steps to the front was not summoned.',
    many: "The creatures of all opponents are meant, a partner's never.",
    attack: 'Hex Finger',
    bio: 'She sells the cure next door, under another name.',
  },
  // 104
  manticore: {
    attack: 'Quill Volley',
    bio: 'It grins with three rows of teeth and means every one.',
  },
  // 106
  'hive-lord': {
    attack: 'Swarm Order',
    bio: 'Something under his skin does the thinking.',
  },
  // 107
  'troll-regeneration': {
    text:
      'When equipped, the creature heals 5 and this card gets 2 counters. At the start of each of your turns, before ' +
      'the draw, the creature heals 5. Each heal spends a counter; 1 more is added at the end of each of your ' +
      'turns. Never above its full HP.',
    many: YOUR_TURNS,
  },
  // 108
  'wrath-of-the-old-ones': {
    text:
      "Every primary and every magic on the field goes into its original owner's deck; shuffle. Then each player " +
      'draws as many cards as were taken from their own side, those under a creature included.',
    many:
      "Everybody's cards go, and each counts for the side it lay on: an equip on a partner's creature counts for that " +
      'partner. A boss stays, and draws nothing.',
  },
  // 109
  'forest-sentinel': {
    text:
      "After dice and every calculation of an opponent's attack: negate it, and the attacker takes that damage. It " +
      'covers that one attack only. Junk Scarecrow and Minotaur Bodyguard cannot stop the reflection.',
  },
  // 110
  turncoat: {
    text:
      'Swap primaries with an opponent. All equips on the two are destroyed; HP, states and damage over time stay ' +
      "on the creatures. A creature held by Revival Priest dies instead, into the cemetery of the Priest's owner: " +
      'that player still gets the other creature, and the giver summons a new one.',
  },
  // 113
  judgement: {
    text:
      "Every primary goes to its original owner's hand, a hybrid magic too; limited summons stay. Then all players, " +
      'you first, must each summon 1 creature with AL 6 or less. A player with none in hand or deck loses.',
    many: 'Everybody is meant, partners and all opponents; after you they summon in turn order. A boss stays where it is.',
  },
  // 114
  'helping-hand': {
    text:
      '1 creature from your hand enters as a limited summon with this equipped, without sacrifices. This cannot be ' +
      'moved to another creature. When this leaves the field, or the creature changes control, the creature goes to ' +
      'your cemetery.',
  },
  // 115
  'revival-priest': {
    text:
      'Revive 1 creature from your cemetery as your primary with this equipped; a primary you already have goes to ' +
      'your hand. When this leaves the field, the revived creature goes to your cemetery, also when this falls off ' +
      'because control changed.',
  },
  // 116
  'magic-steal': {
    text:
      "In response to an opponent's magic: negate it and take it. You must play it at once on your side, before " +
      "anything else happens. If you cannot, it goes to its original owner's cemetery.",
  },
  // 118
  'dragon-power': {
    text:
      'The equipped creature has +12 AL, as ever up to AL 12, +5 to its hit roll and +10 attack damage. Destroy this at ' +
      'the end of your turn if the creature dealt no damage in it; its damage over time and other lasting damage count, ' +
      'reflection and magics do not.',
    many: YOUR_TURNS,
  },
  // 119
  'mysterious-door': {
    text:
      "Cost: 10 damage to your primary. In response to an opponent's magic, also one activated from hand: negate " +
      "it; it goes to its player's cemetery. This card returns to your hand at the beginning of a turn once 3 turn " +
      'cycles are over. If it is negated while being played, the cost does not apply and it never returns.',
  },
  // 120
  zombified: {
    text:
      'At the start of each of your turns the equipped creature loses 2 AL, adding up, and nothing else can raise ' +
      'its AL. Its AL is restored when this leaves the field.',
    many: YOUR_TURNS,
  },
  // 121
  'the-squire': {
    text:
      'Enters your side as a limited summon and is a creature there; once it leaves the field it is a magic again ' +
      'and adds no HP to a cemetery. It can be sacrificed only once it is your primary.',
    attack: 'Borrowed Sword',
  },
  // 122
  'forest-fire': {
    text:
      'At the end of each of your turns each opponent must roll a die: on 1–3 their primary takes 10 damage, on 4–6 ' +
      'this is destroyed. It stays on the field until destroyed.',
    many: 'All opponents roll, and every result counts: each 1–3 takes its 10, and any 4–6 destroys it.',
  },
  // 123
  allosaurus: {
    attack: 'Hatchet Bite',
    bio: 'It bites, steps back, and waits for the ground to redden.',
  },
  // 124
  dimorphodon: {
    attack: 'Needle Peck',
    bio: 'It follows larger hunters and eats what they are too full to guard.',
  },
  // 125
  raptor: {
    attack: 'Sickle Claw',
    bio: 'You see the first one. It is there to be seen.',
  },
  // 126
  't-rex': {
    attack: 'Bone Crush',
    bio: 'The herd runs when it stops roaring.',
  },
  // 127
  mythosaurus: {
    attack: 'Glide Slash',
    bio: 'Scholars proved it could not exist. Their expedition is overdue.',
  },
  // 128
  giga: {
    attack: 'Earth Breaker',
    bio: 'Its footprints fill with rain and are named as lakes.',
  },
  // 129
  'evolved-dino': {
    attack: 'Star Eater',
    bio: 'The stone that killed its kin came from up there. It went to look.',
  },
  // 130
  'giant-turtle': {
    text: "Takes half of any damage, rounded up, while its SPD is below the SPD of an opponent's primary.",
    many: RIVAL,
    attack: 'Shell Ram',
    bio: 'A village was built on it. It has not moved yet.',
  },
  // 131
  frog: {
    attack: 'Tongue Snap',
    bio: 'It weighs next to nothing and fears less.',
  },
  // 132
  'psychic-toad': {
    text:
      "When summoned: take over an opponent's creature of your choice as a limited summon; a player who loses their " +
      "primary so replaces it. It goes to its original owner's hand when this creature leaves the field, changes " +
      'control or is negated.',
    attack: 'Mind Croak',
    bio: 'It blinks, and your sergeant salutes the wrong flag.',
  },
  // 133
  kobold: {
    attack: 'Shiv Rush',
    bio: 'It digs where miners dig, one floor lower, upward.',
  },
  // 134
  gnome: {
    text:
      'Has 1 more attack die and +1 MOD for each card in your hand with "Gnome" in its name. To count, those cards ' +
      'must be shown.',
    many: 'They are shown to everybody.',
    attack: 'Trowel Jab',
    bio: 'One gnome is a nuisance. The hedge is full of them.',
  },
  // 135
  angel: {
    attack: 'Dawn Lance',
    bio: 'She carries back one name at a time, and never her own.',
  },
  // 136
  demon: {
    attack: 'Pitch Claw',
    bio: 'The contract was fair. Nobody reads the ash.',
  },
  // 137
  'forest-demon': {
    text:
      'When killed in battle, by whatever the creature it fights does to it, it becomes an Infinite equip on its ' +
      "attacker, halving its AL, SPD, attack dice and MOD, rounded up. It takes one of its owner's magic slots. With no " +
      'free slot, or on any other death, it goes to the cemetery.',
    attack: 'Bark Talon',
    bio: 'Cut it down and it takes root in the axeman.',
  },
  // 138
  'shadow-demon': {
    attack: 'Dusk Rip',
    bio: 'It needs one candle in the room, and a wall.',
  },
  // 139
  'the-hero': {
    text:
      "Has 1 more attack die and +1 MOD for each creature that goes to an opponent's cemetery, in any way, while " +
      'this creature is on the field. The bonus is gone when it leaves, even if it is summoned again.',
    many: FOES_CEMETERIES,
    attack: 'Rising Blade',
    bio: 'The songs agree on the sword and on little else.',
  },
  // 140
  'the-heroine': {
    text: "Has 1 more attack die and +1 MOD for each creature that lies in opponents' cemeteries.",
    many: FOES_CEMETERIES,
    attack: 'Reckoning',
    bio: 'She keeps the count, so that no one has to be told twice.',
  },
  // 141
  'the-old-god': {
    attack: 'Elder Wing',
    bio: 'Its worshippers are gone. The prayers still arrive.',
  },
  // 142
  'hell-skeleton': {
    attack: 'Ember Scythe',
    bio: 'It served its sentence below and came back for the warders.',
  },
  // 143
  naga: {
    attack: 'Fang Spear',
    bio: 'It prays with the blade hand and kills with the other.',
  },
  // 144
  phoenix: {
    text:
      'When an opponent kills it, in battle or by effect damage, it goes to your hand instead of your cemetery. Not ' +
      'when it is sacrificed or killed by its own player.',
    many: "Any opponent is meant, a boss too. Killed by a partner's card, it goes to your cemetery.",
    attack: 'Ash Wing',
    bio: 'It keeps its own urn.',
  },
  // 145
  rodent: {
    attack: 'Nip',
    bio: 'The granary was full on Monday.',
  },
  // 146
  warg: {
    attack: 'Pack Lunge',
    bio: 'It lets the rider believe he is steering.',
  },
  // 151
  'silence-from-the-grave': {
    text:
      'Cost: put 1 magic from your hand into your cemetery. Destroy every magic on the field. Then for 2 turn ' +
      'cycles opponents cannot play magics, and in your turns the effects of their creatures are negated. They can ' +
      'still answer this with a fitting Lightning before it resolves. It lies on the field for its 2 turn cycles, ' +
      'then goes to your cemetery.',
  },
};
