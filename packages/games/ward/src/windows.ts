import { type WindowWords, windowNumbers } from '@wardroom/core';

/** Moments that may be answered. */

export const WINDOW_NAMES = [
  'any',
  'link',
  'summon',
  'battle',
  'hit',
  'missed',
  'worked',
  'phase',
  'dealt',
  'killed',
  'buried',
  'beside',
  'heal',
  'drawn',
  'rolled',
] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];
export const WINDOW = windowNumbers(WINDOW_NAMES);

/**
 * Moments that open only where some card of the match answers just them: what may be played at any moment has others enough,
 * and nobody is asked more often for its sake.
 */
export const RARE_WINDOWS: readonly WindowName[] = ['dealt', 'killed', 'buried', 'beside', 'heal', 'drawn', 'rolled'];

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
  dealt: {
    title: 'When attack damage has been dealt',
    asks: (w, card) => `${card(w.a)} has dealt ${w.n} to ${card(w.b)}. Do you answer?`,
  },
  killed: {
    title: 'When a creature is killed',
    asks: (w, card) => `${card(w.a)} is killed. Do you answer?`,
  },
  buried: {
    title: 'When a creature has come to a cemetery',
    asks: (w, card) => `${card(w.a)} has gone to the cemetery. Do you answer?`,
  },
  beside: {
    title: 'When a limited summon has come',
    asks: (w, card) => `${card(w.a)} has come as a limited summon. Do you answer?`,
  },
  heal: {
    title: 'When a creature is about to heal',
    asks: (w, card) => `${card(w.a)} is about to heal ${w.n}. Do you answer?`,
  },
  drawn: {
    title: 'When a card is drawn',
    asks: (w, _card, seat) => `${seat(w.actor)} draws a card. Do you answer?`,
  },
  rolled: {
    title: 'When dice have been rolled',
    asks: (w, card, seat) => `${seat(w.actor)} has rolled for ${card(w.a)}. Do you answer?`,
  },
};
