import { expect, test } from 'vitest';
import { create } from 'zustand';
import { alike, device, keepOnDevice, storeOver } from '../src/storage.ts';

/** A store with room for so many characters. */
function small(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

test('where the store is switched off, what is kept lasts as long as the page', () => {
  const store = storeOver(() => {
    throw new Error('Access is denied for this document.');
  });
  expect(store.getItem('a')).toBeNull();
  expect(store.setItem('a', '1')).toBe(false);
  expect(store.getItem('a')).toBe('1');
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

test('where it is full, the newest is what is read, and what fits is kept again', () => {
  const under = small(3);
  const store = storeOver(() => under);
  expect(store.setItem('a', 'old')).toBe(true);
  expect(store.setItem('a', 'too long')).toBe(false);
  expect(store.getItem('a')).toBe('too long');
  expect(store.setItem('a', 'new')).toBe(true);
  expect([store.getItem('a'), under.getItem('a')]).toEqual(['new', 'new']);
});

test('fields of another kind than they are now are left out', () => {
  const now = { name: 'Ada', pace: 1, stops: { when: 'able' }, list: [1] };
  expect(alike({ name: 5, pace: 2, stops: null, list: {}, more: 'x' }, now)).toEqual({ pace: 2 });
  expect(alike(null, now)).toEqual({});
  expect(alike('text', now)).toEqual({});
});

test('a state is found again as it was left; of another version or shape as little as fits', () => {
  const kept = (text: string, older?: (x: unknown) => unknown) => {
    device.setItem('state', text);
    const state = create(() => ({ pace: 1, name: 'Ada', set: () => {} }));
    keepOnDevice(state, 'state', 2, older);
    return state;
  };
  const state = kept('{"version":2,"state":{"pace":0.5,"name":null}}');
  expect(state.getState()).toMatchObject({ pace: 0.5, name: 'Ada' });
  state.setState({ name: 'Bo' });
  expect(JSON.parse(device.getItem('state')!)).toEqual({ version: 2, state: { pace: 0.5, name: 'Bo' } });
  expect(kept('{"version":1,"state":{"pace":3}}').getState().pace).toBe(1);
  expect(kept('{"version":1,"state":5}', (x) => ({ pace: x })).getState().pace).toBe(5);
  for (const bad of ['{"ver', 'null', '5', '[]', '{"version":2}']) expect(kept(bad).getState().pace).toBe(1);
});
