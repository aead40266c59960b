/** What is done to what a text has chosen, as the question puts it: "Destroy which magic?" */
export const DEEDS: Readonly<Record<string, string>> = {
  damage: 'Damage',
  halve: 'Halve the HP of',
  heal: 'Heal',
  overTime: 'Harm',
  destroy: 'Destroy',
  send: 'Move',
  intoDeck: 'Shuffle back',
  wear: 'Equip',
  becomeEquip: 'Equip',
  shield: 'Shield',
  hold: 'Hold',
  takeOver: 'Take over',
  reviveInFront: 'Bring back',
  beside: 'Bring',
  negate: 'Negate',
  modify: 'Change',
};
