import {
  below,
  type CardId,
  copyState,
  type Game,
  machine,
  type Question,
  randomStream,
  run,
  type SeatId,
  type Setup,
  type State,
  sees,
} from '@wardroom/core';

/**
 * Other worlds that must look the same. A view leaks if it tells two of them apart; comparing whole views finds leaks
 * that looking for this or that field would not.
 */

/** Swaps tried between cards of one player: enough that hardly a hidden card keeps its place. */
const SWAPS_PER_CARD = 3;

/**
 * A copy in which cards that the viewer may not see have changed places with others that the same player holds and the same
 * player brought: which those are, all together, follows from the deck lists and from what everybody saw. What made a
 * lasting effect that still runs is known to all, wherever the card is by now: those stay. A swap after which the viewer
 * would see one of the two (because what it became is shown) makes a world that looks different for a good reason, so it
 * is not made. The cards of `stay` keep their places, too.
 */
export function swapHidden(
  game: Game,
  s: State,
  viewer: SeatId,
  random: () => number,
  stay: ReadonlySet<number> = new Set(),
): State {
  const copy = copyState(s);
  const sources = new Set([...stay, ...s.rows.map((row) => row.src)]);
  const seats = s.seats.length;
  const possible = (t: State, id: CardId): boolean => game.couldBe?.(t, id, t.cards[id].def) ?? true;
  const groups: CardId[][] = Array.from({ length: seats * seats }, () => []);
  s.cards.forEach((c, i) => {
    const id = i as CardId;
    if (!sources.has(id) && !sees(game, s, viewer, id)) groups[c.owner * seats + c.seat].push(id);
  });
  for (const hidden of groups) {
    for (let k = 0; k < hidden.length * SWAPS_PER_CARD; k++) {
      const a = hidden[below(random, hidden.length)];
      const b = hidden[below(random, hidden.length)];
      swap(copy, a, b);
      if (sees(game, copy, viewer, a) || sees(game, copy, viewer, b) || !possible(copy, a) || !possible(copy, b))
        swap(copy, a, b);
    }
  }
  return copy;
}

/** Cards that what is under way speaks of: programs, links and triggers would mean another card if those were exchanged. */
export function meant(s: State): Set<number> {
  const found = new Set<number>();
  const note = (x: unknown): void => {
    if (typeof x === 'number') found.add(x);
    else if (Array.isArray(x)) for (const y of x) note(y);
  };
  for (const f of s.frames) note(f.vars);
  for (const l of s.links) note([l.card, l.a, l.b, l.n, l.picks]);
  for (const q of s.queue) note([q.card, q.a, q.b, q.n]);
  return found;
}

function swap(s: State, a: number, b: number): void {
  const def = s.cards[a as CardId].def;
  s.cards[a as CardId].def = s.cards[b as CardId].def;
  s.cards[b as CardId].def = def;
}

/** Decks written down in another order: the engine numbers their cards differently, and nothing else changes. */
export function renumber(setup: Setup, seed: string): Setup {
  const random = randomStream(`${seed} renumbered`);
  return {
    ...setup,
    seats: setup.seats.map((seat) => ({ ...seat, deck: shuffled(seat.deck.length, random).map((i) => seat.deck[i]) })),
  };
}

function shuffled(n: number, random: () => number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** Step back to the instruction that asks, and run it once more. */
export function askAgain(game: Game, s: State): State {
  const before = [s.ask!, ...s.also];
  s.frames[s.frames.length - 1].pc--;
  s.ask = null;
  s.also = [];
  run(machine(game, s));
  // Those who are asked at the same time were not asked with the same input.
  const asBefore = (q: Question): Question => ({ ...q, seq: before.find((x) => x.seat === q.seat)?.seq ?? q.seq });
  // Run again, the state may well ask nobody any more.
  const { ask, also } = s as State;
  s.ask = ask === null ? null : asBefore(ask);
  s.also = also.map(asBefore);
  return s;
}
