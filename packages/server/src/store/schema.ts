/** The rows of the database, the same on SQLite and PostgreSQL. Times are milliseconds since 1970. */
export interface Schema {
  /** What the server itself keeps: the key that cookies are signed with. */
  setting: { name: string; value: string };
  /** Somebody who plays here, with an account or as a guest. */
  person: { id: string; name: string; made: number };
  account: {
    person: string /** Lower case: two names that read alike are one. */;
    login: string;
    hash: string;
    made: number;
  };
  /** A browser that somebody is signed in with. Only a hash of its token is kept. */
  device: { id: string; token: string; person: string; made: number; seen: number; agent: string };
  /** A passkey: `id` as its device names it, `key` its public half. `counter` only ever rises, if the device counts at all. */
  passkey: {
    id: string;
    person: string;
    name: string;
    key: string;
    counter: number;
    transports: string;
    made: number;
    used: number | null;
  };
  /** What a device is to sign, once and soon. `person`: for whom a passkey is made; null where somebody signs in. */
  challenge: { challenge: string; person: string | null; until: number };
  /** A deck of somebody's own. `id` is theirs to choose; `cards` is a JSON list of card ids. */
  deck: { person: string; id: string; game: string; name: string; cards: string; changed: number };
  /** How often each face came up, over all matches that ended; and which of those are in it. */
  die: { game: string; sides: number; face: number; count: number };
  dice_match: { match: string; game: string };
  /** A table, before its match and after. `body` is JSON (`lobby/table.ts`), and `version` counts its changes. */
  lobby: {
    id: string;
    code: string;
    host: string;
    body: string;
    version: number;
    listed: number;
    made: number;
    changed: number;
  };
  match: {
    id: string;
    /** Of its table. */
    code: string;
    game: string;
    mode: string;
    fingerprint: string;
    status: string;
    made: number;
    ended: number | null;
  };
  seat: { match: string; seat: number; person: string; name: string };
  /** The log of a match. (match, seq) is the primary key: whoever appends a number first has it. */
  entry: { match: string; seq: number; body: string };
}
