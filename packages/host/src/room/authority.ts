import { idleAmong, type Question, type Refusal, refuse } from '@wardroom/core';
import { interjectors, isSettled, nextByItself, passed } from './by-itself.ts';
import { type Course, follow, takeEntry } from './course.ts';
import { due } from './due.ts';
import type { Entry } from './entries.ts';
import { goOnWith } from './go-on-with.ts';
import { isOver, openQuestions } from './open.ts';
import type { RoomPorts } from './ports.ts';
import { RoomError } from './room-types.ts';
import { thoughts } from './thoughts.ts';
import type { Wish } from './wishes.ts';

/** How long a log that did not answer is left alone, in milliseconds. */
const LOG_AGAIN = 1000;
/** A match with others in which nothing has happened for so long keeps its log alone: its course takes more memory than all else. */
const SLEEPS = 60_000;

/** The authority over one match, without anybody who is connected to it. */
export interface Authority {
  course: () => Course;
  entries: readonly Entry[];
  /** Why it cannot go on, if it cannot. */
  failure: () => string | null;
  /** Somebody wants something: it is worked out when its turn comes, and `answer` hears null when it is in the log, or why it is not. */
  want: (make: (c: Course, now: number) => Wish, answer: (refusal: Refusal | null) => void) => void;
  /** When all that came before is done. */
  enqueue: (job: () => void) => void;
  /** Time may be up, whatever the timers here say: look at the clock. */
  wake: () => void;
  /** Others may have appended: read on. */
  follow: () => void;
  close: () => void;
}

/** Whoever hears of what happens: people elsewhere (`stand.ts`), or a screen of one's own (`match.ts`). */
export interface Audience {
  /** An entry is about to be taken; the answer forgets what came of it. */
  before: (c: Course) => () => void;
  /** It is in the log, with this time. */
  tell: (c: Course, t: number) => void;
  /** The match is over. */
  finish: () => void;
  /** It cannot go on. */
  fail: (error: string) => void;
}

/**
 * Run a match from where its log has led. One thing is done after another: an entry is worked out on the course, appended, and told
 * when the log has it. Whatever comes in the meantime waits.
 */
export function runMatch(ports: RoomPorts, log: readonly Entry[], at: Course, audience: Audience): Authority {
  const entries = [...log];
  const { company } = at;
  /** Null while the match sleeps: it follows from the log, and is worked out again when somebody asks for it. */
  let held: Course | null = at;
  const course = (): Course => {
    if (held === null) {
      held = follow(entries, company);
      sleepLater();
    }
    return held;
  };
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

  function sleepLater(): void {
    const { length } = entries;
    ports.after(SLEEPS, () => {
      if (closed || failed !== null) return;
      if (entries.length === length && !busy && jobs.length === 0) held = null;
      else sleepLater();
    });
  }

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
    const c = course();
    const undo = audience.before(c);
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
        held = follow(entries, company);
        readOn();
      }
      work();
    };
    const lost = (e: unknown): void => {
      busy = false;
      if (closed) return;
      ports.failed?.(e);
      undo();
      held = follow(entries, company);
      done('It could not be kept just now; try again.');
      lookLater();
      work();
    };
    goOnWith(() => ports.log.append(entries.length, entry), kept, lost);
  }

  /** Tell of an entry that is in the log; false if even that is beyond the rules. */
  function tell(entry: Entry): boolean {
    try {
      audience.tell(course(), entry.t);
      return true;
    } catch (e) {
      breakOff(e);
      return false;
    }
  }

  /** An error within the match: it ends with a sentence, and its log is kept. */
  function breakOff(e: unknown): void {
    ports.failed?.(e);
    if (isOver(course())) {
      fail(e);
      return;
    }
    try {
      held = follow(entries, company);
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
    audience.fail(failed);
  }

  /** What others have appended. */
  function readOn(): void {
    busy = true;
    const read = (more: readonly Entry[]): void => {
      busy = false;
      if (closed) return;
      try {
        for (const entry of more) {
          audience.before(course());
          takeEntry(course(), entry);
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
    goOnWith(
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
  const now = (): number => Math.max(course().t, ports.now());

  function goOn(): void {
    if (stepping || closed) return;
    stepping = true;
    ports.later(() => {
      stepping = false;
      enqueue(step);
    });
  }

  const thought = thoughts(ports, goOn);

  const step = () => {
    for (const cancel of calledOff.splice(0)) cancel();
    if (closed || failed !== null) return;
    const c = course();
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

  const everybodyHasAdded = (): boolean => {
    const { rules, seats } = course();
    return rules.secret === undefined || seats.every((x) => x.sitter !== 'person' || x.entropy !== null);
  };

  /** Ask bots whether they do anything unasked; true while it is not known. */
  function interject(): boolean {
    const c = course();
    for (const seat of interjectors(c)) {
      const known = thought(c, `unasked ${seat} ${c.length}`, seat, false);
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
    const c = course();
    const known = thought(c, `asked ${q.seat} ${q.seq} ${c.backs}`, q.seat, true);
    if (known === undefined) return false;
    const speaks = company?.botSpeaks(c, q) ?? 0;
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

  const want: Authority['want'] = (make, answer) => {
    const take = (): void => {
      const wanted: Wish = failed === null ? make(course(), now()) : { refusal: { error: failed } };
      if (wanted === 'taken') answer(null);
      else if ('entry' in wanted) {
        // Beaten by an entry of another node, it may be right all the same: both may have been asked.
        commit(wanted.entry, (error) => answer(error === null ? null : { error }), take);
      } else {
        answer(wanted.refusal);
        // It may be that time is up, and nobody has noticed yet.
        goOn();
      }
    };
    enqueue(take);
  };

  goOn();
  if (company !== null) sleepLater();

  return {
    course,
    entries,
    failure: () => failed,
    want,
    enqueue,
    wake: goOn,
    follow: lookAgain,
    close: () => {
      closed = true;
      for (const cancel of calledOff.splice(0)) cancel();
    },
  };
}
