import { entryOf } from '../../games/index.ts';
import type { Entry, Result } from '../../history/entry.ts';
import type { IconName } from '../../parts/icons/Icon.tsx';
import { listed } from '../../parts/words/sides.ts';
import { levelOf } from '../home/choice.ts';

/** A match of the history in words. */

export const RESULTS: Readonly<Record<Result, { word: string; icon: IconName }>> = {
  won: { word: 'Won', icon: 'up' },
  lost: { word: 'Lost', icon: 'down' },
  drawn: { word: 'Draw', icon: 'pause' },
  shared: { word: 'Shared', icon: 'person' },
};

export const gameTitle = (game: string): string => entryOf(game)?.title ?? game;

const capital = (word: string): string => (word === '' ? '' : word[0].toUpperCase() + word.slice(1));

export const modeTitle = (e: Pick<Entry, 'game' | 'mode'>): string => `${gameTitle(e.game)}: ${capital(e.mode)}`;

const others = (e: Entry): Entry['seats'] => e.seats.filter((x, i) => i !== e.seat && x.team !== e.seats[e.seat]?.team);

/** Whom it was against, by name. */
export const opponents = (e: Entry): string =>
  e.seat < 0 ? listed(e.seats.map((x) => x.name)) : listed(others(e).map((x) => x.name));

const LEVELS: Readonly<Record<string, string>> = { person: 'A friend', table: 'A boss' };

/** What kind of opponent it was, for statistics. */
export const opponentKind = (e: Entry): string => {
  const kinds = [...new Set(others(e).map((x) => LEVELS[x.sitter] ?? levelOf(x.sitter)))];
  return kinds.length === 1 ? kinds[0] : 'Several kinds';
};

export const ownDeck = (e: Entry): string => e.seats[e.seat]?.deck || 'A deck of your own';

export const minutes = (ms: number): string => {
  const all = Math.round(ms / 60_000);
  if (all < 1) return 'under a minute';
  return all < 60 ? `${all} min` : `${Math.floor(all / 60)} h ${all % 60} min`;
};

export const when = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
