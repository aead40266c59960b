import { askedOf, below } from '@wardroom/core';
import type { Bot } from './bot.ts';
import { RANDOM } from './roster.ts';

export const random: Bot = {
  ...RANDOM,
  decide: (_game, state, seat, random) => below(random, askedOf(state, seat)!.choices.length),
};
