import { arcane } from '@wardroom/arcane';
import type { WholeGame } from '@wardroom/core';
import { guardian } from '@wardroom/guardian';
import { realm } from '@wardroom/realm';
import { ward } from '@wardroom/ward';

/** The games on the table, at once and whole. A new game is a package, a line here and an entry in `load.ts`. */
export const games: readonly WholeGame[] = [ward, arcane, guardian, realm];

export const gameByName = (name: string): WholeGame | undefined => games.find((g) => g.name === name);
