import { asksFor } from '../asks.ts';
import type { GameTable } from '../table.ts';
import { askAgain, changes, hold, soundOf } from './drama.ts';
import { wardDress } from './dress.ts';
import type { Ward } from './facts.ts';
import { Phases } from './Phases.tsx';
import { WardTable } from './WardTable.tsx';

export const table: GameTable<Ward> = {
  name: 'ward',
  Table: WardTable,
  Aside: Phases,
  hold,
  turns: new Set(['turnStart', 'miniTurn']),
  blows: { begin: new Set(['battle']), end: new Set(['battleEnds']) },
  changes,
  dress: wardDress,
  soundOf,
  askAgain,
  attacks: new Set(['battle']),
  aims: {
    battle: 'Battle which creature?',
  },
  asks: asksFor(
    [
      [['summon'], 'summon'],
      [['play'], 'play magics'],
      [['use'], 'use an effect'],
      [['escape'], 'roll to get free'],
      [['battle'], 'battle'],
    ],
    'endPhase',
  ),
  quiet: new Set(['pass', 'endPhase', 'no', 'none']),
  rare: new Set(['kill']),
};
