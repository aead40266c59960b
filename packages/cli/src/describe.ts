import type { Clause, Game } from '@wardroom/core';
import { hang, type Paint, wrap } from './text.ts';

/** Cards and clauses as they are printed on their own. */

export function describeCard(game: Game, id: string, columns: number, paint: Paint): string {
  const def = game.defs[game.defById.get(id)!];
  const text = game.cardText(id);
  return [
    paint('bold', def.name),
    ...wrap(`${game.cardFacts(id)}.`, columns),
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
