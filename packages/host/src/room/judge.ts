import { refuse } from '@wardroom/core';
import type { Course } from './course.ts';
import type { Entry } from './entries.ts';
import type { ToRoom } from './messages.ts';
import { isOver } from './open.ts';
import { unseen } from './text.ts';
import { no, type Wish } from './wishes.ts';

/**
 * The judge's seat (W15.1.4, W16.2.3): whoever holds the table may act as its official. Everything they do is an entry of the log
 * and is told to everybody. Who a judge is, the server says when it lets a session join.
 */

/** Rulings in a match: they are kept in the log for ever. */
const MOST_RULINGS = 50;
/** What an official may do in any game: say how a case is settled, and end the match with a sentence. */
const OWN_ACTS = ['ruling', 'end'];

/** What the rules of this game give an official to do, and what every official may. */
export const judgeActs = (c: Course): string[] => [
  ...Object.entries(c.game.interrupts).flatMap(([act, x]) => (x.by === 'host' ? [act] : [])),
  ...OWN_ACTS,
];

export function judgement(
  c: Course,
  { act, target, text, key: own }: Extract<ToRoom, { do: 'judge' }>,
  t: number,
): Wish {
  const key = own === undefined ? {} : { key: own };
  if (own !== undefined && c.judged.keys.includes(own)) return 'taken';
  if (c.machine === null) return no('The match has not begun.');
  if (isOver(c)) return no('The match is over.');
  if (c.judged.rulings.length >= MOST_RULINGS) return no('act: the judge has spoken too often in this match.');
  if (OWN_ACTS.includes(act)) {
    if (target !== undefined) return no(`target: a judge's '${act}' is for everybody; leave it out.`);
    if (text === undefined || text === '' || unseen(text)) return no('text: give a sentence that can be read.');
    const entry: Entry =
      act === 'end' ? { is: 'end', t, why: 'host', text, ...key } : { is: 'ruling', t, text, ...key };
    return { entry };
  }
  if (text !== undefined) return no(`text: '${act}' has words of its own; leave it out.`);
  const input = { seat: 0, act, host: true as const, ...(target === undefined ? {} : { target }) };
  const refusal = refuse(c.machine, input);
  return refusal === null ? { entry: { is: 'input', t, by: 'judge', input, then: [], ...key } } : { refusal };
}
