import { botFacts } from '@wardroom/bots/roster';
import {
  asksChance,
  type Input,
  idleAmong,
  MOST_CHANCE,
  MOST_INPUTS,
  NONE,
  opponents,
  type Question,
  type SeatId,
} from '@wardroom/core';
import { LEARNER } from '../messages.ts';
import type { Course } from './course.ts';
import { puzzleOf } from './lens.ts';
import { isOver, isWindow, openQuestions } from './open.ts';

/** What follows without anybody deciding on it: chance, passes of those who do not want to be asked, answers out of a lesson. */

/** The next such input, or null if somebody is to decide. */
export function nextByItself(c: Course): Input | null {
  const s = c.machine!.state;
  if (isOver(c)) return null;
  if (asksChance(s.ask)) return { chance: c.chance.draw(s.ask) };
  if (isSettled(c) || interjectors(c).length > 0) return null;
  return passed(c);
}

/** The same, when bots have been asked whether they do anything unasked. */
export function passed(c: Course): Input | null {
  for (const q of openQuestions(c)) {
    if (q.table === 1) continue;
    const pick = pickByItself(c, q);
    if (pick >= 0) return { seat: q.seat, pick };
  }
  return null;
}

function pickByItself(c: Course, q: Question): number {
  const s = c.machine!.state;
  const { sitter, stops } = c.seats[q.seat];
  const person = sitter === 'person';
  if (c.led !== null && (person ? q.seat === LEARNER && c.led.leads() : true)) {
    const answer = c.led.answer(s, q);
    if (person) return answer === null || answer.scripted ? -1 : answer.pick;
    if (answer !== null) return answer.pick;
  }
  const single = q.choices.length === 1;
  const idle = idleAmong(c.game, q.choices);
  if (c.rules.among === 'strangers') return c.company!.answerFor(c, q);
  if (!isWindow(c) || idle < 0) return -1;
  if (!person || stops.when === 'able') return single ? idle : -1;
  if (stops.when === 'always') return -1;
  return !single && (stops.at ?? []).includes(c.game.windows!.asked(s)!) ? -1 : idle;
}

/** A puzzle that is solved or missed waits for the learner alone. */
export const isSettled = (c: Course): boolean => (puzzleOf(c)?.is ?? 'open') !== 'open';

/** Bots that could do something to another player unasked right now. */
export function interjectors(c: Course): SeatId[] {
  const m = c.machine!;
  const acts = Object.values(c.game.interrupts).filter((x) => x.by === 'player');
  return c.seats.flatMap(({ sitter }, i) => {
    const seat = i as SeatId;
    if (m.state.seats[seat].out === 1 || botFacts(sitter)?.interjects !== true) return [];
    const could = acts.some(
      // What can be done without a target is done to oneself.
      (x) => x.refuse(m, seat, NONE) !== null && opponents(m.state, seat).some((y) => x.refuse(m, seat, y) === null),
    );
    return could ? [seat] : [];
  });
}

/** More than any match has: what comes after it is not taken. The engine ends endless ones itself before that. */
export const MOST_ENTRIES = MOST_INPUTS + MOST_CHANCE;
