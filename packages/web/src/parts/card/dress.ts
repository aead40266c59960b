import { createContext, useContext } from 'react';
import type { IconName } from '../icons/Icon.tsx';

/** How one game's cards are dressed: its emblems, colours and words. The cards themselves are the same for all games. */
export interface Dress {
  /** Emblem of a card's type, and a second one for what kind of that it is (a magic that is an equip). */
  emblem: (type: string) => IconName;
  second: (type: string) => IconName | null;
  palette: (type: string) => Palette;
  /** Emblems of the cards themselves, by card id; loaded when the first card shows. */
  loadArt: () => Promise<Readonly<Record<string, string>>>;
  /** What players call the stats of a card in play, in the order they read them. */
  stats: Readonly<Record<string, string>>;
  states: Readonly<Record<string, { label: string; icon: IconName }>>;
  /** What players call the places where cards lie, where the zone's own name will not do. */
  places: Readonly<Record<string, string>>;
}

/** Colours of a card's art. `icon` is read against `base` and `deep`. */
export interface Palette {
  base: string;
  deep: string;
  glow: string;
  icon: string;
}

const plain: Dress = {
  emblem: () => 'magic',
  second: () => null,
  palette: () => ({ base: '#53606b', deep: '#2c363e', glow: '#8fa3b3', icon: '#f1f5f8' }),
  loadArt: () => Promise.resolve({}),
  stats: {},
  states: {},
  places: {},
};

/** A game's table wraps itself in its dress. */
export const DressContext = createContext<Dress>(plain);
export const useDress = (): Dress => useContext(DressContext);
