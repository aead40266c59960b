import type { Palette } from './dress.ts';

/** Of a card whose game has not come yet. */
export const grey: Palette = { base: '#53606b', deep: '#2c363e', glow: '#8fa3b3', icon: '#f1f5f8' };
