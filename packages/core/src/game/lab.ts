import type { EventKind, Prompt } from '../brand.ts';
import type { State } from '../state.ts';
import type { Folly } from './folly.ts';
import type { Options } from './match.ts';
import type { Survey } from './survey.ts';

/** What tests and reports over many matches know of a game. No table loads it. */
export interface Lab {
  /** What is wrong with a state while a decision is awaited, beyond what any game forbids; empty if nothing. */
  audit?: (state: State) => string[];
  /** What reports over many matches look for in them. */
  survey?: Survey;
  /** What bots should not do, counted over many matches. */
  follies?: readonly Folly[];
  /** The set that a card is of; absent in a game that has one. */
  setOf?: (card: string) => string;
  /** What the rules let everybody conclude about hidden cards, by name. Nothing else may tell. */
  discloses?: readonly Disclosure[];
  /** Other ways to play that are worth trying beside the default options. */
  variants?: readonly Variant[];
}

/** Something that happens, or does not, by what a player holds unseen: so it tells of it, and the rules mean it to. */
export interface Disclosure {
  /** What tells: 'a forced redraw shows the hand'. */
  name: string;
  /** The clause by which it does; or why it does for now. */
  why: string;
  /** How it is recognised: by event kinds or by prompts that are there in one world and not in the other. */
  events?: readonly EventKind[];
  prompts?: readonly Prompt[];
}

/** A way to play a match: its options, and how often (per question) players do something without being asked. */
export interface Variant {
  options: Options;
  acts?: Readonly<Record<string, number>>;
}
