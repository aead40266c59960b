import { type Static, Type } from 'typebox';
import { Code, record } from './common.ts';
import { TableView } from './tables.ts';

/**
 * What goes over the socket at `/socket`, as JSON, one object a message. Whose socket it is, its cookie says; no message names a
 * person or a seat to act for.
 */

const match = Type.String({ minLength: 1, maxLength: 40 });

/** Messages to the server. What a room is told stands in `ToRoom` (docs/protocol.md) and is checked by the room. */
export const ToServer = Type.Union([
  /** Hear of a table, until `unwatch`. */
  record({ do: Type.Literal('watch'), code: Code }),
  record({ do: Type.Literal('unwatch'), code: Code }),
  /** Sit down at one's match, or look on. With a cursor: be told what came after it. */
  record({ do: Type.Literal('join'), match, cursor: Type.Optional(Type.Integer({ minimum: 0 })) }),
  record({ do: Type.Literal('part'), match }),
  record({ do: Type.Literal('say'), match, message: Type.Unknown() }),
]);
export type ToServer = Static<typeof ToServer>;

export const FromServer = Type.Union([
  record({ is: Type.Literal('table'), table: TableView }),
  record({ is: Type.Literal('room'), match, message: Type.Unknown() }),
  record({ is: Type.Literal('refused'), error: Type.String(), match: Type.Optional(match), code: Type.Optional(Code) }),
]);
export type FromServer = Static<typeof FromServer>;
