import { idleAmong, type Refusal, refuse, type SeatId, view } from '@wardroom/core';
import { LEARNER } from '../messages.ts';
import { lastMark } from './back.ts';
import { hidesCards, MOST_ENTRIES } from './by-itself.ts';
import { type Course, canBack, isOver, isWindow, others, questionFor } from './course.ts';
import type { Entry } from './entries.ts';
import { isEntropy } from './fair.ts';
import { matchLimit } from './lens.ts';
import type { ToRoom } from './messages.ts';

/** What a player's message comes to: an entry for the log, nothing more to do, or why it cannot be. */
export type Wish = { entry: Entry } | { refusal: Refusal } | 'taken';

/** Stops and offers of one seat in a match: they are kept in the log for ever. */
const MOST_SETTINGS = 200;

export const no = (error: string): Wish => ({ refusal: { error } });

export function wish(c: Course, seat: number, m: Exclude<ToRoom, { do: 'from' | 'judge' }>, t: number): Wish {
  const place = c.seats[seat];
  const key = m.key === undefined ? {} : { key: m.key };
  // Sent again: it was taken already.
  if (m.key !== undefined && place.keys.includes(m.key)) return 'taken';
  if (place.sitter !== 'person') return no('A bot sits at your seat now. Sit down again first.');
  if (c.length >= MOST_ENTRIES) return no('The match has become too long; nothing more is taken.');
  if (m.do === 'entropy') return entropy(c, seat, m.value, t, key);
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
    case 'hold':
      if (questionFor(c, seat) === null || !isWindow(c) || c.rules.among !== 'strangers') {
        return no('There is no window of yours to hold open.');
      }
      return place.hold ? 'taken' : { entry: { is: 'hold', t, seat, ...key } };
    case 'back':
      return back(c, seat, t, key);
    case 'draw':
      return draw(c, seat, t, key);
    case 'consent':
      if (c.offer === null || !c.offer.waits.includes(seat)) return no('Nothing was offered to you.');
      return { entry: { is: 'consent', t, seat, yes: m.yes, ...key } };
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

function entropy(c: Course, seat: number, value: string, t: number, key: { key?: string }): Wish {
  if (c.machine !== null) return no('The match has begun; nothing can be added to its dice any more.');
  if (c.rules.secret === undefined) return no('The dice of this match follow from its seed; nothing is added to them.');
  if (!isEntropy(value)) return no('value: give 2 to 64 hex digits, two for each byte.');
  if (c.seats[seat].entropy !== null) return no('You have added to the dice already.');
  return { entry: { is: 'entropy', t, seat, value, ...key } };
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
  // A pass counts when the window closes: earlier, it would tell that there was nothing to think about.
  const passes = choice === idleAmong(c.game, q.choices);
  if (passes && c.rules.among === 'strangers' && isWindow(c) && !c.seats[seat].hold && hidesCards(c, seat as SeatId)) {
    return 'taken';
  }
  return { entry: { is: 'input', t, by: 'player', input, then: [], ...key } };
}

function back(c: Course, seat: number, t: number, key: { key?: string }): Wish {
  if (c.rules.takeBack === 'never') return no('Nothing is taken back at this table.');
  if (!canBack(c, seat)) return no('There is nothing that may be taken back.');
  if (c.rules.takeBack === 'free' || others(c, seat).length === 0) {
    return { entry: { is: 'back', t, seat, to: lastMark(c, seat)!.entry, ...key } };
  }
  return offer(c, seat, 'back', t, key);
}

function draw(c: Course, seat: number, t: number, key: { key?: string }): Wish {
  const { seats } = c.machine!.state;
  const against = c.seats.findIndex(
    (x, i) =>
      x.sitter !== 'person' && seats[i as SeatId].out === 0 && seats[i as SeatId].team !== seats[seat as SeatId].team,
  );
  if (against >= 0) return no(`${c.names[against]} does not agree to a draw.`);
  return offer(c, seat, 'draw', t, key);
}

function offer(c: Course, seat: number, what: 'back' | 'draw', t: number, key: { key?: string }): Wish {
  if (c.offer !== null) return no('Something is on offer already.');
  if (c.seats[seat].settings >= MOST_SETTINGS) return no('You have offered too often in this match.');
  return { entry: { is: 'offer', t, seat, what, ...key } };
}
