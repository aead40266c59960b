import type { StatusName } from '../names.ts';

/** What is done to what a text has chosen, as the question puts it: "Heal which of your Guardians?" */
const DEEDS: Readonly<Record<string, string>> = {
  damage: 'Damage',
  heal: 'Heal',
  modify: 'Strengthen',
  defeat: 'Defeat',
  link: 'Link',
  clone: 'Clone',
  copy: 'Copy',
  swap: 'Swap',
  toHand: 'Return',
  discard: 'Discard',
};

/** What is done at a lane or to a base: "Build a wall in which lane?" */
const SPOT_DEEDS: Readonly<Record<string, string>> = {
  wall: 'Build a wall',
  clone: 'Put the clone',
  copy: 'Put the copy',
  damageBase: 'Damage',
  healBase: 'Restore',
};

const GIVES: Readonly<Record<StatusName, string>> = {
  paralyzed: 'Paralyze',
  burned: 'Burn',
  exhausted: 'Exhaust',
  confused: 'Confuse',
  poisoned: 'Poison',
  shield: 'Shield',
  stealth: 'Hide',
};

export const deedWord = (op: Readonly<Record<string, unknown>>): string | undefined =>
  op.do === 'give' ? GIVES[op.status as StatusName] : DEEDS[String(op.do)];

export const spotDeedWord = (op: Readonly<Record<string, unknown>>): string | undefined => SPOT_DEEDS[String(op.do)];
