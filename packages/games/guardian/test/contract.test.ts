import { guardian } from '@wardroom/guardian';
import { contract, keep, poolDecks, rotation } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';

/**
 * Guardian Realms keeps the contract of every game: random duels over all pairings of decks and all ways to play, with
 * three lanes and with five. WARDROOM_SEEDS=5000 plays more.
 */
const matches = Number(process.env.WARDROOM_SEEDS ?? 240);
/** Thousands of matches may be asked for. */
const hours = 10 * 3_600_000;

describe('random duels with the ready decks', () => {
  const duels = rotation(guardian, { mode: 'duel' });
  test.each(contract)('$name', (clause) => void keep(guardian, clause, duels, Math.ceil(matches / 2)), hours);
});

describe('random duels with every card of the pool', () => {
  const decks = poolDecks(guardian, 'duel');
  const duels = rotation(guardian, { mode: 'duel', decks, label: 'guardian-pool' });

  test('the decks hold all of them', () => {
    const cards = guardian.defs.filter((def) => !def.token);
    expect(new Set(decks.flat())).toEqual(new Set(cards.map((def) => def.id)));
  });

  test.each(contract)('$name', (clause) => void keep(guardian, clause, duels, Math.ceil(matches / 2)), hours);
});

describe('random duels with five lanes and every card of the pool', () => {
  const variants = [{ options: { lanes: 5 } }];
  const duels = rotation(guardian, {
    mode: 'duel',
    decks: poolDecks(guardian, 'duel'),
    variants,
    label: 'guardian-five',
  });
  test.each(contract)('$name', (clause) => void keep(guardian, clause, duels, Math.ceil(matches / 4)), hours);
});
