import { type Ended, endedByItself, lately } from '@wardroom/core';
import { CAUSE } from '../names.ts';
import type { WardTable } from '../view.ts';

/** What decided a match of Ward. */
export function reason(ended: Ended): string {
  const { log, view, who, whose, card } = ended;
  const { threshold, players, boss } = view.table as WardTable;
  const byItself = endedByItself(ended);
  if (byItself !== null) return byItself;
  const holds = (seat: number): string => `${whose(seat)} cemetery holds ${players[seat].cemeteryHp}`;
  if (lately(log, 'timeOut') !== undefined) {
    const all = players.flatMap((_, seat) => (seat === boss ? [] : [holds(seat)]));
    return `time was up; ${all.join(', ')} HP`;
  }
  const fatal = log.findLast((e) => e.kind === 'killed');
  if (boss >= 0 && view.seats[boss].out) return `${card(fatal?.b)} struck ${who(boss)} down`;
  const lost = log.findLast((e) => e.kind === 'lost');
  if (lost?.seat === undefined) return 'nobody else was left';
  const full = `${whose(lost.seat)} cemetery holds ${lost.n} of ${threshold} HP`;
  const death = lately(log, 'killed');
  if (death === undefined || death.seat !== lost.seat) return full;
  const own = `${whose(lost.seat)} ${card(death.a)}`;
  const killed =
    death.n === CAUSE.ownPlayer
      ? `${who(lost.seat)} killed ${own}`
      : death.b === undefined || death.b.id === death.a?.id
        ? `${own} was killed`
        : `${card(death.b)} killed ${own}`;
  return `${killed}, and ${full}`;
}
