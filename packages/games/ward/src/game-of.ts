import { type Box, defineGame, type Game, type Rules } from '@wardroom/core';
import { advisor } from './advisor.ts';
import type { WardCard } from './card.ts';
import { projection } from './projection.ts';
import { tellingOf } from './text/telling.ts';

/** Ward by these rules, with what a table and bots need beside them for a match. */
export const gameOf = (rules: Rules<WardCard>, box: Box): Game<WardCard> =>
  defineGame({ rules, projection, advisor, telling: tellingOf(rules), ...box });
