import { randomStream } from '@wardroom/core';
import type { Words } from './company.ts';
import type { Course } from './course.ts';

/** Random bits that never come out, for whatever a room does at random itself; the same name gives the same bits. */
export function wordsOf(c: Course, name: string): Words {
  const { secret, request } = c.rules;
  if (secret !== undefined) return c.company!.words(secret, name);
  // What has no secret follows from the seed of the match, as its dice do.
  const next = randomStream(`${request.seed}/${name}`);
  return [next(), next(), next(), next()];
}
