import {
  asksChance,
  type CardId,
  drawChance,
  type Machine,
  machine,
  randomStream,
  run,
  takeChance,
  takePick,
} from '@wardroom/core';
import { position, type Side, ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { foeMind } from '../src/index.ts';

/** What the table takes for a boss that has drawn this card, in words; players do nothing. */
function takes(card: string, sides: readonly Side[]): string {
  const players = sides.map((x) => ({ primary: 'werewolf', hand: ['fear'], ...x }));
  const seats = [...players, { primary: 'the-toll-keeper', deck: [card] }];
  const m: Machine = machine(ward, position({ mode: 'boss', seats }));
  const luck = randomStream('foe');
  run(m);
  for (let q = m.state.ask!; q.table === 0; q = m.state.ask!) {
    if (asksChance(q)) takeChance(m, drawChance(luck, q));
    else takePick(m, q.choices.length - 1);
  }
  const q = m.state.ask!;
  const pick = foeMind(ward, m.state, q.seat, randomStream('mind'));
  // The same seat, view and random numbers give the same answer, and the table stays as it was.
  const before = JSON.stringify(m.state);
  expect(foeMind(ward, m.state, q.seat, randomStream('mind'))).toBe(pick);
  expect(JSON.stringify(m.state)).toBe(before);
  const name = (id: number): string => ward.defs[m.state.cards[id as CardId].def].name;
  return ward.say.choice(m.state, q.choices[pick], name, String);
}

describe('the table plays a seat', () => {
  test('and takes what kills', () => {
    const frail = (hp: number): Side => ({ primary: { card: 'werewolf', hp }, cemeteryHp: 230 });
    expect(takes('exact-change', [frail(20)])).toBe('One pays 20');
    expect(takes('exact-change', [frail(5), frail(5)])).toBe('Everybody pays 5');
  });

  test('and helps itself, not the players', () => {
    expect(takes('knight-armor', [{}, {}])).toBe('The Toll Keeper');
  });
});
