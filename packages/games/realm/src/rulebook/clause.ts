/** One clause of the rulebook, in our words. English that players read, so it lives here and nowhere else. */
export type { Clause } from '@wardroom/core';
