import { type Following, type FromRoom, following, takeTold, takeWhole } from '@wardroom/host/room';
import type { FromServer, Me, TableAct, TableAsk, TableView } from '@wardroom/protocol';
import WebSocket from 'ws';

/** Somebody with a browser: a cookie, requests and a socket, for tests of the server as others meet it. */
export interface Visitor {
  me: Me;
  cookie: string;
  ask: <T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ code: number; body: T }>;
  open: (more: Partial<TableAsk>) => Promise<TableView>;
  at: (code: string, act: TableAct) => Promise<TableView>;
  connect: () => Promise<Connection>;
  /** The server is somewhere else now. */
  moved: (url: string) => void;
}

export interface Connection {
  send: (message: unknown) => void;
  /** The next message that fits, or one that has come already and was not taken. */
  next: <T extends FromServer>(fits: (message: FromServer) => message is T) => Promise<T>;
  heard: FromServer[];
  onMessage: (hear: (message: FromServer) => void) => void;
  /** Hears each message as it came, too; nothing is kept for `heard` and `next`. */
  onRaw: (hear: (text: string, message: FromServer) => void) => void;
  close: () => void;
  /** Cut, as a network does it. */
  cut: () => void;
  closed: Promise<number>;
}

export async function visitor(at: string, name: string): Promise<Visitor> {
  let url = at;
  let cookie = '';
  const ask = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie()[0];
    if (set !== undefined) cookie = set.split(';')[0];
    return { code: answer.status, body: (await answer.json()) as T };
  };
  const well = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await ask<T>(method, path, body);
    if (answer.code !== 200) throw new Error(`${method} ${path}: ${answer.code} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const me = await well<Me>('PUT', '/api/me', { name });
  return {
    me,
    get cookie() {
      return cookie;
    },
    ask,
    open: (more) =>
      well('POST', '/api/tables', {
        game: 'ward',
        mode: 'duel',
        players: 2,
        deck: 'the-hoard',
        listed: false,
        among: 'friends',
        takeBack: 'consent',
        spectators: null,
        clock: null,
        ...more,
      }),
    at: (code, act) => well('POST', `/api/tables/${code}`, act),
    connect: () => connect(url, cookie),
    moved: (to) => {
      url = to;
    },
  };
}

export async function connect(url: string, cookie: string, headers: Record<string, string> = {}): Promise<Connection> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie, ...headers } });
  const heard: FromServer[] = [];
  const hearers = new Set<(message: FromServer) => void>();
  let raw: ((text: string, message: FromServer) => void) | null = null;
  socket.on('message', (data) => {
    const text = String(data);
    const message = JSON.parse(text) as FromServer;
    if (raw !== null) return raw(text, message);
    heard.push(message);
    for (const hear of [...hearers]) hear(message);
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((done) => socket.on('close', done));
  await Promise.race([new Promise((done) => socket.on('open', done)), closed]);
  return {
    heard,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    onMessage: (hear) => void hearers.add(hear),
    onRaw: (hear) => {
      raw = hear;
    },
    next: (fits) =>
      new Promise((done) => {
        const had = heard.find(fits);
        if (had !== undefined) {
          heard.splice(heard.indexOf(had), 1);
          done(had);
          return;
        }
        const hear = (message: FromServer): void => {
          if (!fits(message)) return;
          hearers.delete(hear);
          heard.splice(heard.indexOf(message), 1);
          done(message);
        };
        hearers.add(hear);
      }),
    close: () => socket.close(),
    cut: () => socket.terminate(),
  };
}

/** A seat of a match, played from a connection. */
export interface Seat {
  following: Following;
  over: Promise<void>;
  refusals: string[];
}

/** Plays a seat of a match with answers that `choose` gives. `from`: goes on where another connection of this seat was. */
export function playSeat(
  connection: Connection,
  match: string,
  choose: (choices: number) => number,
  from?: Following,
): Seat {
  let finished = (): void => {};
  const f = from ?? following();
  const over = new Promise<void>((done) => {
    finished = done;
  });
  const refusals: string[] = [];
  let answered = -1;
  const say = (message: unknown): void => connection.send({ do: 'say', match, message });
  const answer = (): void => {
    if (f.shown === null) {
      say({ do: 'entropy', value: 'abcd' });
      return;
    }
    const { seq, over: ended, question } = f.shown.view;
    if (ended !== null || f.shown.ended !== null) finished();
    const choices = question?.choices ?? [];
    if (choices.length === 0 || seq === answered) return;
    answered = seq;
    say({ do: 'pick', question: seq, pick: choose(choices.length), key: `k${seq}` });
  };
  connection.onMessage((m) => {
    if (m.is !== 'room' || m.match !== match) return;
    const message = m.message as FromRoom;
    if (message.is === 'refused') refusals.push(message.refusal.error);
    if (message.is === 'whole') takeWhole(f, message);
    else if (message.is === 'told') takeTold(f, message);
    else return;
    answer();
  });
  connection.send({ do: 'join', match, ...(from === undefined || from.shown === null ? {} : { cursor: from.n }) });
  // What was said on a connection that broke may not have arrived; said twice under its key, it is taken once.
  if (from !== undefined && from.shown !== null) answer();
  return { following: f, over, refusals };
}

/** Answers by a number that goes round: the same for the same seat. */
export function someChoice(start: number): (n: number) => number {
  let k = start;
  return (n) => {
    k = (k * 7 + 3) % 1000;
    return k % n;
  };
}
