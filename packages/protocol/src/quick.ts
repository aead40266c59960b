import { type Static, Type } from 'typebox';
import { Code, Moment, orNull, record } from './common.ts';
import { DeckChoice, word } from './tables.ts';

/** A match with whoever else is looking for one. */

/**
 * What somebody looks for: `POST /api/quick`, or `seek` over the socket. Over HTTP it is asked again every few seconds, and forgotten
 * when it is not.
 */
export const QuickAsk = record({
  game: word,
  mode: word,
  /** As many as the mode is usually played by, if nothing is said. */
  players: Type.Optional(Type.Integer({ minimum: 2, maximum: 8 })),
  foe: Type.Optional(word),
  /** Of the game's formats, where it has several; the usual one if nothing is said. */
  format: Type.Optional(word),
  deck: DeckChoice,
  /** Milliseconds after which bots may take the seats that are left; null: never. */
  bot: orNull(Type.Integer({ minimum: 0, maximum: 3_600_000 })),
});
export type QuickAsk = Static<typeof QuickAsk>;

/** How it stands: `code` is the table of the match, once there is one. */
export const Quick = record({
  game: Type.String(),
  mode: Type.String(),
  players: Type.Integer(),
  since: Moment,
  /** Others who look for the same. */
  others: Type.Integer(),
  code: orNull(Code),
});
export type Quick = Static<typeof Quick>;
