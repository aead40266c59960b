import { type CardId, NONE, type SeatId } from './brand.ts';
import { asksChance, drawChance } from './chance.ts';
import { copyBare, copyInto } from './copy.ts';
import { outcomes } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { Advised } from './foresight.ts';
import type { Forecasting } from './game/forecasting.ts';
import { idleAmong } from './idle.ts';
import { likeness } from './likeness.ts';
import { lookAhead, type Machine, takeChance, takePick } from './machine.ts';
import { isOpponent } from './seats.ts';
import type { State } from './state.ts';

/**
 * How an attack goes, exactly: the rules themselves play it, and every way in which dice can fall is followed with its chance.
 * Ways that come to the same are followed as one. Nobody answers, and whoever must choose takes the first.
 */
export interface Forecast {
  attacker: CardId;
  /** NONE where a place is attacked. */
  target: CardId;
  /** Chance that the attacker, or the other, strikes before the other does. The rest: both at once, or nobody. */
  first: [number, number];
  mine: Blow;
  theirs: Blow;
  /** Every way was followed; otherwise some were drawn by lot. */
  exact: boolean;
  /** Somebody had something to choose on the way. */
  chosen: boolean;
}

/** What one of the two does to the other. */
export interface Blow {
  /** Chance to hit. */
  hits: number;
  /** Damage, where there is any; null where there is none. */
  damage: { least: number; most: number; mean: number } | null;
  kills: number;
}

/** Ways followed, at most; and what is drawn by lot where there are more. */
const MOST = 60_000;
const LOTS = 4_000;
/** Questions on one way, at most. */
const DEEPEST = 60;

/** What has happened on a way so far: by side, the attacker's first. */
interface Tally {
  first: number;
  hits: [number, number];
  dealt: [number, number];
  killed: [number, number];
  ended: number;
  chosen: number;
}

interface Way {
  state: State;
  chance: number;
  tally: Tally;
}

const copyTally = (t: Tally): Tally => ({
  first: t.first,
  hits: [t.hits[0], t.hits[1]],
  dealt: [t.dealt[0], t.dealt[1]],
  killed: [t.killed[0], t.killed[1]],
  ended: t.ended,
  chosen: t.chosen,
});

/** Whether an answer is an attack that can be foretold. */
export const isAttack = (game: Advised, { verb }: { verb: number }): boolean =>
  game.forecast?.attacks.some((x) => x === verb) === true;

/** Works it out in steps that take a moment each. `world` is what the seat may imagine, and the question its own. */
export function* forecast(
  game: Advised,
  world: State,
  pick: number,
  random: () => number,
): Generator<void, Forecast, void> {
  const told = game.forecast!;
  const { seat, choices } = world.ask!;
  const { card: attacker, on: target } = choices[pick];
  const m = lookAhead(game, copyBare(world), game.quietPrompts);
  let tally: Tally = { first: 0, hits: [0, 0], dealt: [0, 0], killed: [0, 0], ended: 0, chosen: 0 };
  m.sink = (e, s) => note(told, e, s, seat, attacker, target, tally);
  takePick(m, pick);
  goOnToRoll(game, m, tally);
  const sum = newSum();
  let ways: Way[] = [{ state: copyBare(m.state), chance: 1, tally }];
  let followed = 0;
  let exact = true;
  for (let depth = 0; ways.length > 0 && depth < DEEPEST; depth++) {
    const next = new Map<string, Way>();
    for (const way of ways) {
      const q = way.state.ask;
      if (way.tally.ended === 1 || q === null || !asksChance(q)) {
        add(sum, way);
        continue;
      }
      const here = likeness(way.state);
      const lots = outcomes(q, told.counts?.(q.prompt, way.state) ?? null);
      // Too many ways: each of these is gone on with a few times by lot.
      if (lots === null || followed + lots.length > MOST) {
        exact = false;
        yield* byLot(way, Math.max(1, Math.round(LOTS * way.chance)));
        continue;
      }
      const found: Way[] = [];
      let again = 0;
      for (const { chance, faces } of lots) {
        const then = goOn(way, faces);
        followed++;
        // Where everything is as before, it is rolled again: the other ways share that chance.
        if (same(then.tally, way.tally) && likeness(then.state) === here) again += chance;
        else found.push({ ...then, chance: way.chance * chance });
      }
      for (const then of found) {
        then.chance /= 1 - again;
        const key = `${likeness(then.state)} ${JSON.stringify(then.tally)}`;
        const known = next.get(key);
        if (known === undefined) next.set(key, then);
        else known.chance += then.chance;
      }
      yield;
    }
    ways = [...next.values()];
  }
  for (const way of ways) add(sum, way);
  return { attacker, target, ...totals(sum), exact: exact && ways.length === 0 };

  /** The way after this roll, up to the next one. */
  function goOn(way: Way, faces: readonly number[]): Way {
    m.state = copyInto(m.state, way.state);
    tally = copyTally(way.tally);
    takeChance(m, faces.slice());
    goOnToRoll(game, m, tally);
    return { state: copyBare(m.state), chance: way.chance, tally };
  }

  function* byLot(way: Way, times: number): Generator<void> {
    for (let i = 0; i < times; i++) {
      m.state = copyInto(m.state, way.state);
      tally = copyTally(way.tally);
      for (let n = 0; n < DEEPEST && tally.ended === 0 && m.state.ask !== null && asksChance(m.state.ask); n++) {
        takeChance(m, drawChance(random, m.state.ask));
        goOnToRoll(game, m, tally);
      }
      add(sum, { state: m.state, chance: way.chance / times, tally });
      if (i % 32 === 0) yield;
    }
  }
}

const same = (a: Tally, b: Tally): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Go on to the next roll of dice, or to where it is over. */
function goOnToRoll(game: Advised, m: Machine, tally: Tally): void {
  for (let steps = 0; steps < DEEPEST && tally.ended === 0; steps++) {
    const q = m.state.ask;
    if (m.state.over !== null || q === null || game.quietPrompts[q.prompt]) tally.ended = 1;
    else if (asksChance(q)) {
      if (q.sides > 0) return;
      // How a deck is shuffled is nothing that anybody could know.
      takeChance(
        m,
        Array.from({ length: q.count }, (_, i) => i),
      );
    } else {
      const pass = idleAmong(game, q.choices);
      // Whoever is asked for something else when one of the two is gone is asked about what comes after.
      if (pass < 0 && q.table === 0 && tally.killed[0] + tally.killed[1] > 0) tally.ended = 1;
      else {
        if (pass < 0 && q.choices.length > 1) tally.chosen = 1;
        takePick(m, Math.max(0, pass));
      }
    }
  }
}

/** What an event tells of the fight. */
function note(
  told: Forecasting,
  e: GameEvent,
  s: State,
  seat: SeatId,
  attacker: CardId,
  target: CardId,
  t: Tally,
): void {
  if (t.ended === 1) return;
  const is = (kinds: readonly number[] | undefined): boolean => kinds?.includes(e.kind) === true;
  // 0: the attacker, 1: the other.
  const who: number = e.a === attacker ? 0 : e.a === target && target !== NONE ? 1 : -1;
  if (is(told.ends)) t.ended = 1;
  if (is(told.strikes) && who >= 0 && t.first === 0) t.first = who + 1;
  if (is(told.hits) && who >= 0) t.hits[who] = 1;
  // What one of the two does to itself, or others to it, is not the other's blow.
  if (is(told.hurt) && who >= 0 && e.b === (who === 0 ? target : attacker)) t.dealt[1 - who] += e.n;
  if (is(told.struck) && isOpponent(s, seat, e.seat)) t.dealt[0] += e.n;
  if (is(told.gone) && who >= 0) t.killed[1 - who] = 1;
  if (is(told.fallen) && isOpponent(s, seat, e.seat)) t.killed[0] = 1;
  if (told.hits === undefined) for (const side of [0, 1]) if (t.dealt[side] > 0) t.hits[side] = 1;
}

interface SideSum {
  hits: number;
  kills: number;
  hurt: number;
  damage: number;
  least: number;
  most: number;
}

interface Sum {
  first: [number, number];
  sides: [SideSum, SideSum];
  chosen: number;
}

const newSide = (): SideSum => ({ hits: 0, kills: 0, hurt: 0, damage: 0, least: Number.POSITIVE_INFINITY, most: 0 });
const newSum = (): Sum => ({ first: [0, 0], sides: [newSide(), newSide()], chosen: 0 });

function add(sum: Sum, { chance, tally }: Way): void {
  if (tally.first > 0) sum.first[tally.first - 1] += chance;
  sum.chosen |= tally.chosen;
  sum.sides.forEach((x, side) => {
    const dealt = tally.dealt[side];
    x.hits += chance * tally.hits[side];
    x.kills += chance * tally.killed[side];
    if (dealt <= 0) return;
    x.hurt += chance;
    x.damage += chance * dealt;
    x.least = Math.min(x.least, dealt);
    x.most = Math.max(x.most, dealt);
  });
}

const totals = ({ first, sides, chosen }: Sum): Pick<Forecast, 'first' | 'mine' | 'theirs' | 'chosen'> => ({
  first,
  mine: blow(sides[0]),
  theirs: blow(sides[1]),
  chosen: chosen === 1,
});

const blow = ({ hits, kills, hurt, damage, least, most }: SideSum): Blow => ({
  hits,
  damage: hurt === 0 ? null : { least, most, mean: damage / hurt },
  kills,
});
