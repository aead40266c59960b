import { botByName, botNames } from '@wardroom/bots';
import type { CardFace, Game, LessonFacts } from '@wardroom/core';
import type { Catalogue } from './messages.ts';

/** A game without its rules: what tables, deck lists and rulebook readers show. */
export function catalogue(game: Game): Catalogue {
  const cards: Record<string, CardFace> = {};
  for (const def of game.defs) {
    const face = game.cardFace(def.id);
    if (face !== undefined) cards[def.id] = face;
  }
  return {
    name: game.name,
    title: game.title,
    modes: game.modes.map((m) => ({ ...m })),
    decks: game.decks.map(({ id, name, idea, cards }) => ({ id, name, idea, cards: [...cards] })),
    cards,
    rulebook: game.rulebook,
    windows: game.windows?.list ?? [],
    bots: botNames.map((name) => ({ name, idea: botByName(name)!.idea })),
    stats: Object.fromEntries(game.stats.flatMap((s) => (s.label === undefined ? [] : [[s.name, s.label]]))),
    lesson: lessonFacts(game.lesson),
    fingerprint: game.fingerprint,
  };
}

function lessonFacts(lesson: Game['lesson']): LessonFacts | null {
  if (lesson === undefined) return null;
  const { title, minutes, mode, names, learnt } = lesson;
  return { title, minutes, mode, names: [...names], learnt };
}
