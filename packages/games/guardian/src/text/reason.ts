import { type Ended, endedByItself, lately } from '@wardroom/core';
import type { GuardianTable } from '../view.ts';

/** What decided a match of Guardian Realms. */
export function reason(ended: Ended): string {
  const { log, view, whose, card } = ended;
  const byItself = endedByItself(ended);
  if (byItself !== null) return byItself;
  if (lately(log, 'timeOut') !== undefined) {
    const left = (view.table as GuardianTable).players.map(
      ({ gauge }, seat) => `${whose(seat)} Stronghold had ${gauge.value} HP`,
    );
    return `time was up; ${left.join(', ')}`;
  }
  const fallen = log.findLast((e) => e.kind === 'baseFallen');
  if (fallen?.seat === undefined) return 'a Stronghold fell';
  const hold = `${whose(fallen.seat)} Stronghold`;
  if (fallen.b !== undefined) return `${card(fallen.b)} brought down ${hold}`;
  return lately(log, 'deckEmpty') === undefined ? `${hold} fell` : `${hold} fell, with no card left to draw`;
}
