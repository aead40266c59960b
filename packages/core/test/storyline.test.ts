import { expect, test } from 'vitest';
import {
  type Ability,
  advance,
  announce,
  type CardId,
  type ChainPolicy,
  enter,
  machine,
  run,
  type SeatId,
  waiting,
} from '../src/index.ts';
import { EV, FIRST, HAND, makeToy, put, SECOND, setup, stone, WINDOW, windowOver } from './toy.ts';

/** A chain that resolves from the front, with triggers ahead of what waits. */

const on = (event: string, ...ops: NonNullable<Extract<Ability, { is: 'trigger' }>['do']>[number][]): Ability => ({
  is: 'trigger',
  on: event,
  do: ops,
});
const points = (n: number) => ({ do: 'score', who: 'me', n });

const STONES = [
  stone('plain', 0, { is: 'play', do: [] }),
  stone('bell', 0, on('thrown', points(1)), on('entered', points(5))),
  stone('drum', 0, on('thrown', points(8))),
  stone('ask', 0, on('thrown', { do: 'may', then: [points(2)] })),
];
const story = { order: 'first-in-first-out', ahead: true, stones: STONES } as const;

function table(stones: readonly [string, number][], active = FIRST) {
  const game = makeToy(story);
  const s = game.begin(setup(2, []));
  s.active = active;
  s.frames = [];
  for (const [id, seat] of stones) put(game, s, id, seat as SeatId);
  const log: string[] = [];
  const m = machine(game, s, (e) => {
    if (game.events[e.kind] === 'scored' && e.n !== 0) log.push(`${e.seat}:${e.n}`);
  });
  return { m, s, game, log };
}

/** Something happens outside of any chain. */
function throwStone({ m, game }: ReturnType<typeof table>): void {
  announce(m, EV.thrown, 0 as CardId);
  enter(m, game.codeByName.get('window')!, windowOver(m, WINDOW.throw, m.state.active));
  run(m);
}

test('simultaneous triggers resolve in the order of seats that the game says', () => {
  const first = table([
    ['bell', 0],
    ['bell', 1],
  ]);
  throwStone(first);
  expect(first.log).toEqual(['1:1', '0:1']);
  const second = table(
    [
      ['bell', 0],
      ['bell', 1],
    ],
    SECOND,
  );
  throwStone(second);
  expect(second.log).toEqual(['0:1', '1:1']);
});

test('a player orders their own', () => {
  const t = table([
    ['bell', 1],
    ['drum', 1],
  ]);
  throwStone(t);
  expect(t.s.ask!.seat).toBe(1);
  expect(advance(t.m, { seat: 1, pick: 1 })).toBeNull();
  expect(t.log).toEqual(['1:8', '1:1']);
});

test('what a trigger sets off goes ahead of the triggers that wait', () => {
  const t = table([
    ['ask', 1],
    ['drum', 0],
    ['bell', 0],
  ]);
  throwStone(t);
  // The active player orders theirs first: all of a moment go on the chain together.
  expect(t.s.ask!.seat).toBe(0);
  advance(t.m, { seat: 0, pick: 0 });
  expect(t.s.ask!.seat).toBe(1);
  announce(t.m, EV.entered, 0 as CardId);
  advance(t.m, { seat: 1, pick: 0 });
  expect(t.log).toEqual(['1:2', '0:5', '0:8', '0:1']);
});

test('what waits is told from the front, the innermost window first', () => {
  const t = table([
    ['ask', 0],
    ['ask', 1],
    ['drum', 0],
  ]);
  const policy = { order: 'first-in-first-out' } as ChainPolicy;
  const told = (): string[] => waiting(t.game, t.s, policy).map((l) => t.game.defs[t.s.cards[l.card].def].id);
  throwStone(t);
  advance(t.m, { seat: 0, pick: 0 });
  // Seat 1's resolves; seat 0's two wait. Something new happens in the middle of it.
  expect(told()).toEqual(['ask', 'drum']);
  put(t.game, t.s, 'plain', FIRST, HAND);
  t.s.links.push({ ...t.s.links[0], card: 3 as CardId });
  t.s.frames.push({
    code: t.game.codeByName.get('window')!,
    pc: 0,
    vars: windowOver(t.m, WINDOW.link, FIRST).map((x, i) => (i === 5 ? 2 : x)),
  });
  expect(told()).toEqual(['plain', 'ask', 'drum']);
});
