import type { Input } from '@wardroom/core';
import type { MatchRequest, Sitter, Stops } from '../messages.ts';

/**
 * The log of a match. Everything that ever decides anything is an entry of it, in order, and nothing is ever taken out:
 * what is taken back is an entry, too. Whoever has the log has the match: state, clocks, stops, what may be taken back and
 * what each viewer was told all follow from it. It holds every secret there is, and never leaves the server's side.
 */
export type Entry =
  | Opening
  | Entropy
  | Begun
  | Given
  | Back
  | Stopping
  | Holding
  | Put
  | Offer
  | Consent
  | Sitting
  | Led
  | Ruled
  | Ended;

/** Who settled an input: the clock answers for whoever lets a window pass, `stops` for whoever does not want to be asked. */
export type By = 'player' | 'bot' | 'table' | 'clock' | 'stops' | 'judge';

interface At {
  /** Milliseconds on the clock of the match. */
  t: number;
}

/** What a client calls a message of its own, so that it may send it again: it is taken once. */
interface Keyed {
  key?: string;
}

/** What a room is opened for, and how it is played. */
export interface RoomRules {
  request: MatchRequest;
  /**
   * Among strangers nothing tells what somebody holds: every window takes the same time for everybody with hidden cards, turns
   * end explicitly, nobody learns who is asked where the rules keep it secret. Among friends it goes as quickly as it can.
   */
  among: 'strangers' | 'friends';
  /** Whether a player may take back what taught them nothing: at once, if all others agree, or never. */
  takeBack: 'free' | 'consent' | 'never';
  /** 256 bits as hex: where it is there dice are fair and can be verified. Without it chance follows from the request's seed. */
  secret?: string;
  /** Who may look on; absent: nobody. Open hands need a delay. */
  spectators?: Spectators;
  clock?: DecisionClock;
  /** Whose screen is their own machine says when a question stands on it, and no clock runs before. Not for play with others. */
  puts?: true;
  /** It goes on from what was kept without a log: milliseconds used by each seat, and in all. */
  kept?: { used: readonly number[]; elapsed: number };
  /** Among strangers: how long a window takes, and how long a bot seems to think. In milliseconds. */
  pace?: { window: number; bot: number };
}

export interface Spectators {
  hands: 'hidden' | 'open';
  /** Milliseconds that they are behind. */
  delay: number;
}

/** Time for a decision; what goes beyond it is taken from the bank, and when that is empty, `then` happens. */
export interface DecisionClock {
  decision: number;
  bank: number;
  then: 'lose' | 'idle' | 'bot';
}

export interface Opening extends At, RoomRules {
  is: 'open';
  fingerprint: string;
}

/** A player's share of the dice: hex, up to 64 digits. */
export interface Entropy extends At, Keyed {
  is: 'entropy';
  seat: number;
  value: string;
}

/** The first input of chance comes with it: nobody adds anything any more. */
export interface Begun extends At {
  is: 'begin';
  then: Input[];
}

export interface Given extends At, Keyed {
  is: 'input';
  by: By;
  input: Input;
  /** What followed by itself: chance, and passes for those who do not want to be asked. */
  then: Input[];
}

/** All from entry number `to` on is taken back, for this seat. */
export interface Back extends At, Keyed {
  is: 'back';
  seat: number;
  to: number;
}

export interface Stopping extends At, Keyed {
  is: 'stops';
  seat: number;
  stops: Stops;
  /** What they settle of the questions that are open. */
  then: Input[];
}

/** Somebody wants more time for the window they are asked in. */
export interface Holding extends At, Keyed {
  is: 'hold';
  seat: number;
}

/** The question stands on this player's screen: their clock runs from now on (`RoomRules.puts`). */
export interface Put extends At {
  is: 'put';
  seat: number;
}

export interface Offer extends At, Keyed {
  is: 'offer';
  seat: number;
  what: 'back' | 'draw';
}

/** The last yes does it. */
export interface Consent extends At, Keyed {
  is: 'consent';
  seat: number;
  yes: boolean;
}

/** Somebody else sits down: a bot for who is gone, the person who is back. */
export interface Sitting extends At {
  is: 'sit';
  seat: number;
  sitter: Sitter;
}

/** The learner goes on without the lesson. */
export interface Led extends At {
  is: 'leave';
  then: Input[];
}

/** The judge says how a case is settled. It changes nothing by itself; everybody is told. */
export interface Ruled extends At, Keyed {
  is: 'ruling';
  text: string;
}

/** The match ends beside its rules: an error in it, a draw that all agreed to, the judge's word. */
export interface Ended extends At, Keyed {
  is: 'end';
  why: 'error' | 'draw' | 'host';
  text: string;
}
