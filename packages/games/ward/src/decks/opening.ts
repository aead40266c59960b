import type { ReadyDeck } from '@wardroom/core';
import { armsAndOaths } from './arms-and-oaths.ts';
import { ashAndEmber } from './ash-and-ember.ts';
import { firstBlood } from './first-blood.ts';
import { slowVenom } from './slow-venom.ts';
import { theHoard } from './the-hoard.ts';
import { theOpenGrave } from './the-open-grave.ts';
import { theQuietHall } from './the-quiet-hall.ts';
import { toothAndClaw } from './tooth-and-claw.ts';

/** The ready-made decks of the cards that tables load first, the beginner's before the others. */
export const openingDecks: readonly ReadyDeck[] = [
  toothAndClaw,
  theHoard,
  slowVenom,
  theOpenGrave,
  theQuietHall,
  armsAndOaths,
  firstBlood,
  ashAndEmber,
];
