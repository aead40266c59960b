import type { Written } from './card-text.ts';

/** Generation 2, creatures. */
export const gen2Creatures: Readonly<Record<string, Written>> = {
  // 003
  beaver: {
    attack: 'Dam Break',
    bio: 'It saw the flood coming. It had built it.',
  },
  // 008
  raccoon: {
    attack: 'Night Rummage',
    bio: 'Locks bore it. It comes for the lid.',
  },
  // 010
  'man-owl': {
    attack: 'Silent Stoop',
    bio: 'He answers questions at dusk, and eats whoever asked.',
  },
  // 015
  'bear-wolf': {
    attack: 'Grey Rush',
    bio: 'Half of it wants the kill, half the larder.',
  },
  // 017
  squirrel: {
    attack: 'Cheek Bite',
    bio: 'Every acorn it forgot is a tree that remembers.',
  },
  // 019
  sharkling: {
    attack: 'Reef Snap',
    bio: 'Its brothers were born first. It was born fed.',
  },
  // 020
  'great-white': {
    text:
      'Summon requirement: place it on top of your Sharkling, which must have been on the field before this turn; ' +
      'no other sacrifices. Sharkling goes with it when it leaves the field, changes control or is killed. A magic ' +
      'or creature effect may bring it out without this. It is not an effect and cannot be negated.',
    attack: 'Red Water',
    bio: 'The bay empties a minute before anyone sees why.',
  },
  // 031
  'bug-man': {
    attack: 'Mandible Lock',
    bio: 'He left the hive to be alone and brought it with him.',
  },
  // 032
  'baby-dino': {
    attack: 'Mud Nip',
    bio: 'Its mother is never as far away as she looks.',
  },
  // 033
  trike: {
    attack: 'Three Points',
    bio: 'It lowers its head and the river waits.',
  },
  // 034
  bronto: {
    attack: 'Slow Stomp',
    bio: 'It decided to take this step last week.',
  },
  // 043
  'headless-knight': {
    attack: 'Blind Charge',
    bio: 'He no longer looks where he rides, and never misses the road.',
  },
  // 047
  'undead-tower': {
    attack: 'Falling Masonry',
    bio: 'The garrison died at its posts. The posts did not mind.',
  },
  // 048
  'skeleton-pirate': {
    attack: 'Rusty Cutlass',
    bio: 'He buried the gold and himself in the same hole.',
  },
  // 049
  'snow-man': {
    attack: 'Cold Shoulder',
    bio: 'Children gave it a face. It went looking for the rest.',
  },
  // 059
  'big-buck': {
    attack: 'Antler Toss',
    bio: 'Hunters hang its picture, since nobody hangs its head.',
  },
  // 064
  'steam-rex': {
    text:
      'Unaffected by magics and by creature effects applied to it; this can be negated only as it arrives. On a ' +
      'turn on which an opponent plays a Lightning before its battle, it deals ×2 attack damage.',
    many: "A Lightning of any opponent counts, whoever's turn it is; a partner's does not.",
    attack: 'Piston Jaw',
    bio: 'The boiler is stamped with a year that has not come.',
  },
  // 067
  'fallen-crusader': {
    attack: 'Broken Vow',
    bio: 'He swore to hold the gate until relieved. Nobody came.',
  },
  // 092
  'dark-elf-captain': {
    attack: 'Counted Cut',
    bio: 'She counts the enemy twice: before, and aloud.',
  },
  // 095
  'water-eleotoid': {
    attack: 'Drowning Grip',
    bio: 'Pour it out and it gets up.',
  },
  // 097
  'inferno-wizard': {
    attack: 'Sixth Degree',
    bio: 'He failed every examination that had a roof.',
  },
  // 135
  metamoth: {
    attack: 'Dust Burn',
    bio: 'It was a worm until it read the flame.',
  },
  // 136
  'dwarf-soldier': {
    attack: 'Tunnel Drill',
    bio: 'Rank is by beard, and the sergeant is beard alone.',
  },
  // 138
  werehawk: {
    attack: 'Noon Dive',
    bio: 'The full moon is for wolves. This one waits for a clear sky.',
  },
  // 139
  wererat: {
    attack: 'Gutter Rush',
    bio: 'The city has forty thousand rats and one landlord.',
  },
  // 140
  'green-dragon': {
    attack: 'Canopy Breath',
    bio: 'The wood is older where it sleeps, and thinner where it wakes.',
  },
  // 141
  penguin: {
    attack: 'Belly Slide',
    bio: 'Formally dressed for every occasion, including yours.',
  },
  // 143
  'elite-angel': {
    attack: 'Second Trumpet',
    bio: 'The first host was mercy. She leads the second.',
  },
  // 144
  'captain-ward': {
    attack: 'Breakwater Stand',
    bio: 'The sea broke on him once and has gone around him since.',
  },
  // 146
  'steam-wolf': {
    attack: 'Piston Bite',
    bio: 'It howls on the hour, to let the pressure out.',
  },
  // 149
  'subject-149': {
    attack: 'Restraint Snap',
    bio: 'The notes end in the middle of a word, and so does the door.',
  },
};
