import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { isWindow, questionFor } from '../../src/room/open.ts';
import { SECRET } from './rig.ts';
import { followed, leaks, tapped } from './tap.ts';

/** Nothing that a session among strangers receives tells what it may not know. `npm run soak -- rooms` looks at hundreds. */

const all = games.flatMap((game) => game.modes.map((mode) => [`${game.name} ${mode.name}`, game, mode] as const));

test.each(all)(
  '%s: no identity, order, hand, seed or time that a seat may not know',
  (_, game, mode) => {
    for (const n of [0, 2]) expect(leaks(tapped(game, mode, n, 110))).toEqual([]);
  },
  60_000,
);

test.each([
  ['a turn that starts over', 'ward rumble', 492],
  ['a card that goes back to the deck and is drawn again', 'ward team', 297],
  ['the same in another game', 'realm duel', 288],
])('%s ties no card to what was known of it', (_, name, n) => {
  const [, game, mode] = all.find(([x]) => x === name)!;
  expect(leaks(tapped(game, mode, n, 120))).toEqual([]);
});

describe('a leak is found', () => {
  const [, game, mode] = all.find(([name]) => name === 'ward duel')!;
  const told = (t: ReturnType<typeof tapped>) => t.clients[0].heard.flatMap((m) => (m.is === 'told' ? [m] : []));

  test('in what is sent', () => {
    const tap = tapped(game, mode, 0, 60);
    const [first, second] = told(tap);
    Object.assign(first, { notes: [{ at: 0, text: SECRET, cite: '' }] });
    Object.assign(second, { beats: [{ event: { kind: 'drawn', a: { id: 1, card: 'no-such-card' } } }], seed: 'x' });
    expect(leaks(tap)).toEqual(
      expect.arrayContaining([
        'viewer 0 was sent the secret of the room',
        'viewer 0 was sent "x"',
        'viewer 0 was told of no-such-card before it was seen',
      ]),
    );
  });

  test('in how long somebody takes', () => {
    const tap = tapped(game, mode, 0, 60);
    const late = {
      ...tap,
      entries: tap.entries.map((x, i) => (x.is === 'input' && x.by === 'clock' ? { ...x, t: x.t + (i % 7) } : x)),
    };
    expect(leaks(late).filter((x) => x.includes('passed after')).length).toBeGreaterThan(0);
  });
});

test('a turn with nothing left to do ends when its player ends it', () => {
  let single = 0;
  for (const [, game, mode] of all.filter(([name]) => name === 'ward duel' || name === 'guardian duel')) {
    followed(tapped(game, mode, 0, 140).entries, (c, entry) => {
      if (entry?.is !== 'input' || !('pick' in entry.input) || entry.by !== 'player') return;
      const q = questionFor(c, entry.input.seat)!;
      if (q.choices.length === 1 && !isWindow(c)) single++;
    });
  }
  expect(single).toBeGreaterThan(0);
});
