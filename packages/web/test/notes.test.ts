import type { EventView } from '@wardroom/core';
import type { Note } from '@wardroom/host';
import { expect, test } from 'vitest';
import { withNotes } from '../src/parts/log/notes.ts';

const event = (kind: string): EventView => ({ kind, cite: 'W1', text: kind });
const log = ['turnStart', 'hit', 'damaged', 'turnStart', 'phase'].map(event);
const passed = (at: number, text: string, able = false): Note => ({ at, text, cite: 'W14.1.1', passed: { able } });
const texts = (notes: Note[]): string[] => withNotes(log, notes, 'turnStart').map((e) => e.text);

test('what I was passed for is one line at the head of its turn', () => {
  expect(
    texts([passed(2, 'When a creature is hit'), passed(3, 'When a creature is hit'), passed(3, 'Between phases')]),
  ).toEqual([
    'turnStart',
    'Passed for you, you had no answer: when a creature is hit ×2, between phases.',
    'hit',
    'damaged',
    'turnStart',
    'phase',
  ]);
});
test('what my own stops pass says so, turn by turn', () => {
  expect(texts([passed(2, 'Between phases', true), passed(4, 'Between phases')])).toEqual([
    'turnStart',
    'Passed for you, as you have set: between phases.',
    'hit',
    'damaged',
    'turnStart',
    'Passed for you, you had no answer: between phases.',
    'phase',
  ]);
});
test('a phase of mine that the table passes by itself stands where it was passed', () => {
  const note = { at: 5, text: 'Second magic phase: you have nothing to play.', cite: 'W9.1.4' };
  expect(withNotes(log, [note], 'turnStart').at(-1)).toMatchObject({ text: note.text, cite: 'W9.1.4' });
});
test('without notes the log is the same list', () => {
  expect(withNotes(log, [], 'turnStart')).toBe(log);
});
