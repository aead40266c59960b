import type { Advisor } from '@wardroom/core';
import { judge, judgeScale, passingVerbs, quietPrompts, textVerbs } from './judge.ts';
import { VERB } from './names.ts';
import { shortlist } from './shortlist.ts';

/** What the Contested Realm tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  quietPrompts,
  passingVerbs,
  textVerbs,
  asItStands: [VERB.endTurn],
  shortlist,
};
