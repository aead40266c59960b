import { type WindowWords, windowNumbers } from '@wardroom/core';

/** Moments at which spells may be cast beside the main phase (A4.2.5). */

export const WINDOW_NAMES = [
  'any',
  'spell',
  'turn',
  'placed',
  'moved',
  'flipped',
  'attack',
  'revealed',
  'fought',
  'end',
] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];
export const WINDOW = windowNumbers(WINDOW_NAMES);

export const windowWords: Readonly<Record<WindowName, WindowWords>> = {
  any: {
    title: 'At any moment',
    asks: () => 'Do you cast anything now?',
  },
  spell: {
    title: 'When a spell is cast',
    asks: (w, card, seat) => `${seat(w.actor)} casts ${card(w.a)}. Do you answer?`,
  },
  turn: {
    title: 'When a turn begins',
    asks: (w, _card, seat) => `${seat(w.actor)}'s turn begins. Do you cast anything?`,
  },
  placed: {
    title: 'When a card is placed',
    asks: (w, card, seat) => `${seat(w.actor)} has placed ${card(w.a)}. Do you cast anything?`,
  },
  moved: {
    title: 'When a card is moved',
    asks: (w, card, seat) => `${seat(w.actor)} has moved ${card(w.a)}. Do you cast anything?`,
  },
  flipped: {
    title: 'When a card is flipped',
    asks: (w, card, seat) => `${seat(w.actor)} has flipped ${card(w.a)}. Do you cast anything?`,
  },
  attack: {
    title: 'When a card attacks',
    asks: (w, card) => `${card(w.a)} attacks ${card(w.b)}. Do you cast anything?`,
  },
  revealed: {
    title: 'When an attack has turned a card up',
    asks: (w, card) => `${card(w.a)} has turned up ${card(w.b)}. Do you cast anything?`,
  },
  fought: {
    title: 'When a combat is over',
    asks: (w, card) => `${card(w.a)} has fought ${card(w.b)}. Do you cast anything?`,
  },
  end: {
    title: 'When a turn is about to end',
    asks: (w, _card, seat) => `${seat(w.actor)}'s turn is about to end. Do you cast anything?`,
  },
};
