import type { ChoiceView } from '@wardroom/core';

/** What can be done before a turn or phase ends, in the order in which it is said: verbs, and how they are called together. */
export type Doings = readonly (readonly [verbs: readonly string[], words: string])[];

/** The question of a turn names only what is possible; other questions are asked as the table puts them. */
export const asksFor =
  (doings: Doings, ends: string) =>
  (choices: readonly ChoiceView[], prompt?: string): string | null => {
    const end = choices.find((c) => c.verb === ends);
    // Where one cannot go on yet, the prompt says that it is a turn.
    if (end === undefined && prompt !== 'main') return null;
    const all = doings.flatMap(([verbs, words]) => (choices.some((c) => verbs.includes(c.verb)) ? [words] : []));
    if (end !== undefined) all.push(`${end.text.charAt(0).toLowerCase()}${end.text.slice(1)}`);
    if (all.length === 0) return null;
    const said = all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')}, or ${all.at(-1)}`;
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  };
