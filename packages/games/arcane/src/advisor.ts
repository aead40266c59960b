import type { Advisor } from '@wardroom/core';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { shortlist } from './shortlist.ts';

/** What Arcane tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  calm,
  idle,
  shortlist,
};
