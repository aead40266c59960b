import type { Course } from './course.ts';
import { commitmentOf } from './fair.ts';
import type { RoomFacts } from './messages.ts';

/** What everybody may know of a room. */
export function factsFor(c: Course, viewer: number): RoomFacts {
  const { request, fingerprint, among, takeBack, spectators, clock, pace, secret } = c.rules;
  return {
    game: request.game,
    mode: c.setup.mode,
    fingerprint,
    names: [...c.names],
    teams: c.setup.seats.map((x, i) => x.team ?? i),
    viewer,
    among,
    takeBack,
    spectators: spectators ?? null,
    clock: clock ?? null,
    pace: pace ?? null,
    commitment: secret === undefined ? null : commitmentOf(secret),
    entropy: c.seats.map((x) => x.entropy !== null),
  };
}
