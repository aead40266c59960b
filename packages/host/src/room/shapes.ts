import { MOST_SEATS } from '@wardroom/core';
import { byWord, flag, list, record, type Shape, text, whole, word } from '../shapes.ts';
import type { ToRoom } from './messages.ts';

/** The shapes of what a session may say. Nothing else reaches a room. */

const name = text(80);
const nth = whole(-1, 2 ** 31 - 1);
const more = { key: text(40) };

const toRoom: Shape<ToRoom> = byWord('do', {
  pick: record({ question: nth, pick: nth }, more),
  act: record({ act: name }, { ...more, target: whole(0, MOST_SEATS - 1) }),
  stops: record({ stops: record({ when: word('always', 'able', 'only') }, { at: list(name, 100) }) }, more),
  hold: record({}, more),
  back: record({}, more),
  draw: record({}, more),
  consent: record({ yes: flag }, more),
  entropy: record({ value: text(64) }, more),
  judge: record({ act: name }, { ...more, target: whole(0, MOST_SEATS - 1), text: text(300) }),
  put: record({}, more),
  leave: record({}, more),
  from: record({ cursor: nth }, {}),
});

/** What is wrong with a message to a room, or null. */
export const roomMessageProblem = (message: unknown): string | null => toRoom.problem(message, '');
