import { hint, type Reason } from '@wardroom/bots';
import { askedOf, type CardId, randomStream, type SeatId, view } from '@wardroom/core';
import type { Match } from './match.ts';
import type { HintView } from './messages.ts';

/** What the strongest bot would answer at this seat, and why, in words. The same question gets the same hint. */
export function* hintFor(match: Match, seat: SeatId): Generator<void, HintView, void> {
  const { game } = match;
  const { machine, seed, setup } = match.table;
  const s = machine.state;
  const { seq } = askedOf(s, seat)!;
  const found = yield* hint(game, s, seat, randomStream(`${seed}/hint/${seq}`));
  const choices = view(game, s, seat, (i) => setup.seats[i]?.name ?? 'Nobody').question!.choices!;
  const cardName = (id: CardId): string => game.defs[s.cards[id].def].name;
  return {
    pick: found.pick,
    text: choices[found.pick].text,
    instead: found.instead === null ? null : choices[found.instead].text,
    chance: found.chance,
    other: found.other,
    reasons: found.reasons.map((reason) => inWords(reason, cardName)),
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** By the end of a round, as bots play on. */
function inWords(r: Reason, cardName: (id: CardId) => string): string {
  const times = `${percent(r.share)} of the time`;
  switch (r.why) {
    case 'wins':
      return `wins the match ${times}`;
    case 'lives':
      return `keeps you in the match ${times} rather than ${percent(r.other)}`;
    case 'takes':
      return `takes out ${cardName(r.card)} ${times}`;
    case 'keeps':
      return `keeps ${cardName(r.card)} safe ${times} rather than ${percent(r.other)}`;
    case 'risks':
      return `but costs ${cardName(r.card)} ${times}`;
    default: {
      const never: never = r;
      throw new Error(`unknown reason ${JSON.stringify(never)}`);
    }
  }
}
