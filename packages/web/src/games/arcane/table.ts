import { asksFor } from '../asks.ts';
import type { GameTable } from '../table.ts';
import { ArcaneTable } from './ArcaneTable.tsx';
import { askAgain, changes, hold, soundOf } from './drama.ts';
import { arcaneDress } from './dress.ts';
import type { Arcane } from './facts.ts';
import { Phases } from './Phases.tsx';

export const table: GameTable<Arcane> = {
  name: 'arcane',
  Table: ArcaneTable,
  Aside: Phases,
  hold,
  turns: new Set(['turnStart']),
  blows: { begin: new Set(['attack']), end: new Set(['turnEnd', 'cast', 'moved']) },
  changes,
  dress: arcaneDress,
  soundOf,
  askAgain,
  asks: asksFor(
    [
      [['placeUp', 'placeDown'], 'place'],
      [['move'], 'move'],
      [['flip'], 'flip'],
      [['attack'], 'attack'],
      [['cast'], 'cast'],
    ],
    'end',
  ),
  aimed: true,
  attacks: new Set(['attack']),
  aims: {
    attack: 'Attack what?',
    cast: 'Cast it on what?',
    move: 'Move where?',
    placeUp: 'Place it where?',
    placeDown: 'Place it where?',
    advance: 'Move into the space?',
  },
  quiet: new Set(['pass', 'done', 'end', 'stay', 'no', 'none']),
  rare: new Set(),
};
