import type { CardText } from './card-text.ts';

/** Guardians, in the order of their numbers. */
export const guardianTexts: Readonly<Record<string, CardText>> = {
  // 001–010 Rush
  'cinder-hound': {
    text: 'Ability, 2 DZ: it has +10 attack this turn and is Burned.',
    bio: 'It was bred to find fires. Nobody asked it to stop there.',
  },
  'gale-courier': {
    text: 'When it is summoned, gain 1 DZ. Ability, 3 DZ: draw a card.',
    bio: 'The message is always the same: start without me.',
  },
  'torch-runner': {
    text: 'When its basic attack damages a Guardian, roll a die: on 4–6 that Guardian is Burned. Overcharge: deal 2 damage for each DZ to the enemy base of its lane.',
  },
  'lance-veteran': {
    text: 'Ability, 2 DZ: it has Fury this turn.',
    bio: 'She has charged this hill four times and owns a house on it.',
  },
  'saltmarsh-raider': {
    text: 'Its basic attack deals 5 more damage to bases and walls. It may attack or use an ability in the turn it was swapped. Ability, 4 DZ: gain 1 SP.',
  },
  'flare-dancer': {
    text: 'Fury. Ability, 3 DZ: each enemy Guardian in range takes 5 damage.',
  },
  'stormtusk-boar': {
    text: 'It reaches only its own lane. Its basic attack costs 2 DZ. Overcharge: 3 damage for each DZ to an enemy in range, or else to the base of its lane.',
    bio: 'It turns in a wide circle. Whatever stands in the circle has been warned.',
  },
  'gate-breaker': {
    text: 'Walls do not absorb its basic attacks. Ability, 3 DZ: deal 10 damage to the enemy base of its lane.',
  },
  'ashwing-drake': {
    text: 'Ability, 3 DZ: each enemy Guardian in range is Burned.',
  },
  'emberjaw-the-first-fire': {
    text: 'When it is summoned, each enemy is Burned. +5 attack against the Burned. Overcharge: 4 damage for each DZ to an enemy in range, or else to the base of its lane.',
    bio: 'Every hearth in the realms is a spark that it let go.',
  },
  // 011–020 Sneak
  'alley-cutthroat': {
    text: 'Overcharge: 3 damage for each DZ to an enemy in range, or else to the base of its lane.',
    bio: 'He asks the way, and listens to the answer to the end.',
  },
  'reed-stalker': {
    text: 'When its basic attack damages a Guardian, that Guardian is Poisoned. Ability, 2 DZ: the enemy Guardian in its lane is Poisoned.',
  },
  'mire-toad': {
    text: 'When a basic attack defeats it, the attacker is Poisoned. Ability, 2 DZ: heal it 10.',
    bio: 'Two hunters have eaten one. Both are in the story.',
  },
  'purse-cutter': {
    text: 'When its basic attack damages a base, draw a card. Ability, 3 DZ: draw a card.',
  },
  'whisper-adept': {
    text: 'Ability, 2 DZ: an enemy Guardian in range is Confused.',
  },
  fogwalker: {
    text: 'It may act after a swap, and stays in Stealth. When it has changed lanes, the enemy there takes 10 damage. Overcharge: 1 damage for each DZ to the base there.',
  },
  'nightglass-archer': {
    text: 'It reaches every lane. In Stealth it has +10 attack. Overcharge: 2 damage for each DZ to an enemy in range, or else to the base of its lane.',
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
    text: 'Its basic attack does not end its Stealth. Immune to Burned and Poison. Ability, 4 DZ: an enemy Guardian in range with 20 HP or less is defeated.',
    bio: 'When the last lantern goes out, somebody has put it out.',
  },
  // 021–030 Tank
  'gatehouse-ox': {
    text: 'Overcharge: 2 damage for each DZ to an enemy in range, or else to the base of its lane. Forced march, 3 DZ.',
    bio: 'The gate opens inwards. The ox stands inwards.',
  },
  shieldbearer: {
    text: 'When it is summoned, it gains a Shield. Ability, 3 DZ: it gains a Shield. Forced march, 3 DZ.',
  },
  'lowgate-mason': {
    text: 'When it is summoned, build a tier 1 wall in its lane. Ability, 3 DZ: build a tier 1 wall in its lane, even where one was destroyed. Forced march, 3 DZ.',
    bio: 'Give her a morning and loose stones, and there is no road any more.',
  },
  'hedge-warden': {
    text: 'At the end of your turn, heal it 5. Overcharge: heal another of your Guardians 4 for each DZ.',
  },
  thornback: {
    text: 'When a basic attack damages it, the attacker takes 10 damage. Ability, 3 DZ: each enemy Guardian in range takes 5 damage.',
  },
  'bastion-golem': {
    text: 'Immune to Burned, Poison and Paralyzed. Overcharge: 2 damage for each DZ to an enemy in range, or else to the base of its lane.',
    bio: 'It counts the days by which side of it is warm.',
  },
  'bonded-sentinel': {
    text: 'When it is summoned, you may HP Link it with another of your Guardians until one of them leaves play. Ability, 3 DZ: heal it 15.',
  },
  'rampart-engineer': {
    text: 'Ability, 4 DZ: build a tier 2 wall in one of your lanes, even where one was destroyed.',
  },
  'ironroot-colossus': {
    text: 'Its basic attack costs 2 DZ. When it damages a Guardian, that Guardian is Exhausted. Overcharge: deal 2 damage for each DZ to the enemy base of its lane.',
  },
  'aurel-keeper-of-gates': {
    text: 'When it is summoned, build a tier 3 wall in each of your lanes that has none, even where one was destroyed. Ability, 3 DZ: restore 10 HP to your base in its lane.',
    bio: 'He has never lost a key, and never lent one.',
  },
  // 031–054 without class
  'field-levy': {
    text: 'While your bases have fewer HP than your opponent’s, it has +5 attack. Overcharge: deal 2 damage for each DZ to the enemy base of its lane. Forced march, 2 DZ.',
    bio: 'Handed a spear, shown the front, promised to be home by harvest.',
  },
  'hill-spearman': {
    text: '',
    bio: 'He stands uphill. That is most of the training.',
  },
  'quarry-giant': {
    text: 'Overcharge: deal 3 damage for each DZ to the enemy base of its lane. Forced march, 3 DZ.',
    bio: 'It pays for its bread in blocks.',
  },
  'marsh-witch': {
    text: 'Ability, 2 DZ: an enemy Guardian in range is Poisoned.',
  },
  'shrine-healer': {
    text: 'Ability, 2 DZ: heal another of your Guardians 15.',
  },
  'thunder-monk': {
    text: 'Ability, 3 DZ: an enemy Guardian in range is Paralyzed. Forced march, 3 DZ.',
    bio: 'He took a vow of silence. The sky did not.',
  },
  'lullaby-piper': {
    text: 'Ability, 3 DZ: an enemy Guardian in range is Exhausted.',
  },
  'kiln-tender': {
    text: 'Ability, 2 DZ: an enemy Guardian in range is Burned.',
  },
  'mirror-weaver': {
    text: 'Ability, 4 DZ: put a Clone of another of your Guardians into one of your empty lanes. Forced march, 3 DZ.',
  },
  'echo-painter': {
    text: 'When it is summoned, you may put a Copy of another Guardian into one of your empty lanes: no class, half the HP. Ability, 3 DZ: 10 damage to the enemy base of its lane.',
  },
  'hive-mother': {
    text: 'Ability, 2 DZ: summon a Hive Drone into one of your empty lanes. Forced march, 3 DZ.',
  },
  'bone-caller': {
    text: 'When it is defeated, summon a Bone Servant into its lane. Overcharge: 2 damage for each DZ to an enemy in range, or else to the base of its lane. Forced march, 2 DZ.',
  },
  'blood-zealot': {
    text:
      'Ability, 2 DZ: sacrifice another of your Guardians to summon a Guardian from your hand into its lane, ' +
      'without paying its SP.',
  },
  'sleeper-of-the-deep': {
    text: 'To summon it, also sacrifice one of your Guardians; it enters that lane. Overcharge: deal 2 damage for each DZ to the enemy base of its lane.',
    bio: 'It can be woken. It cannot be asked.',
  },
  'hungry-reliquary': {
    text:
      'Ability, 2 DZ: infuse it with another of your Guardians or one of your Equipment in play. ' +
      'That card is discarded, and this one gets +5 attack and +10 HP.',
  },
  'tide-shepherd': {
    text: "When it is summoned, you may return an enemy Guardian of 2 SP or less to its owner's hand. Ability, 5 DZ: the same to one of 1 SP in range.",
  },
  'drill-marshal': {
    text: 'Ability, 3 DZ: another of your Guardians has Fury this turn.',
  },
  'tithe-clerk': {
    text: 'Overcharge: gain 1 SP for every 3 DZ.',
    bio: 'One in ten. The tenth is never the lame one.',
  },
  'oathless-champion': {
    text: 'At the end of your turn, if you have no other Guardian in play, it is defeated. Forced march, 2 DZ.',
    bio: 'He fights well as long as somebody is watching.',
  },
  'dancing-master': {
    text: 'Your swaps cost no DZ, and your Exhausted Guardians may be swapped. Ability, 2 DZ: it changes lanes with another, which has +5 attack and may act this turn.',
  },
  'toll-reaper': {
    text: 'When an enemy Guardian is defeated, gain 1 SP. Overcharge: 2 damage for each DZ to an enemy in range, or else to the base of its lane. Forced march, 3 DZ.',
  },
  'grave-registrar': {
    text: 'When another of your Guardians is discarded without being defeated, gain 1 SP. Ability, 4 DZ: return a Guardian from your discard pile to your hand.',
  },
  'glass-seraph': {
    text:
      'When it is summoned, it is Invincible until the start of your next turn. ' +
      'Ability, 3 DZ: another of your Guardians gains a Shield.',
  },
  'ilse-queen-of-mirrors': {
    text: 'When it is summoned, put a Clone of another of your Guardians into one of your empty lanes. Ability, 4 DZ: put a Copy there, without class and with half the HP.',
    bio: 'At court nobody bows first, for fear of bowing to a reflection.',
  },
  // 113–125 of the second printing
  'ridge-bowman': {
    text: 'It reaches every lane. Overcharge: 2 damage for each DZ to an enemy in range, or else to the base of its lane. Forced march, 2 DZ.',
    bio: 'From up there, all wars look like one lane.',
  },
  'pit-fighter': {
    text: 'It reaches only its own lane. Overcharge: 3 damage for each DZ to an enemy in range, or else to the base of its lane. Forced march, 2 DZ.',
  },
  'ballista-crew': {
    text: 'It reaches two lanes to each side. Ability, 2 DZ: deal 10 damage to an enemy Guardian in range.',
  },
  'banner-widow': {
    text: 'Fury while your bases have fewer HP than your opponent’s. Overcharge: 2 damage for each DZ to an enemy in range, or else to the base of its lane. Forced march, 3 DZ.',
    bio: 'She carries it because nobody else came back.',
  },
  'last-gatekeeper': {
    text: 'While one of your Outposts has fallen, it has +10 attack, and gains a Shield at the start of your turn. Overcharge: restore 2 HP for each DZ to your base in its lane.',
  },
  'prince-in-exile': {
    text: 'When it is summoned and your bases have fewer HP than your opponent’s, gain 2 SP and draw a card. Ability, 5 DZ: gain 1 SP and draw a card. Forced march, 3 DZ.',
  },
  'courtyard-dancer': {
    text: 'It may attack or use an ability in the turn it was swapped. When it has changed lanes, the enemy Guardian in its lane takes 10 damage. Forced march, 2 DZ.',
  },
  'roadside-captain': {
    text: 'It swaps for 0 DZ, and may attack or use an ability in the turn it was swapped. When it has changed lanes, it has +5 attack this turn and heals 5. Forced march, 3 DZ.',
  },
  'storm-caller': {
    text: 'It reaches every lane. Overcharge: 3 damage for each DZ to an enemy in range, or else to the base of its lane.',
    bio: 'The sky owes her, and pays at once.',
  },
  'bell-founder': { text: 'Overcharge: deal 2 damage for each DZ to the enemy base of its lane.' },
  'siege-master': { text: 'Overcharge: deal 3 damage for each DZ to the enemy base of its lane. Forced march, 3 DZ.' },
  'marching-drummer': {
    text: 'Your Guardians may attack or use an ability in the turn they were swapped. Ability, 2 DZ: your Guardians have +5 attack this turn.',
  },
  'well-keeper': { text: 'At the start of your turn, gain 1 DZ. Ability, 3 DZ: heal it 10 and draw a card.' },
  // 111–112 Guardian Summons
  'hive-drone': { text: '', bio: 'It has one thought, and it is not its own.' },
  'bone-servant': { text: '', bio: 'Still on duty.' },
};
