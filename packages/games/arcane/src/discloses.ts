import type { Disclosure } from '@wardroom/core';
import { PROMPT } from './names.ts';

/** What happens, or does not, by cards that somebody holds unseen. Whatever else tells of them is a leak. */
export const discloses: readonly Disclosure[] = [
  {
    name: 'a player who can cast a spell is asked, one who cannot is passed over',
    why: 'A4.2.5: the table asks no question that has one answer',
    prompts: [PROMPT.respond],
  },
  {
    name: 'a turn in which nothing more can be done ends',
    why: 'A4.2.0: the table asks no question that has one answer',
    prompts: [PROMPT.main],
  },
];
