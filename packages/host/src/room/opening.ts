import { botFacts } from '@wardroom/bots/roster';
import { loadedGame } from '@wardroom/games/loaded';
import { requestProblem } from '../message-shapes.ts';
import { courseOf } from './course.ts';
import type { Opening, RoomRules } from './entries.ts';
import { isSecret } from './fair.ts';
import { RoomError } from './room-types.ts';
import { unseen } from './text.ts';
import { company } from './with-others.ts';

const LONGEST_NAME = 40;
/** Open hands behind by less than this would help somebody who plays. */
const LEAST_DELAY = 60_000;

/** The first entry of a room's log. Throws a sentence that names the field if there is something wrong with what is asked for. */
export function opening(rules: RoomRules, t: number): Opening {
  const problem = problemOf(rules);
  if (problem !== null) throw new RoomError(problem);
  const fingerprint = loadedGame(rules.request.game)!.fingerprint;
  const first: Opening = { is: 'open', t, fingerprint, ...rules };
  courseOf(first, company);
  return first;
}

function problemOf({ request, among, secret, spectators, clock, pace }: RoomRules): string | null {
  const wrong = requestProblem(request);
  if (wrong !== null) return wrong;
  if (loadedGame(request.game) === undefined) return `game: '${request.game.slice(0, 40)}' is not on this table.`;
  for (const [i, { name, sitter }] of request.places.entries()) {
    if (name === '' || name.length > LONGEST_NAME || unseen(name)) {
      return `places[${i}].name: give 1 to ${LONGEST_NAME} letters that can be seen.`;
    }
    if (sitter !== 'person' && botFacts(sitter) === undefined) {
      return `places[${i}].sitter: no bot is called '${sitter.slice(0, 40)}'.`;
    }
  }
  if (secret !== undefined && !isSecret(secret)) return 'secret: give 64 hex digits.';
  // A seed can be found by trying; what is dealt to strangers must not be.
  if (secret === undefined && among === 'strangers') return 'secret: among strangers give one, of 64 hex digits.';
  if (secret !== undefined && request.lesson !== undefined)
    return 'lesson: a lesson has dice of its own; leave the secret out.';
  if (secret !== undefined && request.from !== undefined)
    return 'from: a match with fair dice begins at its beginning.';
  if (spectators !== undefined) {
    if (!isTime(spectators.delay)) return 'spectators.delay: give milliseconds, at most a day.';
    if (spectators.hands === 'open' && spectators.delay < LEAST_DELAY) {
      return `spectators.delay: with open hands give at least ${LEAST_DELAY} milliseconds.`;
    }
  }
  if (clock !== undefined && !(isTime(clock.decision, 30) && clock.decision >= 1000 && isTime(clock.bank, 30))) {
    return 'clock: give milliseconds from a second to thirty days.';
  }
  if (pace !== undefined && !(isTime(pace.window) && isTime(pace.bot)))
    return 'pace: give milliseconds, at most a day.';
  return null;
}

const isTime = (x: number, days = 1): boolean => Number.isFinite(x) && x >= 0 && x <= days * 86_400_000;
