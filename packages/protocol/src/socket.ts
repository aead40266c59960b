import { type Static, Type } from 'typebox';
import { ChatLine, ChatText, Emote } from './chat.ts';
import { Code, Moment, orNull, record } from './common.ts';
import { Quick, QuickAsk } from './quick.ts';
import { TableView } from './tables.ts';

/**
 * What goes over the socket at `/socket`, as JSON, one object a message. Whose socket it is, its cookie says; no message names a
 * person or a seat to act for.
 */

const match = Type.String({ minLength: 1, maxLength: 40 });

/** Messages to the server. What a room is told stands in `ToRoom` (docs/protocol.md) and is checked by the room. */
export const ToServer = Type.Union([
  /** Hear of a table and what is said at it, until `unwatch`. */
  record({ do: Type.Literal('watch'), code: Code }),
  record({ do: Type.Literal('unwatch'), code: Code }),
  /** Say something at a table one watches. */
  record({ do: Type.Literal('chat'), code: Code, text: ChatText }),
  record({ do: Type.Literal('emote'), code: Code, emote: Emote }),
  /** Look for a match with whoever looks for the same, until `unseek`, a match, or the end of this connection. */
  record({ do: Type.Literal('seek'), ask: QuickAsk }),
  record({ do: Type.Literal('unseek') }),
  /** Sit down at one's match, or look on. With a cursor: be told what came after it. Whoever was gone has their seat again. */
  record({ do: Type.Literal('join'), match, cursor: Type.Optional(Type.Integer({ minimum: 0 })) }),
  record({ do: Type.Literal('part'), match }),
  /** Take one's seat again from the bot that sat down there because time ran out. */
  record({ do: Type.Literal('return'), match }),
  record({ do: Type.Literal('say'), match, message: Type.Unknown() }),
]);
export type ToServer = Static<typeof ToServer>;

/** Who is there of those who play: told to everybody who has joined the match. Who is thinking, the room says (`clocks.running`). */
export const SeatPresence = record({
  seat: Type.Integer(),
  here: Type.Boolean(),
  /** Since when they are away. */
  away: orNull(Moment),
  /** When a bot sits down for them, or they lose, if they are not back and somebody waits for them. */
  until: orNull(Moment),
});
export type SeatPresence = Static<typeof SeatPresence>;

export const FromServer = Type.Union([
  record({ is: Type.Literal('table'), table: TableView }),
  /** What is said at a table one watches: the last lines on `watch` (`whole`), then each as it comes. */
  record({ is: Type.Literal('chat'), code: Code, lines: Type.Array(ChatLine), whole: Type.Boolean() }),
  /** How one's search stands; null: it has ended without a match. */
  record({ is: Type.Literal('quick'), quick: orNull(Quick) }),
  record({ is: Type.Literal('presence'), match, seats: Type.Array(SeatPresence), watching: Type.Integer() }),
  record({ is: Type.Literal('room'), match, message: Type.Unknown() }),
  record({ is: Type.Literal('refused'), error: Type.String(), match: Type.Optional(match), code: Type.Optional(Code) }),
]);
export type FromServer = Static<typeof FromServer>;
