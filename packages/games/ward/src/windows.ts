import { type WindowWords, windowNumbers } from '@wardroom/core';

/** Moments that may be answered. */

export const WINDOW_NAMES = ['any', 'link', 'summon', 'battle', 'hit', 'missed', 'worked', 'phase'] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];
export const WINDOW = windowNumbers(WINDOW_NAMES);

export const windowWords: Readonly<Record<WindowName, WindowWords>> = {
  any: {
    title: 'At any moment',
    asks: () => 'Do you play anything now?',
  },
  link: {
    title: 'When a card or effect is played',
    asks: (w, card, seat) => `${seat(w.actor)} plays ${card(w.a)}. Do you answer?`,
  },
  summon: {
    title: 'When a creature is summoned',
    asks: (w, card) => `${card(w.a)} is summoned. Do you answer?`,
  },
  battle: {
    title: 'When a battle begins',
    asks: (w, card) => `${card(w.a)} battles ${card(w.b)}. Do you answer?`,
  },
  hit: {
    title: 'When a creature is hit',
    asks: (w, card) => `${card(w.a)} hits ${card(w.b)}. Do you answer?`,
  },
  missed: {
    title: 'When a creature misses',
    asks: (w, card) => `${card(w.a)} misses ${card(w.b)}. Do you answer?`,
  },
  worked: {
    title: 'When attack damage has been rolled',
    asks: (w, card) => `${card(w.a)} is about to deal ${w.n} to ${card(w.b)}. Do you answer?`,
  },
  phase: {
    title: 'Between phases',
    asks: () => 'The phase ends. Do you play anything?',
  },
};
