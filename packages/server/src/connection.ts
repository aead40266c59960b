import { randomBytes } from 'node:crypto';
import type { Session } from '@wardroom/host/room';
import { type FromServer, problemOf, ToServer } from '@wardroom/protocol';
import { QUICK } from './lobby/quick.ts';
import { tableView } from './lobby/table.ts';
import type { Place } from './match/rooms.ts';
import type { Online } from './online.ts';
import type { Person } from './people/people.ts';
import { AT, WHO_IS_HERE } from './presence.ts';
import { Refusal } from './refusal.ts';
import { EVERYTHING } from './store/bus.ts';

/** What one connection of somebody we know has to do with: tables it watches, matches it has joined, a match it looks for. */
export interface Connection {
  /** A message, anything at all. */
  take: (data: unknown) => void;
  close: () => void;
}

/** What one page may have open. */
const MOST_WATCHED = 10;

interface Joined {
  place: Place;
  session: Session;
}

export function connect(person: Person, online: Online, out: (message: FromServer) => void): Connection {
  const { lobby, rooms, bus, chat, quicks, presence, attendance } = online;
  const self = randomBytes(9).toString('base64url');
  /** Tables, each with the number of the last line that was heard there. */
  const watched = new Map<string, number>();
  /** What is said before one has sat down waits for that. */
  const joined = new Map<string, Promise<Joined>>();
  const answering = online.metrics.answering();
  let seeking = false;
  let closed = false;

  const send = (message: FromServer): void => {
    if (!closed) out(message);
  };
  const refuse = (error: string, about: { match?: string; code?: string } = {}): void =>
    send({ is: 'refused', error, ...about });

  // ── Tables ──

  const tellTable = async (code: string): Promise<void> => {
    const table = await lobby.find(code);
    if (watched.has(code)) send({ is: 'table', table: tableView(table, person.id, presence) });
  };
  const tellChat = async (code: string, whole = false): Promise<void> => {
    const { lines, last } = await chat.heard(code, person.id, watched.get(code) ?? 0);
    const known = watched.get(code);
    // Another look may have been quicker.
    if (known === undefined || (last <= known && !whole)) return;
    watched.set(code, Math.max(known, last));
    const fresh = lines.filter((line) => line.n > known);
    if (whole || fresh.length > 0) send({ is: 'chat', code, lines: fresh, whole });
  };
  const watch = async (code: string): Promise<void> => {
    if (watched.size >= MOST_WATCHED) throw new Refusal('You watch too many tables on this page.');
    const again = watched.has(code);
    watched.set(code, 0);
    if (!again) presence.come(code, person.id);
    try {
      await tellTable(code);
    } catch (e) {
      unwatch(code);
      throw e;
    }
    await tellChat(code, true);
  };
  const unwatch = (code: string): void => {
    if (watched.delete(code)) presence.go(code, person.id);
  };

  // ── Matches ──

  const tellPresence = (match: string): void => {
    const there = attendance.of(match);
    if (there !== null) send({ is: 'presence', match, ...there });
  };
  const sit = async (match: string, cursor: number | undefined): Promise<Joined> => {
    const place = await rooms.placeOf(match, person.id);
    const room = await rooms.room(match);
    const session = room.join(
      {
        as: place.seat ?? 'spectator',
        ...(cursor === undefined ? {} : { cursor }),
        ...(place.judge ? { judge: true } : {}),
      },
      (message) => {
        answering.told(message);
        send({ is: 'room', match, message });
      },
    );
    presence.come(place.code, person.id);
    // Whoever was gone for so long that a bot sits there has their seat again.
    if (place.seat !== null) attendance.back(match, place.seat);
    return { place, session };
  };
  const part = (match: string): void => {
    const there = joined.get(match);
    joined.delete(match);
    there?.then(
      ({ place, session }) => {
        session.close();
        presence.go(place.code, person.id);
      },
      () => {},
    );
  };
  const join = async (match: string, cursor: number | undefined): Promise<void> => {
    if (joined.size >= MOST_WATCHED && !joined.has(match))
      throw new Refusal('You are at too many matches on this page.');
    part(match);
    const coming = sit(match, cursor);
    joined.set(match, coming);
    try {
      await coming;
    } catch (e) {
      if (joined.get(match) === coming) joined.delete(match);
      throw e;
    }
    tellPresence(match);
  };
  const at = (match: string): Promise<Joined> => {
    const there = joined.get(match);
    if (there === undefined) throw new Refusal('Join the match first.');
    return there;
  };

  // ── Looking for a match ──

  const tellQuick = async (): Promise<void> => {
    const quick = await quicks.of(person.id);
    send({ is: 'quick', quick });
    if (quick === null || quick.code !== null) await unseek();
  };
  const unseek = async (): Promise<void> => {
    if (!seeking) return;
    seeking = false;
    await quicks.unseek(person.id, self);
  };

  // ── What goes on ──

  const quietly = (work: Promise<void>): void => void work.catch((e: unknown) => failed(e, {}));
  const lookAround = (): void => {
    for (const code of watched.keys()) quietly(tellTable(code));
    for (const match of joined.keys()) tellPresence(match);
  };
  const stop = bus.listen({
    [EVERYTHING]: () => {
      lookAround();
      for (const code of watched.keys()) quietly(tellChat(code));
      if (seeking) quietly(tellQuick());
    },
    [WHO_IS_HERE]: lookAround,
    table: (code) => watched.has(code) && quietly(tellTable(code)),
    chat: (code) => watched.has(code) && quietly(tellChat(code)),
    [QUICK]: (who) => seeking && who === person.id && quietly(tellQuick()),
    [AT]: (at) => {
      if (watched.has(at)) quietly(tellTable(at));
      for (const [match, there] of joined) {
        there.then(
          ({ place }) => place.code === at && tellPresence(match),
          () => {},
        );
      }
    },
  });

  const act = async (message: ToServer): Promise<void> => {
    switch (message.do) {
      case 'watch':
        return watch(message.code);
      case 'unwatch':
        return unwatch(message.code);
      case 'chat':
      case 'emote':
        if (!watched.has(message.code)) throw new Refusal('Watch the table first.');
        return chat.say(
          message.code,
          person.id,
          message.do === 'chat' ? { text: message.text } : { emote: message.emote },
        );
      case 'seek': {
        seeking = true;
        const quick = await quicks.seek(message.ask, person, self).catch(async (e: unknown) => {
          await unseek();
          throw e;
        });
        send({ is: 'quick', quick });
        // A page that was closed in the meantime looks for nothing.
        if (closed || quick.code !== null) await unseek();
        return;
      }
      case 'unseek':
        await unseek();
        send({ is: 'quick', quick: null });
        return;
      case 'join':
        return join(message.match, message.cursor);
      case 'part':
        part(message.match);
        return;
      case 'return': {
        const { place } = await at(message.match);
        if (place.seat === null) throw new Refusal('You have no seat in this match.');
        attendance.back(message.match, place.seat);
        return;
      }
      case 'say': {
        const { session } = await at(message.match);
        answering.asked(message.message);
        session.receive(message.message);
        return;
      }
      default: {
        const never: never = message;
        throw new Error(`unknown message ${JSON.stringify(never)}`);
      }
    }
  };

  const failed = (e: unknown, { match, code }: { match?: string; code?: string }): void => {
    if (closed) return;
    const about = { ...(match === undefined ? {} : { match }), ...(code === undefined ? {} : { code }) };
    if (e instanceof Error && (e instanceof Refusal || e.name === 'RoomError')) refuse(e.message, about);
    else {
      online.failed(`socket of ${person.id}`, e);
      refuse('Something went wrong here; try again.', about);
    }
  };

  return {
    take: (data) => {
      const message = parsed(data);
      const wrong = message === undefined ? 'message: send JSON, one object a message.' : problemOf(ToServer, message);
      if (wrong !== null) refuse(wrong);
      else act(message as ToServer).catch((e: unknown) => failed(e, message as { match?: string; code?: string }));
    },
    close: () => {
      closed = true;
      stop();
      for (const match of [...joined.keys()]) part(match);
      for (const code of [...watched.keys()]) unwatch(code);
      unseek().catch((e: unknown) => online.failed(`quick match of ${person.id}`, e));
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
