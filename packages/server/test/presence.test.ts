import { expect, test } from 'vitest';
import { presence, WHO_IS_HERE } from '../src/presence.ts';
import { type Bus, localBus } from '../src/store/bus.ts';

/** Nodes that hear each other at once; one that is cut hears and says nothing. */
function wires(count: number): { buses: Bus[]; cut: (node: number) => void } {
  const locals = Array.from({ length: count }, localBus);
  const dead = new Set<number>();
  const buses = locals.map((local, i): Bus => {
    const tellOthers = (topic: string): void => {
      if (dead.has(i)) return;
      for (const [k, other] of locals.entries()) if (k !== i && !dead.has(k)) other.tell(topic);
    };
    return { ...local, tellOthers };
  });
  return { buses, cut: (node) => dead.add(node) };
}

test('who is at another node is known, also to a node that starts later, until that node ends or dies', () => {
  let time = 0;
  const now = (): number => time;
  const { buses, cut } = wires(3);
  const [a, b] = [presence(buses[0], now), presence(buses[1], now)];
  a.come('Ada');
  a.come('Ada');
  b.come('Bo');
  const c = presence(buses[2], now);
  const seen = (): boolean[] => [a, b, c].flatMap((node) => [node.isHere('Ada'), node.isHere('Bo')]);
  expect(seen()).toEqual([true, true, true, true, true, true]);
  a.go('Ada');
  expect(c.isHere('Ada')).toBe(true);
  a.go('Ada');
  expect([a, b, c].map((node) => node.isHere('Ada'))).toEqual([false, false, false]);
  a.come('Ada');
  b.close();
  expect([a.isHere('Bo'), c.isHere('Bo')]).toEqual([false, false]);

  // The first node dies without a word.
  let told = 0;
  buses[2].listen((topic) => topic === WHO_IS_HERE && told++);
  cut(0);
  c.beat();
  expect([c.isHere('Ada'), told]).toEqual([true, 0]);
  time = 60_000;
  c.beat();
  expect([c.isHere('Ada'), told]).toEqual([false, 1]);
  a.close();
  c.close();
});
