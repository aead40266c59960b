import type { Advisor } from '@wardroom/core';
import { forecast } from './forecast.ts';
import { judge, judgeScale, passingVerbs, quietPrompts, textVerbs } from './judge.ts';
import { PLAYER, STAT, VERB } from './names.ts';
import { isAvatar } from './rules/board.ts';
import { shortlist } from './shortlist.ts';

/** What the Contested Realm tells bots. */
export const advisor: Advisor = {
  judge,
  judgeScale,
  lifeOf: (s, card) => (isAvatar(s, card) ? s.seats[s.cards[card].ctrl].n[PLAYER.life] : null),
  bulk: STAT.power,
  quietPrompts,
  passingVerbs,
  textVerbs,
  forecast,
  asItStands: [VERB.endTurn],
  shortlist,
};
