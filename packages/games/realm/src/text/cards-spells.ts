import type { CardText } from './card-text.ts';

/** Magic, artifacts and auras, in the order of their numbers. */
export const spellTexts: Readonly<Record<string, CardText>> = {
  // 045–065, 120–123 magic
  bury: { text: 'Burrow target minion or artifact on land, if that can be done.' },
  'grievous-insult': { text: 'Tap target nearby minion and silence it this turn. Draw a spell.' },
  geyser: { text: 'This turn, target site is flooded and minions there have Airborne. Draw a card.' },
  craterize: {
    text: 'Destroy target site. Units on or below it take 10 damage; those 1, 2, 3 and 4 steps away 7, 4, 2 and 1, within two rows and columns.',
  },
  'forked-bolt': { text: 'Deal 3 damage to target minion.' },
  'whispered-litany': { text: 'Ward target ally.' },
  updraft: { text: 'Target minion has Airborne and Movement +2 this turn. Draw a spell.' },
  'clear-judgement': { text: 'Destroy target nearby Evil minion.' },
  evensong: { text: 'Ward each ally and each site of yours nearby.' },
  undertow: { text: "Return target nearby minion to its owner's hand." },
  stain: { text: 'Target nearby minion is Evil for good. Draw a spell.' },
  'glass-rain': { text: 'Break each Ward nearby, then deal 1 damage to each enemy nearby.' },
  toadskin: { text: 'Turn target nearby minion into a Marsh Toad.' },
  'masons-oath': { text: 'Ward target site of yours. Draw a spell.' },
  shelter: { text: 'The next 3 damage to target ally this turn is prevented. Draw a spell.' },
  calcify: { text: 'Turn target nearby minion into a Lonely Statue, which is an artifact.' },
  'hue-and-cry': { text: 'Put two Foot Soldiers on target site of yours.' },
  'ember-volley': { text: 'Deal 3 damage to target nearby unit.' },
  'war-cry': { text: 'This turn, allied minions nearby have +1 power and enemy minions nearby cannot defend.' },
  'kiln-breath': { text: 'Deal 3 damage to each unit on target nearby site.' },
  raze: { text: 'Destroy target nearby site.' },
  pillory: { text: 'Disable target Evil minion for good.' },
  'arc-flash': { text: 'Deal 2 damage to target minion. Draw a spell.' },
  'chain-net': { text: 'Target nearby minion loses Airborne and is Immobile, for good. Draw a spell.' },
  'salt-the-earth': { text: 'Disable target nearby site for good.' },
  // 066–075, 124 artifacts
  'ring-of-morrigan': {
    text: 'When its bearer casts a spell, the bearer may deal 1 damage to target nearby unit to heal you 1.',
  },
  'whetted-glaive': { text: 'Its bearer has +2 power.' },
  'feathered-boots': { text: 'Its bearer has Airborne and Movement +1.' },
  'diving-bell': { text: 'Its bearer has Burrowing and Submerge.' },
  'pilgrims-shield': { text: 'Its bearer takes no damage from magic.' },
  'prayer-bell': { text: 'At the start of your turn, ward its bearer.' },
  'spark-rod': { text: 'Its bearer has: Tap: deal 2 damage to target nearby unit.' },
  'headsmans-axe': { text: 'Its bearer has Lethal.' },
  'votive-lamp': { text: 'While nobody carries it, your site here gives 1 mana more.' },
  'hungry-idol': { text: 'When a minion dies nearby, heal 1.' },
  'ledger-of-sins': { text: 'When an Evil enemy minion dies, draw a spell.' },
  // 076–082, 125 auras
  'becalmed-sky': { text: 'Minions there have neither Airborne nor Ranged.' },
  'the-hush': { text: 'Minions there are silenced.' },
  'spring-flood': { text: 'Sites there are flooded.' },
  'clinging-mire': { text: 'Enemy minions there without Airborne are Immobile.' },
  sanctuary: { text: 'At the start of your turn, ward each site of yours there.' },
  'smoldering-heath': { text: 'When a unit comes to a location there, deal 1 damage to it.' },
  'muster-field': { text: 'Allied minions there have +1 power.' },
  interdict: { text: 'Sites there are silenced.' },
  // put out by texts
  'lonely-statue': { text: '' },
};
