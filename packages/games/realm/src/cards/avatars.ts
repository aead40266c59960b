import type { RealmSource } from '../card.ts';
import type { Filter } from '../language.ts';
import {
  avatar,
  brand,
  change,
  drawSpell,
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
  whenever,
} from './builders.ts';

/** Underground or underwater. */
const below: Filter = { any: [{ region: 'underground' }, { region: 'underwater' }] };

/** Avatars (S2.1): their power, and what each can do beside playing and drawing sites. */
export const avatars: readonly RealmSource[] = [
  // 001, S1.3
  avatar(1, 'Persecutor', 2, once, {
    is: 'use',
    label: 'Brand',
    if: { exists: minions('all') },
    do: brand(minions('all')),
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
  // 107
  avatar(107, 'Lamplit Scholar', 1, once, { is: 'use', label: 'Study', price: 2, do: [drawSpell] }),
  // 108
  avatar(
    108,
    'Sexton of Hollow Hill',
    1,
    whenever('died', { all: [{ foes: 'minion' }, { card: 'minion', is: below }] }, [drawSpell]),
  ),
];
