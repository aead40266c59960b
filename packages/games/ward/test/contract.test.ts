import { contract, keep, poolDecks, rotation } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';

/**
 * Ward keeps the contract of every game: random duels over all pairings of decks and all ways to play. The cheapest
 * clause is played on this many matches, the dearer ones on a share of them; WARDROOM_SEEDS=5000 plays more. With many
 * players: `contract-many.test.ts`, a file of its own because it takes as long.
 */
const matches = Number(process.env.WARDROOM_SEEDS ?? 240);
/** Thousands of matches may be asked for. */
const hours = 10 * 3_600_000;

describe('random duels with the ready decks', () => {
  const duels = rotation(ward, { mode: 'duel' });
  test.each(contract)('$name', (clause) => void keep(ward, clause, duels, Math.ceil(matches / 2)), hours);
});

describe('random duels with every card of the pool', () => {
  const decks = poolDecks(ward, 'duel');
  const duels = rotation(ward, { mode: 'duel', decks, label: 'ward-pool' });

  test('the decks hold all of them', () => {
    const players = ward.defs.filter((def) => def.boss === null);
    expect(new Set(decks.flat())).toEqual(new Set(players.map((def) => def.id)));
  });

  test.each(contract)('$name', (clause) => void keep(ward, clause, duels, Math.ceil(matches / 2)), hours);
});
