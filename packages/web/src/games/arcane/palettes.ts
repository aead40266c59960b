import type { Palette } from '../../parts/card/dress.ts';

/**
 * Colours of the circles of magic. No two are alike in lightness: they stay apart for eyes that do not tell red from
 * green, and in black and white. Dark grounds carry light emblems, light ones dark emblems.
 */
export const palettes: Readonly<Record<string, Palette>> = {
  shade: { base: '#2a1a3d', deep: '#110919', glow: '#7d52b8', icon: '#e9dcff' },
  stone: { base: '#47403a', deep: '#241f1b', glow: '#a89a86', icon: '#f7efe2' },
  flame: { base: '#93301a', deep: '#4c1108', glow: '#f2843a', icon: '#ffe6bd' },
  wild: { base: '#4b7040', deep: '#22391c', glow: '#a8cf86', icon: '#f4ffe6' },
  road: { base: '#a58a5a', deep: '#86693a', glow: '#e8d3a0', icon: '#1d1406' },
  storm: { base: '#8db4dc', deep: '#6390bf', glow: '#e4f3ff', icon: '#0c1d33' },
  frost: { base: '#cfe6ea', deep: '#a3cbd3', glow: '#ffffff', icon: '#10333b' },
};

const other: Palette = { base: '#5a5348', deep: '#322d26', glow: '#b3a78f', icon: '#fbf5e6' };

export const circleOf = (type: string): string => type.toLowerCase();

export const paletteOf = (type: string): Palette => palettes[circleOf(type)] ?? other;
