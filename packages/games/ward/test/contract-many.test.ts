import { contract, keep, poolDecks, rotation } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { describe, test } from 'vitest';

/** Ward keeps the contract with many players, too; see `contract.test.ts`. A match is longer, and so fewer say as much. */
const matches = Number(process.env.WARDROOM_SEEDS ?? 240);
/** Thousands of matches may be asked for. */
const hours = 10 * 3_600_000;

describe.each(['team', 'rumble', 'boss'])('random matches with many players: %s', (mode) => {
  const many = rotation(ward, { mode });
  test.each(contract)('$name', (clause) => void keep(ward, clause, many, Math.ceil(matches / 4)), hours);
});

describe.each(['team', 'rumble', 'boss'])('random matches with many players and every card of the pool: %s', (mode) => {
  const many = rotation(ward, { mode, decks: poolDecks(ward, mode), label: `ward-pool-${mode}` });
  test.each(contract.slice(0, 3))('$name', (clause) => void keep(ward, clause, many, Math.ceil(matches / 4)), hours);
});
