import { idleAmong, makeReplay, type Question, type Replay, refuse } from '@wardroom/core';
import { awaits } from './awaits.ts';
import { interjectors, isSettled, nextByItself, passed } from './by-itself.ts';
import { botSpeaks, due } from './clock.ts';
import { asksInSecret, type Course, follow, isOver, openQuestions, takeEntry } from './course.ts';
import type { Entry } from './entries.ts';
import { commitmentOf, privateWords } from './fair.ts';
import { judgement } from './judge.ts';
import { factsFor } from './lens.ts';
import type { ToRoom } from './messages.ts';
import type { RoomPorts, Thinking, Thought } from './ports.ts';
import { type Room, RoomError, type Session } from './room-types.ts';
import { roomMessageProblem } from './shapes.ts';
import { type Seated, type Stand, stands } from './stand.ts';
import { secretOf } from './veil.ts';
import { wish } from './wishes.ts';

interface Who {
  viewer: number;
  judge: boolean;
}

/** How long a log that did not answer is left alone, in milliseconds. */
const LOG_AGAIN = 1000;

/**
 * The authority over a match (`room-types.ts`). One thing is done after another: an entry is worked out on the course, appended,
 * and told when the log has it. Whatever comes in the meantime waits.
 */
export function openRoom(ports: RoomPorts, log: readonly Entry[]): Room {
  const entries = [...log];
  let c: Course = follow(entries);
  let closed = false;
  let failed: string | null = null;
  /** An entry is on its way into the log. */
  let busy = false;
  /** A look at the log waits its turn, or its time. */
  let lookAsked = false;
  let looking = false;
  const jobs: (() => void)[] = [];
  const calledOff: (() => void)[] = [];
  let stepping = false;
  /** What is being thought about, by seat. */
  const thoughts = new Map<string, { answer?: Thinking }>();
  let replay: Replay | null = null;
  const audience: Stand = stands(ports, () => ({ c, entries, replay: finished() }));

  // ── One after another ──

  const enqueue = (job: () => void): void => {
    jobs.push(job);
    work();
  };

  function work(): void {
    while (!busy && !closed) {
      const job = jobs.shift();
      if (job === undefined) return;
      job();
    }
  }

  /** Take an entry, append it, and tell of it. `done` hears whether it is in the log; `beaten`, instead, that another entry was first. */
  function commit(entry: Entry, done: (error: string | null) => void = () => {}, beaten?: () => void): void {
    const undo = audience.before();
    try {
      takeEntry(c, entry, c.machine === null && entry.is !== 'begin' ? null : nextByItself);
    } catch (e) {
      undo();
      done('The match breaks off.');
      breakOff(e);
      return;
    }
    busy = true;
    const kept = (ok: boolean): void => {
      busy = false;
      if (closed) return;
      if (ok) {
        entries.push(entry);
        done(null);
        // That a question stands on a screen moves nothing.
        if (tell(entry) && entry.is !== 'put') goOn();
      } else {
        undo();
        if (beaten === undefined) done('The table has moved on; look again.');
        else jobs.unshift(beaten);
        c = follow(entries);
        readOn();
      }
      work();
    };
    const lost = (e: unknown): void => {
      busy = false;
      if (closed) return;
      ports.failed?.(e);
      undo();
      c = follow(entries);
      done('It could not be kept just now; try again.');
      lookLater();
      work();
    };
    settle(() => ports.log.append(entries.length, entry), kept, lost);
  }

  /** Tell of an entry that is in the log; false if even that is beyond the rules. */
  function tell(entry: Entry): boolean {
    try {
      audience.tell(entry.t);
      return true;
    } catch (e) {
      breakOff(e);
      return false;
    }
  }

  /** An error within the match: it ends with a sentence, and its log is kept. */
  function breakOff(e: unknown): void {
    ports.failed?.(e);
    if (isOver(c)) {
      fail(e);
      return;
    }
    try {
      c = follow(entries);
    } catch (again) {
      fail(again);
      return;
    }
    const text = 'An error in the game ended this match. All that happened until then is kept.';
    commit({ is: 'end', t: now(), why: 'error', text });
  }

  /** Not even the log can be followed. */
  function fail(e: unknown): void {
    failed = e instanceof RoomError ? e.message : 'The match cannot go on: its log does not fit the rules.';
    audience.say({ is: 'failed', error: failed });
  }

  /** What others have appended. */
  function readOn(): void {
    busy = true;
    const read = (more: readonly Entry[]): void => {
      busy = false;
      if (closed) return;
      try {
        for (const entry of more) {
          audience.before();
          takeEntry(c, entry);
          entries.push(entry);
          if (!tell(entry)) return;
        }
      } catch (e) {
        ports.failed?.(e);
        fail(e);
        return;
      }
      if (more.length > 0) goOn();
      work();
    };
    settle(
      () => ports.log.read(entries.length),
      read,
      (e) => {
        busy = false;
        ports.failed?.(e);
        lookLater();
        work();
      },
    );
  }

  /** The log did not answer. It may have kept what was sent all the same, and whatever goes on by itself has to go on. */
  function lookLater(): void {
    if (looking || closed) return;
    looking = true;
    ports.after(LOG_AGAIN, () => {
      looking = false;
      lookAgain();
      goOn();
    });
  }

  /** However many say that there is more, one look finds it. */
  function lookAgain(): void {
    if (lookAsked) return;
    lookAsked = true;
    enqueue(() => {
      lookAsked = false;
      readOn();
    });
  }

  // ── What happens by itself ──

  /** The clock of the match never goes back, whatever the machine's does. */
  const now = (): number => Math.max(c.t, ports.now());

  function goOn(): void {
    if (stepping || closed) return;
    stepping = true;
    ports.later(() => {
      stepping = false;
      enqueue(step);
    });
  }

  const step = () => {
    for (const cancel of calledOff.splice(0)) cancel();
    if (closed || failed !== null) return;
    if (isOver(c)) {
      audience.finish();
      ports.rests?.();
      return;
    }
    if (c.machine === null) {
      if (everybodyHasAdded()) commit({ is: 'begin', t: now(), then: [] });
      return;
    }
    if (isSettled(c)) {
      ports.rests?.();
      return;
    }
    const clock = due(c, now());
    if (clock.entry !== null) return commit(clock.entry);
    if (clock.at !== null) wake(clock.at);
    if (interject()) return;
    const input = passed(c);
    if (input !== null) return commit({ is: 'input', t: now(), by: 'stops', input, then: [] });
    const waited = openQuestions(c).filter((q) => q.table === 1 || c.seats[q.seat].sitter !== 'person');
    for (const q of waited) if (think(q)) return;
    if (waited.length === 0) ports.rests?.();
  };

  const wake = (at: number): void => void calledOff.push(ports.after(Math.max(0, at - now()), goOn));

  const everybodyHasAdded = (): boolean =>
    c.rules.secret === undefined || c.seats.every((x) => x.sitter !== 'person' || x.entropy !== null);

  /** Ask bots whether they do anything unasked; true while it is not known. */
  function interject(): boolean {
    for (const seat of interjectors(c)) {
      const known = thought(`unasked ${seat} ${c.length}`, seat, false);
      if (known === undefined) return true;
      if (typeof known !== 'object' || known === null) continue;
      const { act, target } = known;
      const input = { seat, act, ...(target === undefined ? {} : { target }) };
      if (refuse(c.machine!, input) !== null) continue;
      commit({ is: 'input', t: now(), by: 'bot', input, then: [] });
      return true;
    }
    return false;
  }

  /** Let a bot or the table answer; true if it has. */
  function think(q: Question): boolean {
    const known = thought(`asked ${q.seat} ${q.seq} ${c.backs}`, q.seat, true);
    if (known === undefined) return false;
    const speaks = botSpeaks(c, q);
    if (speaks > now()) {
      wake(speaks);
      return false;
    }
    // An answer that is none: better a poor one than a table that waits for ever.
    const pick = typeof known === 'number' && known in q.choices ? known : Math.max(0, idleAmong(c.game, q.choices));
    const input = { seat: q.seat, pick, ...(q.table === 1 ? { host: true as const } : {}) };
    commit({ is: 'input', t: now(), by: q.table === 1 ? 'table' : 'bot', input, then: [] });
    return true;
  }

  /** What somebody thinks of something, once they have thought about it. */
  function thought(about: string, seat: number, asked: boolean): Thinking | undefined {
    const known = thoughts.get(about);
    if (known !== undefined) return known.answer;
    // What was thought of earlier questions is of no use any more.
    for (const old of thoughts.keys())
      if (old.startsWith(`${asked ? 'asked' : 'unasked'} ${seat} `)) thoughts.delete(old);
    const mine: { answer?: Thinking } = {};
    thoughts.set(about, mine);
    const { sitter } = c.seats[seat];
    const random = privateWords(secretOf(c), `${sitter} ${seat} ${c.length}`);
    const { game, fingerprint } = { game: c.game.name, fingerprint: c.game.fingerprint };
    const t: Thought = { game, fingerprint, bot: sitter, seat, state: c.machine!.state, asked, random };
    if (asked) ports.thinking?.(seat);
    let here = true;
    settle(
      () => ports.think(t),
      (answer) => {
        mine.answer = answer;
        if (!here) goOn();
      },
      (e) => {
        ports.failed?.(e);
        mine.answer = null;
        if (!here) goOn();
      },
    );
    here = false;
    return mine.answer;
  }

  // ── Those who look on and play ──

  const finished = (): Replay | null => {
    // What began in the middle of a match has no inputs that lead to it.
    if (!isOver(c) || c.machine === null || (c.led !== null && 'position' in c.led.start)) return null;
    const { secret, request } = c.rules;
    const entropy = c.seats.map((x) => x.entropy ?? '');
    const fair = secret === undefined ? {} : { fair: { commitment: commitmentOf(secret), entropy, sides: c.sides } };
    const inputs = c.line.map((x) => x.input);
    const from = request.from === undefined ? {} : { from: request.from.inputs.length };
    replay ??= makeReplay({ game: c.game, setup: c.setup, seed: secret ?? request.seed, inputs, ...from, ...fair });
    return replay;
  };

  const receive = (seated: Seated, { viewer, judge }: Who, raw: unknown) => {
    const send = seated.say;
    const wrong = roomMessageProblem(raw);
    if (wrong !== null) return send({ is: 'refused', refusal: { error: wrong } });
    const m = raw as ToRoom;
    if (m.do === 'from') return enqueue(() => seated.greet(m.cursor));
    const key = m.key === undefined ? {} : { key: m.key };
    const refused = (error: string): void => send({ is: 'refused', refusal: { error }, ...key });
    if (m.do === 'judge' && !judge) return refused('Only the judge of this match may do that.');
    if (m.do !== 'judge' && viewer >= c.seats.length) return refused('Spectators look on; they do nothing.');
    const take: () => void = () => {
      if (failed !== null) return refused(failed);
      const wanted = m.do === 'judge' ? judgement(c, m, now()) : wish(c, viewer, m, now());
      if (wanted === 'taken') return send({ is: 'taken', ...key });
      if ('refusal' in wanted) {
        send({ is: 'refused', refusal: wanted.refusal, ...key });
        // It may be that time is up, and nobody has noticed yet.
        return goOn();
      }
      // Beaten by an entry of another node, it may be right all the same: both may have been asked.
      commit(wanted.entry, (error) => (error === null ? send({ is: 'taken', ...key }) : refused(error)), take);
    };
    return enqueue(take);
  };

  const host = (make: () => Entry | string | null, done: (error: string | null) => void = () => {}): void =>
    enqueue(() => {
      const entry = failed ?? make();
      if (typeof entry === 'object' && entry !== null) commit(entry, done);
      else done(entry);
    });

  goOn();

  return {
    facts: (viewer) => factsFor(c, viewer),
    join: ({ as, cursor, judge = false }, send): Session => {
      const viewer = as === 'spectator' ? c.seats.length : as;
      if (viewer < 0 || viewer > c.seats.length || !Number.isInteger(viewer))
        throw new RoomError(`There is no seat ${viewer}.`);
      if (viewer === c.seats.length && c.rules.spectators === undefined && !judge)
        throw new RoomError('Nobody may look on here.');
      if (viewer < c.seats.length && c.seats[viewer].sitter === 'table')
        throw new RoomError('The table plays that seat.');
      const seated = audience.join(viewer, send, judge);
      enqueue(() => {
        if (failed !== null) seated.say({ is: 'failed', error: failed });
        else seated.greet(cursor);
      });
      return {
        viewer,
        receive: (m) => seated.open() && receive(seated, { viewer, judge }, m),
        close: seated.close,
      };
    },
    begin: () => host(() => (c.machine === null ? { is: 'begin', t: now(), then: [] } : null)),
    sit: (seat, sitter) =>
      host(() => {
        const known = c.seats[seat];
        if (known === undefined || known.sitter === 'table' || isOver(c))
          return `seat: nobody can sit down at ${seat}.`;
        return known.sitter === sitter ? null : { is: 'sit', t: now(), seat, sitter };
      }),
    forfeit: (seat) =>
      host(() => {
        if (isOver(c)) return null;
        if (c.machine === null)
          return { is: 'end', t: now(), why: 'host', text: `${c.names[seat] ?? 'Somebody'} did not come.` };
        const input = { seat: 0, act: 'disqualify', target: seat, host: true as const };
        return refuse(c.machine, input)?.error ?? { is: 'input', t: now(), by: 'clock', input, then: [] };
      }),
    end: (text) => host(() => (isOver(c) ? null : { is: 'end', t: now(), why: 'host', text: text.slice(0, 200) })),
    wake: goOn,
    follow: lookAgain,
    length: () => entries.length,
    status: () => (failed !== null ? 'failed' : isOver(c) ? 'over' : c.machine === null ? 'gathering' : 'playing'),
    awaits: () => awaits(c),
    sitters: () => c.seats.map((x) => x.sitter),
    asksInSecret: () => asksInSecret(c),
    replay: finished,
    sessions: audience.size,
    course: () => c,
    close: () => {
      closed = true;
      for (const cancel of calledOff.splice(0)) cancel();
      audience.close();
    },
  };
}

/** Go on with a value that is there or will be. */
function settle<T>(make: () => T | Promise<T>, then: (value: T) => void, failed: (e: unknown) => void): void {
  let value: T | Promise<T>;
  try {
    value = make();
  } catch (e) {
    failed(e);
    return;
  }
  if (value instanceof Promise) value.then(then, failed);
  else then(value);
}
