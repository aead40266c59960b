import type { Ended, Rules, Telling } from './game.ts';
import type { EventView, View } from './views.ts';

/** Who has won and what did it, from the side of whoever reads it: "You lost: Raptor killed your Bear, …". `reader` -1 only watched. */
export function endingWords(
  game: Rules & Telling,
  log: readonly EventView[],
  view: View,
  reader: number,
  name: (seat: number) => string,
): string {
  if (view.over === null) return '';
  const ended: Ended = {
    log,
    view,
    who: (seat) => (seat === reader ? 'you' : name(seat)),
    whose: (seat) => (seat === reader ? 'your' : `${name(seat)}'s`),
    card: (c) => game.defs.find((def) => def.id === c?.card)?.name ?? 'a card',
  };
  const { winner } = view.over;
  const winners = view.seats.flatMap((x, seat) => (x.team === winner ? [name(seat)] : []));
  const said =
    winner < 0
      ? 'A draw'
      : view.seats[reader] === undefined
        ? `${winners.join(' and ')} won`
        : view.seats[reader].team === winner
          ? 'You won'
          : 'You lost';
  return `${said}: ${game.reason(ended)}.`;
}

/** The last event of a kind, if no turn has begun since: what is older did not end the match. */
export function lately(log: readonly EventView[], ...kinds: readonly string[]): EventView | undefined {
  for (let at = log.length - 1; at >= 0; at--) {
    if (kinds.includes(log[at].kind)) return log[at];
    if (log[at].kind === 'turnStart') return undefined;
  }
  return undefined;
}

/** How any match may end that no move has ended. */
export function endedByItself({ log, who }: Ended): string | null {
  const end = lately(log, 'conceded', 'disqualified', 'endless');
  if (end === undefined) return null;
  if (end.kind === 'endless') return 'it would have gone on for ever';
  return `${who(end.seat!)} ${end.kind === 'conceded' ? 'conceded' : 'broke the rules'}`;
}
