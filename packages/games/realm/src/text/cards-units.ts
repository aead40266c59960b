import type { CardText } from './card-text.ts';

/** Avatars and minions, in the order of their numbers. */
export const unitTexts: Readonly<Record<string, CardText>> = {
  // 001–004 avatars
  persecutor: { text: 'Tap: choose a nearby minion and brand it. Your cards treat it as Evil.' },
  'voice-of-the-tarn': { text: 'Allied minions nearby that are on or below a water site have +1 power.' },
  gatewright: { text: 'Tap: ward target nearby site of yours and heal 1.' },
  'cinder-marshal': { text: 'Once on your turn: target nearby allied minion has +1 power and Movement +1 this turn.' },
  // 005–014 air
  'apprentice-wizard': { text: 'Genesis: draw a spell.' },
  'daperyll-vampire': { text: 'The damage it deals to units by striking heals you.' },
  'gust-courier': { text: '', bio: 'The message is always dry. The courier seldom is.' },
  'belfry-slinger': { text: '', bio: 'She counts the hours in broken windows.' },
  'cirrus-drake': { text: '', bio: 'From below it is weather. From above, so are you.' },
  'psalm-singer': { text: 'Genesis: ward another target ally nearby.' },
  'hollow-stalker': { text: '', bio: 'It remembers a village here. The void remembers it better.' },
  'thunder-adept': { text: 'Tap: deal 2 damage to target nearby unit.' },
  'lightwing-herald': { text: 'Other warded allies nearby have +1 power.' },
  'ysolde-the-unblinking': { text: 'When an Evil enemy minion comes to a location nearby, deal 2 damage to it.' },
  // 015–024 water
  'abaddon-succubus': {
    text:
      'Once on your turn: lure target adjacent enemy minion one step closer. ' +
      'If it is here then, it takes 2 damage and you heal 2.',
  },
  'reed-wader': { text: 'Genesis: heal 1.' },
  'harbor-penitent': { text: '', bio: 'He rows out every night to apologise to the sea.' },
  'needle-eel': { text: '', bio: 'The bite is small. So is the time to complain about it.' },
  'kelp-mother': { text: 'Genesis: you may flood target nearby site for good.' },
  'candle-mourner': { text: 'When a Ward breaks nearby, heal 2.' },
  'drowned-bride': { text: 'Deathrite: break each Ward nearby.' },
  'still-water-abbess': { text: 'At the start of your turn, you may ward target nearby site of yours.' },
  'mirror-siren': { text: 'Tap: disable target nearby minion until your next turn starts.' },
  'brine-leviathan': { text: '', bio: 'Charts leave its bay blank, out of courtesy.' },
  // 025–033 earth
  'root-digger': { text: 'Deathrite: draw a site.' },
  'gate-statue': { text: '', bio: 'Set up to welcome guests, and never told which.' },
  'moss-ox': { text: '', bio: 'It has pulled two castles uphill and one down.' },
  'mole-sapper': { text: 'Its strikes on sites cost 2 more life.' },
  'hearth-matron': { text: 'Genesis: ward the site here.' },
  'barrow-wight': { text: '', bio: 'It paid for the grave and means to use all of it.' },
  'shieldbrother-captain': { text: '+1 power for each other warded ally and each warded site of yours nearby.' },
  'golem-shaper': { text: 'Tap: turn another target allied minion nearby into a Stone Golem.' },
  'rampart-giant': { text: 'While a warded site of yours is nearby, it strikes first.' },
  // 034–042 fire
  'spark-imp': { text: '', bio: 'Too small to fear, too quick to catch, too hot to hold.' },
  'ember-squire': { text: '', bio: 'One lance, one chance, one very good horse.' },
  'cinder-rider': { text: '', bio: 'The saddle is smoking. It is meant to.' },
  'smoke-revenant': { text: '', bio: 'What the pyre could not keep.' },
  'kiln-adept': { text: 'Genesis: you may deal 1 damage to target nearby unit.' },
  'wardbreaker-zealot': { text: 'Genesis: break each enemy Ward nearby.' },
  'iron-confessor': { text: 'Enemy minions nearby are Evil. +1 power while an Evil minion is nearby.' },
  'pyre-wyrm': { text: 'Genesis: deal 1 damage to each enemy nearby.' },
  'furnace-giant': { text: 'Deathrite: deal 3 damage to each other unit nearby.' },
  // 043–044 without an element
  'hired-crossbow': { text: '', bio: 'Paid by the day, which makes for long days.' },
  'pack-mule': { text: '+1 power while it carries an artifact.' },
  // put out by texts
  'foot-soldier': { text: '' },
  'stone-golem': { text: '' },
  'marsh-toad': { text: 'It cannot attack.' },
};
