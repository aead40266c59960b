import {
  askedOf,
  foreseen,
  idleAmong,
  imagine,
  lookout,
  luckOf,
  NONE,
  openTable,
  question,
  randomStream,
  type SeatId,
  type State,
  seatings,
  submit,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { expect, test } from 'vitest';
import { type Advice, advise, foeMind, greedy } from '../src/index.ts';

/** What is highlighted, over matches of all games and modes. */

function adviceFor(game: (typeof games)[number], s: State, seat: SeatId, seed: string): Advice {
  const work = advise(game, s, seat, randomStream(seed));
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

const tables = games.flatMap((game) => game.modes.map((mode) => ({ game, mode, name: `${game.name} ${mode.name}` })));

test.each(tables)('$name: what is highlighted is never harm, and the question is as it was', ({ game, mode }) => {
  const foes = game.foes.filter((f) => f.mode === mode.name);
  const decks = game.decks.filter((d) => d.mode === undefined || d.mode === mode.name);
  const seats = Array.from({ length: mode.usual }, (_, k) => ({ name: `P${k}`, deck: decks[k % decks.length].cards }));
  const setup = { mode: mode.name, seats: seatings(mode, seats, foes[0]) };
  const table = openTable(game, setup, 'advice', null, undefined, foeMind);
  const random = randomStream('advice/greedy');
  const s = table.machine.state;
  let warned = 0;
  for (let n = 0; s.over === null && n < 120; n++) {
    const q = question(table)!;
    const before = JSON.stringify(s);
    const advice = adviceFor(game, s, q.seat, `advice/${n}`);
    expect(JSON.stringify(s)).toBe(before);
    expect(adviceFor(game, s, q.seat, `advice/${n}`)).toEqual(advice);
    expect([advice.harm.length, advice.aims.length]).toEqual([q.choices.length, q.choices.length]);
    if (advice.best !== null) expect(advice.harm[advice.best]).toBeNull();
    // Somebody can always do something that is not warned of.
    expect(advice.harm).toContain(null);
    q.choices.forEach((c, i) => {
      if (game.passingVerbs[c.verb]) expect(advice.harm[i]).toBeNull();
      // What is aimed at in silence is told beside what the answer names.
      expect(advice.aims[i]).not.toContain(c.on);
    });
    warned += advice.harm.filter((h) => h !== null).length;
    submit(table, { seat: q.seat, pick: greedy.decide(game, s, q.seat, random) });
  }
  if (game.name === 'ward') expect(warned).toBeGreaterThan(0);
});

test('realm: fire on one’s own side is told as harm, on the avatar too', () => {
  const game = games.find((g) => g.name === 'realm')!;
  const mode = game.modes[0];
  const seats = [0, 1].map((k) => ({ name: `P${k}`, deck: game.decks[k * 3].cards }));
  const table = openTable(game, { mode: mode.name, seats: seatings(mode, seats) }, 'h0', null, undefined, foeMind);
  const random = randomStream('g0');
  const s = table.machine.state;
  const struck = new Set<string>();
  while (s.over === null) {
    const { seat, choices } = question(table)!;
    const own = choices.flatMap(({ card, on }, i) =>
      card !== NONE && on !== NONE && game.defs[s.cards[card].def].name === 'Ember Volley' && s.cards[on].ctrl === seat
        ? [i]
        : [],
    );
    if (own.length > 0) {
      const { harm } = adviceFor(game, s, seat, `fire/${s.turn}`);
      for (const i of own) {
        struck.add(game.defs[s.cards[choices[i].on].def].name);
        expect(harm[i]).toBe('self');
      }
    }
    submit(table, { seat, pick: greedy.decide(game, s, seat, random) });
  }
  expect(struck).toContain('Cinder Marshal');
  expect(struck.size).toBeGreaterThan(1);
});

/** By how much more often this attack removes its target than its attacker is removed. */
function edge(game: (typeof games)[number], s: State, seat: SeatId, pick: number): number {
  const { card, on } = askedOf(s, seat)!.choices[pick];
  const random = randomStream(`edge/${pick}`);
  const at = lookout(game, s);
  const worlds = 20;
  let sum = 0;
  for (let n = 0; n < worlds; n++) {
    const world = imagine(game, s, seat, random);
    const { cards } = foreseen(at, world, seat, pick, luckOf(random())).state;
    sum += Number(cards[on].zone !== world.cards[on].zone) - Number(cards[card].zone !== world.cards[card].zone);
  }
  return sum / worlds;
}

test('ward duel: an attack that is nearly sure to kill and safe is not put off', () => {
  const game = games.find((g) => g.name === 'ward')!;
  const mode = game.modes.find((m) => m.name === 'duel')!;
  const decks = game.decks.filter((d) => d.mode === undefined || d.mode === 'duel');
  let sure = 0;
  for (const match of [1, 4]) {
    const seats = [0, 1].map((k) => ({ name: `P${k}`, deck: decks[(match * 3 + k * 2) % decks.length].cards }));
    const table = openTable(
      game,
      { mode: 'duel', seats: seatings(mode, seats) },
      `tim${match}`,
      null,
      undefined,
      foeMind,
    );
    const random = randomStream(`g${match}`);
    const s = table.machine.state;
    while (s.over === null) {
      const { seat, choices } = question(table)!;
      const attacks = choices.flatMap((c, i) => (game.forecast?.attacks.includes(c.verb) ? [i] : []));
      if (idleAmong(game, choices) >= 0 && attacks.some((i) => edge(game, s, seat, i) > 0.85)) {
        sure++;
        expect(adviceFor(game, s, seat, `bold/${s.turn}`).best).not.toBe(idleAmong(game, choices));
      }
      submit(table, { seat, pick: greedy.decide(game, s, seat, random) });
    }
  }
  expect(sure).toBeGreaterThan(3);
});
