import { type Advisor, machine } from '@wardroom/core';
import { calm, idle, judge, judgeScale } from './judge.ts';
import type { GuardianRules } from './rules.ts';

/** What Guardian Realms tells bots. */
export const advisorOf = (rules: GuardianRules): Advisor => ({
  judge: (s, seat) => judge(machine(rules, s), seat),
  judgeScale,
  calm,
  idle,
});
