import type { Palette } from '../../parts/card/dress.ts';

/**
 * Colours of Ward's types. Within creatures, and within magics, no two are alike in lightness: they stay apart for eyes
 * that do not tell red from green, and in black and white. Dark grounds carry light emblems, light ones dark emblems.
 */
export const creaturePalettes: Readonly<Record<string, Palette>> = {
  unknown: { base: '#08080a', deep: '#000000', glow: '#6f7178', icon: '#f4f4f6' },
  demon: { base: '#32090c', deep: '#120305', glow: '#c2371f', icon: '#ffb49a' },
  cosmic: { base: '#272157', deep: '#0e0b2e', glow: '#8d7bff', icon: '#ece7ff' },
  undead: { base: '#2e3a35', deep: '#141c19', glow: '#86b39a', icon: '#e0f0e4' },
  dragon: { base: '#8e1f1b', deep: '#4a0b0c', glow: '#f08a3c', icon: '#ffe3b3' },
  beast: { base: '#75522f', deep: '#3d2712', glow: '#d3a468', icon: '#fff0d2' },
  mechanical: { base: '#5f7280', deep: '#2f3d48', glow: '#b9cfdd', icon: '#ffffff' },
  dinosaur: { base: '#8a9440', deep: '#6c7630', glow: '#dfe59a', icon: '#171b03' },
  elemental: { base: '#f09a3e', deep: '#d0701f', glow: '#ffe79f', icon: '#331002' },
  humanoid: { base: '#b4c9df', deep: '#86a3c4', glow: '#f3f8fd', icon: '#122339' },
  bug: { base: '#dce98f', deep: '#b3c45a', glow: '#fafddb', icon: '#263206' },
  toon: { base: '#fdf1f6', deep: '#f2cfe0', glow: '#ffffff', icon: '#5a1239' },
};

export const magicPalettes: Readonly<Record<string, Palette>> = {
  infinite: { base: '#41245f', deep: '#1f0d33', glow: '#b184e6', icon: '#f3e6ff' },
  standard: { base: '#2b6a7f', deep: '#123a49', glow: '#7fd0e0', icon: '#e8fbff' },
  lightning: { base: '#f0d055', deep: '#d6a92c', glow: '#fffbd6', icon: '#2a1f4a' },
};

const other: Palette = { base: '#5a5348', deep: '#322d26', glow: '#b3a78f', icon: '#fbf5e6' };

/** A type as it is printed: "Beast", "Infinite magic, equip", "Lightning hybrid". */
export const firstWord = (type: string): string => type.split(/[ ,]/, 1)[0].toLowerCase();

export const paletteOf = (type: string): Palette =>
  creaturePalettes[firstWord(type)] ?? magicPalettes[firstWord(type)] ?? other;
