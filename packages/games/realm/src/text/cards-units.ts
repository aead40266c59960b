import type { CardText } from './card-text.ts';

/** Avatars and minions, in the order of their numbers. */
export const unitTexts: Readonly<Record<string, CardText>> = {
  // 001–004, 107–108 avatars
  persecutor: { text: 'Once on your turn: choose a minion and brand it. Your cards treat it as Evil.' },
  'voice-of-the-tarn': { text: 'Allied minions nearby that are on or below a water site have +1 power.' },
  gatewright: { text: 'Tap: ward target nearby site of yours and heal 1.' },
  'cinder-marshal': { text: 'Once on your turn: target nearby allied minion has +1 power and Movement +1 this turn.' },
  'lamplit-scholar': { text: 'Once on your turn, for 2 mana: draw a spell.' },
  'sexton-of-hollow-hill': { text: 'When an enemy minion dies underground or underwater, draw a spell.' },
  // 005–014, 109–111 air
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
  'assize-beadle': { text: 'Evil enemy minions nearby have −1 power.' },
  'gallows-crow': { text: '+1 power while an Evil enemy minion is nearby.' },
  'stormglass-oracle': { text: 'When you cast magic, heal 1.' },
  // 015–024, 112–113 water
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
  'hooded-accuser': { text: 'Genesis: choose a minion and brand it. Your cards treat it as Evil.' },
  'silt-crawler': { text: '', bio: 'Nobody has seen where it begins.' },
  // 025–033, 114–117 earth
  'root-digger': { text: 'Deathrite: draw a site.' },
  'gate-statue': { text: '', bio: 'Set up to welcome guests, and never told which.' },
  'moss-ox': { text: '', bio: 'It has pulled two castles uphill and one down.' },
  'mole-sapper': { text: 'Its strikes on sites cost 2 more life.' },
  'hearth-matron': { text: 'Genesis: ward the site here.' },
  'barrow-wight': { text: '', bio: 'It paid for the grave and means to use all of it.' },
  'shieldbrother-captain': { text: '+1 power for each other warded ally and each warded site of yours nearby.' },
  'golem-shaper': { text: 'Tap: turn another target allied minion nearby into a Stone Golem.' },
  'rampart-giant': { text: 'While a warded site of yours is nearby, it strikes first.' },
  'wall-ballista': { text: '', bio: 'It was aimed at the moon once, for practice. The moon moved.' },
  'salt-carter': { text: 'Genesis: choose an enemy site nearby and disable it until your next turn starts.' },
  undertaker: { text: 'Genesis: you may burrow target enemy minion nearby on land.' },
  'peat-giant': { text: '', bio: 'Cut from the same bog as your winter fire.' },
  // 034–042, 118–119 fire
  'spark-imp': { text: '', bio: 'Too small to fear, too quick to catch, too hot to hold.' },
  'ember-squire': { text: '', bio: 'One lance, one chance, one very good horse.' },
  'cinder-rider': { text: '', bio: 'The saddle is smoking. It is meant to.' },
  'smoke-revenant': { text: '', bio: 'What the pyre could not keep.' },
  'kiln-adept': { text: 'Genesis: you may deal 1 damage to target nearby unit.' },
  'wardbreaker-zealot': { text: 'Genesis: break each enemy Ward nearby.' },
  'iron-confessor': { text: 'Enemy minions nearby are Evil. +1 power while an Evil minion is nearby.' },
  'pyre-wyrm': { text: 'Genesis: deal 1 damage to each enemy nearby.' },
  'furnace-giant': { text: 'Deathrite: deal 3 damage to each other unit nearby.' },
  'page-of-sparks': { text: 'When you cast magic, you may deal 1 damage to target enemy nearby.' },
  'cinder-kite': { text: '', bio: 'The string burned through years ago.' },
  // 043–044 without an element
  'hired-crossbow': { text: '', bio: 'Paid by the day, which makes for long days.' },
  'pack-mule': { text: '+1 power while it carries an artifact.' },
  // put out by texts
  'foot-soldier': { text: '' },
  'stone-golem': { text: '' },
  'marsh-toad': { text: 'It cannot attack.' },
};
