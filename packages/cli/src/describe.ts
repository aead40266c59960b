import type { Clause, WholeGame } from '@wardroom/core';
import { foeOf } from './games.ts';
import { hang, type Paint, wrap } from './text.ts';

/** Cards and clauses as they are printed on their own. */

export function describeCard(game: WholeGame, id: string, columns: number, paint: Paint): string {
  const def = game.defs[game.defById.get(id)!];
  const text = game.cardText(id);
  const foe = foeOf(game, id);
  return [
    paint('bold', def.name),
    ...wrap(`${game.cardFacts(id)}.`, columns),
    ...(foe === undefined || foe.cards[0] === id ? [] : [`A card of ${foe.name}.`]),
    ...(text === '' ? [] : wrap(text, columns)),
  ].join('\n');
}

export function describeClause(clause: Clause, columns: number, paint: Paint): string {
  const part = (label: string, text: string | undefined): string[] =>
    text === undefined
      ? []
      : hang(`${label}: ${text}`, columns - 2, '    ').map((line, i) => (i === 0 ? `  ${line}` : line));
  return [
    `${paint('bold', clause.id)} ${paint('dim', clause.section)}`,
    ...wrap(clause.text, columns - 2).map((line) => `  ${line}`),
    ...part('Ruling', clause.ruling),
    ...part('Example', clause.example),
  ].join('\n');
}
