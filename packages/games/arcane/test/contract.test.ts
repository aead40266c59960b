import { arcane } from '@wardroom/arcane';
import { contract, keep, poolDecks, rotation } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';

/**
 * War of the Arcane keeps the contract of every game: random duels over all pairings of decks and all ways to play. The
 * cheapest clause is played on this many matches, the dearer ones on a share of them; WARDROOM_SEEDS=5000 plays more.
 * A match between random players has some three hundred questions with many answers, so fewer matches say as much.
 */
const matches = Number(process.env.WARDROOM_SEEDS ?? 120);
/** Thousands of matches may be asked for. */
const hours = 10 * 3_600_000;

describe('random duels with the ready decks', () => {
  const duels = rotation(arcane, { mode: 'duel' });
  test.each(contract)('$name', (clause) => void keep(arcane, clause, duels, Math.ceil(matches / 2)), hours);
});

describe('random duels with every card of the pool', () => {
  const decks = poolDecks(arcane, 'duel');
  const duels = rotation(arcane, { mode: 'duel', decks, label: 'arcane-pool' });

  test('the decks hold all of them', () => {
    expect(new Set(decks.flat())).toEqual(new Set(arcane.defs.map((def) => def.id)));
  });

  test.each(contract)('$name', (clause) => void keep(arcane, clause, duels, Math.ceil(matches / 2)), hours);
});
