import type { RealmSource } from '../card.ts';
import { itself, token, yes } from './builders.ts';

/** Put out by texts, and what a destroyed site leaves (S4.2): they belong to no deck. */
export const tokens: readonly RealmSource[] = [
  // 102
  token(102, 'Foot Soldier', 'minion', 1, { types: ['Mortal'] }),
  // 103
  token(103, 'Stone Golem', 'minion', 5, { types: ['Construct'] }),
  // 104
  token(104, 'Marsh Toad', 'minion', 1, { types: ['Beast'], keywords: ['submerge'] }, itself([yes('noAttack')])),
  // 105
  token(105, 'Lonely Statue', 'artifact', 0, { types: ['Monument'] }),
  // 106
  token(106, 'Rubble', 'site', 0),
];
