import { type Advisor, machine } from '@wardroom/core';
import { calm, idle, judge, judgeScale } from './judge.ts';
import type { RealmRules } from './rules.ts';
import { shortlist } from './shortlist.ts';
import { VERB } from './words.ts';

/** What the Contested Realm tells bots. */
export const advisorOf = (rules: RealmRules): Advisor => ({
  judge: (s, seat) => judge(machine(rules, s), seat),
  judgeScale,
  calm,
  idle,
  asItStands: [VERB.endTurn],
  shortlist: (s, choices) => shortlist(machine(rules, s), choices),
});
