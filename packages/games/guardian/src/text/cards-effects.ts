import type { CardText } from './card-text.ts';

/** Effects, in the order of their numbers. */
export const effectTexts: Readonly<Record<string, CardText>> = {
  // 055–075 and 083, used at once
  'thrown-torch': { text: 'Deal 15 damage to an enemy Guardian.' },
  'bad-well': { text: 'An enemy Guardian is Poisoned.' },
  thunderclap: { text: 'An enemy Guardian is Paralyzed.' },
  'long-march': { text: 'An enemy Guardian is Exhausted.' },
  'crossed-orders': { text: 'An enemy Guardian is Confused.' },
  'pitch-and-spark': { text: 'An enemy Guardian is Burned twice.' },
  'field-dressing': { text: 'Heal one of your Guardians 20 and remove its debuffs.' },
  palisade: { text: 'Build a tier 1 wall in one of your lanes.' },
  'stone-by-stone': { text: 'Build a tier 2 wall in one of your lanes.' },
  'old-foundations': { text: 'Build a tier 3 wall in one of your lanes, even where one was destroyed.' },
  'ebb-tide': { text: "Return a Guardian in play to its owner's hand." },
  'twin-reflection': { text: 'Put a Clone of one of your Guardians into one of your empty lanes.' },
  'open-stores': { text: 'Draw 2 cards.' },
  'flood-of-letters': { text: 'Your opponent draws 3 cards.' },
  'levy-writ': { text: 'Gain 3 SP.' },
  'second-wind': { text: 'Gain 2 DZ.' },
  'bonfire-oath': { text: 'One of your Guardians has Fury this turn.' },
  'siege-volley': { text: 'Deal 20 damage to an enemy base.' },
  verdict: { text: 'An enemy Guardian is defeated.' },
  exile: { text: 'An enemy Guardian is discarded. It is not defeated.' },
  'unmaking-of-ages': { text: 'Every Guardian in play is defeated.' },
  'smoke-pot': { text: 'One of your Guardians enters Stealth.' },
  // 126–130 and 137, of the second printing
  'last-levy': { text: 'Only while your bases have fewer HP than your opponent’s: gain 3 SP.' },
  'raise-the-stones': {
    text: 'Restore 15 HP to one of your bases that has not fallen, or 25 if your bases have fewer HP than your opponent’s.',
  },
  'change-of-plans': { text: 'Discard another card from your hand and draw 2 cards.' },
  'shifting-ranks': {
    text: 'Two of your Guardians change lanes. Both have +5 attack and may still act this turn.',
  },
  'stand-at-the-gate': {
    text: 'Heal each of your Guardians 10. If one of your Outposts has fallen, they also have +5 attack as long as they are in play.',
  },
  'muster-the-fallen': { text: 'Return one or two Guardians from your discard pile to your hand.' },
  // 076–082, waiting in a lane
  'spike-pit': { text: 'When an enemy Guardian attacks your base or Guardian in this lane, it first takes 15 damage.' },
  'decoy-banner': {
    text: 'When an enemy Guardian attacks your base or Guardian in this lane, its attack comes to nothing.',
  },
  'hidden-ward': { text: 'When your Guardian in this lane is attacked and has no Shield, it first gains one.' },
  ambush: { text: 'When an enemy Guardian is summoned in this lane, it takes 20 damage.' },
  'second-muster': {
    text: 'When your Guardian in this lane is defeated, return it from the discard pile to your hand.',
  },
  tripwire: { text: 'When an enemy Guardian in this lane has used an ability, it is Exhausted.' },
  'sworn-avengers': { text: 'When the base of this lane falls, gain 4 SP and draw a card.' },
  'alarm-bell': { text: 'When the base of this lane is damaged, gain 1 SP and draw a card.' },
};
