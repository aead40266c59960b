import { botByName } from '@wardroom/bots';
import { makeReplay, type Options, openTable, question, type Replay, randomStream, submit } from '@wardroom/core';
import { gameByName } from '@wardroom/games';

/** Matches between bots, for tests of stories and replays. */

export const ward = gameByName('ward')!;

const bot = botByName('random')!;

export function playedMatch(seed: string, options: Options = {}, mode = 'duel', names = ['Ada', 'Bo']): Replay {
  const deck = (i: number) => ward.decks[i % ward.decks.length].cards;
  const setup = { mode, seats: names.map((name, i) => ({ name, deck: deck(i) })), options };
  const table = openTable(ward, setup, seed);
  const random = randomStream(`${seed}/bots`);
  for (let q = question(table); q !== null; q = question(table)) {
    submit(table, { seat: q.seat, pick: bot.decide(ward, table.machine.state, q.seat, random) });
  }
  return makeReplay(table);
}
