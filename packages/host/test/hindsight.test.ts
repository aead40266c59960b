import { botByName } from '@wardroom/bots';
import {
  askedOf,
  makeReplay,
  openTable,
  playReplay,
  question,
  randomStream,
  type SeatId,
  submit,
  view,
} from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { expect, test } from 'vitest';
import { type Fall, services } from '../src/index.ts';

const ward = gameByName('ward')!;

/** Ada plays by chance, Bo as well as bots can. */
function careless(seed: string) {
  const setup = {
    mode: 'duel',
    seats: ['Ada', 'Bo'].map((name, i) => ({ name, deck: ward.decks[i + 1].cards })),
    options: {},
  };
  const table = openTable(ward, setup, seed);
  const random = randomStream('hands');
  for (let q = question(table); q !== null; q = question(table)) {
    const bot = botByName(q.seat === 0 ? 'random' : 'greedy')!;
    submit(table, { seat: q.seat, pick: bot.decide(ward, table.machine.state, q.seat, random) });
  }
  return makeReplay(table);
}

const replay = careless('hs 1');
/** As if the chance had fallen all along. */
const falls: Fall[] = [
  { at: 0, chance: 0.9 },
  { at: replay.inputs.length, chance: 0 },
];

test('whoever plays by chance is told of a decision of theirs that was worth making otherwise', async () => {
  const heard: number[] = [];
  const tip = (await services.hindsight(replay, 0, falls, (x) => heard.push(x)))!;
  expect(tip.could - tip.chance).toBeGreaterThan(0.03);
  expect(tip.could).toBeLessThanOrEqual(1);
  expect(heard.length).toBeGreaterThan(20);
  expect(heard.every((x, i) => x >= 0 && x <= 1 && (i === 0 || x >= heard[i - 1]))).toBe(true);
  // It stands there in the table's own words, and what was played is what the replay has.
  const run = playReplay(ward, replay);
  while (run.at() < tip.at) run.step();
  const s = run.machine.state;
  expect([askedOf(s, 0 as SeatId)?.seat, s.turn]).toEqual([0, tip.turn]);
  const words = view(ward, s, 0 as SeatId, (i) => ['Ada', 'Bo'][i]).question!.choices!.map((c) => c.text);
  expect(words).toContain(tip.better);
  const { pick } = replay.inputs[tip.at] as { pick: number };
  expect(words[pick]).toBe(tip.played);
  expect(tip.better).not.toBe(tip.played);
  // The same every time.
  expect(await services.hindsight(replay, 0, falls)).toEqual(tip);
});

test('where the chance never fell there is nothing to tell, and what nobody waits for is given up', async () => {
  expect(await services.hindsight(replay, 0, [])).toBeNull();
  const first = services.hindsight(replay, 0, falls);
  const dropped = expect(first).rejects.toThrow('Nobody waits');
  // Once it is under way.
  await new Promise((later) => setTimeout(later));
  await services.hindsight(replay, 0, []);
  await dropped;
});
