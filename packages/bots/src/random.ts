import { below } from '@wardroom/core';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  idea: 'Picks any legal answer.',
  decide: (_game, state, _seat, random) => below(random, state.ask!.choices.length),
};
