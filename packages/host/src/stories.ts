import type { Replay, WholeGame } from '@wardroom/core';
import { otherRules } from './editions.ts';
import { type Story, tellStory } from './story.ts';

/** Tell a replay by the rules it was made with, if they are at hand. */
export async function storyOf(game: WholeGame, replay: Replay): Promise<Generator<number, Story>> {
  const other = await otherRules(game, replay.fingerprint);
  return other?.tellStory(replay) ?? tellStory(game, replay);
}
