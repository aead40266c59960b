import { expect, test } from 'vitest';
import { AT, type Presence, presence, WHO_IS_HERE } from '../src/presence.ts';
import { type Bus, EVERYTHING, localBus } from '../src/store/bus.ts';

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

test('who is at a table is known at every node, also at one that starts later, until they go or their node ends or dies', () => {
  let time = 1000;
  const now = (): number => time;
  const { buses, cut } = wires(3);
  const [a, b] = [presence(buses[0], now), presence(buses[1], now)];
  a.come('TABLE1', 'Ada');
  a.come('TABLE1', 'Ada');
  b.come('TABLE1', 'Bo');
  b.come('TABLE2', 'Bo');
  const c = presence(buses[2], now);
  const at = (node: Presence, code: string): string[] => [...node.at(code)].sort();
  for (const node of [a, b, c]) expect([at(node, 'TABLE1'), at(node, 'TABLE2')]).toEqual([['Ada', 'Bo'], ['Bo']]);
  const told: string[] = [];
  buses[2].listen({
    [WHO_IS_HERE]: () => told.push(WHO_IS_HERE),
    [AT]: (code) => code === 'TABLE1' && told.push(`${AT} ${code}`),
  });

  // One of two pages is closed, then the other.
  a.go('TABLE1', 'Ada');
  expect([at(c, 'TABLE1'), c.awaySince('TABLE1', 'Ada'), told]).toEqual([['Ada', 'Bo'], null, []]);
  time = 2000;
  a.go('TABLE1', 'Ada');
  for (const node of [a, b, c]) expect([at(node, 'TABLE1'), node.awaySince('TABLE1', 'Ada')]).toEqual([['Bo'], 2000]);
  expect(told).toEqual(['at TABLE1']);
  a.come('TABLE1', 'Ada');
  expect([at(c, 'TABLE1'), c.awaySince('TABLE1', 'Ada')]).toEqual([['Ada', 'Bo'], null]);
  b.close();
  expect([at(a, 'TABLE1'), at(c, 'TABLE2'), c.awaySince('TABLE2', 'Bo')]).toEqual([['Ada'], [], 2000]);

  // The first node dies without a word.
  told.length = 0;
  cut(0);
  c.beat();
  expect([at(c, 'TABLE1'), told]).toEqual([['Ada'], []]);
  time = 60_000;
  c.beat();
  expect([at(c, 'TABLE1'), c.awaySince('TABLE1', 'Ada')]).toEqual([[], 60_000]);
  expect(told).toContain(WHO_IS_HERE);
  a.close();
  c.close();
});

test('a node that says again who is there takes nobody away in the meantime', () => {
  const { buses } = wires(2);
  const [a, b] = buses.map((bus) => presence(bus, () => 0));
  a.come('TABLE1', 'Ada');
  const told: string[] = [];
  buses[1].listen({ [AT]: (code) => told.push(code) });
  buses[0].tell(EVERYTHING);
  expect([[...b.at('TABLE1')], told]).toEqual([['Ada'], []]);
  a.close();
  b.close();
});
