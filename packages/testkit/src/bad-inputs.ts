import { askedOf, asksChance, type Game, type State } from '@wardroom/core';

const HUGE = new Array<number>(100_000).fill(1);

/** Inputs that no table may take in this state, each with what is wrong with it. Some are what only a hostile client sends. */
export function badInputs(game: Game, s: State): { what: string; input: unknown }[] {
  const q = s.ask;
  const seats = s.seats.length;
  const asked = q === null || asksChance(q) ? 0 : q.seat;
  const choices = q?.choices.length ?? 0;
  const seq = q?.seq ?? s.seq;
  const pick = (value: unknown, seat: unknown = asked, more: object = {}) => ({ seat, pick: value, ...more });
  const act = Object.keys(game.interrupts)[0];
  const bad: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 0],
    ['a text', '{"seat":0,"pick":0}'],
    ['a list', [0, 0]],
    ['an empty object', {}],
    ['no seat', { pick: 0 }],
    ['no pick', { seat: asked }],
    ['a pick out of range', pick(choices)],
    ['a pick below nought', pick(-1)],
    ['a fractional pick', pick(0.5)],
    ['a pick that is no number', pick(Number.NaN)],
    ['an endless pick', pick(Number.POSITIVE_INFINITY)],
    ['a pick as text', pick('0')],
    ['a pick as list', pick([0])],
    ['a pick that is null', pick(null)],
    ['a pick that is true', pick(true)],
    ['a huge number', pick(2 ** 53)],
    ['a huge list', pick(HUGE)],
    ['a pick of __proto__', pick('__proto__')],
    ['a pick in the prototype', Object.create({ seat: asked, pick: 0 })],
    ['__proto__ as a field', JSON.parse('{"__proto__":{"seat":0,"pick":0}}')],
    ['a seat that does not exist', pick(0, seats)],
    ['a seat below nought', pick(0, -1)],
    ['a fractional seat', pick(0, 0.5)],
    ['a seat as text', pick(0, '0')],
    ['a seat of __proto__', pick(0, '__proto__')],
    ['a stale answer', pick(0, asked, { seq: seq - 1 })],
    ['an answer from the future', pick(0, asked, { seq: seq + 1 })],
    ['an answer numbered with text', pick(0, asked, { seq: String(seq) })],
    ['an unknown act', { seat: asked, act: 'win' }],
    ['an act of __proto__', { seat: asked, act: '__proto__' }],
    ['an act of constructor', { seat: asked, act: 'constructor' }],
    ['an act that is no text', { seat: asked, act: 7 }],
    ['an act on a seat that does not exist', { seat: asked, act, target: seats }],
    ['an act on a seat as text', { seat: asked, act, target: '0' }],
    ['an act and a pick', { seat: asked, act, pick: choices }],
    ['a chance that is null', { chance: null }],
    ['a chance that is text', { chance: '6' }],
    ['a chance like a list', { chance: { length: q?.count ?? 1, 0: 1 } }],
    ['a huge chance', { chance: HUGE }],
    ['a chance and a pick', { chance: [1], seat: asked, pick: 0 }],
  ];
  if (q !== null && !asksChance(q)) {
    bad.push(
      q.table === 1
        ? ['an answer of the table, by a player', pick(0)]
        : ["a player's answer, by the table", pick(0, asked, { host: true })],
    );
  }
  for (const [name, { by }] of Object.entries(game.interrupts)) {
    if (by === 'host') bad.push([`${name}, which is the host's, by a player`, { seat: asked, act: name, target: 0 }]);
  }
  for (let seat = 0; seat < seats; seat++) {
    if (askedOf(s, seat) === null) bad.push([`an answer out of turn by seat ${seat}`, pick(0, seat)]);
  }
  if (q === null || !asksChance(q)) {
    bad.push(['dice when a player is asked', { chance: [1] }], ['no dice when a player is asked', { chance: [] }]);
  } else bad.push(...badChance(q.count, q.sides));
  return bad.map(([what, input]) => ({ what, input }));
}

function badChance(count: number, sides: number): [string, unknown][] {
  const good = Array.from({ length: count }, (_, i) => (sides > 0 ? 1 : i));
  const with0 = (value: unknown): unknown[] => [value, ...good.slice(1)];
  const bad: [string, unknown][] = [
    ['too few', { chance: good.slice(1) }],
    ['too many', { chance: [...good, sides > 0 ? 1 : count] }],
    ['a face as text', { chance: with0('1') }],
    ['a fractional face', { chance: with0(1.5) }],
    ['a face that is no number', { chance: with0(Number.NaN) }],
    ['a face that is null', { chance: with0(null) }],
    ['a hole among the faces', { chance: Object.assign(new Array(count), good.slice(1)) }],
  ];
  if (sides > 0) bad.push(['a face of 0', { chance: with0(0) }], ['a face too high', { chance: with0(sides + 1) }]);
  else {
    bad.push(['a place below nought', { chance: with0(-1) }], ['a place too high', { chance: with0(count) }]);
    if (count > 1) bad.push(['a place twice', { chance: with0(good[1]) }]);
  }
  return bad;
}
