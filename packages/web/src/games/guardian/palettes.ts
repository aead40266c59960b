import type { Palette } from '../../parts/card/dress.ts';

/** Colours of the classes and kinds: no two are alike in lightness, so that they stay apart without colour. */
export const palettes: Readonly<Record<string, Palette>> = {
  Sneak: { base: '#2b2145', deep: '#120c22', glow: '#8a6fd1', icon: '#ece4ff' },
  Rush: { base: '#8c2a17', deep: '#4a1009', glow: '#f28a3f', icon: '#ffe6c2' },
  Tank: { base: '#45586a', deep: '#212e3a', glow: '#a9c4d8', icon: '#f4faff' },
  Guardian: { base: '#7c6231', deep: '#443215', glow: '#dcb56c', icon: '#fff2d4' },
  Effect: { base: '#1d5f6e', deep: '#0b323c', glow: '#6fcbd8', icon: '#e6fbff' },
  Equipment: { base: '#c3b28c', deep: '#9a8757', glow: '#fff4d6', icon: '#2a1f0a' },
  Field: { base: '#8fa95c', deep: '#66803a', glow: '#e6f2b4', icon: '#141d04' },
};

const other: Palette = { base: '#5a5348', deep: '#322d26', glow: '#b3a78f', icon: '#fbf5e6' };

export const paletteOf = (type: string): Palette => palettes[type] ?? other;
