import type { Advisor } from '@wardroom/core';
import { judge, judgeScale, passingVerbs, quietPrompts } from './judge.ts';
import { shortlist } from './shortlist.ts';
import { VERB } from './words.ts';

/** What the Contested Realm tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  quietPrompts,
  passingVerbs,
  asItStands: [VERB.endTurn],
  shortlist,
};
