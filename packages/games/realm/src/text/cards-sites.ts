import type { CardText } from './card-text.ts';

/** Sites, in the order of their numbers. */
export const siteTexts: Readonly<Record<string, CardText>> = {
  // 083–086 air
  'windswept-tor': { text: '' },
  'cloudgate-stair': { text: 'Allied minions here have Movement +1.' },
  'chapel-of-first-light': { text: '', bio: 'Built with its doors to the east and its back to everything else.' },
  'aerie-of-the-ninth-bell': { text: 'It cannot be destroyed.' },
  // 087–090 water
  'slow-river': { text: '' },
  'ferry-landing': { text: 'Genesis: heal 1.' },
  'drowned-chapel': { text: 'When an enemy minion comes to this square, tap it.' },
  'pilgrims-spring': { text: 'At the start of your turn, if it is warded, heal 1.' },
  // 091–094, 128 earth
  'barley-terrace': { text: '' },
  'old-quarry': { text: "Enemies' strikes on it cost 1 less life." },
  'abbey-wall': { text: '', bio: 'Older than the abbey, which only moved in.' },
  'deep-archive': { text: 'Genesis: draw a spell.' },
  'tithe-barn': { text: 'It gives 1 mana more while no enemy is nearby.' },
  // 095–098 fire
  'cinder-slope': { text: '' },
  'charcoal-camp': { text: 'Genesis: you may deal 1 damage to target nearby minion.' },
  'forge-yard': { text: 'Allied minions here have +1 power.' },
  'mouth-of-embers': { text: 'When an enemy comes to this square, deal 1 damage to it.' },
  // 099–101, 126–127 of several elements
  'storm-harbor': { text: 'It gives no mana while an enemy is on or below it.' },
  'slag-hills': { text: 'It gives no mana while an enemy is on or below it.' },
  'beacon-crag': { text: 'It gives no mana while an enemy is on or below it.' },
  'reed-fen': { text: 'It gives no mana while an enemy is on or below it.' },
  'fourfold-well': { text: 'It gives no mana.' },
  // what a destroyed site leaves
  rubble: { text: '' },
};
