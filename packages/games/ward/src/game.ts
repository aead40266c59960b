import { digest, fingerprintOf, type Game, type Rules } from '@wardroom/core';
import { bosses } from './bosses/index.ts';
import type { WardCard, WardSource } from './card.ts';
import { decks } from './decks/index.ts';
import { gameOf } from './game-of.ts';
import { rules as printed } from './rules.ts';
import { rulesWith } from './ruleset.ts';

/** The game of Ward, all of it that a match may need. `index.ts` adds what there is to read of it. */

/** The game with these cards: they are part of the rules. */
export const gameWith = (sources: readonly WardSource[]): Game<WardCard> =>
  wardBy(rulesWith(sources), digest(fingerprintOf('ward') + JSON.stringify(sources)));

const wardBy = (rules: Rules<WardCard>, fingerprint: string): Game<WardCard> =>
  gameOf(rules, { decks, foes: bosses, fingerprint });

export const ward: Game<WardCard> = wardBy(printed, fingerprintOf('ward'));
