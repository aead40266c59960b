import { below, randomStream } from '@wardroom/core';

/**
 * Which of `n` decks each seat has in match `i`. Two seats get all ordered pairs in turn. With more there are too many
 * choices to go through: there, in every `n` matches each seat has each deck once, in an order of its own.
 */
export function rotation(n: number, seats: number, i: number): number[] {
  const round = Math.floor(i / n);
  if (seats <= 2) return [i % n, round % n].slice(0, seats);
  return Array.from({ length: seats }, (_, seat) => order(n, `decks/${round}/${seat}`)[i % n]);
}

function order(n: number, seed: string): number[] {
  const random = randomStream(seed);
  const items = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}
