import { type Advisor, machine } from '@wardroom/core';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { rules } from './rules.ts';

/** What Ward tells bots. */
export const advisor: Advisor = { judge: (s, seat) => judge(machine(rules, s), seat), judgeScale, calm, idle };
