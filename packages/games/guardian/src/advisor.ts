import type { Advisor } from '@wardroom/core';
import { forecast } from './forecast.ts';
import { judge, judgeScale, passingVerbs, quietPrompts, textVerbs } from './judge.ts';
import { STAT } from './names.ts';

/** What Guardian Realms tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  bulk: STAT.hp,
  quietPrompts,
  passingVerbs,
  textVerbs,
  forecast,
};
