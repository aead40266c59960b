import { type CardId, NONE, type SeatId, type Stat } from './brand.ts';
import type { CardRef, CardSet, Cond, Dialect, Filter, Num, SeatRef } from './language.ts';
import type { Machine } from './machine.ts';
import { isOpponent, opponents, seatsFrom } from './seats.ts';
import { stat } from './stats.ts';
import {
  type CardIds,
  type Compiler,
  type Fact,
  fail,
  inside,
  isObj,
  meOf,
  onlyKeys,
  type Predicate,
  type SeatIds,
  selfOf,
  show,
  type TextCard,
  type TextScope,
  type TextSeat,
  type TextTest,
  type TextValue,
  type TextVars,
  type Vocabulary,
  wordIn,
} from './vocabulary.ts';
import { pile } from './zones.ts';

/** Numbers, cards, players, sets and conditions of card texts, as closures. */

type Values = Pick<Compiler, 'num' | 'card' | 'seat' | 'seats' | 'cards' | 'filter' | 'cond'>;

/** `self` is the whole compiler, for the words a game brings. */
export function valueCompiler(vocab: Vocabulary<Dialect>, self: () => Compiler): Values {
  const variable = (name: string, scope: TextScope): TextValue | null => {
    const slot = scope.names.get(name);
    if (slot !== undefined) return (_m, v) => v[slot];
    const ref = Object.hasOwn(vocab.refs, name) ? vocab.refs[name] : undefined;
    return ref ?? null;
  };

  const num = (x: unknown, scope: TextScope): TextValue => {
    if (typeof x === 'number') return () => x;
    if (typeof x === 'string') return variable(x, scope) ?? fail(scope, `no number is called '${x}' here`);
    if (!isObj(x)) return fail(scope, `expected a number, got ${show(x)}`);
    if ('stat' in x) {
      const which = vocab.stats.indexOf(x.stat as string) as Stat;
      if (which < 0) fail(scope, `no stat is called '${x.stat}'`);
      const of = card(x.of, scope);
      return (m, v) => {
        const id = of(m, v);
        return id === NONE ? 0 : stat(m, which, id);
      };
    }
    if ('half' in x) {
      const of = num(x.half, scope);
      return (m, v) => Math.ceil(of(m, v) / 2) | 0;
    }
    if ('plus' in x) return fold(x.plus, scope, 0, (a, b) => a + b);
    if ('product' in x) return fold(x.product, scope, 1, (a, b) => a * b);
    if ('least' in x) return fold(x.least, scope, Number.POSITIVE_INFINITY, Math.min);
    if ('most' in x) return fold(x.most, scope, Number.NEGATIVE_INFINITY, Math.max);
    if ('minus' in x) {
      const [a, b] = (x.minus as Num[]).map((y) => num(y, scope));
      return (m, v) => a(m, v) - b(m, v);
    }
    if ('count' in x) {
      const of = cards(x.count, scope);
      return (m, v) => of(m, v).length;
    }
    if ('counter' in x) {
      const of = card(x.counter, scope);
      return (m, v) => m.state.cards[of(m, v)].count;
    }
    for (const [word, arg] of Object.entries(x)) {
      const make = wordIn<TextValue>(vocab.nums, word);
      if (make !== undefined) return make(arg, self(), inside(scope, word));
    }
    return fail(scope, `no number is written like ${show(x)}`);
  };

  const fold = (xs: unknown, scope: TextScope, zero: number, join: (a: number, b: number) => number): TextValue => {
    if (!Array.isArray(xs)) return fail(scope, `expected a list of numbers, got ${show(xs)}`);
    const parts = xs.map((y) => num(y, scope));
    return (m, v) => {
      let value = zero;
      for (const part of parts) value = join(value, part(m, v));
      return value | 0;
    };
  };

  const card = (x: unknown, scope: TextScope): TextCard => {
    // A name in the place of a card names one: the text says so, and nothing else knows.
    if (typeof x === 'string') return (variable(x, scope) as TextCard | null) ?? cardWord(x, scope);
    if (isObj(x)) {
      for (const [word, arg] of Object.entries(x)) {
        const make = wordIn<TextCard>(vocab.cardWords, word);
        if (make !== undefined) return make(arg, self(), inside(scope, word));
      }
    }
    return fail(scope, `no card is written like ${show(x)}`);
  };

  const cardWord = (x: string, scope: TextScope): TextCard => {
    if (x === 'host') {
      return (m, v) => m.state.cards[selfOf(v)].host;
    }
    return fail(scope, `no card is called '${x}' here`);
  };

  const seat = (x: unknown, scope: TextScope): TextSeat => {
    if (typeof x === 'string')
      return (variable(x, scope) as TextSeat | null) ?? fail(scope, `no player is called '${x}' here`);
    if (isObj(x) && 'controller' in x) {
      const of = card(x.controller, scope);
      return (m, v) => {
        const id = of(m, v);
        return id === NONE ? NONE : m.state.cards[id].ctrl;
      };
    }
    if (isObj(x) && 'owner' in x) {
      const of = card(x.owner, scope);
      return (m, v) => m.state.cards[of(m, v)].owner;
    }
    return fail(scope, `no player is written like ${show(x)}`);
  };

  const seats = (x: unknown, scope: TextScope): SeatIds => {
    switch (x) {
      case 'me':
        return (_m, v) => [meOf(v)];
      case 'opponents':
        return (m, v) => opponents(m.state, meOf(v));
      case 'others':
        return (m, v) => seatsFrom(m.state, meOf(v)).slice(1);
      case 'all':
        return (m, v) => seatsFrom(m.state, meOf(v));
      case 'allies':
        return (m, v) => seatsFrom(m.state, meOf(v)).filter((s) => !isOpponent(m.state, s, meOf(v)));
      default: {
        const one = seat(x, scope);
        return (m, v) => {
          const s = one(m, v);
          return s === NONE ? [] : [s];
        };
      }
    }
  };

  const cards = (x: unknown, scope: TextScope): CardIds => {
    if (typeof x === 'string') {
      const one = card(x, scope);
      return (m, v) => {
        const id = one(m, v);
        return id === NONE ? [] : [id];
      };
    }
    if (!isSet(x)) return fail(scope, `expected cards of a place {in: …}, got ${show(x)}`);
    const set = x;
    const places = Object.hasOwn(vocab.places, set.in) ? vocab.places[set.in] : undefined;
    if (places === undefined) return fail(scope, `no place is called '${set.in}'`);
    const fits = set.where === undefined ? null : filter(set.where, inside(scope, 'where'));
    const add = (m: Machine, v: TextVars, seat: SeatId, found: CardId[]): void => {
      for (let z = 0; z < places.length; z++) {
        const cards = pile(m.state, places[z], seat);
        for (let i = 0; i < cards.length; i++) if (fits === null || fits(m, v, cards[i])) found.push(cards[i]);
      }
    };
    // Legal choices are worked out from such sets all the time: the commonest players are walked without making a list.
    const of = set.of ?? 'all';
    if (of === 'me' || of === 'all' || of === 'opponents') {
      return (m, v) => {
        const found: CardId[] = [];
        const s = m.state;
        const n = s.seats.length;
        const from = meOf(v);
        if (of === 'me') add(m, v, from, found);
        else {
          for (let k = 0; k < n; k++) {
            const seat = ((from + k) % n) as SeatId;
            if (s.seats[seat].out === 0 && (of === 'all' || isOpponent(s, seat, from))) add(m, v, seat, found);
          }
        }
        return found;
      };
    }
    const whose = seats(of, scope);
    return (m, v) => {
      const found: CardId[] = [];
      for (const seat of whose(m, v)) add(m, v, seat, found);
      return found;
    };
  };

  const filter = (x: unknown, scope: TextScope): Predicate => {
    if (!isObj(x)) return fail(scope, `expected a filter, got ${show(x)}`);
    const tests: Predicate[] = Object.entries(x).map(([word, arg]): Predicate => {
      switch (word) {
        case 'any': {
          const options = (arg as Filter[]).map((f) => filter(f, inside(scope, 'any')));
          return (m, v, id) => options.some((f) => f(m, v, id));
        }
        case 'not': {
          const f = filter(arg, inside(scope, 'not'));
          return (m, v, id) => !f(m, v, id);
        }
        case 'id':
          return (m, _v, id) => m.game.defs[m.state.cards[id].def].id === arg;
        case 'name': {
          const part = String(arg).toLowerCase();
          return (m, _v, id) => m.game.defs[m.state.cards[id].def].name.toLowerCase().includes(part);
        }
        case 'other': {
          return (_m, v, id) => selfOf(v) !== id;
        }
        case 'except': {
          const one = card(arg, scope);
          return (m, v, id) => one(m, v) !== id;
        }
        default: {
          const make = wordIn<Fact>(vocab.filters, word);
          if (make === undefined) return fail(scope, `no filter is called '${word}'`);
          const test = make(arg, self(), scope);
          return (m, v, id) => test(m, id, v);
        }
      }
    });
    if (tests.length === 1) return tests[0];
    return (m, v, id) => tests.every((t) => t(m, v, id));
  };

  const cond = (x: unknown, scope: TextScope): TextTest => {
    if (!isObj(x)) return fail(scope, `expected a condition, got ${show(x)}`);
    const [word, ...more] = Object.keys(x);
    if ('card' in x) onlyKeys(x, ['card', 'is'], scope, 'a condition on a card');
    else if (more.length > 0) fail(scope, `a condition is one word; got ${[word, ...more].join(', ')}`);
    const arg = x[word];
    switch (word) {
      case 'all': {
        const parts = (arg as Cond[]).map((c) => cond(c, scope));
        return (m, v) => parts.every((p) => p(m, v));
      }
      case 'any': {
        const parts = (arg as Cond[]).map((c) => cond(c, scope));
        return (m, v) => parts.some((p) => p(m, v));
      }
      case 'not': {
        const part = cond(arg, scope);
        return (m, v) => !part(m, v);
      }
      case 'eq':
      case 'lt':
      case 'gte': {
        const [a, b] = (arg as Num[]).map((y) => num(y, scope));
        if (word === 'eq') return (m, v) => a(m, v) === b(m, v);
        if (word === 'lt') return (m, v) => a(m, v) < b(m, v);
        return (m, v) => a(m, v) >= b(m, v);
      }
      case 'between': {
        const [of, low, high] = arg as [Num, number, number];
        const value = num(of, scope);
        return (m, v) => {
          const n = value(m, v);
          return n >= low && n <= high;
        };
      }
      case 'card':
      case 'is': {
        const of = card(x.card, scope);
        const fits = filter(x.is, inside(scope, 'is'));
        return (m, v) => {
          const id = of(m, v);
          return id !== NONE && fits(m, v, id);
        };
      }
      case 'same': {
        const [a, b] = (arg as CardRef[]).map((y) => card(y, scope));
        return (m, v) => a(m, v) === b(m, v);
      }
      case 'sameSeat': {
        const [a, b] = (arg as SeatRef[]).map((y) => seat(y, scope));
        return (m, v) => a(m, v) === b(m, v);
      }
      case 'mine':
      case 'foes': {
        const of = card(arg, scope);
        const want = word === 'foes';
        return (m, v) => {
          const id = of(m, v);
          if (id === NONE) return false;
          const ctrl = m.state.cards[id].ctrl;
          return want ? isOpponent(m.state, ctrl, meOf(v)) : ctrl === meOf(v);
        };
      }
      case 'foe': {
        const of = seat(arg, scope);
        return (m, v) => {
          const s = of(m, v);
          return s !== NONE && isOpponent(m.state, s, meOf(v));
        };
      }
      case 'exists': {
        const of = cards(arg, scope);
        return (m, v) => of(m, v).length > 0;
      }
      case 'myTurn': {
        return (m, v) => (m.state.active === meOf(v)) === arg;
      }
      default: {
        const make = wordIn<TextTest>(vocab.conds, word);
        if (make === undefined) return fail(scope, `no condition is called '${word}'`);
        return make(arg, self(), inside(scope, word));
      }
    }
  };

  return { num, card, seat, seats, cards, filter, cond };
}

/** Cards of a place; whether there is such a place, and the rest of it, is looked at where it is compiled. */
const isSet = (x: unknown): x is CardSet => isObj(x) && typeof x.in === 'string';
