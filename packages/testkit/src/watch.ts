import { act, type CodeId, flatten, type Game, NONE, programOf, wrap } from '@wardroom/core';

/** Hearing what cards do while a match is played. */

/** The programs of each card, by its id. A card's program is called after its id, its ability's place and kind; rules have one word. */
export function cardPrograms(game: Game): Map<string, string[]> {
  const programs = new Map<string, string[]>();
  for (const name of game.codeNames) {
    const id = cardOf(name);
    if (game.defById.has(id)) programs.set(id, [...(programs.get(id) ?? []), name]);
  }
  return programs;
}

/** The card that a program belongs to. */
export const cardOf = (program: string): string => program.slice(0, Math.max(0, program.indexOf(' ')));

/** The game with an ear at the start of these programs. The engine's own loop stays as it is. */
export function watch<G extends Game>(game: G, programs: ReadonlySet<string>, hear: (program: string) => void): G {
  const code = game.codeNames.map((name, at) => {
    const program = programOf(game, at as CodeId);
    if (!programs.has(name)) return program;
    const tell = (): void => hear(name);
    const [first, ...rest] = program;
    return first === undefined ? flatten([act(tell)], () => NONE) : [wrap(first, tell), ...rest];
  });
  return { ...game, code };
}
