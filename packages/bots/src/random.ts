import { askedOf, below } from '@wardroom/core';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  idea: 'Picks any legal answer.',
  decide: (_game, state, seat, random) => below(random, askedOf(state, seat)!.choices.length),
};
