import type { Advisor } from '@wardroom/core';
import { calm, idle, judge, judgeScale } from './judge.ts';

/** What Ward tells bots. */
export const advisor: Advisor = { judge, judgeScale, calm, idle };
