import type { Advisor } from '@wardroom/core';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { shortlist } from './shortlist.ts';
import { VERB } from './words.ts';

/** What the Contested Realm tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  calm,
  idle,
  asItStands: [VERB.endTurn],
  shortlist,
};
