import type { Analysis, Story } from '@wardroom/host';
import { expect, test } from 'vitest';
import { balanceOf, balanceWords } from '../src/pages/after/balance.ts';

const seat = (lost: number): Analysis['seats'][number] => ({ choices: 9, good: 8, dubious: 1, bad: 0, lost });
const story = (teamOf: number[], winner: number, from: number[]): Story =>
  ({ teams: [...new Set(teamOf)], teamOf, result: { winner }, chances: [{ chances: from }] }) as unknown as Story;

test('what choices and luck brought comes to what became of the match', () => {
  const b = balanceOf(story([0, 1], 0, [0.4, 0.6]), { seats: [seat(0.3), seat(0.5)], choices: [] }, 0, false)!;
  expect(b).toMatchObject({ from: 0.4, to: 1, own: 0.3, others: 0.5 });
  expect(b.from - b.own + b.others + b.luck).toBeCloseTo(b.to);
});

test('partners are one side, and whoever only watched has none', () => {
  const s = story([0, 1, 0, 1], 1, [0.5, 0.5]);
  const analysis = { seats: [seat(0.1), seat(0.2), seat(0.3), seat(0)], choices: [] };
  expect(balanceOf(s, analysis, 2, false)!.own).toBeCloseTo(0.4);
  expect(balanceOf(s, analysis, -1, false)).toBeNull();
});

test('it is said in words what spoke for and against whoever looks back, the most first', () => {
  const won = balanceOf(story([0, 1], 0, [0.56, 0.44]), { seats: [seat(0.05), seat(1.04)], choices: [] }, 0, false)!;
  expect(balanceWords(won)).toBe(
    'Your chance to win was 56 % at the start and 100 % at the end. For you: what the others chose. Against you: dice, draws and what nobody could know, then what you chose.',
  );
  const even = balanceOf(story([0, 1], -1, [0.5, 0.5]), { seats: [seat(0), seat(0.01)], choices: [] }, 0, false)!;
  expect(balanceWords(even)).toBe('Your chance to win was 50 % at the start and 50 % at the end.');
});
