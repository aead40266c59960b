import {
  allCards,
  allSeats,
  type CardId,
  type DefId,
  imagine,
  randomStream,
  type SeatId,
  type State,
  sees,
} from '@wardroom/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { random } from '../src/index.ts';
import { game, playOut, setupOf } from './table.ts';

/** Moments of matches, each with the seat that is asked. */
const moments: { state: State; seat: SeatId; json: string }[] = [];

beforeAll(() => {
  for (const i of [2, 19, 44]) {
    playOut(setupOf(i), `imagine/${i}`, [random, random], (s, seat) => {
      if (s.seq % 5 === 0) moments.push({ state: structuredClone(s), seat, json: JSON.stringify(s) });
    });
  }
});

const hidden = (s: State, seat: SeatId): CardId[] => allCards(s).filter((id) => !sees(game, s, seat, id));

describe('an imagined state', () => {
  test('keeps what the seat sees and deals the rest anew, player by player', () => {
    expect(moments.length).toBeGreaterThan(20);
    let moved = 0;
    for (const { state, seat, json } of moments) {
      const dream = imagine(game, state, seat, randomStream(json.length));
      expect(JSON.stringify(state)).toBe(json);
      const unseen = hidden(state, seat);
      for (const id of allCards(dream)) {
        const c = dream.cards[id];
        const real = state.cards[id];
        if (!unseen.includes(id)) expect(c).toEqual(real);
        // Whatever it is now, it lies where it lay.
        expect({ ...c, def: 0, owner: 0 }).toEqual({ ...real, def: 0, owner: 0 });
        if (c.def !== real.def) moved++;
      }
      for (const holder of allSeats(state)) {
        const held = (s: State) =>
          unseen
            .flatMap((id) => (s.cards[id].seat === holder ? [`${s.cards[id].def}/${s.cards[id].owner}`] : []))
            .sort();
        expect(held(dream)).toEqual(held(state));
      }
      // Nobody looks at it, so its cards have no aliases.
      expect({ ...dream, cards: 0, past: 0, rolled: 0, picked: 0, picker: 0 }).toEqual({
        ...state,
        aliases: [],
        cards: 0,
        past: 0,
        rolled: 0,
        picked: 0,
        picker: 0,
      });
    }
    expect(moved).toBeGreaterThan(500);
  });

  test('tells nothing of earlier states, shuffles and answers', () => {
    for (const { state, seat } of moments) {
      const dream = imagine(game, state, seat, randomStream(1));
      expect(dream.past.every((x) => x === null)).toBe(true);
      expect(dream.rolled).toEqual([]);
      expect(dream.picked).toEqual({ verb: 0, card: -1, on: -1, n: 0 });
    }
  });

  test('is the same for the same random numbers, and every place gets every card in time', () => {
    const { state, seat } = moments.find((x) => hidden(x.state, x.seat).length > 30)!;
    expect(imagine(game, state, seat, randomStream('a'))).toEqual(imagine(game, state, seat, randomStream('a')));
    const place = hidden(state, seat)[0];
    const holder = state.cards[place].seat;
    const pool = hidden(state, seat).filter((id) => state.cards[id].seat === holder);
    const counts = new Map<DefId, number>();
    const stream = randomStream('many');
    const times = 3000;
    for (let i = 0; i < times; i++) {
      const { def } = imagine(game, state, seat, stream).cards[place];
      counts.set(def, (counts.get(def) ?? 0) + 1);
    }
    for (const def of new Set(pool.map((id) => state.cards[id].def))) {
      const share = pool.filter((id) => state.cards[id].def === def).length / pool.length;
      expect(Math.abs((counts.get(def) ?? 0) / times - share)).toBeLessThan(0.03);
    }
  });

  test('shares nothing with the real one that anybody changes', () => {
    const { state, seat, json } = moments[0];
    const { ask, options } = state;
    for (const fixed of [ask, ask!.choices, ...ask!.choices, options]) Object.freeze(fixed);
    const dream = imagine(game, state, seat, randomStream(5));
    const scramble = (x: unknown): void => {
      if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return;
      for (const key of Object.keys(x)) {
        const inner = (x as Record<string, unknown>)[key];
        if (typeof inner === 'object') scramble(inner);
        else (x as Record<string, unknown>)[key] = -7;
      }
    };
    scramble(dream);
    expect(JSON.stringify(state)).toBe(json);
  });
});
