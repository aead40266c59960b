import { realm } from '@wardroom/realm';
import { contract, keep, poolDecks, rotation } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';

/**
 * The Contested Realm keeps the contract of every game: random matches over all pairings of decks, skirmishes and full
 * size. WARDROOM_SEEDS=5000 plays more.
 */
const matches = Number(process.env.WARDROOM_SEEDS ?? 160);
/** Thousands of matches may be asked for. */
const hours = 10 * 3_600_000;

describe('random skirmishes with the ready decks', () => {
  const duels = rotation(realm, { mode: 'duel' });
  test.each(contract)('$name', (clause) => void keep(realm, clause, duels, Math.ceil(matches / 2)), hours);
});

describe('random skirmishes with every card of the pool', () => {
  const decks = poolDecks(realm, 'duel');
  const duels = rotation(realm, { mode: 'duel', decks, label: 'realm-pool' });

  test('the decks hold all of them', () => {
    const cards = realm.defs.filter((def) => !def.token);
    expect(new Set(decks.flat())).toEqual(new Set(cards.map((def) => def.id)));
  });

  test.each(contract)('$name', (clause) => void keep(realm, clause, duels, Math.ceil(matches / 2)), hours);
});

describe('random matches of full size', () => {
  const full = rotation(realm, { mode: 'full' });
  test.each(contract)('$name', (clause) => void keep(realm, clause, full, Math.ceil(matches / 8)), hours);
});
