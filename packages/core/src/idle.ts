import type { Advisor } from './game.ts';
import type { Choice } from './state.ts';

/** The first answer that does nothing, -1 if there is none. */
export function idleAmong(game: Advisor, choices: readonly Choice[]): number {
  for (let i = 0; i < choices.length; i++) if (game.passingVerbs[choices[i].verb]) return i;
  return -1;
}
