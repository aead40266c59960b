import {
  advance,
  askedOf,
  begin,
  eventView,
  type GameEvent,
  type Input,
  type Machine,
  machine,
  nextMoment,
  run,
  type SeatId,
  type State,
  stopsOf,
} from '@wardroom/core';
import { LEARNER, type Note } from '../messages.ts';
import { type OnLine, unseenBy } from './back.ts';
import type { Course } from './course.ts';
import type { Begun, By } from './entries.ts';
import { isWindow, questionFor } from './open.ts';
import { RoomError } from './room-types.ts';

/** The line of a match: the inputs that stand, how they come to stand and how they are undone. */

/** The match begins: nobody adds to its dice any more. */
export function start(c: Course, t: number): void {
  const { secret, among } = c.rules;
  if (secret !== undefined) {
    const shares = c.seats.map((x) => x.entropy ?? '');
    const nth = c.company!.fairDice(secret, shares);
    c.chance = { draw: (q) => nth(c.sides.length)(q), skip: null };
  }
  c.begun = t - (c.rules.kept?.elapsed ?? 0);
  if (among === 'strangers') c.veils = c.company!.veils(c.seats.length + 1);
  c.machine = beginning(c, (e, s) => heard(c, e, s));
  noteUnasked(c);
  c.begunIn = c.machine.state.turn;
}

function heard(c: Course, e: GameEvent, s: State): void {
  c.events++;
  nextMoment(c.shown);
  for (const [viewer, veil] of (c.veils ?? []).entries()) veil.forget(c, s, viewer as SeatId);
  if (c.led !== null) c.lessonLog.push(eventView(c.game, s, LEARNER, e, (seat) => c.names[seat] ?? 'Nobody'));
  c.listen?.(e, s);
}

/** What the rules answer by themselves, since there is only one answer, is told to whom they would have asked. */
function noteUnasked(c: Course): void {
  const stops = stopsOf(c.setup);
  c.machine!.stopAt = (q) => {
    const told = c.game.unasked?.[c.game.prompts[q.prompt]];
    const stopped = stops?.(q) === true;
    if (told !== undefined && !stopped) note(c, q.seat, { text: told.text, cite: told.clause });
    return stopped;
  };
}

function note(c: Course, seat: number, told: Omit<Note, 'at'>): void {
  if (c.seats[seat]?.sitter === 'person') c.notes[seat].push({ at: c.events, ...told });
}

/** A lesson may begin in the middle of a match. */
function beginning(c: Course, sink: (e: GameEvent, s: State) => void): Machine {
  const from = c.led?.start;
  if (from === undefined || 'seats' in from) return begin(c.game, c.setup, sink);
  const m = machine(c.game, from.position(), sink);
  run(m);
  return m;
}

/** Where this match goes on from another one, what that one had come to is first of all that happens. */
export function takeOver(c: Course, { then }: Begun, byItself: ((c: Course) => Input | null) | null): void {
  const taken = c.rules.request.from?.inputs ?? [];
  if (byItself !== null) then.push(...taken);
  for (const input of taken) takeInput(c, input, 'player');
  if (taken.length > 0) c.notes = c.notes.map(() => []);
  goOn(c, byItself === null ? then.slice(taken.length) : then, 'stops', byItself);
}

/** What followed by itself, or follows now. */
export function goOn(c: Course, then: Input[], by: By, byItself: ((c: Course) => Input | null) | null): void {
  if (byItself === null) {
    for (const input of then) {
      const q = c.machine!.state.ask;
      if ('chance' in input && q !== null) c.chance.skip?.(q);
      takeInput(c, input, by);
    }
    return;
  }
  for (let input = byItself(c); input !== null; input = byItself(c)) {
    then.push(input);
    takeInput(c, input, by);
  }
}

export function takeInput(c: Course, input: Input, by: By): void {
  const m = c.machine;
  if (m === null) throw new RoomError('The log goes on before the match has begun.');
  const s = m.state;
  let apart = false;
  let quiet = false;
  if ('chance' in input) c.sides.push(s.ask?.sides ?? 0);
  else if ('pick' in input) {
    const q = askedOf(s, input.seat as SeatId);
    apart = q?.apart === 1;
    // A pass stands in nobody's way, unless a person has decided on it.
    quiet = q !== null && by !== 'player' && isWindow(c) && c.game.passingVerbs[q.choices[input.pick]?.verb] === true;
    if (quiet && by === 'stops') {
      const window = c.game.windows!.list.find((w) => w.name === c.game.windows!.asked(s));
      const passed = { able: q!.choices.length > 1 };
      if (window !== undefined) note(c, input.seat, { text: window.title, cite: c.game.windows!.clause, passed });
    }
    if (c.led !== null && q !== null) c.led.note(s, q, input.pick, c.line.length);
  }
  const refusal = advance(m, input);
  if (refusal !== null) throw new RoomError(`entry ${c.length}: ${refusal.error}`);
  nextMoment(c.shown);
  c.line.push({ input, entry: c.length, apart, quiet });
}

/** All of this seat's from that entry on is undone; what others have answered apart from it stands. */
export function goBack(c: Course, seat: number, to: number): void {
  const mark = c.marks.find((x) => x.seat === seat && x.entry === to);
  if (mark === undefined) throw new RoomError(`entry ${c.length}: nothing may be taken back to ${to}.`);
  const stands = (x: OnLine, i: number): boolean =>
    i < mark.inputs || (x.apart && 'seat' in x.input && x.input.seat !== seat);
  const before = c.seats.map((_, i) => standing(c, i));
  c.backs++;
  c.line = c.line.filter(stands);
  c.events = 0;
  c.machine = beginning(c, () => void c.events++);
  for (const { input } of c.line) {
    const refusal = advance(c.machine, input);
    if (refusal !== null) throw new RoomError(`entry ${c.length}: ${refusal.error}`);
  }
  c.machine.sink = (e, s) => heard(c, e, s);
  noteUnasked(c);
  c.lessonLog.length = Math.min(c.lessonLog.length, c.events);
  c.notes = c.notes.map((all) => all.filter((x) => x.at < c.events));
  c.led?.forget(mark.inputs);
  c.marks = c.marks.filter((x) => x.seat === seat && x.entry < to);
  c.unseen[seat] = unseenBy(c, seat as SeatId);
  c.seats.forEach((x, i) => {
    // A question that still stands keeps its number.
    if (i !== seat && before[i] !== '' && before[i] === standing(c, i)) x.raw = questionFor(c, i)!.seq;
  });
}

const standing = (c: Course, seat: number): string => {
  const q = questionFor(c, seat);
  return q === null ? '' : JSON.stringify([q.prompt, q.card, q.choices]);
};
