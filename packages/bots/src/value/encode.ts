import {
  allSeats,
  type Card,
  type CardId,
  isOpponent,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type Stat,
  type State,
  type StatSpec,
  sees,
  stat,
  type Thinkable,
  type Zone,
} from '@wardroom/core';

/**
 * A position as a list of numbers, for learning what positions are worth: made from the engine's own tables, so that it knows no
 * game. It goes by what the seat sees: of a card that it does not see only that it lies there counts, as it does for everybody.
 */

/** One of the numbers: sums of it over a seat's pile, or something else that a name says. */
type Gauge =
  | { is: 'judge' | 'turn' | 'active' }
  | { is: 'own'; side: Side; at: number }
  | { is: 'rows'; side: Side; tag: number }
  | { is: 'pile'; side: Side; zone: Zone; of: Tally };

type Tally = { cards: true } | { hurt: true } | { mark: number } | { stat: Stat };
type Side = 0 | 1;

const SIDES = ['own', 'other'] as const;
/** Marks of a card that are told apart. */
const MARKS = 24;
const ROW_TAGS = 12;

/** Names of the numbers that a position of this game has; `numbers` is how many each seat has of its own. */
export function gaugeNames(game: Thinkable, numbers: number): string[] {
  const names = ['judge', 'turn', 'active'];
  for (const side of SIDES) {
    for (let at = 0; at < numbers; at++) names.push(`${side} number ${at}`);
    for (let tag = 0; tag <= ROW_TAGS; tag++) names.push(`${side} rows ${tag}`);
    for (const zone of game.zones) {
      names.push(`${side} ${zone.name} cards`);
      if (zone.open === 'none') continue;
      for (const spec of game.stats) if (isPrinted(spec)) names.push(`${side} ${zone.name} stat ${spec.name}`);
      if (!zone.play) continue;
      names.push(`${side} ${zone.name} hurt`);
      for (let mark = 0; mark < MARKS; mark++) names.push(`${side} ${zone.name} mark ${mark}`);
    }
  }
  return names;
}

/** Whether cards have it in print. Others are yes or no, and may be of players: those cannot be read of a card. */
const isPrinted = ({ base }: StatSpec): boolean => typeof base !== 'function' && base.some((x) => x !== 0);

/** What a name stands for in this game; null if nothing does. */
function gaugeCalled(game: Thinkable, name: string): Gauge | null {
  if (name === 'judge' || name === 'turn' || name === 'active') return { is: name };
  const [first, second, third, fourth, ...more] = name.split(' ');
  const side = SIDES.indexOf(first as (typeof SIDES)[number]) as Side;
  if ((side as number) < 0 || more.length > 0) return null;
  if (second === 'number' || second === 'rows') {
    const n = wholeNumber(third);
    if (n === null || fourth !== undefined) return null;
    return second === 'number' ? { is: 'own', side, at: n } : { is: 'rows', side, tag: n };
  }
  const zone = game.zones.findIndex((z) => z.name === second) as Zone;
  const of = zone < 0 ? null : tallyCalled(game, third, fourth);
  return of === null ? null : { is: 'pile', side, zone, of };
}

function tallyCalled(game: Thinkable, what: string | undefined, which: string | undefined): Tally | null {
  if (which === undefined) return what === 'cards' ? { cards: true } : what === 'hurt' ? { hurt: true } : null;
  if (what === 'mark') {
    const mark = wholeNumber(which);
    return mark === null || mark >= MARKS ? null : { mark };
  }
  const found = game.stats.findIndex((s) => s.name === which && isPrinted(s)) as Stat;
  return what === 'stat' && found >= 0 ? { stat: found } : null;
}

const wholeNumber = (text: string | undefined): number | null => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : null);

/** Puts a position into a list, in the order of the names. */
export type Encoder = (m: Machine, seat: SeatId, into: Float64Array) => void;

/** An encoder of these numbers alone: what is not named costs nothing. The first name that means nothing is given back instead. */
export function encoderOf(game: Thinkable, names: readonly string[]): Encoder | { unknown: string } {
  const plain: { gauge: Exclude<Gauge, { is: 'pile' }>; to: number }[] = [];
  const piles: { side: Side; zone: Zone; of: Tally[]; to: number[] }[] = [];
  for (const [to, name] of names.entries()) {
    const gauge = gaugeCalled(game, name);
    if (gauge === null) return { unknown: name };
    if (gauge.is !== 'pile') {
      plain.push({ gauge, to });
      continue;
    }
    let found = piles.find((p) => p.side === gauge.side && p.zone === gauge.zone);
    if (found === undefined) {
      found = { side: gauge.side, zone: gauge.zone, of: [], to: [] };
      piles.push(found);
    }
    found.of.push(gauge.of);
    found.to.push(to);
  }
  return (m, seat, into) => {
    const s = m.state;
    const sizes = [0, 0];
    for (const i of allSeats(s)) if (s.seats[i].out === 0) sizes[sideOf(s, seat, i)]++;
    for (const { gauge, to } of plain) into[to] = read(m, game, seat, gauge, sizes);
    for (const { side, zone, of, to } of piles) {
      for (let k = 0; k < to.length; k++) into[to[k]] = 0;
      for (const i of allSeats(s)) {
        if (s.seats[i].out === 1 || sideOf(s, seat, i) !== side) continue;
        const cards = pile(s, zone, i);
        for (let c = 0; c < cards.length; c++) {
          const seen = sees(game, s, seat, cards[c]);
          for (let k = 0; k < to.length; k++) into[to[k]] += tally(m, cards[c], of[k], seen) / sizes[side];
        }
      }
    }
  };
}

const sideOf = (s: State, seat: SeatId, other: SeatId): Side => (isOpponent(s, seat, other) ? 1 : 0);

/** Sides may differ in size: everything is counted for one player of a side. */
function read(
  m: Machine,
  game: Thinkable,
  seat: SeatId,
  gauge: Exclude<Gauge, { is: 'pile' }>,
  sizes: readonly number[],
): number {
  const s = m.state;
  switch (gauge.is) {
    case 'judge':
      return game.judge(m, seat);
    case 'turn':
      return Math.log1p(s.turn);
    case 'active':
      return isOpponent(s, seat, s.active) ? 0 : 1;
    case 'own': {
      // Before the first turn they may be notes of what others are choosing in secret.
      if (gauge.side === 1 && s.turn === 0) return 0;
      let sum = 0;
      for (const i of allSeats(s)) {
        if (s.seats[i].out === 0 && sideOf(s, seat, i) === gauge.side) sum += s.seats[i].n[gauge.at] ?? 0;
      }
      return sum / Math.max(1, sizes[gauge.side]);
    }
    case 'rows': {
      let sum = 0;
      for (const row of s.rows) {
        if (row.tag !== gauge.tag) continue;
        if (row.on !== NONE && !sees(game, s, seat, row.on)) continue;
        const whose = row.on !== NONE ? s.cards[row.on].ctrl : row.seat;
        if (whose !== NONE && sideOf(s, seat, whose) === gauge.side) sum++;
      }
      return sum / Math.max(1, sizes[gauge.side]);
    }
    default: {
      const never: never = gauge;
      return never;
    }
  }
}

function tally(m: Machine, id: CardId, of: Tally, seen: boolean): number {
  if ('cards' in of) return 1;
  if (!seen) return 0;
  const card: Card = m.state.cards[id];
  if ('hurt' in of) return card.hurt;
  if ('mark' in of) return (card.flags >> of.mark) & 1;
  return stat(m, of.stat, id);
}
