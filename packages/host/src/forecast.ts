import { askedOf, forecast, imagine, isAttack, NONE, randomStream, type SeatId, sees } from '@wardroom/core';
import type { Match } from './match.ts';
import type { BlowView, ForecastView } from './messages.ts';

/** Worlds that are imagined where what is not seen makes a difference. */
const WORLDS = 12;

/**
 * How the attack that is this answer would go, from what the seat knows: exactly, where what it does not see makes no difference, and
 * otherwise on average over what that could be. Null for what is no attack.
 */
export function* forecastOf(match: Match, seat: SeatId, pick: number): Generator<void, ForecastView | null, void> {
  const { game, table } = match;
  const s = table.machine.state;
  const q = askedOf(s, seat);
  const choice = q?.choices[pick];
  if (choice === undefined || !isAttack(game, choice)) return null;
  const random = randomStream(`${table.seed}/forecast/${q!.seq}/${pick}`);
  const known = choice.on === NONE || sees(game, s, seat, choice.on);
  const found: ForecastView[] = [];
  for (let n = 0; n < WORLDS; n++) {
    const f = yield* forecast(game, imagine(game, s, seat, random), pick, random);
    const view: ForecastView = { first: f.first, mine: f.mine, theirs: f.theirs, exact: f.exact, chosen: f.chosen };
    found.push(view);
    // Two worlds that agree: what is not seen has no part in it, unless it is what is attacked.
    if (known && n === 1 && JSON.stringify(found[0]) === JSON.stringify(found[1])) return found[0];
  }
  return average(found);
}

function average(all: readonly ForecastView[]): ForecastView {
  const mean = (of: (f: ForecastView) => number): number => all.reduce((sum, f) => sum + of(f), 0) / all.length;
  return {
    first: [mean((f) => f.first[0]), mean((f) => f.first[1])],
    mine: blow(all.map((f) => f.mine)),
    theirs: blow(all.map((f) => f.theirs)),
    exact: false,
    chosen: all.some((f) => f.chosen),
  };
}

function blow(all: readonly BlowView[]): BlowView {
  const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
  const damage = all.flatMap((b) => (b.damage === null ? [] : [b.damage]));
  return {
    hits: mean(all.map((b) => b.hits)),
    kills: mean(all.map((b) => b.kills)),
    damage:
      damage.length === 0
        ? null
        : {
            least: Math.min(...damage.map((d) => d.least)),
            most: Math.max(...damage.map((d) => d.most)),
            mean: mean(damage.map((d) => d.mean)),
          },
  };
}
