import type { ChoiceView } from '@wardroom/core';

/** What can be done before a phase ends, in the order in which it is said. */
const DOINGS = [
  ['summon', 'summon'],
  ['play', 'play magics'],
  ['use', 'use an effect'],
  ['escape', 'roll to get free'],
  ['battle', 'battle'],
] as const;

/** The question of a phase names only what is possible; other questions are asked as the table puts them. */
export function asks(choices: readonly ChoiceView[], prompt?: string): string | null {
  const end = choices.find((c) => c.verb === 'endPhase');
  // Nobody goes on from the main phase without a creature.
  if (end === undefined && prompt !== 'main') return null;
  const all = DOINGS.flatMap(([verb, words]) => (choices.some((c) => c.verb === verb) ? [words as string] : []));
  if (end !== undefined) all.push(`${end.text.charAt(0).toLowerCase()}${end.text.slice(1)}`);
  if (all.length === 0) return null;
  const said = all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')}, or ${all.at(-1)}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
