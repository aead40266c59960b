import { type Refusal, refuse, type SeatId, view } from '@wardroom/core';
import { LEARNER } from '../messages.ts';
import { lastMark } from './back.ts';
import { MOST_ENTRIES } from './by-itself.ts';
import { matchLimit } from './clock.ts';
import type { Social } from './company.ts';
import type { Course } from './course.ts';
import type { Entry } from './entries.ts';
import type { ToRoom } from './messages.ts';
import { canBack, isOver, others, questionFor } from './open.ts';

/** What a player's message comes to: an entry for the log, nothing more to do, or why it cannot be. */
export type Wish = { entry: Entry } | { refusal: Refusal } | 'taken';

/** What somebody says at their seat. */
export type Saying = Exclude<ToRoom, { do: 'from' | 'judge' }>;

/** Stops and offers of one seat in a match: they are kept in the log for ever. */
export const MOST_SETTINGS = 200;

export const no = (error: string): Wish => ({ refusal: { error } });

export function wish(c: Course, seat: number, m: Saying, t: number): Wish {
  const place = c.seats[seat];
  const key = m.key === undefined ? {} : { key: m.key };
  // Sent again: it was taken already.
  if (m.key !== undefined && place.keys.includes(m.key)) return 'taken';
  if (place.sitter !== 'person') return no('A bot sits at your seat now. Sit down again first.');
  if (c.length >= MOST_ENTRIES) return no('The match has become too long; nothing more is taken.');
  if (m.do === 'entropy') return withOthers(c, seat, m, t);
  if (m.do === 'stops') {
    if (JSON.stringify(place.stops) === JSON.stringify(m.stops)) return 'taken';
    if (place.settings >= MOST_SETTINGS) return no('stops: they were changed too often in this match.');
    const { when, at } = m.stops;
    const stops = { when, ...(at === undefined ? {} : { at: [...at] }) };
    return { entry: { is: 'stops', t, seat, stops, then: [], ...key } };
  }
  if (c.machine === null) return no('The match has not begun.');
  if (isOver(c)) return no(m.do === 'back' ? 'The match is over; nothing can be taken back.' : 'The match is over.');
  const late = matchLimit(c) > 0 && t - c.begun >= matchLimit(c);
  switch (m.do) {
    case 'pick':
      return late ? no('Time is up.') : pick(c, seat, m.question, m.pick, t, key);
    case 'act': {
      const target = m.target === undefined ? {} : { target: m.target };
      const input = { seat, act: m.act, ...target };
      const refusal = refuse(c.machine, input);
      return refusal === null ? { entry: { is: 'input', t, by: 'player', input, then: [], ...key } } : { refusal };
    }
    case 'back':
      return back(c, seat, m, t);
    case 'hold':
    case 'draw':
    case 'consent':
      return withOthers(c, seat, m, t);
    case 'put':
      if (c.rules.puts !== true || place.put || questionFor(c, seat) === null) return 'taken';
      return { entry: { is: 'put', t, seat } };
    case 'leave':
      if (seat !== LEARNER || !(c.led?.leads() === true || (c.led?.puzzle !== undefined && c.left === null))) {
        return no('No lesson is under way.');
      }
      return { entry: { is: 'leave', t, then: [] } };
    default: {
      const never: never = m;
      return no(`unknown message ${JSON.stringify(never).slice(0, 80)}`);
    }
  }
}

function pick(c: Course, seat: number, question: number, choice: number, t: number, key: { key?: string }): Wish {
  const q = questionFor(c, seat);
  if (q === null || question !== c.seats[seat].number) return no('The table has moved on; look again.');
  const s = c.machine!.state;
  const words = (i: number): string => view(c.game, s, seat as SeatId).question!.choices![i].text;
  const wrong = c.led?.refuse(s, q, choice, words) ?? null;
  if (wrong !== null) return { refusal: wrong };
  const input = { seat, pick: choice };
  const refusal = refuse(c.machine!, input);
  if (refusal !== null) return { refusal };
  if (c.company?.countsLater(c, q, choice) === true) return 'taken';
  return { entry: { is: 'input', t, by: 'player', input, then: [], ...key } };
}

function back(c: Course, seat: number, m: Extract<ToRoom, { do: 'back' }>, t: number): Wish {
  if (c.rules.takeBack === 'never') return no('Nothing is taken back at this table.');
  if (!canBack(c, seat)) return no('There is nothing that may be taken back.');
  if (c.rules.takeBack === 'consent' && others(c, seat).length > 0) return withOthers(c, seat, m, t);
  const key = m.key === undefined ? {} : { key: m.key };
  return { entry: { is: 'back', t, seat, to: lastMark(c, seat)!.entry, ...key } };
}

const withOthers = (c: Course, seat: number, m: Social, t: number): Wish =>
  c.company?.wish(c, seat, m, t) ?? no('That is for play with others.');
