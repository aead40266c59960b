import { type Ended, endedByItself, lately } from '@wardroom/core';
import type { ArcaneTable } from '../view.ts';

/** What decided a match of War of the Arcane. */
export function reason(ended: Ended): string {
  const { log, view, whose, card } = ended;
  const byItself = endedByItself(ended);
  if (byItself !== null) return byItself;
  if (lately(log, 'timeOut') !== undefined) {
    const left = (view.table as ArcaneTable).players.flatMap(({ gauge }, seat) =>
      gauge === undefined ? [] : [`${whose(seat)} Stone had ${gauge.value} health`],
    );
    return `time was up; ${left.join(', ')}`;
  }
  const fallen = log.filter((e) => e.kind === 'destroyed' && view.seats[e.seat ?? -1]?.out === true).at(-1);
  if (fallen?.seat === undefined) return 'a Stone was destroyed';
  const stone = `${whose(fallen.seat)} ${card(fallen.a)}`;
  if (lately(log, 'drawsNothing') !== undefined) return `${stone} broke, with no card left to draw`;
  return fallen.b === undefined ? `${stone} was destroyed` : `${card(fallen.b)} destroyed ${stone}`;
}
