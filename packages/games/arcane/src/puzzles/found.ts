import type { FoundPuzzle } from '@wardroom/core';

/** Written by `npm run puzzles`, not by hand. */
export const found: readonly FoundPuzzle[] = [];
