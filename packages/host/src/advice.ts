import { advise } from '@wardroom/bots';
import { askedOf, randomStream, type SeatId } from '@wardroom/core';
import type { Match } from './match.ts';
import type { AdviceView } from './messages.ts';

/** Advice on the question that this seat is asked, in its own words for cards. The same question gets the same advice. */
export function* adviceOn(match: Match, seat: SeatId): Generator<void, AdviceView, void> {
  const { machine, seed } = match.table;
  const { seq } = askedOf(machine.state, seat)!;
  const { best, harm, aims } = yield* advise(match.game, machine.state, seat, randomStream(`${seed}/advice/${seq}`));
  const aliases = machine.state.aliases[seat];
  return { best, harm, aims: aims.map((cards) => cards.map((id) => aliases[id])) };
}
