import type { Advisor } from '@wardroom/core';
import { judge, judgeScale, passingVerbs, quietPrompts } from './judge.ts';
import { shortlist } from './shortlist.ts';

/** What Arcane tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  quietPrompts,
  passingVerbs,
  shortlist,
};
