import type { CardId, SeatId } from './brand.ts';
import type { Card, CardsById, Frame, Link, Row, Seat, SeatsById, State } from './state.ts';

/**
 * A copy that shares nothing that changes. What is never changed once it is made (`readonly` in `state.ts`: questions, answers, options,
 * the aliases of a viewer) is the same in both, and so are the earlier states. Written out by hand: one literal per record lets the
 * engine allocate the right shape at once, which is what makes search affordable.
 */
export function copyState(s: State): State {
  const copy = copyPresent(s);
  copy.past = sharePast(s.past);
  return copy;
}

/** Earlier states that several states hold: none of these may write over them (`rememberMatch`). */
const shared = new WeakSet<State>();
export const isShared = (earlier: State): boolean => shared.has(earlier);

function sharePast(past: State['past']): State['past'] {
  for (let i = 0; i < past.length; i++) {
    const earlier = past[i];
    if (earlier !== null) shared.add(earlier);
  }
  return past.slice();
}

/** The same without the earlier states it may hold. */
export function copyPresent(s: State): State {
  const copy = copyBare(s);
  copy.aliases = s.aliases.slice();
  return copy;
}

/** The same without aliases, too: for a table that nobody looks at. */
export function copyBare(s: State): State {
  return {
    seq: s.seq,
    streak: s.streak,
    turn: s.turn,
    active: s.active,
    stamp: s.stamp,
    nextAlias: s.nextAlias,
    ret: s.ret,
    g: s.g.slice(),
    options: s.options,
    seats: copySeats(s.seats),
    cards: copyCards(s.cards),
    zones: copyLists(s.zones),
    rows: mapAll(s.rows, copyRow),
    frames: mapAll(s.frames, copyFrame),
    links: mapAll(s.links, copyLink),
    queue: s.queue.slice(),
    ask: s.ask,
    also: s.also,
    picked: s.picked,
    picker: s.picker,
    rolled: s.rolled,
    aliases: [],
    known: s.known.slice(),
    past: [],
    over: s.over,
  };
}

/**
 * A copy made of the lists of a state that is not needed any more, of a match with as many seats: nothing is allocated for
 * cards and piles, which are most of a state. For search, which makes and drops states all the time. It is a state of its own:
 * what anybody has worked out of the old one does not pass for known of it.
 */
export function copyInto(spare: State, s: State): State {
  const copy = copyPresentInto(spare, s);
  copy.past = sharePast(s.past);
  return copy;
}

/** The same without the earlier states it may hold. */
export function copyPresentInto(spare: State, s: State): State {
  for (let i = 0 as SeatId; i < s.seats.length; i++) {
    const x = s.seats[i];
    const y = spare.seats[i];
    y.team = x.team;
    y.out = x.out;
    numbersInto(y.n, x.n);
  }
  cardsInto(spare.cards, s.cards);
  return {
    seq: s.seq,
    streak: s.streak,
    turn: s.turn,
    active: s.active,
    stamp: s.stamp,
    nextAlias: s.nextAlias,
    ret: s.ret,
    g: numbersInto(spare.g, s.g),
    options: s.options,
    seats: spare.seats,
    cards: spare.cards,
    zones: listsInto(spare.zones, s.zones),
    rows: mapAll(s.rows, copyRow),
    frames: mapAll(s.frames, copyFrame),
    links: mapAll(s.links, copyLink),
    queue: s.queue.slice(),
    ask: s.ask,
    also: s.also,
    picked: s.picked,
    picker: s.picker,
    rolled: s.rolled,
    aliases: s.aliases.slice(),
    known: numbersInto(spare.known, s.known),
    past: [],
    over: s.over,
  };
}

function numbersInto<T>(to: T[], from: readonly T[]): T[] {
  const n = from.length;
  // Not by setting the length, which leaves the compiled code.
  while (to.length > n) to.pop();
  const have = to.length;
  for (let i = 0; i < have; i++) to[i] = from[i];
  for (let i = have; i < n; i++) to.push(from[i]);
  return to;
}

function listsInto<T>(to: T[][], from: readonly (readonly T[])[]): T[][] {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) {
    if (i < to.length) numbersInto(to[i], from[i]);
    else to.push(from[i].slice());
  }
  return to;
}

function cardsInto(to: CardsById, from: CardsById): void {
  const n = from.length;
  while (to.length > n) to.pop();
  const have = to.length;
  for (let i = 0 as CardId; i < have; i++) {
    const c = from[i];
    const d = to[i];
    d.def = c.def;
    d.owner = c.owner;
    d.ctrl = c.ctrl;
    d.zone = c.zone;
    d.seat = c.seat;
    d.at = c.at;
    d.host = c.host;
    d.anchor = c.anchor;
    d.home = c.home;
    d.hurt = c.hurt;
    d.flags = c.flags;
    d.stamp = c.stamp;
    d.since = c.since;
    d.used = c.used;
    d.acts = c.acts;
    d.count = c.count;
    d.memo = c.memo;
  }
  for (let i = have as CardId; i < n; i++) to.push(copyCard(from[i]));
}

function mapAll<T>(from: readonly T[], one: (item: T) => T): T[] {
  const n = from.length;
  const to: T[] = new Array(n);
  for (let i = 0; i < n; i++) to[i] = one(from[i]);
  return to;
}

const copySeat = (x: Seat): Seat => ({ team: x.team, out: x.out, n: x.n.slice() });

function copySeats(from: SeatsById): SeatsById {
  const n = from.length;
  const to: SeatsById = new Array(n);
  for (let i = 0 as SeatId; i < n; i++) to[i] = copySeat(from[i]);
  return to;
}

const copyCard = (c: Card): Card => ({
  def: c.def,
  owner: c.owner,
  ctrl: c.ctrl,
  zone: c.zone,
  seat: c.seat,
  at: c.at,
  host: c.host,
  anchor: c.anchor,
  home: c.home,
  hurt: c.hurt,
  flags: c.flags,
  stamp: c.stamp,
  since: c.since,
  used: c.used,
  acts: c.acts,
  count: c.count,
  memo: c.memo,
});

/** Loops of their own for the long lists: a call through a parameter would not be inlined. */
function copyCards(from: CardsById): CardsById {
  const n = from.length;
  const to: CardsById = new Array(n);
  for (let i = 0 as CardId; i < n; i++) to[i] = copyCard(from[i]);
  return to;
}

function copyLists<T>(from: readonly T[][]): T[][] {
  const n = from.length;
  const to: T[][] = new Array(n);
  for (let i = 0; i < n; i++) to[i] = from[i].slice();
  return to;
}

const copyRow = (r: Row): Row => ({
  tag: r.tag,
  effect: r.effect,
  src: r.src,
  srcStamp: r.srcStamp,
  on: r.on,
  seat: r.seat,
  by: r.by,
  n: r.n,
  left: r.left,
  until: r.until,
  bound: r.bound,
  stamp: r.stamp,
});

function copyFrame(f: Frame): Frame {
  const vars = f.vars.slice();
  for (let i = 0; i < vars.length; i++) {
    const v = vars[i];
    if (typeof v === 'object') vars[i] = v.slice();
  }
  return { code: f.code, pc: f.pc, vars };
}

const copyLink = (l: Link): Link => ({
  card: l.card,
  seat: l.seat,
  ability: l.ability,
  negated: l.negated,
  answers: l.answers,
  window: l.window,
  a: l.a,
  b: l.b,
  n: l.n,
  picks: l.picks.slice(),
  stamps: l.stamps.slice(),
});
