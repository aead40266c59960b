import type { State } from './state.ts';

/**
 * A number in two halves, as text, that is the same for states that go on in the same way: it leaves out how many inputs there were
 * and what was last rolled or picked, which nothing reads any more where a question is open.
 */
export function likeness(s: State): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  const mix = (x: number): void => {
    a = Math.imul(a ^ x, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b + x + 0x9e3779b9, 0x85ebca6b);
    b ^= b >>> 13;
  };
  const list = (xs: readonly number[]): void => {
    mix(xs.length);
    for (let i = 0; i < xs.length; i++) mix(xs[i]);
  };
  list([s.turn, s.active, s.ret, s.over === null ? -1 : s.over.winner]);
  list(s.g);
  for (const x of s.seats) {
    mix(x.out);
    list(x.n);
  }
  for (const c of s.cards) {
    mix(c.def);
    mix(c.ctrl);
    mix(c.zone);
    mix(c.seat);
    mix(c.at);
    mix(c.host);
    mix(c.hurt);
    mix(c.flags);
    mix(c.used);
    mix(c.acts);
    mix(c.count);
    mix(c.memo);
    mix(c.anchor);
  }
  for (const z of s.zones) list(z);
  for (const r of s.rows) list([r.tag, r.effect, r.src, r.on, r.seat, r.by, r.n, r.left, r.until, r.bound]);
  mix(s.rows.length);
  for (const f of s.frames) {
    mix(f.code);
    mix(f.pc);
    for (const v of f.vars) {
      if (typeof v === 'number') mix(v);
      else list(v as number[]);
    }
  }
  for (const l of s.links) list([l.card, l.seat, l.ability, l.negated, l.answers, l.window, l.a, l.b, l.n, ...l.picks]);
  for (const p of s.queue) list([p.card, p.ability, p.seat, p.a, p.b, p.n]);
  if (s.ask !== null) list([s.ask.seat, s.ask.prompt, s.ask.card, s.ask.count, s.ask.sides]);
  return `${a >>> 0}.${b >>> 0}`;
}
