import type { EventView, View } from '@wardroom/core';
import { expect, test } from 'vitest';
import { changesFor } from '../src/pages/play/changes.ts';

const changes = { damaged: 'hurt', killed: 'lost', drawn: 'gained', equipped: 'changed' } as const;
const table = { changes, turns: new Set(['turnStart']) };
const gauge = (value: number) => ({ gauge: { label: 'cemetery HP', value, max: 100 } });
const view = (value: number, ...own: number[]): View =>
  ({
    zones: [{ zone: 'primary', seat: 0, count: own.length, cards: own.map((id) => ({ id, ctrl: 0 })) }],
    table: { players: [gauge(value), gauge(0)] },
  }) as unknown as View;
const event = (kind: string, seat: number, a: number, text: string, more: Partial<EventView> = {}): EventView => ({
  kind,
  seat,
  text,
  cite: 'W1',
  a: { id: a, card: `card-${a}` },
  ...more,
});

test('what was lost, hurt and gained since my last turn, and nothing of others', () => {
  const log = [
    event('damaged', 0, 7, 'Bear takes 99.', { n: 99 }),
    event('damaged', 0, 7, 'Bear takes 5.', { n: 5 }),
    event('equipped', 0, 6, 'Bear is equipped with Axe.', { b: { id: 7 } }),
    event('turnStart', 1, 7, 'Turn 2: Bo.'),
    event('damaged', 1, 8, 'Wolf takes 9.', { n: 9 }),
    event('equipped', 1, 9, 'Bear is equipped with Chain.', { b: { id: 7 } }),
    event('equipped', 1, 9, 'Wolf is equipped with Chain.', { b: { id: 8 } }),
    event('damaged', 0, 7, 'Bear takes 6.', { n: 6 }),
    event('killed', 0, 7, 'Bear is killed.', { n: 0 }),
    event('phase', 0, 7, 'Ada: draw phase.'),
  ];
  // The first of them had happened before the last thing done in that turn; the axe is what was done.
  const found = changesFor(0, { at: 1, view: view(20, 7) }, log, view(60), table, (card) => card.toUpperCase());
  expect(found).toEqual([
    { kind: 'changed', text: 'Your cemetery HP: 20 before, 60 of 100 now.', cards: [] },
    { kind: 'hurt', text: 'CARD-7 takes 11 in all, in 2 goes.', cards: [7] },
    { kind: 'changed', text: 'Bear is equipped with Chain.', cards: [9, 7] },
    { kind: 'lost', text: 'Bear is killed.', cards: [7] },
  ]);
});
