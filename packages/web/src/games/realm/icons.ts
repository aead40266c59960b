/** What only this table shows, by what it is called here. Icons of game-icons.net; see `scripts/icons.mjs`. */
export const icons: Readonly<Record<string, string>> = {
  // kinds
  avatar: 'crown',
  site: 'hills',
  minion: 'minions',
  spell: 'scroll-unfurled',
  artifact: 'gem-pendant',
  aura: 'aura',
  mana: 'droplets',
  atlas: 'atlas',
  spellbook: 'spell-book',
  // states and keywords that are there from the beginning
  warded: 'rosa-shield',
  tapped: 'clockwise-rotation',
  sick: 'star-swirl',
  airborne: 'feathered-wing',
  movement: 'boot-prints',
  ranged: 'high-shot',
};

/** What comes to be seen in the course of a match: loaded when it is. */
export const later: Readonly<Record<string, string>> = {
  rubble: 'stone-pile',
  // regions
  underground: 'cave-entrance',
  underwater: 'at-sea',
  void: 'vortex',
  // states and keywords
  wardBroken: 'cracked-shield',
  stealth: 'domino-mask',
  lance: 'stone-spear',
  silenced: 'silenced',
  disabled: 'handcuffs',
  branded: 'wax-seal',
  evil: 'devil-mask',
  flooded: 'flood',
  burrowing: 'mole',
  submerge: 'shark-fin',
  voidwalk: 'portal',
  lethal: 'chopped-skull',
  charge: 'charging-bull',
  immobile: 'anchor',
  spellcaster: 'wizard-staff',
  shielded: 'bolt-shield',
  // the rest
  door: 'crypt-entrance',
  defend: 'shield-bash',
  carry: 'backpack',
  drop: 'drop-weapon',
  changed: 'transform',
};
