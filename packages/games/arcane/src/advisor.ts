import type { Advisor } from '@wardroom/core';
import { forecast } from './forecast.ts';
import { judge, judgeScale, passingVerbs, quietPrompts, textVerbs } from './judge.ts';
import { STAT } from './names.ts';
import { shortlist } from './shortlist.ts';

/** What Arcane tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  bulk: STAT.attack,
  quietPrompts,
  passingVerbs,
  textVerbs,
  forecast,
  shortlist,
};
