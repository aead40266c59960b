import type { Advisor } from '@wardroom/core';
import { judge, judgeScale, passingVerbs, quietPrompts } from './judge.ts';

/** What Ward tells bots. */
export const advisor: Advisor = { judge, judgeScale, quietPrompts, passingVerbs };
