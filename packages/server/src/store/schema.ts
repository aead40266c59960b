/** The rows of the database, the same on SQLite and PostgreSQL. Times are milliseconds since 1970. */
export interface Schema {
  /** What the server itself keeps: the keys that cookies and replays are signed with. */
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
    /** The person who judges it, if anybody does. */
    judge: string | null;
    /** What happens with somebody who is gone, as JSON (`Gone`). */
    gone: string | null;
    /** Not later than then somebody must look at its clock; null: never. */
    due: number | null;
    /** 1 while nobody may know who else is asked. */
    secret: number | null;
  };
  /** `asked`: since when its person is asked for something; `until`: how long they have by the clock. */
  seat: {
    match: string;
    seat: number;
    person: string;
    name: string;
    asked: number | null;
    until: number | null;
  };
  /** The log of a match. (match, seq) is the primary key: whoever appends a number first has it. */
  entry: { match: string; seq: number; body: string };
  /** Somebody who looks for a match with whoever looks for the same. `owner` asked for them; `seen`: when it last said so. */
  seeking: {
    person: string;
    owner: string;
    name: string;
    game: string;
    mode: string;
    players: number;
    /** '' where nobody is met but each other. */
    foe: string;
    /** '' for the usual one. */
    format: string;
    deck: string;
    /** From then on bots may take the seats that are left. */
    bots: number | null;
    made: number;
    seen: number;
    /** The table of their match, once there is one. */
    code: string | null;
  };
  /** What people say at a table. (code, n) is the primary key: whoever says a number first has it. */
  chat: {
    code: string;
    n: number;
    person: string;
    seat: number | null;
    heard: string;
    text: string | null;
    emote: string | null;
    at: number;
  };
  /** `other` is not heard by `person`. */
  mute: { id: string; person: string; other: string; made: number };
  /** A line that somebody reported, for those who run the server; `lines` are those around it, as JSON. */
  report: {
    id: string;
    person: string;
    accused: string;
    code: string;
    line: number;
    why: string;
    words: string;
    lines: string;
    made: number;
  };
  /** A browser that is told when it is somebody's turn, as long as they are signed in there. */
  push: { endpoint: string; person: string; device: string | null; p256dh: string; auth: string; made: number };
  /** Where somebody gets mail. `sent`, `since`: letters that asked to confirm it, counted from then on. */
  mail: { person: string; address: string; confirmed: number; sent: number; since: number };
  /** When somebody was last told of a match, and how: nobody is told too often. */
  notice: { person: string; match: string; way: string; at: number };
}
