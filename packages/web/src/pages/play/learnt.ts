import type { LessonFacts } from '@wardroom/core';
import type { Catalogue, MatchRequest } from '@wardroom/host';
import { device } from '../../storage.ts';
import { freshSeed } from './start.ts';

/** Lessons as they are asked for, and which were finished on this device. */

const LEARNT = 'wardroom.learnt.';

/** One of a game's guided matches. Decks, options and dice are the lesson's own. */
export function lessonRequest(catalogue: Catalogue, lesson: LessonFacts, name = ''): MatchRequest {
  const { id, mode, names, foe, puzzles } = lesson;
  return {
    game: catalogue.name,
    mode,
    seed: freshSeed(),
    lesson: id,
    ...(foe === undefined ? {} : { foe }),
    ...(puzzles === undefined ? {} : { puzzle: firstUnsolved(catalogue.name, id, puzzles.length) }),
    places: names.map((own, i) =>
      i === 0
        ? { name: name.trim() || own, deck: [], sitter: 'person' }
        : { name: own, deck: [], sitter: catalogue.usualBot },
    ),
  };
}

/** A lesson of a game was finished here. */
export const hasLearnt = (game: string, id: string): boolean => device.getItem(`${LEARNT}${game}.${id}`) !== null;
export function keepLearnt(game: string, id: string): void {
  device.setItem(`${LEARNT}${game}.${id}`, '1');
}

const SOLVED = 'wardroom.solved.';

/** Which puzzles of a lesson were solved here, by their numbers. */
const solved = (game: string, id: string): ReadonlySet<string> =>
  new Set((device.getItem(`${SOLVED}${game}.${id}`) ?? '').split(' ').filter(Boolean));

function firstUnsolved(game: string, id: string, of: number): number {
  const done = solved(game, id);
  const first = Array.from({ length: of }, (_, i) => i).find((i) => !done.has(String(i)));
  return first ?? 0;
}

/** A puzzle was solved; with the last of them the lesson is learnt. */
export function keepSolved({ game, lesson = '' }: MatchRequest, { at, of }: { at: number; of: number }): void {
  const done = new Set(solved(game, lesson)).add(String(at));
  device.setItem(`${SOLVED}${game}.${lesson}`, [...done].join(' '));
  if (done.size >= of) keepLearnt(game, lesson);
}
