import type { CardText } from './card-text.ts';

/** Guardians, in the order of their numbers. */
export const guardianTexts: Readonly<Record<string, CardText>> = {
  // 001–010 Rush
  'cinder-hound': {
    text: '',
    bio: 'It was bred to find fires. Nobody asked it to stop there.',
  },
  'gale-courier': {
    text: 'When it is summoned, gain 1 DZ.',
    bio: 'The message is always the same: start without me.',
  },
  'torch-runner': {
    text: 'When its basic attack damages a Guardian, roll a die: on 4–6 that Guardian is Burned.',
  },
  'lance-veteran': {
    text: 'Ability, 2 DZ: it has Fury this turn.',
    bio: 'She has charged this hill four times and owns a house on it.',
  },
  'saltmarsh-raider': {
    text: 'Its basic attack deals 5 more damage to bases and walls.',
  },
  'flare-dancer': {
    text: 'Fury: it may make two basic attacks in a round.',
  },
  'stormtusk-boar': {
    text: 'Its basic attack costs 2 DZ.',
    bio: 'It turns in a wide circle. Whatever stands in the circle has been warned.',
  },
  'gate-breaker': {
    text: 'Walls do not absorb its basic attacks.',
  },
  'ashwing-drake': {
    text: 'Ability, 4 DZ: each enemy Guardian in range is Burned.',
  },
  'emberjaw-the-first-fire': {
    text: 'When it is summoned, each enemy Guardian is Burned. Its basic attack deals 5 more damage to a Burned Guardian.',
    bio: 'Every hearth in the realms is a spark that it let go.',
  },
  // 011–020 Sneak
  'alley-cutthroat': {
    text: 'Ability, 3 DZ: deal 10 damage to an enemy Guardian in range.',
    bio: 'He asks the way, and listens to the answer to the end.',
  },
  'reed-stalker': {
    text: 'When its basic attack damages a Guardian, that Guardian is Poisoned.',
  },
  'mire-toad': {
    text: 'When a basic attack defeats it, the attacker is Poisoned.',
    bio: 'Two hunters have eaten one. Both are in the story.',
  },
  'purse-cutter': {
    text: 'When its basic attack damages a base, draw a card.',
  },
  'whisper-adept': {
    text: 'Ability, 2 DZ: an enemy Guardian in range is Confused.',
  },
  fogwalker: {
    text: 'A swap does not end its Stealth, and it may attack or use an ability in the turn it was swapped.',
  },
  'nightglass-archer': {
    text: 'While it is in Stealth, its basic attack deals 10 more damage.',
  },
  'hollow-mask': {
    text: 'Ability, 2 DZ: it enters Stealth.',
    bio: 'There was a face once. It got in the way.',
  },
  'venom-duchess': {
    text:
      'When its basic attack damages a Guardian, that Guardian is Poisoned. ' +
      'Ability, 3 DZ: each Poisoned enemy Guardian takes 10 damage.',
  },
  'vesper-last-lantern-out': {
    text: 'Its basic attack does not end its Stealth. Immune to Burned and Poison.',
    bio: 'When the last lantern goes out, somebody has put it out.',
  },
  // 021–030 Tank
  'gatehouse-ox': {
    text: '',
    bio: 'The gate opens inwards. The ox stands inwards.',
  },
  shieldbearer: {
    text: 'When it is summoned, it gains a Shield. Ability, 3 DZ: it gains a Shield.',
  },
  'lowgate-mason': {
    text: 'When it is summoned, build a tier 1 wall in its lane.',
    bio: 'Give her a morning and loose stones, and there is no road any more.',
  },
  'hedge-warden': {
    text: 'At the end of your turn, heal it 5.',
  },
  thornback: {
    text: 'When a basic attack damages it, the attacker takes 5 damage.',
  },
  'bastion-golem': {
    text: 'Immune to Burned, Poison and Paralyzed.',
    bio: 'It counts the days by which side of it is warm.',
  },
  'bonded-sentinel': {
    text: 'When it is summoned, you may HP Link it with another of your Guardians until one of them leaves play.',
  },
  'rampart-engineer': {
    text: 'Ability, 3 DZ: build a tier 2 wall in one of your lanes, even where one was destroyed.',
  },
  'ironroot-colossus': {
    text: 'Its basic attack costs 2 DZ. When it damages a Guardian, that Guardian is Exhausted.',
  },
  'aurel-keeper-of-gates': {
    text: 'When it is summoned, build a tier 3 wall in each of your lanes that has none, even where one was destroyed.',
    bio: 'He has never lost a key, and never lent one.',
  },
  // 031–054 without class
  'field-levy': {
    text: '',
    bio: 'Handed a spear, shown the front, promised to be home by harvest.',
  },
  'hill-spearman': {
    text: '',
    bio: 'He stands uphill. That is most of the training.',
  },
  'quarry-giant': {
    text: 'Ability, 3 DZ: deal 10 damage to the enemy base of its lane.',
    bio: 'It pays for its bread in blocks.',
  },
  'marsh-witch': {
    text: 'Ability, 2 DZ: an enemy Guardian in range is Poisoned.',
  },
  'shrine-healer': {
    text: 'Ability, 2 DZ: heal another of your Guardians 15.',
  },
  'thunder-monk': {
    text: 'Ability, 3 DZ: an enemy Guardian in range is Paralyzed.',
    bio: 'He took a vow of silence. The sky did not.',
  },
  'lullaby-piper': {
    text: 'Ability, 3 DZ: an enemy Guardian in range is Exhausted.',
  },
  'kiln-tender': {
    text: 'Ability, 2 DZ: an enemy Guardian in range is Burned.',
  },
  'mirror-weaver': {
    text: 'Ability, 5 DZ: put a Clone of another of your Guardians into one of your empty lanes.',
  },
  'echo-painter': {
    text:
      'When it is summoned, you may put a Copy of another Guardian in play into one of your empty lanes. ' +
      'The Copy has no class and half the HP.',
  },
  'hive-mother': {
    text: 'Ability, 2 DZ: summon a Hive Drone into one of your empty lanes.',
  },
  'bone-caller': {
    text: 'When it is defeated, summon a Bone Servant into its lane.',
  },
  'blood-zealot': {
    text:
      'Ability, 2 DZ: sacrifice another of your Guardians to summon a Guardian from your hand into its lane, ' +
      'without paying its SP.',
  },
  'sleeper-of-the-deep': {
    text: 'To summon it, also sacrifice one of your Guardians; it enters that lane.',
    bio: 'It can be woken. It cannot be asked.',
  },
  'hungry-reliquary': {
    text:
      'Ability, 2 DZ: infuse it with another of your Guardians or one of your Equipment in play. ' +
      'That card is discarded, and this one gets +5 attack and +10 HP.',
  },
  'tide-shepherd': {
    text: "When it is summoned, you may return an enemy Guardian that costs 2 SP or less to its owner's hand.",
  },
  'drill-marshal': {
    text: 'Ability, 3 DZ: another of your Guardians has Fury this turn.',
  },
  'tithe-clerk': {
    text: 'Ability, 3 DZ: gain 1 SP.',
    bio: 'One in ten. The tenth is never the lame one.',
  },
  'oathless-champion': {
    text: 'At the end of your turn, if you have no other Guardian in play, it is defeated.',
    bio: 'He fights well as long as somebody is watching.',
  },
  'dancing-master': {
    text: 'Your swaps cost no DZ, and your Exhausted Guardians may be swapped.',
  },
  'toll-reaper': {
    text: 'When an enemy Guardian is defeated, gain 1 SP.',
  },
  'grave-registrar': {
    text: 'When another of your Guardians is discarded without being defeated, gain 1 SP and draw a card.',
  },
  'glass-seraph': {
    text:
      'When it is summoned, it is Invincible until the start of your next turn. ' +
      'Ability, 3 DZ: another of your Guardians gains a Shield.',
  },
  'ilse-queen-of-mirrors': {
    text: 'When it is summoned, put a Clone of another of your Guardians into one of your empty lanes.',
    bio: 'At court nobody bows first, for fear of bowing to a reflection.',
  },
  // 111–112 Guardian Summons
  'hive-drone': { text: '', bio: 'It has one thought, and it is not its own.' },
  'bone-servant': { text: '', bio: 'Still on duty.' },
};
