import { type CardId, type GameEvent, randomStream, type SeatId, type State, sees } from '@wardroom/core';
import type { games } from '@wardroom/games';
import { difference, swapHidden } from '@wardroom/testkit';
import { type Course, courseOf, takeEntry } from '../../src/room/course.ts';
import type { Entry, FromRoom, Opening, Told } from '../../src/room/index.ts';
import { eventFor, shownTo, viewFor } from '../../src/room/lens.ts';
import { asksInSecret, isHand, isWindow, questionFor } from '../../src/room/open.ts';
import { hidesCards, PACE } from '../../src/room/strangers.ts';
import { company } from '../../src/room/with-others.ts';
import { type Client, connect, fairly, openRig, playOn, SECRET, tell } from './rig.ts';

/** A tap on everything that each session receives among strangers, and what can be learnt from it that may not be known. */

type Game = (typeof games)[number];
type Mode = Game['modes'][number];

export interface Tapped {
  game: Game;
  seed: string;
  entries: Entry[];
  clients: Client[];
}

/** A random match in a room among strangers, with two people, bots at the other seats and a spectator; every third has one person. */
export function tapped(game: Game, mode: Mode, n: number, most: number): Tapped {
  const decks = game.decks.filter((d) => (d.mode ?? mode.name) === mode.name);
  const people = n % 3 === 2 ? 1 : 2;
  const places = Array.from({ length: mode.usual }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    deck: decks[(n + seat) % decks.length].id,
    sitter: seat < people ? 'person' : 'random',
  }));
  const foes = game.foes.filter((f) => f.mode === mode.name);
  const foe = foes[n % foes.length];
  const seed = `${game.name} ${mode.name} ${n}`;
  const request = { game: game.name, mode: mode.name, seed: '', places, ...(foe ? { foe: foe.id } : {}) };
  const rig = openRig(fairly(request, { among: 'strangers', spectators: { hands: 'hidden', delay: 0 } }));
  const players = Array.from({ length: people }, (_, seat) => connect(rig, seat));
  const clients = [...players, connect(rig, 'spectator')];
  for (const [i, x] of players.entries()) x.say({ do: 'entropy', value: `${10 + i}${10 + (n % 90)}` });
  playOn(rig, players, seed, () => rig.log.entries.length > most);
  return { game, seed, entries: rig.log.entries, clients };
}

/** Somebody who looks at a course as its log is followed, and says what is wrong with what they have seen. */
interface Look {
  heard?: (c: Course, e: GameEvent, s: State) => void;
  before?: (c: Course, entry: Entry) => void;
  after?: (c: Course) => void;
  problems: () => Iterable<string>;
}

/** Follow a log, once for all who look. */
function lookAt(entries: readonly Entry[], looks: readonly Look[]): string[] {
  const c = courseOf(entries[0] as Opening, company);
  c.listen = (e, s) => {
    for (const x of looks) x.heard?.(c, e, s);
  };
  for (const entry of entries.slice(1)) {
    for (const x of looks) x.before?.(c, entry);
    takeEntry(c, entry);
    for (const x of looks) x.after?.(c);
  }
  return looks.flatMap((x) => [...x.problems()]);
}

/** Follow a log; `each` sees the course before every entry. */
export const followed = (entries: readonly Entry[], each: (c: Course, entry: Entry) => void): void =>
  void lookAt(entries, [{ before: each, problems: () => [] }]);

/** All that a tap lets somebody learn, in sentences; none if it is tight. */
export const leaks = (t: Tapped): string[] => [
  ...lookAt(t.entries, [...t.clients.flatMap((x) => [identities(t, x), worlds(t, x), waiting(x)]), times(t)]),
  ...t.clients.flatMap((x) => [...names(t, x)]),
];

/** No secret of the room, no deck, no card before this viewer has seen it. */
function identities({ game }: Tapped, x: Client): Look {
  const viewer = x.session.viewer as SeatId;
  const problems: string[] = [];
  const under = underWay(x.heard);
  if (JSON.stringify(under).includes(SECRET)) problems.push(`viewer ${viewer} was sent the secret of the room`);
  for (const key of found(under, ['seed', 'secret', 'decks', 'thinking', 'inputs', 'then'])) {
    problems.push(`viewer ${viewer} was sent ${JSON.stringify(key).slice(0, 60)}`);
  }
  const seen = new Set<string>();
  const look = (s: State): void => {
    s.cards.forEach((card, id) => {
      const { id: name } = game.defs[card.def];
      if (!seen.has(name) && sees(game, s, viewer, id as CardId)) seen.add(name);
    });
  };
  const told = new Map(messages(x).map((m) => [m.n, m]));
  return {
    heard: (_, __, s) => look(s),
    after: (c) => {
      if (c.machine !== null) look(c.machine.state);
      if (c.noticedAt[viewer] !== c.length) return;
      for (const card of found(told.get(c.told[viewer]), ['card'])) {
        if (typeof card === 'string' && !seen.has(card))
          problems.push(`viewer ${viewer} was told of ${card} before it was seen`);
      }
    },
    problems: () => problems,
  };
}

/** Of each kind of event and of question the first of a match is looked at with the cards dealt anew that are not seen, and then one in so many. */
const STRIDE = 7;

/** Whatever the cards are that a viewer does not see, what they are told is the same to the byte. */
function worlds({ game, seed }: Tapped, x: Client): Look {
  const viewer = x.session.viewer as SeatId;
  const random = randomStream(`${seed} worlds ${viewer}`);
  const problems: string[] = [];
  const counts = new Map<string, number>();
  const isDue = (kind: string): boolean => {
    const n = counts.get(kind) ?? 0;
    counts.set(kind, n + 1);
    return n % STRIDE === 0;
  };
  return {
    heard: (c, e, s) => {
      const kind = game.events[e.kind];
      if (!isDue(kind)) return;
      const other = swapHidden(game, s, viewer, random);
      const shown = (of: State) => [eventFor(c, of, viewer, e), viewFor(c, of, viewer)];
      const differs = difference(shown(s), shown(other));
      if (differs !== null) problems.push(`viewer ${viewer} sees hidden cards with ${kind} at ${differs}`);
    },
    after: (c) => {
      const m = c.machine;
      if (m === null || m.state.over !== null) return;
      const { ask } = m.state;
      if (!isDue(`asks ${ask?.seat === viewer} ${ask?.prompt}`)) return;
      const elsewhere = { ...c, machine: { ...m, state: swapHidden(game, m.state, viewer, random) } };
      const differs = difference(
        shownTo(c, viewer, () => []),
        shownTo(elsewhere, viewer, () => []),
      );
      if (differs !== null) problems.push(`viewer ${viewer} sees hidden cards after entry ${c.length} at ${differs}`);
    },
    problems: () => problems,
  };
}

/** Others learn that the table waits, and not for whom; nothing that is counted counts what others do. */
function waiting(x: Client): Look {
  const { viewer } = x.session;
  const secret: boolean[] = [];
  return {
    after: (c) => {
      if (c.machine !== null && c.noticedAt[viewer] === c.length) secret[c.told[viewer]] = asksInSecret(c);
    },
    problems: () => waits(x, secret),
  };
}

/** `secret`: by message, whether nobody may know who is asked. */
function* waits(x: Client, secret: readonly boolean[]): Generator<string> {
  const { viewer } = x.session;
  let asked = 0;
  let n = 0;
  for (const { message, shown: s } of shown(x)) {
    if (message.n !== ++n) yield `viewer ${viewer} got message ${message.n} as number ${n}`;
    const { question, seq } = s.view;
    if (secret[n] && question !== null && question.choices === undefined && question.seat !== -1) {
      yield `viewer ${viewer} was told that seat ${question.seat} is asked`;
    }
    if (secret[n] && s.clocks.running.some((seat) => seat !== viewer)) {
      yield `viewer ${viewer} saw the clock of whoever is asked`;
    }
    if (seq >= 0 && seq !== asked && seq !== asked + 1) yield `viewer ${viewer} had question ${seq} after ${asked}`;
    if (seq >= 0) asked = seq;
    else if (question?.choices !== undefined) yield `viewer ${viewer} was asked without a number`;
  }
}

/** A hidden card of another hand is called something else each turn and after every draw, and hands lie in no order. */
function* names({ game }: Tapped, x: Client): Generator<string> {
  const { viewer } = x.session;
  let turn = -1;
  const earlier = new Set<number>();
  let now = new Set<number>();
  const open = new Set<number>();
  for (const { message, shown: s } of shown(x)) {
    for (const { event } of message.beats) {
      for (const card of [event.a, event.b]) {
        if (card?.card === undefined) continue;
        if (!open.has(card.id) && earlier.has(card.id)) {
          yield `viewer ${viewer} could tell when the ${card.card} was drawn that came to light in message ${message.n}`;
        }
        open.add(card.id);
      }
    }
    const drawn = message.beats.filter((b) => b.event.a !== undefined && b.event.a.card === undefined);
    if (s.view.turn !== turn) {
      for (const id of now) earlier.add(id);
      now = new Set();
      turn = s.view.turn;
    }
    // What was called by this name as it was drawn is called otherwise once it is in the hand.
    for (const { event } of drawn) if (!open.has(event.a!.id)) earlier.add(event.a!.id);
    const held: number[] = [];
    for (const zone of s.view.zones) {
      if (!isHand(game.zones.find((z) => z.name === zone.zone)!)) {
        // What lies on the table, face down or not, is followed by everybody.
        for (const c of zone.cards ?? []) open.add(c.id);
        continue;
      }
      if (zone.seat === viewer) continue;
      const ids = (zone.cards ?? []).map((c) => c.id);
      if (ids.some((id, i) => i > 0 && id < ids[i - 1])) yield `viewer ${viewer} saw the order of a hand`;
      for (const c of zone.cards ?? []) if (c.card === undefined) held.push(c.id);
    }
    for (const c of s.view.zones.flatMap((z) => z.cards ?? [])) if (c.card !== undefined) open.add(c.id);
    for (const id of held) {
      // Except for one that everybody saw being taken back to the hand.
      if (!open.has(id) && earlier.has(id)) yield `viewer ${viewer} could follow hidden card ${id} to turn ${turn}`;
      now.add(id);
    }
  }
}

/** Windows take the same time for everybody who hides cards, and bots take theirs, whatever there was to think about. */
function times({ game }: Tapped): Look {
  const problems: string[] = [];
  return {
    before: (c, entry) => {
      if (entry.is !== 'input' || !('pick' in entry.input) || c.machine === null) return;
      const { seat, pick } = entry.input;
      const q = questionFor(c, seat);
      if (q === null) return;
      const took = entry.t - c.seats[seat].since;
      const inWindow = isWindow(c) && q.apart !== 1 && hidesCards(c, seat as SeatId);
      const passes = game.passingVerbs[q.choices[pick].verb] === true;
      const expected = inWindow ? PACE.window : PACE.bot;
      if (inWindow && passes && took !== PACE.window) problems.push(`seat ${seat} passed after ${took} ms`);
      if (inWindow && entry.by === 'stops') problems.push(`seat ${seat} was passed over without being asked`);
      if (entry.by === 'bot' && took !== expected) problems.push(`the bot at seat ${seat} answered after ${took} ms`);
    },
    problems: () => problems,
  };
}

/** What was sent before the end: then everything is told. */
const underWay = (heard: readonly FromRoom[]): FromRoom[] => heard.filter((m) => m.is !== 'replay');

const messages = (x: Client): Told[] => x.heard.flatMap((m) => (m.is === 'told' ? [m] : []));

/** Every value under these keys, however deep. */
function* found(value: unknown, keys: readonly string[]): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, x] of Object.entries(value)) {
    if (keys.includes(key)) yield x;
    yield* found(x, keys);
  }
}

/** What a client was shown, message by message. */
function* shown(x: Client) {
  const at = { n: 0, shown: null, log: [] } as Pick<Client, 'n' | 'shown' | 'log'>;
  for (const message of messages(x)) {
    tell(at, message);
    yield { ...at, message, shown: at.shown! };
  }
}
