import type { Advisor } from '@wardroom/core';
import { forecast } from './forecast.ts';
import { judge, judgeScale, passingVerbs, quietPrompts, textVerbs } from './judge.ts';

/** What Guardian Realms tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  quietPrompts,
  passingVerbs,
  textVerbs,
  forecast,
};
