import { below, machine, randomStream, type SeatId, view } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { botByName, botNames, greedy, random } from '../src/index.ts';
import { levels } from '../src/roster.ts';
import { dealtOtherwise, game, playOut, setupOf } from './table.ts';

const SLOW = 240_000;

describe('bots', () => {
  test('greedy calls out who has lost, once no play can be taken back, and nobody else', () => {
    const setup = { ...setupOf(9), options: { calling: 'manual' } };
    let calls = 0;
    playOut(setup, 'call', [random, random], (s, seat) => {
      const act = greedy.interject!(game, s, (1 - seat) as SeatId, randomStream(1));
      const lost =
        (game.viewTable(machine(game, s), 0 as SeatId).players as { cemeteryHp: number }[])[seat].cemeteryHp >= 300;
      if (act === null) return;
      expect(act).toEqual({ seat: 1 - seat, act: 'call', target: seat });
      expect(lost).toBe(true);
      calls++;
    });
    expect(calls).toBeGreaterThan(0);
    playOut(setupOf(9), 'call', [random, random], (s, seat) => {
      expect(greedy.interject!(game, s, seat, randomStream(1))).toBeNull();
    });
  });

  test('are found by name', () => {
    expect(botNames).toEqual(['random', 'greedy', 'search', ...levels.map((b) => b.name)]);
    for (const name of botNames) expect(botByName(name)!.name).toBe(name);
    expect(botByName('constructor')).toBeUndefined();
  });

  test(
    'greedy beats random in both seats, and neither ever picks what is not offered',
    () => {
      let wins = 0;
      for (let i = 0; i < 40; i++) {
        const seat = i % 2;
        // `playOut` throws on a pick that the table refuses.
        const { machine } = playOut(setupOf(i * 5), `beat/${i}`, seat === 0 ? [greedy, random] : [random, greedy]);
        if (machine.state.over!.winner === machine.state.seats[seat as SeatId].team) wins++;
      }
      expect(wins).toBeGreaterThanOrEqual(34);
    },
    SLOW,
  );

  test(
    'greedy plays the same match from the same seed',
    () => {
      const once = playOut(setupOf(11), 'same', [greedy, greedy]);
      const again = playOut(setupOf(11), 'same', [greedy, greedy]);
      expect(again.inputs).toEqual(once.inputs);
    },
    SLOW,
  );

  test('thinking leaves the table as it was', () => {
    playOut(setupOf(3), 'still', [random, random], (s, seat, pick) => {
      if (s.seq % 7 !== 0) return;
      const before = JSON.stringify(s);
      greedy.decide(game, s, seat, randomStream(pick));
      expect(JSON.stringify(s)).toBe(before);
    });
  });

  test(
    'what a seat cannot see does not change what its bot does',
    () => {
      let compared = 0;
      for (const i of [0, 9, 22, 35, 60]) {
        const chance = randomStream(`hidden/${i}`);
        playOut(setupOf(i), `hidden/${i}`, [random, random], (s, seat) => {
          if (below(chance, 4) !== 0) return;
          const other = dealtOtherwise(game, s, seat, chance);
          // A card that shows itself where it has come to lie makes another view: nothing to compare then.
          if (JSON.stringify(view(game, other, seat)) !== JSON.stringify(view(game, s, seat))) return;
          compared++;
          for (const bot of [random, greedy]) {
            const seed = `same/${s.seq}`;
            expect(bot.decide(game, other, seat, randomStream(seed))).toBe(
              bot.decide(game, s, seat, randomStream(seed)),
            );
          }
        });
      }
      expect(compared).toBeGreaterThan(60);
    },
    SLOW,
  );
});
