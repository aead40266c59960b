import { type Hint, hint, type Reason } from '@wardroom/bots';
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
    reasons: reasonsOf(found, (i) => choices[i].text, cardName),
  };
}

/** A gain over doing nothing that is worth a word where nothing else is. */
const GAIN = 0.02;

function reasonsOf(
  { reasons, against, idle, chance }: Hint,
  text: (i: number) => string,
  name: (id: CardId) => string,
) {
  const than = against === 'idle' && idle !== null ? ` with “${text(idle.pick)}”` : '';
  if (reasons.length > 0) return reasons.map((reason) => inWords(reason, name, than));
  if (idle === null || chance - idle.chance < GAIN) return [];
  return [`${Math.round((chance - idle.chance) * 100)} points better than “${text(idle.pick)}”`];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** By the end of a round, as bots play on. */
function inWords(r: Reason, cardName: (id: CardId) => string, than: string): string {
  const times = `${percent(r.share)} of the time`;
  switch (r.why) {
    case 'wins':
      return `wins the match ${times}`;
    case 'lives':
      return `keeps you in the match ${times} rather than ${percent(r.other)}${than}`;
    case 'takes':
      return `takes out ${cardName(r.card)} ${times}`;
    case 'keeps':
      return `keeps ${cardName(r.card)} safe ${times} rather than ${percent(r.other)}${than}`;
    case 'risks':
      return `but costs ${cardName(r.card)} ${times}`;
    default: {
      const never: never = r;
      throw new Error(`unknown reason ${JSON.stringify(never)}`);
    }
  }
}
