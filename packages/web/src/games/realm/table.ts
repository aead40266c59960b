import { asksFor } from '../asks.ts';
import type { GameTable } from '../table.ts';
import { askAgain, changes, hold, soundOf } from './drama.ts';
import { realmDress } from './dress.ts';
import type { RealmGame } from './facts.ts';
import { Phases } from './Phases.tsx';
import { RealmTable } from './RealmTable.tsx';

export const table: GameTable<RealmGame> = {
  name: 'realm',
  Table: RealmTable,
  Aside: Phases,
  hold,
  turns: new Set(['turnStart']),
  blows: { begin: new Set(['attacks']), end: new Set(['turnEnd', 'cast', 'sitePlayed']) },
  changes,
  dress: realmDress,
  soundOf,
  askAgain,
  asks: asksFor(
    [
      [['playSite'], 'play a site'],
      [['cast'], 'cast'],
      [['use'], 'use an ability'],
      [['move'], 'move'],
      [['attack', 'attackSite'], 'attack'],
      [['pickUp'], 'pick up'],
      [['drop'], 'drop'],
    ],
    'endTurn',
  ),
  aimed: true,
  ownChain: true,
  attacks: new Set(['attack', 'attackSite']),
  aims: {
    cast: 'Cast it on what, or where?',
    use: 'Use it on what?',
    attack: 'Attack what?',
    attackSite: 'Attack what?',
    move: 'Move where?',
    playSite: 'Play it on which square?',
    pickUp: 'Who picks it up?',
  },
  quiet: new Set(['endTurn', 'done', 'no', 'none', 'keep']),
  rare: new Set(),
};
