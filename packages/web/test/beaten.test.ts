import { expect, test } from 'vitest';
import { beatenIn, nextAfter } from '../src/history/beaten.ts';
import type { Entry } from '../src/history/entry.ts';

const LEVELS = ['squire', 'brawler', 'warden'];

const entry = (more: Partial<Entry>, ...sitters: string[]) => ({
  id: 'x',
  entry: {
    v: 1,
    id: 'x',
    at: 1,
    game: 'ward',
    mode: 'duel',
    rules: '',
    seat: 0,
    seats: ['person', ...sitters].map((sitter, team) => ({ name: sitter, team, sitter, deck: '' })),
    winner: 0,
    turns: 9,
    ms: 1,
    ...more,
  } as Entry,
});

test('a level is beaten by winning a whole match against it alone, in that game and mode', () => {
  const kept = [
    entry({}, 'squire'),
    entry({ winner: 1 }, 'brawler'),
    entry({ game: 'realm' }, 'warden'),
    entry({ aside: 'played on' }, 'warden'),
    entry({ mode: 'rumble' }, 'warden', 'warden'),
    { id: 'y', why: 'cannot be read' },
  ];
  expect([...beatenIn(kept, 'ward', 'duel')]).toEqual(['squire']);
  expect([...beatenIn(kept, 'ward', 'rumble')]).toEqual([]);
});

test('the one above the strongest who is beaten is next', () => {
  expect(nextAfter(new Set(), LEVELS)).toBeNull();
  expect(nextAfter(new Set(['squire']), LEVELS)).toBe('brawler');
  expect(nextAfter(new Set(['brawler']), LEVELS)).toBe('warden');
  expect(nextAfter(new Set(['warden', 'squire']), LEVELS)).toBeNull();
});
