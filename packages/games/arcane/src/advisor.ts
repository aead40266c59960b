import { type Advisor, machine } from '@wardroom/core';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { rules } from './rules.ts';
import { shortlist } from './shortlist.ts';

/** What Arcane tells bots. */
export const advisor: Advisor = {
  judge: (s, seat) => judge(machine(rules, s), seat),
  judgeScale,
  calm,
  idle,
  shortlist: (s, choices) => shortlist(machine(rules, s), choices),
};
