import type { Dress } from '../parts/card/dress.ts';
import type { LogLook } from '../parts/log/look.ts';
import type { Tips } from '../parts/tip/tip.ts';
import type { HowTo } from './how-to.ts';
import type { OptionSheet } from './options.ts';
import type { GameTable } from './table.ts';

/**
 * A game that has a table here: what every page may know of it, and how to get the rest. Each part is a file of its own,
 * fetched when a page needs it, so that nobody loads the tables of games they do not play.
 */
export interface GameEntry {
  name: string;
  title: string;
  /** What it is about, for home. */
  line: string;
  /** Where it is played: for matches and replays. */
  table: () => Promise<GameTable>;
  /** How its cards look: for pages that show cards without a table. */
  dress: () => Promise<Dress>;
  log: () => Promise<LogLook>;
  /** What the parts of its table are, by the names that the table gives them (`parts/tip`). */
  tips: () => Promise<Tips>;
  /** What home offers to set. */
  options: () => Promise<OptionSheet>;
  /** How it is played, for the rulebook. */
  howTo: () => Promise<HowTo>;
}

/** The same promise every time: React waits for a promise it knows. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= load();
    return coming;
  };
}

/**
 * In the order in which home offers them. A new game is a folder and an entry. A table knows its own game's views and events only; a page
 * that has chosen it by the name of the game hands it no others.
 */
export const games: readonly GameEntry[] = [
  {
    name: 'ward',
    title: 'Ward',
    line: 'Creatures, magics and dice: whoever’s cemetery fills first has lost.',
    table: once(() => import('./ward/table.ts').then((m) => m.table as GameTable)),
    dress: once(() => import('./ward/dress.ts').then((m) => m.wardDress)),
    log: once(() => import('./ward/log-icons.ts').then((m) => m.wardLog)),
    tips: once(() => import('./ward/tips.ts').then((m) => m.tips)),
    options: once(() => import('./ward/options.ts').then((m) => m.options)),
    howTo: once(() => import('./ward/how-to.ts').then((m) => m.howTo)),
  },
  {
    name: 'arcane',
    title: 'War of the Arcane',
    line: 'Hidden cards on a board of five by five: find their Stone before they find yours.',
    table: once(() => import('./arcane/table.ts').then((m) => m.table as GameTable)),
    dress: once(() => import('./arcane/dress.ts').then((m) => m.arcaneDress)),
    log: once(() => import('./arcane/log-icons.ts').then((m) => m.arcaneLog)),
    tips: once(() => import('./arcane/tips.ts').then((m) => m.tips)),
    options: once(() => import('./arcane/options.ts').then((m) => m.options)),
    howTo: once(() => import('./arcane/how-to.ts').then((m) => m.howTo)),
  },
  {
    name: 'guardian',
    title: 'Guardian Realms',
    line: 'Guardians hold the lanes between your bases and theirs: break through.',
    table: once(() => import('./guardian/table.ts').then((m) => m.table as GameTable)),
    dress: once(() => import('./guardian/dress.ts').then((m) => m.guardianDress)),
    log: once(() => import('./guardian/log-icons.ts').then((m) => m.guardianLog)),
    tips: once(() => import('./guardian/tips.ts').then((m) => m.tips)),
    options: once(() => import('./guardian/options.ts').then((m) => m.options)),
    howTo: once(() => import('./guardian/how-to.ts').then((m) => m.howTo)),
  },
  {
    name: 'realm',
    title: 'Contested Realm',
    line: 'Raise a realm out of the void, site by site, and break theirs.',
    table: once(() => import('./realm/table.ts').then((m) => m.table as GameTable)),
    dress: once(() => import('./realm/dress.ts').then((m) => m.realmDress)),
    log: once(() => import('./realm/log-icons.ts').then((m) => m.realmLog)),
    tips: once(() => import('./realm/tips.ts').then((m) => m.tips)),
    options: once(() => import('./realm/options.ts').then((m) => m.options)),
    howTo: once(() => import('./realm/how-to.ts').then((m) => m.howTo)),
  },
];

export const entryOf = (game: string): GameEntry | undefined => games.find((g) => g.name === game);
