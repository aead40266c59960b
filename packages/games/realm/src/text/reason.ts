import { type Ended, endedByItself, lately } from '@wardroom/core';
import type { RealmTable } from '../view.ts';

/** What decided a match of the Contested Realm. */
export function reason(ended: Ended): string {
  const { log, view, who, whose, card } = ended;
  const byItself = endedByItself(ended);
  if (byItself !== null) return byItself;
  if (lately(log, 'timeOut') !== undefined) {
    const left = (view.table as RealmTable).players.map(({ gauge }, seat) => `${whose(seat)} life was ${gauge.value}`);
    return `time was up; ${left.join(', ')}`;
  }
  const empty = lately(log, 'deckEmpty');
  if (empty?.seat !== undefined) {
    return `${who(empty.seat)} could not draw, the ${empty.n === 0 ? 'atlas' : 'spellbook'} being empty`;
  }
  const blow = log.findLast((e) => e.kind === 'deathBlow');
  return blow?.seat === undefined ? 'an avatar fell' : `${card(blow.b)} dealt ${who(blow.seat)} the death blow`;
}
