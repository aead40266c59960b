import { expect, test } from 'vitest';
import { advance, begin, copyState, foresee, lookout, luckOf, machine, takePick, wrap } from '../src/index.ts';
import { makeToy, setup } from './toy.ts';

test('who looks ahead only glances: rules hear that nobody will answer where things come to rest', () => {
  const toy = makeToy();
  const glances = new Set<boolean>();
  const listen = (i: (typeof toy.code)[number][number]) => wrap(i, (m) => void glances.add(m.glance));
  const game = { ...toy, code: toy.code.map((program) => program.map(listen)) };
  const m = begin(game, setup(2, toy.decks[0].cards));
  while (m.state.ask!.seat < 0) advance(m, { chance: Array.from({ length: m.state.ask!.count }, (_, i) => i) });
  expect([...glances]).toEqual([false]);
  glances.clear();
  foresee(lookout(game, m.state), m.state, m.state.ask!.seat, 0, luckOf(1));
  expect([...glances]).toEqual([true]);
  glances.clear();
  // Whoever plays on needs all answers.
  takePick(machine(game, copyState(m.state)), 0);
  expect([...glances]).toEqual([false]);
});
