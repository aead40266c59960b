import type { RealmSource } from '../card.ts';
import {
  avatar,
  change,
  giveWard,
  heal,
  minions,
  nearby,
  once,
  ours,
  plus,
  sites,
  tell,
  thisTurn,
  use,
} from './words.ts';

/** Avatars (S2.1): their power, and what each can do beside playing and drawing sites. */
export const avatars: readonly RealmSource[] = [
  // 001, S1.3: he chooses the minion and does not aim at it, so its Ward stays.
  avatar(1, 'Persecutor', 2, {
    is: 'use',
    label: 'Brand',
    if: { exists: minions('all', nearby) },
    do: [
      { do: 'choose', from: minions('all', nearby), as: 'branded' },
      { do: 'brand', on: 'branded' },
    ],
  }),
  // 002
  avatar(2, 'Voice of the Tarn', 1, ours({ kind: 'minion', onWater: true, squareReach: 'nearby' }, plus('power', 1))),
  // 003, S1.8
  avatar(3, 'Gatewright', 1, use('Ward a site', sites('me', nearby), [giveWard('target'), heal(1)])),
  // 004
  avatar(
    4,
    'Cinder Marshal',
    1,
    once,
    use('Spur on', minions('me', nearby), [
      change('target', [plus('power', 1), plus('movement', 1)], thisTurn),
      tell('strengthened', 'target'),
    ]),
  ),
];
