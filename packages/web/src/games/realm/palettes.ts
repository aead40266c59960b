import type { Palette } from '../../parts/card/dress.ts';

/** Colours of the elements on cards. No two are alike in lightness: they stay apart in black and white. */
export const palettes: Readonly<Record<string, Palette>> = {
  none: { base: '#352d45', deep: '#181322', glow: '#8b7bb0', icon: '#efe9ff' },
  fire: { base: '#8a2f18', deep: '#431007', glow: '#f0813a', icon: '#ffe7c4' },
  water: { base: '#1f6288', deep: '#0d3350', glow: '#5fbbe6', icon: '#e6f6ff' },
  earth: { base: '#76733a', deep: '#3d3c1a', glow: '#c6c47a', icon: '#fffde4' },
  air: { base: '#b9d2dd', deep: '#8fb2c2', glow: '#f4fbff', icon: '#112a38' },
};

/** A card's type is its kind and its elements: "minion air", "site air+water". */
export const kindOf = (type: string): string => type.split(' ')[0];
export const elementsOf = (type: string): string[] =>
  (type.split(' ')[1] ?? 'none').split('+').filter((e) => e !== 'none');

export const paletteOf = (type: string): Palette => palettes[elementsOf(type)[0] ?? 'none'] ?? palettes.none;
