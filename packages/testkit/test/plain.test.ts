import { expect, test } from 'vitest';
import { difference, sharedParts, unplain, unsmall } from '../src/plain.ts';

test('what is not plain JSON is named by its path', () => {
  expect(unplain({ a: [1, 'x', null, true, { b: [] }] })).toEqual([]);
  expect(unplain({ a: [1, Number.NaN], b: { c: -0, d: undefined } })).toEqual([
    'a[1] is NaN',
    'b.c is -0',
    'b.d is undefined',
  ]);
  expect(unplain([new Array(2), () => {}, new Map(), 1n])).toEqual([
    '[0][0] is undefined',
    '[0][1] is undefined',
    '[1] is function',
    '[2] is no plain object',
    '[3] is bigint',
  ]);
});

test('a number that is no small integer is named by its path', () => {
  expect(unsmall({ a: [1, -1, 2 ** 30 - 1, 'x', null], b: { c: -(2 ** 30) + 1 } })).toEqual([]);
  expect(unsmall({ a: [0, 0.5], b: { c: 2 ** 30, d: -0 }, e: [[-(2 ** 31)]] })).toEqual([
    'a[1] is 0.5, which is no small integer',
    'b.c is 1073741824, which is no small integer',
    'b.d is 0, which is no small integer',
    'e[0][0] is -2147483648, which is no small integer',
  ]);
});

test('the first difference is named by its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b: 2 and 3');
  expect(difference({ a: [1] }, { a: [1, 2] })).toBe('a[1]: undefined and 2');
  expect(difference({}, [])).toBe('the whole: {} and []');
  expect(difference({ a: null }, { a: {} })).toBe('a: null and {}');
});

test('what two values share is named by its path in the second', () => {
  const part = { x: [1] };
  expect(sharedParts({ a: part, b: [2] }, { c: part.x, d: { e: part } })).toEqual(['c', 'd.e', 'd.e.x']);
  expect(sharedParts({ a: [1] }, { a: [1] })).toEqual([]);
  // What nobody can change may be in both.
  const fixed = Object.freeze([1]);
  expect(sharedParts({ a: fixed }, { a: fixed })).toEqual([]);
});
