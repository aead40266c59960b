import type { Advisor } from '@wardroom/core';
import { forecast } from './forecast.ts';
import { judge, judgeScale, passingVerbs, quietPrompts, textVerbs } from './judge.ts';
import { STAT, VERB } from './names.ts';
import { shortlist } from './shortlist.ts';

/** What Ward tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  bulk: STAT.hp,
  quietPrompts,
  passingVerbs,
  textVerbs,
  forecast,
  selfHarm: [VERB.kill],
  shortlist,
};
