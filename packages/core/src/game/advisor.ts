import type { CardId, SeatId, Stat, Verb } from '../brand.ts';
import type { Machine } from '../machine.ts';
import type { Choice, State } from '../state.ts';
import type { Forecasting } from './forecasting.ts';

/** What a game tells bots. No rule asks it. */
export interface Advisor {
  /** A rough value of a state for a seat, from what that seat may see. Higher is better. */
  judge: (m: Machine, seat: SeatId) => number;
  /** How much more of `judge` than the other side makes the odds e to 1, as matches between bots come out. */
  judgeScale?: number;
  /** Log odds of the seat's side, where they are known better than by `judge`: at moments in which nothing is under way. */
  odds?: (m: Machine, seat: SeatId) => number;
  /** What makes a card in play look big to whoever goes by looks. */
  bulk?: Stat;
  /** By prompt: whether it is asked only while nothing is under way, so that `judge` can be believed there. */
  quietPrompts: readonly boolean[];
  /** By verb: whether it declines, passes or ends a phase. */
  passingVerbs: readonly boolean[];
  /** By verb: whether it has the text of a card do something. */
  textVerbs: readonly boolean[];
  /** Verbs by which a player does themselves harm, whatever it is good for. */
  selfHarm?: readonly Verb[];
  /**
   * Those of them that are judged by the table as it stands: what ends with the turn ends whatever is done before. What other
   * verbs lead to is looked at.
   */
  asItStands?: readonly Verb[];
  /** What is left to lose of a player for whom this card in play stands, so that what is done to it is done to them; else null. */
  lifeOf?: (s: State, card: CardId) => number | null;
  /** How attacks are foretold, in games that have any. */
  forecast?: Forecasting;
  /**
   * The answers to an open question that are worth trying, by index and at least one, where a game offers more than can be
   * tried or what is never worth it; nothing if all are. Goes by what the player who is asked may see.
   */
  shortlist?: (m: Machine, choices: readonly Choice[]) => readonly number[] | undefined;
}
