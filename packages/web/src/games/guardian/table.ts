import { asksFor } from '../asks.ts';
import type { GameTable } from '../table.ts';
import { askAgain, changes, hold, soundOf } from './drama.ts';
import { guardianDress } from './dress.ts';
import type { Guardian } from './facts.ts';
import { GuardianTable } from './GuardianTable.tsx';
import { Round } from './Round.tsx';

export const table: GameTable<Guardian> = {
  name: 'guardian',
  Table: GuardianTable,
  Aside: Round,
  hold,
  turns: new Set(['turnStart']),
  blows: { begin: new Set(['attacks']), end: new Set(['turnEnd', 'played', 'summoned']) },
  changes,
  dress: guardianDress,
  soundOf,
  askAgain,
  asks: asksFor(
    [
      [['summon'], 'summon'],
      [['equip'], 'equip'],
      [['play', 'lay', 'field'], 'play'],
      [['attack', 'attackBase'], 'attack'],
      [['use'], 'use an ability'],
      [['swap'], 'swap'],
    ],
    'endTurn',
  ),
  aimed: true,
  attacks: new Set(['attack', 'attackBase']),
  aims: {
    attack: 'Attack whom?',
    attackBase: 'Attack which base?',
    equip: 'Equip which Guardian?',
    play: 'Play it on what?',
    summon: 'Summon it in which lane?',
    lay: 'Lay it in which lane?',
    use: 'Use it on what?',
    swap: 'Swap with whom?',
  },
  quiet: new Set(['endTurn', 'no', 'none', 'redraw']),
  rare: new Set(),
};
