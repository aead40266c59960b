import { createContext, useContext } from 'react';
import type { IconName } from '../icons/Icon.tsx';
import { grey } from './palettes.ts';

/** How one game's cards are dressed: its emblems, colours and words. The cards themselves are the same for all games. */
export interface Dress {
  /** Emblem of a card's type, and a second one for what kind of that it is (a magic that is an equip). */
  emblem: (type: string) => IconName;
  second: (type: string) => IconName | null;
  palette: (type: string) => Palette;
  /** Emblems of the cards themselves, by card id; loaded when the first card shows. */
  loadArt: () => Promise<Readonly<Record<string, string>>>;
  /** What each kind of card (`CardFace.stock`) is printed on, and what several of it are called; the main kind first. */
  stocks: Readonly<Record<string, { paper: Paper; many: string }>>;
  figures: Figures;
  /** A card's line where there is room for a word or two. */
  short: (line: string) => string;
  /** What players call the stats of a card in play, in the order they read them. */
  stats: Readonly<Record<string, string>>;
  /** `level`: what the figure says that a game gives with a state (burns, turns left). */
  states: Readonly<Record<string, { label: string; icon: IconName; level?: (n: number) => string }>>;
  /** What players call the places where cards lie, where the zone's own name will not do. */
  places: Readonly<Record<string, string>>;
}

/** Told apart by lightness as well as by colour. */
export type Paper = 'parchment' | 'slate' | 'torn' | 'ember' | 'moss' | 'stone';

/** Where a card's printed figures stand. What is not named here is not on the card. */
export interface Figures {
  /** Drains as the card is hurt: a heart. A card without it does not fight. */
  life: string;
  /** Kinds of card (`CardFace.stock`) on which another figure drains, and what is drawn for it instead of a heart. */
  lives?: Readonly<Record<string, { stat: string; icon: IconName }>>;
  /** In the upper corner, where the opponent looks. */
  corner: { stat: string; shape: 'shield' | 'coin' } | null;
  /** Beside the heart, in this order: a figure with its icon, or dice with what is added to them. */
  rail: readonly ({ stat: string; icon: IconName } | Strike)[];
  /** Under the corner, as many marks as the figure says: symbols that a card needs or gives. */
  marks?: readonly { stat: string; icon: IconName; colour: string }[];
  /** Stats that add to something are read with a sign. */
  signed: readonly string[];
}

/** Dice rolled for damage, and what is added to them. */
export interface Strike {
  dice: string;
  plus: string;
  /** Stats that no card has printed on it, as equips and fields give them: to damage, beside `plus`, and to the hit roll. */
  damage?: string;
  hit?: string;
}

/** The figure that drains on this kind of card, and how it is drawn. */
export const lifeOf = ({ figures }: Dress, stock: string): { stat: string; icon: IconName } =>
  figures.lives?.[stock] ?? { stat: figures.life, icon: 'hp' };

/** Colours of a card's art. `icon` is read against `base` and `deep`. */
export interface Palette {
  base: string;
  deep: string;
  glow: string;
  icon: string;
}

export const plain: Dress = {
  emblem: () => 'magic',
  second: () => null,
  palette: () => grey,
  loadArt: () => Promise.resolve({}),
  stocks: {},
  figures: { life: 'hp', corner: null, rail: [], signed: [] },
  short: (line) => line,
  stats: {},
  states: {},
  places: {},
};

/** A game's table wraps itself in its dress. */
export const DressContext = createContext<Dress>(plain);
export const useDress = (): Dress => useContext(DressContext);

/** What cards are called by their ids, for figures that say why they are not as printed. A game's table gives it. */
export const CardNames = createContext<(id: string) => string | undefined>(() => undefined);
export const useCardNames = () => useContext(CardNames);
