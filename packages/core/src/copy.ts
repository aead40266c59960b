import type { Card, Choice, Frame, Link, Pending, Question, Row, Seat, State } from './state.ts';

/**
 * A copy that shares nothing mutable. Written out by hand: one literal per record lets the engine allocate the right
 * shape at once, which is what makes search affordable.
 */
export function copyState(s: State): State {
  return {
    seq: s.seq,
    streak: s.streak,
    turn: s.turn,
    active: s.active,
    stamp: s.stamp,
    nextAlias: s.nextAlias,
    ret: s.ret,
    g: s.g.slice(),
    options: s.options.slice(),
    seats: mapAll(s.seats, copySeat),
    cards: copyCards(s.cards),
    zones: copyLists(s.zones),
    rows: mapAll(s.rows, copyRow),
    frames: mapAll(s.frames, copyFrame),
    links: mapAll(s.links, copyLink),
    queue: mapAll(s.queue, copyPending),
    ask: s.ask === null ? null : copyQuestion(s.ask),
    also: s.also.length === 0 ? [] : mapAll(s.also, copyQuestion),
    picked: copyChoice(s.picked),
    picker: s.picker,
    rolled: s.rolled.slice(),
    aliases: copyLists(s.aliases),
    known: s.known.slice(),
    past: s.past.length === 0 ? [] : s.past.map((x) => (x === null ? null : copyState(x))),
    over: s.over === null ? null : { winner: s.over.winner, cite: s.over.cite },
  };
}

function mapAll<T>(from: readonly T[], one: (item: T) => T): T[] {
  const n = from.length;
  const to: T[] = new Array(n);
  for (let i = 0; i < n; i++) to[i] = one(from[i]);
  return to;
}

const copySeat = (x: Seat): Seat => ({ team: x.team, out: x.out, n: x.n.slice() });

/** Loops of their own for the long lists: a call through a parameter would not be inlined. */
function copyCards(from: readonly Card[]): Card[] {
  const n = from.length;
  const to: Card[] = new Array(n);
  for (let i = 0; i < n; i++) {
    const c = from[i];
    to[i] = {
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
    };
  }
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

const copyPending = (p: Pending): Pending => ({
  card: p.card,
  ability: p.ability,
  seat: p.seat,
  a: p.a,
  b: p.b,
  n: p.n,
});

const copyChoice = (c: Choice): Choice => ({ verb: c.verb, card: c.card, on: c.on, n: c.n });

const copyQuestion = (q: Question): Question => ({
  seat: q.seat,
  prompt: q.prompt,
  card: q.card,
  choices: mapAll(q.choices, copyChoice),
  count: q.count,
  sides: q.sides,
  seq: q.seq,
  apart: q.apart,
  table: q.table,
});
