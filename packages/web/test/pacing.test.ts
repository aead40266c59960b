import type { Beat } from '@wardroom/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  afterAnswer,
  blowsBudget,
  freshMeter,
  type Meter,
  type Paced,
  showing,
  turnBudget,
} from '../src/parts/beats/pacing.ts';
import { createPlayer, type Player, type SkipTo } from '../src/parts/beats/player.ts';

/** How long each is shown, if they come in these handfuls. */
function lengths(handfuls: readonly (readonly Paced[])[], pace: number): number[] {
  let meter: Meter = freshMeter();
  const waiting = handfuls.map((x) => [...x]);
  const queue: Paced[] = [];
  const out: number[] = [];
  while (queue.length > 0 || waiting.length > 0) {
    if (queue.length === 0) queue.push(...waiting.shift()!);
    const shown = showing(queue, meter, pace);
    meter = shown.meter;
    queue.shift();
    out.push(shown.ms);
  }
  return out;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const bots: Paced = { natural: 750, turn: { bots: true } };
const mine: Paced = { natural: 750, turn: { bots: false } };
const dice: Paced = { natural: 'dice' };
const blow: readonly Paced[] = [
  { natural: 800, blows: 'begin' },
  dice,
  { natural: 350 },
  dice,
  { natural: 700 },
  dice,
  { natural: 350 },
  dice,
  { natural: 700 },
  { natural: 900 },
  { natural: 250, blows: 'end' },
];

describe('a bot’s turn', () => {
  const long = [bots, { natural: 260 }, { natural: 1300 }, { natural: 450 }, ...blow, ...blow, { natural: 1000 }];
  test.each([
    ['normal', 1, 6000],
    ['fast', 0.5, 2000],
    ['slow', 2, 12_000],
  ])('takes its time at %s pace, whatever happens in it', (_, pace, budget) => {
    expect(turnBudget(pace)).toBe(budget);
    expect(sum(lengths([[...long, mine]], pace).slice(0, -1))).toBeLessThanOrEqual(budget + 1);
    // It is used, too, where there is so much to show.
    expect(sum(lengths([[...long, mine]], pace).slice(0, -1))).toBeGreaterThan(budget * 0.9);
  });
  test('no more where it comes piece by piece', () => {
    for (let size = 1; size < long.length; size++) {
      const handfuls = Array.from({ length: Math.ceil(long.length / size) }, (_, i) =>
        long.slice(i * size, (i + 1) * size),
      );
      const shown = lengths([...handfuls, [mine]], 1).slice(0, -1);
      expect(sum(shown)).toBeLessThanOrEqual(6000);
      // What is last is still seen, unless every blow comes by itself.
      if (size > 5) expect(shown.at(-1)).toBeGreaterThan(0);
    }
  });
  test('a short one is shown as meant', () => {
    expect(lengths([[bots, { natural: 260 }, { natural: 700 }, mine]], 1)).toEqual([750, 260, 700, 750]);
  });
  test('what matters keeps more of its time', () => {
    const [, slight, weighty] = lengths([[bots, { natural: 500 }, { natural: 1000 }, ...blow, ...blow, mine]], 1);
    expect(weighty / 1000).toBeGreaterThan(slight / 500);
  });
  test('after an answer of mine there is time to see what came of it', () => {
    const spent: Meter = { turn: 5990, blows: 4990 };
    const { ms } = showing([dice], afterAnswer(spent, 1), 1);
    expect(ms).toBeGreaterThan(500);
  });
});

describe('an exchange of blows', () => {
  test('takes 5 s at normal pace, on my own turn too', () => {
    const [, ...shown] = lengths([[mine, ...blow, { natural: 700 }]], 1);
    expect(sum(shown.slice(0, -1))).toBeLessThanOrEqual(blowsBudget(1));
    expect(sum(shown.slice(0, -1))).toBeGreaterThan(4500);
    // What follows is not part of it.
    expect(shown.at(-1)).toBe(700);
  });
  test('a throw outside of one takes what it needs', () => {
    expect(lengths([[mine, dice, mine]], 1)[1]).toBe(6000);
  });
});

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Beats by kind: `T0` begins the turn of seat 0, which is the person's. */
  function table(pace = 1) {
    const shown: string[] = [];
    const told: string[] = [];
    let done = 0;
    const player: Player = createPlayer({
      stage: () => ({
        paced: ({ event: { kind } }) => ({
          natural: 1000,
          ...(kind.startsWith('T') ? { turn: { bots: kind !== 'T0' } } : {}),
        }),
        sound: () => {},
      }),
      pace: () => pace,
      still: () => false,
      show: (beat, _next, passed) => {
        shown.push(beat.event.kind);
        told.push(...passed.map((e) => e.kind));
      },
      done: () => done++,
    });
    const push = (...kinds: string[]): void =>
      player.push(kinds.map((kind, at) => ({ at, event: { kind, cite: '', text: kind }, view: {} }) as Beat));
    const skip = async (to: SkipTo): Promise<void> => {
      player.skip(to);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { player, push, skip, shown, told, done: () => done };
  }

  test('holds each beat for its time and says when all were seen', async () => {
    const t = table();
    t.push('T0', 'a');
    await vi.advanceTimersByTimeAsync(999);
    expect(t.shown).toEqual(['T0']);
    await vi.advanceTimersByTimeAsync(1);
    expect(t.shown).toEqual(['T0', 'a']);
    expect(t.done()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(t.done()).toBe(1);
  });
  test('to the next turn: what lies before it is told and not shown, also what comes later', async () => {
    const t = table();
    t.push('T1', 'a');
    await vi.advanceTimersByTimeAsync(10);
    await t.skip('turn');
    t.push('b', 'c', 'T2', 'd');
    await vi.advanceTimersByTimeAsync(10);
    expect(t.shown.at(-1)).toBe('T2');
    expect(t.told).toEqual(['T1', 'a', 'b', 'c', 'T2']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(t.shown.at(-1)).toBe('d');
  });
  test('to my turn: everything until the table waits, also what comes later', async () => {
    const t = table();
    t.push('T1', 'a');
    await t.skip('rest');
    t.push('T2', 'b');
    await vi.advanceTimersByTimeAsync(0);
    t.push('T0', 'c');
    await vi.advanceTimersByTimeAsync(0);
    expect(t.told).toEqual(['T1', 'a', 'T2', 'b', 'T0', 'c']);
    t.player.rested();
    t.push('d');
    await vi.advanceTimersByTimeAsync(0);
    expect(t.player.busy()).toBe(true);
  });
  test('a table that is cleared shows nothing of what waited', async () => {
    const t = table();
    t.push('T1', 'a', 'b');
    await vi.advanceTimersByTimeAsync(10);
    t.player.clear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(t.shown).toEqual(['T1']);
    expect(t.done()).toBe(0);
  });
});
