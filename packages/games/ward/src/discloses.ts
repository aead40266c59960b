import type { Disclosure } from '@wardroom/core';
import { EVENT, PROMPT } from './names.ts';

/** What happens, or does not, by cards that somebody holds unseen. Whatever else tells of them is a leak. */
export const discloses: readonly Disclosure[] = [
  {
    name: 'whether a hand has a playable creature shows as one must be put in place: it is drawn from, or shown and drawn anew',
    why: 'W7.2.2, W7.2.3',
    events: [EVENT.revealedHand],
    prompts: [PROMPT.replace],
  },
  {
    name: 'a player who can answer is asked, one who cannot is passed over',
    why: 'W14.1.1: the match option `stops` asks everybody',
    prompts: [PROMPT.respond],
  },
  {
    name: 'a phase in which nothing can be done is passed',
    why: 'W9.1: the table asks no question that has one answer',
    prompts: [PROMPT.main, PROMPT.combat, PROMPT.second],
  },
  {
    name: 'the only card that can be chosen is taken without a question',
    why: 'W8.2.1, W14.1.1: the table asks no question that has one answer',
    prompts: [PROMPT.sacrifice, PROMPT.choose, PROMPT.discard, PROMPT.fetch, PROMPT.revive, PROMPT.destroy, PROMPT.may],
  },
];
