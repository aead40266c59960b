import { botByName } from '@wardroom/bots';
import {
  makeReplay,
  openTable,
  playReplay,
  question,
  type Replay,
  randomStream,
  type SeatId,
  submit,
  view,
} from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { expect, test } from 'vitest';
import { services } from '../src/index.ts';

const guardian = gameByName('guardian')!;

/** Ada plays by chance, Bo as well as a look ahead can. */
function careless(seed: string): Replay {
  const seats = ['Ada', 'Bo'].map((name, i) => ({ name, deck: guardian.decks[i].cards }));
  const table = openTable(guardian, { mode: 'duel', seats }, seed);
  const random = randomStream('hands');
  for (let q = question(table); q !== null; q = question(table)) {
    const bot = botByName(q.seat === 0 ? 'random' : 'greedy')!;
    submit(table, { seat: q.seat, pick: bot.decide(guardian, table.machine.state, q.seat, random) });
  }
  return makeReplay(table);
}

test('choices of whoever plays by chance cost more than those of who looks ahead, and each stands in the words of the table', async () => {
  const replay = careless('an 1');
  const heard: number[] = [];
  const { seats, choices } = await services.analysis(replay, (x) => heard.push(x));
  expect(heard.length).toBeGreaterThan(10);
  expect(heard.every((x, i) => x >= 0 && x <= 1 && (i === 0 || x >= heard[i - 1]))).toBe(true);
  for (const one of seats) expect(one.good + one.dubious + one.bad).toBe(one.choices);
  const [ada, bo] = seats.map((x) => x.lost / x.choices);
  expect(ada).toBeGreaterThan(bo);
  expect(choices.length).toBeGreaterThan(0);
  const run = playReplay(guardian, replay);
  for (const c of choices) {
    while (run.at() < c.at) run.step();
    const words = view(guardian, run.machine.state, c.seat as SeatId, (i) => ['Ada', 'Bo'][i]).question!.choices!;
    expect(words[(replay.inputs[c.at] as { pick: number }).pick].text).toBe(c.played);
    expect(words.map((x) => x.text)).toContain(c.better);
    expect(c.could).toBeGreaterThan(c.chance);
    expect(c.could - c.chance >= 0.1).toBe(c.mark === 'bad');
  }
});

test('nobody waits for an analysis that was dropped', async () => {
  const waiting = services.analysis(careless('an 2'));
  services.dropAnalysis();
  await expect(waiting).rejects.toThrow('Nobody waits');
});
