import type { Room } from '@wardroom/host/room';
import type { Gone, SeatPresence } from '@wardroom/protocol';
import { DEPUTY } from '../lobby/table.ts';
import { AT, type Presence, WHO_IS_HERE } from '../presence.ts';
import type { Bus } from '../store/bus.ts';
import type { Schema } from '../store/schema.ts';
import type { Seated } from './rooms.ts';

/**
 * Who of those who play a match is there. Somebody who is gone for longer than the table allows, while others are there and wait, is
 * replaced by a bot or loses. Every node with the match open looks by itself; the log takes the first word and no second one.
 */
export interface Attendance {
  opened: (match: Schema['match'], persons: readonly Seated[], room: Room) => void;
  closed: (match: string) => void;
  /** As it is told to everybody at the match; null if it is not open here. */
  of: (match: string) => { seats: SeatPresence[]; watching: number } | null;
  /** Somebody takes their seat again from the bot that sat down for them. */
  back: (match: string, seat: number) => void;
  close: () => void;
}

interface Attended {
  id: string;
  code: string;
  gone: Gone;
  persons: readonly Seated[];
  room: Room;
  opened: number;
  /** Since when anybody has been there. Who comes back to an empty table does not find the others' time run out. */
  waited: number | null;
  timer: NodeJS.Timeout | null;
}

const isOver = (room: Room): boolean => room.status() === 'over' || room.status() === 'failed';

const WAITED_FOR: Gone = { grace: 120_000, then: 'wait' };

export function attendance(bus: Bus, presence: Presence, now: () => number): Attendance {
  const matches = new Map<string, Attended>();
  const byCode = new Map<string, Attended>();

  const untilOf = (m: Attended, { seat, person }: Seated): number | null => {
    if (m.gone.then === 'wait' || m.waited === null || presence.at(m.code).has(person)) return null;
    // Asked last: a match that sleeps wakes up to answer.
    if (m.room.sitters()[seat] !== 'person') return null;
    return Math.max(presence.awaySince(m.code, person) ?? m.opened, m.waited) + m.gone.grace;
  };

  const look = (m: Attended): void => {
    if (m.timer !== null) clearTimeout(m.timer);
    m.timer = null;
    const here = presence.at(m.code);
    m.waited = m.persons.some((p) => here.has(p.person)) ? (m.waited ?? now()) : null;
    let next = Number.POSITIVE_INFINITY;
    for (const p of m.persons) {
      const until = untilOf(m, p);
      if (until === null || isOver(m.room)) continue;
      if (until > now()) next = Math.min(next, until);
      else if (m.gone.then === 'bot') m.room.sit(p.seat, DEPUTY);
      else m.room.forfeit(p.seat);
    }
    if (next < Number.POSITIVE_INFINITY) m.timer = setTimeout(() => look(m), next - now()).unref();
  };

  const stop = bus.listen({
    [WHO_IS_HERE]: () => {
      for (const m of matches.values()) look(m);
    },
    [AT]: (code) => {
      const m = byCode.get(code);
      if (m !== undefined) look(m);
    },
  });

  const closed = (match: string): void => {
    const m = matches.get(match);
    if (m === undefined) return;
    if (m.timer !== null) clearTimeout(m.timer);
    matches.delete(match);
    byCode.delete(m.code);
  };

  return {
    opened: ({ id, code, gone }, persons, room) => {
      const rule = gone === null ? WAITED_FOR : (JSON.parse(gone) as Gone);
      const m: Attended = { id, code, gone: rule, persons, room, opened: now(), waited: null, timer: null };
      matches.set(id, m);
      byCode.set(code, m);
      look(m);
    },
    closed,
    of: (match) => {
      const m = matches.get(match);
      if (m === undefined) return null;
      const here = presence.at(m.code);
      const seats = m.persons.map((p) => ({
        seat: p.seat,
        here: here.has(p.person),
        away: presence.awaySince(m.code, p.person),
        until: untilOf(m, p),
      }));
      const players = new Set(m.persons.map((p) => p.person));
      return { seats, watching: [...here].filter((person) => !players.has(person)).length };
    },
    back: (match, seat) => {
      const room = matches.get(match)?.room;
      if (room !== undefined && room.sitters()[seat] !== 'person') room.sit(seat, 'person');
    },
    close: () => {
      stop();
      for (const match of [...matches.keys()]) closed(match);
    },
  };
}
