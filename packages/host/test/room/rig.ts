import { below, type EventView, randomStream } from '@wardroom/core';
import { loadGame } from '@wardroom/games/load';
import type { MatchRequest } from '../../src/index.ts';
import {
  type Entry,
  type FromRoom,
  type Log,
  memoryLog,
  newSecret,
  opening,
  openRoom,
  patched,
  type Room,
  type RoomPorts,
  type RoomRules,
  type Session,
  type Shown,
  type Told,
  thinkHere,
  type Whole,
} from '../../src/room/index.ts';

/** Rooms whose time goes by when a test says so, and clients that know only what they were sent. */

for (const game of ['ward', 'arcane', 'guardian', 'realm']) await loadGame(game);

/** A clock, and what is to happen at which time. */
export function time(start = 0) {
  let now = start;
  let order = 0;
  const timers: { at: number; order: number; work: () => void }[] = [];
  const after = (ms: number, work: () => void): (() => void) => {
    const timer = { at: now + ms, order: order++, work };
    timers.push(timer);
    return () => {
      const at = timers.indexOf(timer);
      if (at >= 0) timers.splice(at, 1);
    };
  };
  /** What is due first, if anything is due by then. */
  const next = (until: number) => {
    const first = timers.filter((x) => x.at <= until).sort((a, b) => a.at - b.at || a.order - b.order)[0];
    if (first !== undefined) timers.splice(timers.indexOf(first), 1);
    return first;
  };
  return {
    now: () => now,
    after,
    later: (work: () => void) => void after(0, work),
    /** Let so many milliseconds go by, and all that is due in them happen. */
    pass: (ms = 0) => {
      const until = now + ms;
      for (let x = next(until); x !== undefined; x = next(until)) {
        now = Math.max(now, x.at);
        x.work();
      }
      now = until;
    },
    pending: () => timers.length,
  };
}

export type Time = ReturnType<typeof time>;

export interface Rig {
  room: Room;
  log: Log & { entries: Entry[] };
  time: Time;
}

export function rigged(entries: Entry[], clock: Time, more: Partial<RoomPorts> = {}): Rig {
  const log = memoryLog(entries);
  const { now, later, after } = clock;
  const fail = (e: unknown): void => {
    throw e;
  };
  const room = openRoom({ log, now, later, after, think: thinkHere, failed: fail, ...more }, entries);
  clock.pass();
  return { room, log, time: clock };
}

export const openRig = (rules: RoomRules, more: Partial<RoomPorts> = {}): Rig => {
  const clock = time(1000);
  return rigged([opening(rules, 1000)], clock, more);
};

/** A client: it has what it was sent, and puts it together. */
export interface Client {
  session: Session;
  heard: FromRoom[];
  n: number;
  shown: Shown | null;
  log: EventView[];
  say: (m: unknown) => void;
}

export function connect(
  rig: Rig,
  as: number | 'spectator',
  cursor?: number,
  known?: Pick<Client, 'n' | 'shown' | 'log'>,
  judge = false,
): Client {
  const client: Client = {
    session: null as never,
    heard: [],
    n: known?.n ?? 0,
    shown: known?.shown ?? null,
    log: [...(known?.log ?? [])],
    say: (m) => {
      client.session.receive(JSON.parse(JSON.stringify(m)));
      rig.time.pass();
    },
  };
  const who = { as, ...(cursor === undefined ? {} : { cursor }), ...(judge ? { judge: true as const } : {}) };
  client.session = rig.room.join(who, (sent) => {
    const m: FromRoom = JSON.parse(JSON.stringify(sent));
    client.heard.push(m);
    if (m.is === 'whole') whole(client, m);
    if (m.is === 'told') tell(client, m);
  });
  rig.time.pass();
  return client;
}

function whole(client: Client, m: Whole): void {
  client.n = m.n;
  client.shown = m.shown;
  client.log = [...m.history];
}

export function tell(client: Pick<Client, 'n' | 'shown' | 'log'>, m: Told): void {
  client.n = m.n;
  let view = client.shown?.view ?? null;
  for (const beat of m.beats) {
    client.log.push(beat.event);
    view = patched(view, beat.view);
  }
  client.shown = patched(client.shown === null ? null : { ...client.shown, view: view! }, m.rest);
  if (client.shown !== null) client.log.length = Math.min(client.log.length, client.shown.events);
}

export const refusals = (client: Client): string[] =>
  client.heard.flatMap((m) => (m.is === 'refused' ? [m.refusal.error] : []));

export const duelOf = (game: string, sitters = ['person', 'person'], seed = 'seed'): MatchRequest => {
  const decks: Record<string, string[]> = {
    ward: ['tooth-and-claw', 'first-blood'],
    arcane: ['storm-front', 'the-stoneyard'],
  };
  return { game, mode: 'duel', seed, places: sitters.map((sitter, i) => place(game, i, sitter, decks[game]?.[i])) };
};

const place = (game: string, i: number, sitter: string, deck?: string) => ({
  name: `Player ${i + 1}`,
  deck: deck ?? deckOf(game, i),
  sitter,
});

export const readyDecks = new Map<string, { id: string; mode?: string }[]>();
for (const name of ['ward', 'arcane', 'guardian', 'realm']) readyDecks.set(name, [...(await loadGame(name))!.decks]);
const deckOf = (game: string, i: number): string => readyDecks.get(game)![i % readyDecks.get(game)!.length].id;

export const friendly = (request: MatchRequest, more: Partial<RoomRules> = {}): RoomRules => ({
  request,
  among: 'friends',
  takeBack: 'free',
  ...more,
});

export const SECRET = 'a3'.repeat(32);
export const fairly = (request: MatchRequest, more: Partial<RoomRules> = {}): RoomRules =>
  friendly(request, { secret: SECRET, ...more });

/** Play on at random by what clients are asked, until the end, or until `until` says so. */
export function playOn(rig: Rig, clients: readonly Client[], seed: string, until: () => boolean = () => false): void {
  const random = randomStream(seed);
  for (let i = 0; i < 20_000; i++) {
    if (rig.room.status() === 'over' || until()) return;
    const asked = clients.filter((x) => x.shown?.view.question?.choices !== undefined);
    if (asked.length === 0) {
      rig.time.pass(1000);
      continue;
    }
    const x = asked[below(random, asked.length)];
    const { seq, question } = x.shown!.view;
    x.say({ do: 'pick', question: seq, pick: below(random, question!.choices!.length) });
    rig.time.pass(1000);
  }
  throw new Error('the match does not end');
}

export { newSecret };
