import type { FastifyInstance } from 'fastify';
import { connect } from './connection.ts';
import { addressOf, counted } from './crowd.ts';
import type { Online } from './online.ts';
import { SIGNED_OUT } from './people/people.ts';
import { isOwnPage, whoIs } from './signed-in.ts';
import { EVERYTHING } from './store/bus.ts';

/** Who may connect, for how long, and how much they may say. What a connection is for stands in `connection.ts`. */

/** How much a page may say before anybody knows who it is, and how much may wait its turn. */
const EARLY = 20;
const MOST_QUEUED = 200;
/** Sockets of one person: every tab and device counts. */
const MOST_SOCKETS = 12;
/** What waits to be sent to somebody who does not read. Beyond that the connection is closed; they come back by their cursor. */
const MOST_WAITING = 1_000_000;
const PING = 20_000;
/** For programs of others that look at why they were turned away. */
const CLOSED = { notSignedIn: 4401, otherSite: 4403, slow: 4408, signedOut: 4410, tooMany: 4429, ending: 1012 };

/** Somebody who does not read is not waited for. */
export function sendTo(socket: Pick<WebSocket, 'bufferedAmount' | 'close' | 'send'>, message: unknown): void {
  if (socket.bufferedAmount > MOST_WAITING) socket.close(CLOSED.slow, 'You do not read what you are sent.');
  else socket.send(JSON.stringify(message));
}

export function sockets(app: FastifyInstance, online: Online): void {
  const byPerson = counted(MOST_SOCKETS);
  const byAddress = counted(online.limits.sockets);

  app.get('/socket', { websocket: true }, async (socket, request) => {
    // Messages may come before we know who it is: they wait.
    const early: unknown[] = [];
    let hear = (data: unknown): void => {
      if (early.length < EARLY) early.push(data);
      else socket.close(CLOSED.tooMany, 'You say too much at once.');
    };
    socket.on('message', (data: unknown) => hear(data));
    socket.on('error', () => socket.terminate());
    if (!isOwnPage(request)) return socket.close(CLOSED.otherSite, 'This page is of another site.');
    if (online.ending()) return socket.close(CLOSED.ending, 'The server restarts; come back at once.');
    // Before anything is asked of the database.
    const address = addressOf(request.ip);
    if (!byAddress.come(address)) return socket.close(CLOSED.tooMany, 'Too many pages are open at your address.');
    socket.on('close', () => byAddress.go(address));
    const person = await whoIs(app, online, request);
    if (person === null) return socket.close(CLOSED.notSignedIn, 'Say who you are first: PUT /api/me.');
    if (socket.readyState !== socket.OPEN) return;
    if (!byPerson.come(person.id)) return socket.close(CLOSED.tooMany, 'Too many pages are open.');
    online.metrics.socket(1);
    const connection = connect(person, online, (message) => sendTo(socket, message));
    const turn = inTurn(online, connection.take, () => shut(CLOSED.tooMany, 'You say too much at once.'));
    /** Whatever they say from now on, and what still waits, is not heard. */
    const shut = (code: number, why: string): void => {
      hear = () => {};
      turn.close();
      socket.close(code, why);
    };
    hear = turn.hear;
    for (const data of early) hear(data);

    // A browser that is signed out may come back at once, as whoever is signed in there then.
    const signOut = (): void => shut(CLOSED.signedOut, 'You are signed out here.');
    const stop = online.bus.listen({
      [SIGNED_OUT]: (device) => device === person.device && signOut(),
      [EVERYTHING]: () => {
        online.people.isIn(person.device).then(
          (is) => is || signOut(),
          (e: unknown) => online.failed(`socket of ${person.id}`, e),
        );
      },
    });
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
      stop();
      turn.close();
      connection.close();
      online.metrics.socket(-1);
      byPerson.go(person.id);
    });
  });
}

/** What is said faster than it may be waits its turn; whoever goes on all the same is shut out. */
function inTurn(
  { speech, now }: Online,
  take: (data: unknown) => void,
  tooMuch: () => void,
): { hear: (data: unknown) => void; close: () => void } {
  const queue: unknown[] = [];
  let credit = speech.atOnce;
  let since = now();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const drain = (): void => {
    timer = null;
    credit = Math.min(speech.atOnce, credit + ((now() - since) * speech.perSecond) / 1000);
    since = now();
    for (; credit >= 1 && queue.length > 0; credit--) take(queue.shift());
    if (queue.length > 0 && !closed) timer = setTimeout(drain, 1000 / speech.perSecond);
  };
  return {
    hear: (data) => {
      if (queue.length >= MOST_QUEUED) return tooMuch();
      queue.push(data);
      if (timer === null) drain();
    },
    close: () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
