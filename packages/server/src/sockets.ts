import type { Session } from '@wardroom/host/room';
import { type FromServer, problemOf, ToServer } from '@wardroom/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { tableView } from './lobby/table.ts';
import type { Online } from './online.ts';
import type { Person } from './people/people.ts';
import { type Presence, WHO_IS_HERE } from './presence.ts';
import { Refusal } from './refusal.ts';
import { isOwnPage, whoIs } from './signed-in.ts';
import { EVERYTHING } from './store/bus.ts';

/** Connections: each hears of the tables it watches and sits at the matches it has joined. */

/** What one page may have open, and how much it may say before anybody knows who it is. */
const MOST_WATCHED = 10;
const EARLY = 20;
const MOST_QUEUED = 200;
/** Sockets of one person: every tab and device counts. */
const MOST_SOCKETS = 12;
/** What waits to be sent to somebody who does not read. Beyond that the connection is closed; they come back by their cursor. */
const MOST_WAITING = 1_000_000;
const PING = 20_000;
/** For programs of others that look at why they were turned away. */
const CLOSED = { notSignedIn: 4401, otherSite: 4403, tooMany: 4429, slow: 4408 };

export function sockets(app: FastifyInstance, online: Online, presence: Presence): void {
  const byPerson = new Map<string, number>();

  app.get('/socket', { websocket: true }, async (socket, request) => {
    // Messages may come before we know who it is: they wait.
    const early: unknown[] = [];
    let hear = (data: unknown): void => void (early.length < EARLY && early.push(data));
    socket.on('message', (data: unknown) => hear(data));
    socket.on('error', () => socket.terminate());
    if (!isOwnPage(request)) return socket.close(CLOSED.otherSite, 'This page is of another site.');
    const person = await whoIs(app, online, request);
    if (person === null) return socket.close(CLOSED.notSignedIn, 'Say who you are first: PUT /api/me.');
    const open = byPerson.get(person.id) ?? 0;
    if (open >= MOST_SOCKETS) return socket.close(CLOSED.tooMany, 'Too many pages are open.');
    if (socket.readyState !== socket.OPEN) return;
    byPerson.set(person.id, open + 1);
    presence.come(person.id);
    online.metrics.socket(1);
    const connection = connect(socket, person, online, presence);
    hear = connection.hear;
    for (const data of early) hear(data);

    let alive = true;
    socket.on('pong', () => {
      alive = true;
    });
    const beat = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, PING);
    socket.on('close', () => {
      clearInterval(beat);
      connection.close();
      presence.go(person.id);
      online.metrics.socket(-1);
      const left = (byPerson.get(person.id) ?? 1) - 1;
      if (left > 0) byPerson.set(person.id, left);
      else byPerson.delete(person.id);
    });
  });
}

/** One connection of somebody we know. */
function connect(
  socket: WebSocket,
  person: Person,
  online: Online,
  presence: Presence,
): { hear: (data: unknown) => void; close: () => void } {
  const { lobby, rooms, bus, speech } = online;
  const watched = new Set<string>();
  /** What is said before one has sat down waits for that. */
  const joined = new Map<string, Promise<Session>>();
  let credit = speech.atOnce;
  let since = online.now();
  let closed = false;

  const send = (message: FromServer): void => {
    if (closed) return;
    if (socket.bufferedAmount > MOST_WAITING) socket.close(CLOSED.slow, 'You do not read what you are sent.');
    else socket.send(JSON.stringify(message));
  };
  const refuse = (error: string, about: { match?: string; code?: string } = {}): void =>
    send({ is: 'refused', error, ...about });

  const tell = async (code: string): Promise<void> => {
    const table = await lobby.find(code);
    if (watched.has(code)) send({ is: 'table', table: tableView(table, person.id, presence.isHere) });
  };
  const stop = bus.listen((topic) => {
    const [what, code] = topic.split(' ');
    if (what === 'table' && watched.has(code)) tell(code).catch(() => {});
    else if (topic === EVERYTHING || topic === WHO_IS_HERE) for (const each of watched) tell(each).catch(() => {});
  });
  /** Others at these tables see who comes and goes. */
  const seen = (): void => {
    for (const code of watched) bus.tell(`table ${code}`);
  };

  const sit = async (match: string, cursor: number | undefined): Promise<Session> => {
    const room = await rooms.room(match);
    const seat = await rooms.seatOf(match, person.id);
    const to = (message: unknown): void => send({ is: 'room', match, message });
    return room.join({ as: seat ?? 'spectator', ...(cursor === undefined ? {} : { cursor }) }, to);
  };
  const part = (match: string): void => {
    const session = joined.get(match);
    joined.delete(match);
    session?.then(
      (x) => x.close(),
      () => {},
    );
  };
  const join = async (match: string, cursor: number | undefined): Promise<void> => {
    if (joined.size >= MOST_WATCHED) throw new Refusal('You are at too many matches on this page.');
    part(match);
    const coming = sit(match, cursor);
    joined.set(match, coming);
    try {
      const session = await coming;
      if (closed) session.close();
    } catch (e) {
      if (joined.get(match) === coming) joined.delete(match);
      throw e;
    }
  };

  const act = async (message: ToServer): Promise<void> => {
    switch (message.do) {
      case 'watch':
        if (watched.size >= MOST_WATCHED) throw new Refusal('You watch too many tables on this page.');
        watched.add(message.code);
        await tell(message.code);
        seen();
        return;
      case 'unwatch':
        watched.delete(message.code);
        return;
      case 'join':
        return join(message.match, message.cursor);
      case 'part':
        part(message.match);
        return;
      case 'say': {
        const session = joined.get(message.match);
        if (session === undefined) throw new Refusal('Join the match first.');
        (await session).receive(message.message);
        return;
      }
      default: {
        const never: never = message;
        throw new Error(`unknown message ${JSON.stringify(never)}`);
      }
    }
  };

  const failed = (e: unknown, { match, code }: { match?: string; code?: string }): void => {
    const about = { ...(match === undefined ? {} : { match }), ...(code === undefined ? {} : { code }) };
    if (e instanceof Error && (e instanceof Refusal || e.name === 'RoomError')) refuse(e.message, about);
    else {
      online.failed(`socket of ${person.id}`, e);
      refuse('Something went wrong here; try again.', about);
    }
  };

  const take = (data: unknown): void => {
    const message = parsed(data);
    const wrong = message === undefined ? 'message: send JSON, one object a message.' : problemOf(ToServer, message);
    if (wrong !== null) refuse(wrong);
    else act(message as ToServer).catch((e: unknown) => failed(e, message as { match?: string; code?: string }));
  };

  /** What is said faster than it may be waits its turn; whoever goes on all the same is shut out. */
  const queue: unknown[] = [];
  let timer: NodeJS.Timeout | null = null;
  const drain = (): void => {
    timer = null;
    const now = online.now();
    credit = Math.min(speech.atOnce, credit + ((now - since) * speech.perSecond) / 1000);
    since = now;
    for (; credit >= 1 && queue.length > 0; credit--) take(queue.shift());
    if (queue.length > 0 && !closed) timer = setTimeout(drain, 1000 / speech.perSecond);
  };
  const hear = (data: unknown): void => {
    if (queue.length >= MOST_QUEUED) {
      socket.close(CLOSED.tooMany, 'You say too much at once.');
      return;
    }
    queue.push(data);
    if (timer === null) drain();
  };

  return {
    hear,
    close: () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      stop();
      for (const match of [...joined.keys()]) part(match);
      // After everybody was counted.
      setImmediate(seen);
    },
  };
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
