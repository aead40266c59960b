import type { Disclosure } from '@wardroom/core';
import { PROMPT } from './names.ts';

/** What happens, or does not, by cards that somebody holds unseen. Whatever else tells of them is a leak. */
export const discloses: readonly Disclosure[] = [
  {
    name: 'a turn in which nothing more can be done ends',
    why: 'G3.1: the table asks no question that has one answer',
    prompts: [PROMPT.main],
  },
];
