import { type ExhaustiveReport, exhaust } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { WINDOW } from '../src/names.ts';

/** The exhaustive runner over Ward: every card of the pool, and every card of every boss. */

/** Each thing on every card that players may bring, at least so many times. */
export const everyCard = (seed: string, times: number): ExhaustiveReport =>
  exhaust(ward, {
    mode: 'duel',
    // A high threshold makes for long matches, in which the great creatures come down.
    options: { format: 'open', threshold: 600 },
    matches: 1000,
    times,
    seed,
    partners: {
      'great-white': ['sharkling', 'sharkling', 'sharkling'],
      'eternal-dragon': ['dragonling', 'dragon-fox', 'blue-dragon'],
      jester: ['bomb'],
      'perfect-shark': ['great-white', 'great-white', 'great-white', 'sharkling', 'sharkling', 'sharkling'],
      'shard-titan': ['strange-jewel', 'strange-jewel', 'strange-jewel', 'harpy', 'harpy', 'harpy'],
    },
    spends: ['discard', 'sacrifice', 'kill'],
    anyWindow: WINDOW.any,
  });

export const everyBoss = (seed: string): ExhaustiveReport =>
  exhaust(ward, {
    mode: 'boss',
    // Players who last see more of a boss, and now and then its end.
    options: { format: 'open', threshold: 1500 },
    matches: 2000,
    times: 1,
    seed,
  });
