import {
  advance,
  allSeats,
  askedOf,
  begin,
  eventView,
  type Options,
  type SeatId,
  spectator,
  view,
} from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { PLAYER } from '../src/names.ts';
import { FIRST_SEAT, SECOND_SEAT } from '../src/rules/board.ts';
import { plainDeck, practice, spar } from './practice.ts';
import { dz, has, play, sp } from './support.ts';

const setup = (options: Options = {}) => ({
  mode: 'duel',
  options,
  seats: [
    { name: 'A', deck: plainDeck() },
    { name: 'B', deck: plainDeck() },
  ],
});
const fresh = (options?: Options) => play(practice.begin(setup(options)), practice);

/** Both keep their hands. */
function started(coin: 1 | 2, options?: Options) {
  const t = fresh(options);
  t.dice(coin);
  t.players[0].does('keep');
  t.players[1].does('keep');
  return t;
}

describe('the start', () => {
  test('G2.1 the coin decides who begins', () => {
    expect(started(1).asked).toBe('me main');
    const t = started(2);
    expect(t.asked).toBe('opp main');
    t.expectLog('G2.1 The coin shows tails: opp begins.');
  });

  test('G2.2 each player draws three, and both are asked at once whether they keep them', () => {
    const t = fresh();
    t.dice(1);
    expect(t.cards(t.me, 'hand')).toHaveLength(3);
    expect(t.cards(t.opp, 'hand')).toHaveLength(3);
    expect(allSeats(t.state).map((seat) => askedOf(t.state, seat)?.prompt)).toEqual([0, 0]);
    t.opp.does('keep');
    expect(askedOf(t.state, t.opp.seat)).toBeNull();
    t.me.does('keep');
    expect(t.asked).toBe('me main');
  });

  test('G2.2 a new hand comes from the shuffled deck, once', () => {
    const t = fresh();
    t.dice(1);
    t.shuffle();
    t.shuffle();
    t.shuffle('common-field-1', 'common-field-2', 'common-field-3', 'common-field-4');
    t.me.does('redraw');
    t.opp.does('keep');
    // Three for the new hand and one for the turn.
    expect(t.cards(t.me, 'hand')).toEqual(['common-field-1', 'common-field-2', 'common-field-3', 'common-field-4']);
    expect(t.cards(t.me, 'deck')).toHaveLength(21);
    expect(t.asked).toBe('me main');
    t.expectLog('G2.2 me draws a new hand.');
    t.expectLog('G2.2 opp keeps the hand.');
  });

  test.each([1, 2] as const)(
    'G2.3 whoever goes second draws one card more once both have kept: the coin shows %i',
    (side) => {
      const t = started(side);
      const [one, other] = side === 1 ? [t.me, t.opp] : [t.opp, t.me];
      // Whoever begins has drawn for the turn already.
      expect([t.cards(one, 'hand').length, t.cards(other, 'hand').length]).toEqual([4, 4]);
      t.expectLog('G2.3');
    },
  );

  test('G2.3 whoever goes second has 1 DZ more in their first turn, and in no other', () => {
    const t = started(1);
    t.me.endTurn();
    expect(dz(t, 'opp')).toBe(3);
    t.expectLog('G2.3 opp gains 1 DZ.');
    t.opp.endTurn();
    expect(dz(t)).toBe(2);
    t.me.endTurn();
    expect(dz(t, 'opp')).toBe(3);
  });

  test('G2.3 gives nothing where the match is played without it', () => {
    const t = started(1, { second: 'plain' });
    expect([t.cards(t.me, 'hand').length, t.cards(t.opp, 'hand').length]).toEqual([4, 3]);
    t.me.endTurn();
    expect(dz(t, 'opp')).toBe(2);
    t.expectNoLog('G2.3');
  });

  test('G2.2 the answer of one is not shown to the other before both have answered', () => {
    const m = begin(practice, setup());
    while (m.state.ask!.seat < 0) {
      const { count, sides } = m.state.ask!;
      advance(m, { chance: sides === 0 ? Array.from({ length: count }, (_, i) => i) : [1] });
    }
    const before = JSON.stringify({ ...view(practice, m.state, SECOND_SEAT), seq: 0 });
    advance(m, { seat: 0, pick: 1, seq: askedOf(m.state, FIRST_SEAT)!.seq });
    const after = view(practice, m.state, SECOND_SEAT);
    expect(JSON.stringify({ ...after, seq: 0 })).toBe(before);
  });
});

describe('DZ', () => {
  test('G3.1 one more each round, up to ten, all of them again each round', () => {
    const t = started(1);
    const seen: number[] = [];
    for (let round = 0; round < 12; round++) {
      seen.push(t.state.seats[0 as SeatId].n[PLAYER.dz]);
      t.me.endTurn();
      t.opp.endTurn();
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
  });

  test('G3.1 what is spent comes back with the next round, what a card gave does not stay', () => {
    const t = spar({ hand: ['spring', 'bolt'], dz: 3 }, { guardians: ['levy'] });
    t.me.does('play', 'bolt', 'levy');
    expect(dz(t)).toBe(2);
    t.me.does('play', 'spring');
    expect(dz(t)).toBe(6);
    t.me.endTurn();
    t.opp.endTurn();
    expect(dz(t)).toBe(4);
  });

  test('G3.2 the second player is one ahead until the cap', () => {
    // Without what G2.3 adds to the first turn.
    const t = started(2, { second: 'plain' });
    const seen: [number, number][] = [];
    for (let round = 0; round < 11; round++) {
      const first = dz(t, 'opp');
      t.opp.endTurn();
      seen.push([first, dz(t, 'me')]);
      t.me.endTurn();
    }
    expect(seen.slice(0, 3)).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(seen.slice(8)).toEqual([
      [9, 10],
      [10, 10],
      [10, 10],
    ]);
  });

  test('G3.3 a basic attack costs 1 DZ unless the card says otherwise', () => {
    const t = spar({ guardians: ['rusher', 'heavy'], dz: 3 });
    t.me.does('attackBase', 'rusher', undefined, 5);
    expect(dz(t)).toBe(2);
    t.me.does('attackBase', 'heavy', undefined, 6);
    expect(dz(t)).toBe(0);
  });

  test('G3.3 who cannot pay does not attack', () => {
    const t = spar({ guardians: ['heavy'], dz: 1, hand: ['bolt'] }, { guardians: [null, null, 'levy'] });
    t.expectChoices(t.me, ['play bolt levy', 'play idle', 'endTurn']);
  });
});

describe('SP', () => {
  test('G3.4 both begin with one and get one each round; what is not spent stays, up to ten', () => {
    const t = started(1);
    const mine: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < 12; round++) {
      mine.push(sp(t, 'me'));
      t.me.endTurn();
      theirs.push(sp(t, 'opp'));
      t.opp.endTurn();
    }
    expect(mine).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
    expect(theirs).toEqual(mine);
  });

  test('G3.4 a Guardian costs its SP, and what a card gives stops at ten', () => {
    const t = spar({ hand: ['giant', 'levies', 'levies'], sp: 5 });
    t.me.does('summon', 'giant', undefined, 0);
    expect(sp(t)).toBe(1);
    t.me.does('play', 'levies');
    t.me.does('play', 'levies');
    expect(sp(t)).toBe(9);
    const full = spar({ hand: ['levies'], sp: 9 });
    full.me.does('play', 'levies');
    expect(sp(full)).toBe(10);
  });

  test('G3.4 who cannot pay does not summon', () => {
    const t = spar({ hand: ['giant', 'levy'], sp: 1 });
    t.expectChoices(t.me, ['summon levy @0', 'summon levy @1', 'summon levy @2', 'play idle', 'endTurn']);
  });
});

describe('a Guardian that is summoned', () => {
  test('G3.5 is exhausted for one round', () => {
    const t = spar({ hand: ['levy'] });
    t.me.does('summon', 'levy', undefined, 0);
    expect(has(t, 'levy', 'exhausted')).toBe(true);
    t.expectChoices(t.me, ['play idle', 'endTurn']);
  });

  test('G3.5 can act in its next turn', () => {
    const t = spar({ hand: ['levy', 'bolt'] }, { guardians: ['giant'], hand: ['bolt'] });
    t.me.does('summon', 'levy', undefined, 0);
    t.expectChoices(t.me, ['play bolt giant', 'play idle', 'endTurn']);
    t.me.endTurn();
    expect(has(t, 'levy', 'exhausted')).toBe(true);
    t.opp.endTurn();
    expect(has(t, 'levy', 'exhausted')).toBe(false);
    t.me.does('attack', 'levy', 'giant');
  });

  test('G3.5 a Rush is not exhausted, nor one whose card says so', () => {
    const t = spar({ hand: ['rusher', 'ready'] });
    t.me.does('summon', 'rusher', undefined, 0);
    t.me.does('summon', 'ready', undefined, 1);
    expect([has(t, 'rusher', 'exhausted'), has(t, 'ready', 'exhausted')]).toEqual([false, false]);
    t.me.does('attackBase', 'rusher', undefined, 5);
    t.me.does('attackBase', 'ready', undefined, 6);
  });
});

test('cards drawn are told to their player alone', () => {
  const texts: string[][] = [[], [], []];
  const m = begin(practice, setup(), (e, s) => {
    for (const viewer of [...allSeats(s), spectator(s)]) texts[viewer].push(eventView(practice, s, viewer, e).text);
  });
  while (m.state.ask!.seat < 0) {
    const { count, sides } = m.state.ask!;
    advance(m, { chance: sides === 0 ? Array.from({ length: count }, (_, i) => i) : [1] });
  }
  expect(texts[0].filter((x) => x.startsWith('Player 1 draws Common'))).toHaveLength(3);
  expect(texts[1].filter((x) => x === 'Player 1 draws a card.')).toHaveLength(3);
  expect(texts[2].filter((x) => x.endsWith('draws a card.'))).toHaveLength(6);
});
