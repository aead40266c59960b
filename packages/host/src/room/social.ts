import type { SeatId } from '@wardroom/core';
import type { Social } from './company.ts';
import type { Course } from './course.ts';
import { isEntropy } from './fair.ts';
import { isWindow, questionFor } from './open.ts';
import { MOST_SETTINGS, no, type Wish } from './wishes.ts';

/** What players say that concerns the others: shares of the dice, more time, offers and what they say to them. */
export function social(c: Course, seat: number, m: Social, t: number): Wish {
  const key = m.key === undefined ? {} : { key: m.key };
  switch (m.do) {
    case 'entropy':
      return entropy(c, seat, m.value, t, key);
    case 'hold':
      if (questionFor(c, seat) === null || !isWindow(c) || c.rules.among !== 'strangers') {
        return no('There is no window of yours to hold open.');
      }
      return c.seats[seat].hold ? 'taken' : { entry: { is: 'hold', t, seat, ...key } };
    case 'back':
      return offer(c, seat, 'back', t, key);
    case 'draw':
      return draw(c, seat, t, key);
    case 'consent':
      if (c.offer === null || !c.offer.waits.includes(seat)) return no('Nothing was offered to you.');
      return { entry: { is: 'consent', t, seat, yes: m.yes, ...key } };
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
