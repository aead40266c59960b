import {
  askedOf,
  below,
  type Game,
  idleAmong,
  NONE,
  randomStream,
  type SeatId,
  type State,
  view,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { type Bot, botByName, decideAs, type Level, levelIn, random } from '../src/index.ts';
import { levels } from '../src/roster.ts';
import { dealtOtherwise, playOut, setupOf } from './table.ts';

const bots = levels.map(({ name }) => botByName(name)!);
const FAULTLESS = { overlooks: 0, awe: 0, hope: 0 };

/** Questions of Ward with a choice, some of a match of random players. */
function questions(matches: number, oneIn: number, each: (s: State, seat: SeatId, seed: string) => void): void {
  for (let i = 0; i < matches; i++) {
    const some = randomStream(`some/${i}`);
    playOut(setupOf(i), `levels/${i}`, [random, random], (s, seat) => {
      if (askedOf(s, seat)!.choices.length > 1 && below(some, oneIn) === 0) each(s, seat, `${i}/${s.seq}`);
    });
  }
}

const ward: Game = games[0];

describe.each(bots.map((bot) => ({ name: bot.name, bot })))('$name', ({ bot }) => {
  test('answers what is offered, the same to what looks the same, and leaves the table as it was', () => {
    let compared = 0;
    questions(2, 25, (s, seat, seed) => {
      const before = JSON.stringify(s);
      const pick = bot.decide(ward, s, seat, randomStream(seed));
      expect(askedOf(s, seat)!.choices[pick]).toBeDefined();
      expect(JSON.stringify(s)).toBe(before);
      const other = dealtOtherwise(ward, s, seat, randomStream(`otherwise/${seed}`));
      if (JSON.stringify(view(ward, other, seat)) !== JSON.stringify(view(ward, s, seat))) return;
      expect(bot.decide(ward, other, seat, randomStream(seed))).toBe(pick);
      compared++;
    });
    expect(compared).toBeGreaterThan(3);
  });
});

test('whoever overlooks everything still does nothing where that is offered, and else something that is', () => {
  const blind: Level = { sight: { worlds: 1, blind: true }, faults: { ...FAULTLESS, overlooks: 1 } };
  let idled = 0;
  questions(2, 10, (s, seat, seed) => {
    const { choices } = askedOf(s, seat)!;
    const pick = decideAs(blind, ward, s, seat, randomStream(seed));
    const idle = idleAmong(ward, choices);
    if (idle < 0) return expect(choices[pick]).toBeDefined();
    // What names no card cannot be overlooked.
    expect(pick === idle || choices[pick].card === NONE).toBe(true);
    idled++;
  });
  expect(idled).toBeGreaterThan(3);
});

test('whoever overlooks more is beaten by whoever overlooks nothing', () => {
  const as = (overlooks: number): Bot => ({
    ...bots[2],
    decide: (...position) =>
      decideAs({ sight: { worlds: 1, blind: true }, faults: { ...FAULTLESS, overlooks } }, ...position),
  });
  let wins = 0;
  for (let i = 0; i < 24; i++) {
    const seat = i % 2;
    const { machine } = playOut(setupOf(i * 3), `more/${i}`, seat === 0 ? [as(0), as(0.8)] : [as(0.8), as(0)]);
    if (machine.state.over!.winner === machine.state.seats[seat as SeatId].team) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(17);
});

test.each(games.map((game) => game.name))('in %s the weaker levels overlook more, and the last one nothing', (game) => {
  const missed = levels.map((_, i) => levelIn(game, i).faults.overlooks);
  expect(missed[0]).toBeGreaterThan(0);
  expect(missed.at(-1)).toBe(0);
});
