import { contract, keep, rotation } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { describe, test } from 'vitest';

/**
 * Ward keeps the contract of every game: random duels over all pairings of the ready decks and all ways to play. The
 * cheapest clause is played on this many matches, the dearer ones on a share of them; WARDROOM_SEEDS=5000 plays more.
 */
const matches = Number(process.env.WARDROOM_SEEDS ?? 200);
const duels = rotation(ward, { mode: 'duel' });

describe('random duels', () => {
  test.each(contract)(
    '$name',
    (clause) => {
      keep(ward, clause, duels, matches);
    },
    // Thousands of matches may be asked for.
    3_600_000,
  );
});
