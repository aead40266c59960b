import type { StatusName } from '../names.ts';

/** What is done to what a text has chosen, as the question puts it: "Damage which card?" */
const DEEDS: Readonly<Record<string, string>> = {
  damage: 'Damage',
  heal: 'Heal',
  modify: 'Change',
  swap: 'Swap',
  look: 'Look at',
  moveTo: 'Move',
  toHand: 'Return',
  turnUp: 'Turn up',
};

const AFFLICTS: Readonly<Record<StatusName, string>> = {
  poisoned: 'Poison',
  frozen: 'Freeze',
  burned: 'Burn',
  shocked: 'Shock',
  dazed: 'Daze',
  bleeding: 'Wound',
  petrified: 'Petrify',
  rooted: 'Root',
  silenced: 'Silence',
  marked: 'Mark',
  warded: 'Ward',
};

export const deedWord = (op: Readonly<Record<string, unknown>>): string | undefined =>
  op.do === 'status' ? AFFLICTS[op.is as StatusName] : DEEDS[String(op.do)];
