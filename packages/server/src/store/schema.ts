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
