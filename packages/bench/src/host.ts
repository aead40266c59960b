/** The host of a table: two people at it, each of whom looks at everything that happens. */
import { below, randomStream, type SeatId } from '@wardroom/core';
import { openMatch, prepare } from '@wardroom/host';
import { ward } from '@wardroom/ward';
import type { Contender } from './measure.ts';

const REQUEST = { game: 'ward', mode: 'duel', options: {} };
// The game is loaded by then: this bundle holds it.
await prepare({ ...REQUEST, seed: '', places: [] });

/** One match of random people; decisions taken. */
function playHosted(seed: string, decks: readonly string[]): number {
  const work: (() => void)[] = [];
  const places = decks.map((deck, i) => ({ name: `${i}`, sitter: 'person' as const, deck }));
  const match = openMatch({ ...REQUEST, seed, places }, { now: () => 0, later: (w) => work.push(w), news: () => {} });
  const random = randomStream(seed);
  for (let decisions = 0; ; decisions++) {
    for (let next = work.shift(); next !== undefined; next = work.shift()) next();
    const rests = ([0, 1] as SeatId[]).map((viewer) => match.takeUpdate(viewer).rest);
    const { ask, over } = match.table.machine.state;
    const seq = ask === null ? undefined : rests[ask.seat]?.view.seq;
    if (over !== null || ask === null || seq === undefined) return decisions;
    const refusal = match.pick(ask.seat, seq, below(random, ask.choices.length));
    if (refusal !== null) throw new Error(refusal.error);
  }
}

export const hosted: Contender = {
  name: 'host, two viewers',
  warm: 100,
  run: (batch) => {
    const { decks } = ward;
    const [a, b] = [batch, batch * 5 + 1].map((i) => decks[i % decks.length].id);
    return { games: 1, decisions: playHosted(`${batch}`, [a, b]) };
  },
};
