import { type Replay, refuse } from '@wardroom/core';
import { type Authority, runMatch } from './authority.ts';
import { awaits } from './awaits.ts';
import { type Course, follow } from './course.ts';
import { byClock } from './due.ts';
import type { Entry } from './entries.ts';
import { factsFor } from './facts.ts';
import { commitmentOf } from './fair.ts';
import { replayOf } from './finished.ts';
import { judgement } from './judge.ts';
import type { ToRoom } from './messages.ts';
import { asksInSecret, isOver } from './open.ts';
import type { RoomPorts } from './ports.ts';
import { type Joining, type Room, RoomError, type Session } from './room-types.ts';
import { roomMessageProblem } from './shapes.ts';
import { type Seated, stands } from './stand.ts';
import { no, type Wish, wish } from './wishes.ts';
import { company } from './with-others.ts';

/** A room (`room-types.ts`): a match, and those who are connected to it. */
export function openRoom(ports: RoomPorts, log: readonly Entry[]): Room {
  const audience = stands(ports, () => ({ c: course(), entries: authority.entries, replay: replay() }));
  const authority = runMatch(ports, log, follow(log, company), audience);
  const { course } = authority;

  let made: Replay | null = null;
  const replay = (): Replay | null => {
    if (made === null && isOver(course())) {
      made = replayOf(course(), commitmentOf);
      if (made !== null) made = ports.sign?.(made) ?? made;
    }
    return made;
  };

  const host = (make: (c: Course, t: number) => Wish): void => authority.want(make, () => {});

  return {
    facts: (viewer) => factsFor(course(), viewer),
    join: (who, send): Session => {
      const viewer = viewerOf(course(), who);
      const judge = who.judge === true;
      const seated = audience.join(viewer, send, judge);
      authority.enqueue(() => {
        const error = authority.failure();
        if (error !== null) seated.say({ is: 'failed', error });
        else seated.greet(who.cursor);
      });
      return {
        viewer,
        receive: (m) => seated.open() && receive(authority, seated, { viewer, judge }, m),
        close: seated.close,
      };
    },
    begin: () => host((c, t) => (c.machine === null ? { entry: { is: 'begin', t, then: [] } } : 'taken')),
    sit: (seat, sitter) =>
      host((c, t) => {
        const known = c.seats[seat];
        if (known === undefined || known.sitter === 'table' || isOver(c)) return no('seat: nobody can sit down there.');
        return known.sitter === sitter ? 'taken' : { entry: { is: 'sit', t, seat, sitter } };
      }),
    forfeit: (seat) =>
      host((c, t) => {
        if (isOver(c)) return 'taken';
        const text = `${c.names[seat] ?? 'Somebody'} did not come.`;
        if (c.machine === null) return { entry: { is: 'end', t, why: 'host', text } };
        const input = { seat: 0, act: 'disqualify', target: seat, host: true as const };
        const refusal = refuse(c.machine, input);
        return refusal === null ? { entry: byClock(t, input) } : { refusal };
      }),
    end: (text) =>
      host((c, t) => (isOver(c) ? 'taken' : { entry: { is: 'end', t, why: 'host', text: text.slice(0, 200) } })),
    wake: authority.wake,
    follow: authority.follow,
    length: () => authority.entries.length,
    status: () => {
      if (authority.failure() !== null) return 'failed';
      return isOver(course()) ? 'over' : course().machine === null ? 'gathering' : 'playing';
    },
    awaits: () => awaits(course()),
    sitters: () => course().seats.map((x) => x.sitter),
    asksInSecret: () => asksInSecret(course()),
    replay,
    sessions: audience.size,
    course,
    close: () => {
      authority.close();
      audience.close();
    },
  };
}

/** The number of whoever joins as this, or a sentence why nobody can. */
function viewerOf(c: Course, { as, judge }: Joining): number {
  const viewer = as === 'spectator' ? c.seats.length : as;
  if (viewer < 0 || viewer > c.seats.length || !Number.isInteger(viewer))
    throw new RoomError(`There is no seat ${viewer}.`);
  if (viewer === c.seats.length && c.rules.spectators === undefined && judge !== true)
    throw new RoomError('Nobody may look on here.');
  if (viewer < c.seats.length && c.seats[viewer].sitter === 'table') throw new RoomError('The table plays that seat.');
  return viewer;
}

/** A message of a session, whatever it is. Whose session it is, the server has said. */
function receive(
  authority: Authority,
  { say, greet }: Seated,
  { viewer, judge }: { viewer: number; judge: boolean },
  raw: unknown,
): void {
  const wrong = roomMessageProblem(raw);
  if (wrong !== null) {
    say({ is: 'refused', refusal: { error: wrong } });
    return;
  }
  const m = raw as ToRoom;
  if (m.do === 'from') {
    authority.enqueue(() => greet(m.cursor));
    return;
  }
  const key = m.key === undefined ? {} : { key: m.key };
  authority.want(
    (c, t) => {
      if (m.do === 'judge') return judge ? judgement(c, m, t) : no('Only the judge of this match may do that.');
      return viewer < c.seats.length ? wish(c, viewer, m, t) : no('Spectators look on; they do nothing.');
    },
    (refusal) => say(refusal === null ? { is: 'taken', ...key } : { is: 'refused', refusal, ...key }),
  );
}
