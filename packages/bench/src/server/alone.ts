import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { below, randomStream } from '@wardroom/core';
import { prepare } from '@wardroom/host';
import {
  type Entry,
  type FromRoom,
  newSecret,
  opening,
  openRoom,
  type Room,
  type RoomPorts,
  thinkHere,
} from '@wardroom/host/room';
import { type Database, openDatabase } from '@wardroom/server/src/store/database.ts';
import { appender } from '@wardroom/server/src/store/log.ts';
import { keeper } from '@wardroom/server/test/process.ts';
import { cpuSeconds } from '../measure.ts';

/** What one match costs beside its connections: memory, the way back from its log, and commits. */

const request = {
  game: 'ward',
  mode: 'duel',
  seed: '',
  places: [
    { name: 'Ada', deck: 'tooth-and-claw', sitter: 'person' },
    { name: 'Bo', deck: 'the-hoard', sitter: 'person' },
  ],
} as const;

/** A room whose log is elsewhere, as it is with a database: `keep` hears of every entry. Time goes by when it is told to. */
const portsOn = (keep: (entry: Entry) => void): RoomPorts & { elapse: (ms: number) => void } => {
  let t = 0;
  let timers: (() => void)[] = [];
  return {
    log: {
      append: (_, entry) => {
        keep(entry);
        return true;
      },
      read: () => [],
    },
    now: () => ++t,
    later: (work) => work(),
    after: (_, work) => {
      timers.push(work);
      return () => {
        timers = timers.filter((x) => x !== work);
      };
    },
    think: thinkHere,
    elapse: (ms) => {
      t += ms;
      for (const work of timers.splice(0)) work();
    },
  };
};

/** A duel of two people who answer at random, up to so many decisions; both are connected, and some minutes go by. */
function played(seed: string, most: number, keep: (entry: Entry) => void = () => {}): Room {
  const first = opening(
    {
      request: { ...request, places: [...request.places] },
      among: 'friends',
      takeBack: 'consent',
      secret: newSecret(),
    },
    0,
  );
  keep(first);
  const ports = portsOn(keep);
  const room = openRoom(ports, [first]);
  const random = randomStream(seed);
  let left = most;
  const sessions = [0, 1].map((as) => room.join({ as }, (_: FromRoom) => {}));
  for (const s of sessions) s.receive({ do: 'entropy', value: 'abcd' });
  for (; left > 0 && room.status() === 'playing'; left--) {
    const { state } = room.course().machine!;
    const { seat, choices } = state.ask!;
    const { number } = room.course().seats[seat];
    sessions[seat].receive({ do: 'pick', question: number, pick: below(random, choices.length) });
  }
  // In the first one the room still remembers that something happened.
  for (let minute = 0; minute < 2; minute++) ports.elapse(60_000);
  return room;
}

/** Milliseconds of processor time to rebuild a finished duel from its log; the median of several. */
export async function rebuild(): Promise<{ milliseconds: number; entries: number }> {
  await prepare({ ...request, places: [...request.places] });
  const logs = Array.from({ length: 20 }, (_, i) => {
    const entries: Entry[] = [];
    played(`rebuild ${i}`, 100_000, (entry) => entries.push(JSON.parse(JSON.stringify(entry))));
    return entries;
  });
  const once = (entries: Entry[]): number => {
    const began = cpuSeconds();
    openRoom(
      portsOn(() => {}),
      entries,
    ).close();
    return (cpuSeconds() - began) * 1000;
  };
  for (const entries of logs) once(entries);
  const times = logs.map(once).sort((a, b) => a - b);
  const lengths = logs.map((x) => x.length).sort((a, b) => a - b);
  return { milliseconds: times[times.length >> 1], entries: lengths[lengths.length >> 1] };
}

/** Bytes of heap for a match in its middle with both players connected, and nobody doing anything. */
export async function idleMatch(matches = 200, decisions = 60): Promise<number> {
  await prepare({ ...request, places: [...request.places] });
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  const used = (): number => {
    gc();
    gc();
    return process.memoryUsage().heapUsed;
  };
  // What is made once and serves all matches, compiled code above all, is not any one's.
  for (let i = 0; i < matches; i++) played(`before ${i}`, decisions).close();
  const open: Room[] = [];
  const before = used();
  for (let i = 0; i < matches; i++) open.push(played(`idle ${i}`, decisions));
  const bytes = (used() - before) / matches;
  // They are still there when all is counted.
  return open.every((room) => room.sessions() === 2) ? bytes : Number.NaN;
}

/** Entries kept a second, when a thousand matches append one after another each. */
export async function commits(url: string, seconds: number): Promise<number> {
  const database: Database = await openDatabase(url, { keeper: keeper() });
  const ids = Array.from({ length: 1000 }, (_, i) => `bench ${i}`);
  const row = { code: 'BENCHX', game: 'ward', mode: 'duel', fingerprint: '', status: 'open', made: 0, ended: null };
  for (let i = 0; i < ids.length; i += 100)
    await database.db
      .insertInto('match')
      .values(ids.slice(i, i + 100).map((id) => ({ id, ...row })))
      .execute();
  const append = appender(database.db);
  const body = JSON.stringify({
    is: 'input',
    t: 123_456,
    by: 'player',
    input: { seat: 0, pick: 3 },
    then: [[4, 2, 6]],
    key: 'k17',
  });
  let kept = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    ids.map(async (id) => {
      for (let seq = 0; performance.now() < until; seq++) if (await append(id, seq, body)) kept++;
    }),
  );
  await database.close();
  return kept / seconds;
}
