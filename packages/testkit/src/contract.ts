import type { Game } from '@wardroom/core';
import { beats } from './contract-beats.ts';
import { acts, choices, ends, legal, refusals } from './contract-play.ts';
import { copies, replays, rests, roundTrip, sameSeed } from './contract-state.ts';
import { citing, events, facts, freshAliases, numbering, questions, views } from './contract-views.ts';
import type { RandomMatch } from './random-play.ts';

/**
 * The contract that every game keeps (`docs/testing.md`). Each clause of it is a function that plays one match at random
 * and throws, with the seed and the step, where the game breaks it.
 */
export interface ContractClause {
  name: string;
  check: (game: Game, match: RandomMatch) => void;
  /** Matches worth playing for each match of the cheapest clause: the dearer ones look at much more in each. */
  share: number;
}

export const contract: readonly ContractClause[] = [
  { name: 'every match ends, without a stuck question', check: ends, share: 1 },
  { name: 'no question shows an illegal state', check: legal, share: 0.3 },
  { name: 'every answer that is offered is taken', check: choices, share: 0.03 },
  { name: 'every act is taken or refused at every moment, while chance is asked too', check: acts, share: 0.03 },
  { name: 'illegal inputs are refused in words and change nothing', check: refusals, share: 0.03 },
  { name: 'a state read back from JSON goes on identically, at every question', check: roundTrip, share: 0.1 },
  { name: 'the same seed gives the same events, and the same states without events', check: sameSeed, share: 0.2 },
  { name: 'a copy equals its original and shares nothing with it that changes', check: copies, share: 0.1 },
  { name: 'a look ahead comes to rest at the question that the match asks', check: rests, share: 0.03 },
  { name: 'a replay written and read reproduces the match', check: replays, share: 0.1 },
  { name: 'a view tells nothing that sees denies', check: views, share: 0.05 },
  { name: 'a question tells nothing that sees denies, and is the same when asked again', check: questions, share: 0.1 },
  { name: 'an event tells nothing that sees denies', check: events, share: 0.05 },
  { name: 'hidden cards dealt anew before an input change nothing in what comes of it', check: beats, share: 0.1 },
  { name: 'views and events do not depend on how the engine numbers cards', check: numbering, share: 0.05 },
  { name: 'after a shuffle every viewer has new aliases for the cards', check: freshAliases, share: 0.2 },
  { name: 'every event cites a clause or a card, and reads as a sentence', check: citing, share: 0.1 },
  { name: 'every event carries what is declared of its kind, and nothing else', check: facts, share: 0.3 },
];

/** Play one clause of the contract on a number of matches; at least one. Returns how many. */
export function keep(game: Game, clause: ContractClause, matches: (i: number) => RandomMatch, count: number): number {
  const n = Math.max(1, Math.ceil(count * clause.share));
  for (let i = 0; i < n; i++) clause.check(game, matches(i));
  return n;
}
