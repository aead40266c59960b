/** What is done to what a text has chosen, as the question puts it: "Destroy which site?" */
const DEEDS: Readonly<Record<string, string>> = {
  damage: 'Damage',
  destroy: 'Destroy',
  modify: 'Affect',
  transform: 'Transform',
  burrow: 'Bury',
  crater: 'Crater',
  brand: 'Accuse',
  lure: 'Lure',
  toHand: 'Return',
  shield: 'Shelter',
};

export const deedWord = (op: Readonly<Record<string, unknown>>): string | undefined =>
  op.do === 'giveToken' ? (op.token === 'ward' ? 'Ward' : 'Mark') : DEEDS[String(op.do)];
