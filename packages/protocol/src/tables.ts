import { type Static, Type } from 'typebox';
import { Code, oneOf, orNull, record } from './common.ts';

/** A table: where people gather for a match, with a code and a link to give away. */

export const word = Type.String({ minLength: 1, maxLength: 40 });
/** A ready deck by id, or a list of card ids. */
export const DeckChoice = Type.Union([word, Type.Array(word, { maxItems: 200 })]);
export type DeckChoice = Static<typeof DeckChoice>;

export const Spectators = record({
  hands: oneOf(['hidden', 'open']),
  /** Milliseconds that they are behind. */
  delay: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
});

/** Time for a decision in milliseconds, a bank for what goes beyond, and what happens when that is empty. */
export const Clock = record({
  decision: Type.Integer({ minimum: 1000, maximum: 2_592_000_000 }),
  bank: Type.Integer({ minimum: 0, maximum: 2_592_000_000 }),
  then: oneOf(['lose', 'idle', 'bot']),
});

/** A clock of an hour and more for each decision: a match over days, at which nobody has to be there. */
export const CORRESPONDENCE = 3_600_000;

/**
 * What happens with somebody who is gone from the match for longer than `grace` milliseconds while others wait: a bot sits down for them
 * until they are back, they lose, or they are waited for.
 */
export const Gone = record({
  grace: Type.Integer({ minimum: 5000, maximum: 86_400_000 }),
  then: oneOf(['bot', 'lose', 'wait']),
});
export type Gone = Static<typeof Gone>;

/** The host as the judge of the match: beside their own seat, which only friends allow, or without one. */
export const Judging = oneOf(['plays', 'apart']);

/** What a table is opened with: `POST /api/tables`. */
export const TableAsk = record({
  game: word,
  mode: word,
  players: Type.Integer({ minimum: 1, maximum: 8 }),
  options: Type.Optional(Type.Record(word, Type.Union([Type.String({ maxLength: 40 }), Type.Number()]))),
  /** Whom they meet, where the mode has somebody whom the table plays. */
  foe: Type.Optional(word),
  deck: DeckChoice,
  /** Shown to everybody, or found by its code alone. */
  listed: Type.Boolean(),
  /** Among strangers nothing tells what somebody holds; among friends it goes as quickly as it can. */
  among: oneOf(['strangers', 'friends']),
  takeBack: oneOf(['free', 'consent', 'never']),
  spectators: orNull(Spectators),
  clock: orNull(Clock),
  /** Without it: they are waited for, and among strangers, or where others depend on them, a bot sits down after two minutes. */
  gone: Type.Optional(Gone),
  /** Whether people may write to each other; they may if nothing is said. */
  chat: Type.Optional(Type.Boolean()),
  judge: Type.Optional(Judging),
});
export type TableAsk = Static<typeof TableAsk>;

export const TableSeat = Type.Union([
  record({ who: Type.Literal('nobody') }),
  record({
    who: Type.Literal('person'),
    name: Type.String(),
    deck: DeckChoice,
    ready: Type.Boolean(),
    /** Whether they have the table or its match on a screen. */
    here: Type.Boolean(),
    /** Since when they have not, in milliseconds since 1970. */
    away: orNull(Type.Integer()),
  }),
  record({ who: Type.Literal('bot'), name: Type.String(), bot: Type.String(), deck: DeckChoice }),
]);
export type TableSeat = Static<typeof TableSeat>;

/** A table as somebody sees it. Decks of others are not told. */
export const TableView = record({
  code: Code,
  game: Type.String(),
  mode: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  foe: orNull(Type.String()),
  listed: Type.Boolean(),
  among: oneOf(['strangers', 'friends']),
  takeBack: oneOf(['free', 'consent', 'never']),
  spectators: orNull(Spectators),
  clock: orNull(Clock),
  gone: Gone,
  chat: Type.Boolean(),
  judge: orNull(Judging),
  seats: Type.Array(TableSeat),
  /** The team of each seat; whoever plays alone has a team of their own. */
  teams: Type.Array(Type.Integer()),
  /** Somebody at seat `from` would like to change places with whoever sits at `to`. */
  swap: orNull(record({ from: Type.Integer(), to: Type.Integer() })),
  /** The viewer's own seat. */
  seat: orNull(Type.Integer()),
  /** Whether the viewer may start, kick and seat bots. */
  host: Type.Boolean(),
  /** What the host is called. */
  hostName: Type.String(),
  /** People who have the table on a screen and no seat at it. */
  watching: Type.Integer(),
  /** The match, once it has begun. */
  match: orNull(Type.String()),
  /** The code of the table at which they meet again. */
  next: orNull(Code),
});
export type TableView = Static<typeof TableView>;

const seat = Type.Integer({ minimum: 0, maximum: 7 });

/** What somebody does at a table: `POST /api/tables/:code`. */
export const TableAct = Type.Union([
  /** At that seat, or the first free one. Whoever sits already changes over. */
  record({ do: Type.Literal('sit'), seat: Type.Optional(seat), deck: Type.Optional(DeckChoice) }),
  record({ do: Type.Literal('stand') }),
  record({ do: Type.Literal('deck'), deck: DeckChoice }),
  record({ do: Type.Literal('ready'), ready: Type.Boolean() }),
  /** The host's: a bot at a free seat or for the one that sits there, with that deck or the first one; or nobody in its place. */
  record({ do: Type.Literal('bot'), seat, bot: orNull(word), deck: Type.Optional(DeckChoice) }),
  record({ do: Type.Literal('kick'), seat }),
  /** Offer to change places with whoever sits there; with a bot it is done at once, if the host does it. Before the match. */
  record({ do: Type.Literal('swap'), seat }),
  /** The answer to that offer, or no to one's own. */
  record({ do: Type.Literal('agree'), yes: Type.Boolean() }),
  /** The host's: whether people may write to each other, before the match and during it. */
  record({ do: Type.Literal('chat'), on: Type.Boolean() }),
  record({ do: Type.Literal('start') }),
  /** After the match: a table with the same people, sides changed. */
  record({ do: Type.Literal('again') }),
]);
export type TableAct = Static<typeof TableAct>;

/** A table on the list of open ones. */
export const Listed = record({
  code: Code,
  game: Type.String(),
  mode: Type.String(),
  host: Type.String(),
  seats: Type.Integer(),
  free: Type.Integer(),
});
export type Listed = Static<typeof Listed>;

/** One of somebody's matches. The list begins with what presses most. */
export const MyMatch = record({
  code: Code,
  match: Type.String(),
  game: Type.String(),
  mode: Type.String(),
  names: Type.Array(Type.String()),
  status: oneOf(['open', 'over', 'failed']),
  /** Whether they are asked for something themselves. */
  yours: Type.Boolean(),
  /** Names of all who are asked, as far as that may be known. */
  waits: Type.Array(Type.String()),
  /** Since when, and until when by the clock, in milliseconds since 1970; of their own question, if there is one. */
  since: orNull(Type.Integer()),
  until: orNull(Type.Integer()),
  made: Type.Integer(),
  ended: orNull(Type.Integer()),
});
export type MyMatch = Static<typeof MyMatch>;
