import { type Static, Type } from 'typebox';
import { Moment, oneOf, orNull, plainLine, record } from './common.ts';

/** What people say to each other at a table and during its match. */

export const ChatText = plainLine(300);

/** Said with one press, and shown in each reader's own way. */
export const EMOTES = [
  'hello',
  'luck',
  'thanks',
  'well-played',
  'wow',
  'oops',
  'sorry',
  'thinking',
  'good-game',
] as const;
export const Emote = oneOf(EMOTES);
export type Emote = Static<typeof Emote>;

/**
 * A line. During a match those who play and those who look on talk apart (`to`); everybody hears what is said before and after it, and
 * then all of it.
 */
export const ChatLine = record({
  /** Counts the lines of a table. */
  n: Type.Integer(),
  at: Moment,
  name: Type.String(),
  /** Where they sit, or null. */
  seat: orNull(Type.Integer()),
  mine: Type.Boolean(),
  to: oneOf(['all', 'players', 'watchers']),
  /** One of the two. */
  text: orNull(Type.String()),
  emote: orNull(Emote),
});
export type ChatLine = Static<typeof ChatLine>;

/** A line that is named, as large a number as databases count lines with. */
const lineNumber = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

/** `POST /api/tables/:code/mute`: hear no more of whoever said that line, at any table. */
export const MuteAsk = record({ line: lineNumber });
export type MuteAsk = Static<typeof MuteAsk>;

/** Somebody one does not hear: `GET /api/mutes`, `DELETE /api/mutes/:id`. */
export const Mute = record({ id: Type.String(), name: Type.String(), since: Moment });
export type Mute = Static<typeof Mute>;

/** `POST /api/tables/:code/report`: a line for those who run the server, kept with the lines around it. */
export const ReportAsk = record({
  line: lineNumber,
  why: oneOf(['insult', 'threat', 'spam', 'other']),
  words: Type.Optional(ChatText),
});
export type ReportAsk = Static<typeof ReportAsk>;
