import type { GameTable } from './table.ts';
import { askAgain, hold, soundOf } from './ward/drama.ts';
import { wardDress } from './ward/dress.ts';
import { Phases } from './ward/Phases.tsx';
import { WardTable } from './ward/WardTable.tsx';

/** The games that have a table here. A new one is a folder and an entry. */
export const tables: readonly GameTable[] = [
  {
    name: 'ward',
    line: 'Creatures, magics and dice: whoever’s cemetery fills first has lost.',
    Table: WardTable,
    Aside: Phases,
    hold,
    dress: wardDress,
    soundOf,
    askAgain,
  },
];

export const tableOf = (game: string): GameTable | undefined => tables.find((t) => t.name === game);
