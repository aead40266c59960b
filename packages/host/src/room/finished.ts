import { makeReplay, type Replay } from '@wardroom/core';
import type { Course } from './course.ts';
import { isOver } from './open.ts';

/** All of a match once it is over; null before, and of one that began in a position set up by hand: no inputs lead to it. */
export function replayOf(c: Course, commitmentOf: ((secret: string) => string) | null): Replay | null {
  if (!isOver(c) || c.machine === null || (c.led !== null && 'position' in c.led.start)) return null;
  const { secret, request } = c.rules;
  const entropy = c.seats.map((x) => x.entropy ?? '');
  const fair =
    secret === undefined ? {} : { fair: { commitment: commitmentOf!(secret), entropy, sides: c.sides.slice() } };
  const inputs = c.line.map((x) => x.input);
  const from = request.from === undefined ? {} : { from: request.from.inputs.length };
  return makeReplay({ game: c.game, setup: c.setup, seed: secret ?? request.seed, inputs, ...from, ...fair });
}
