import { openEvent, openView } from '../open-hands.ts';
import type { Company } from './company.ts';
import { fairDice, privateWords } from './fair.ts';
import { due } from './pace.ts';
import { social } from './social.ts';
import { answerFor, botSpeaks, countsLater, windowCloses } from './strangers.ts';
import { veils } from './veil.ts';

/** All that play with others needs: for rooms on a server. */
export const company: Company = {
  wish: social,
  fairDice,
  words: privateWords,
  veils,
  openView,
  openEvent,
  due,
  windowCloses,
  botSpeaks,
  answerFor,
  countsLater,
};
