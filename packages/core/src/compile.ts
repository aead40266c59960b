import { citeCard } from './event.ts';
import type { Effect, Modifier, ZoneWords } from './game.ts';
import { LAYERS, statBit } from './game.ts';
import type { CardRef, CardSet, Cond, Filter, Lasting, Mod, Num, Op, Scope, SeatRef } from './language.ts';
import type { Machine } from './machine.ts';
import {
  act,
  ask,
  call,
  loop,
  roll,
  type Step,
  setList,
  stop,
  type Test,
  type Value,
  type Vars,
  when,
} from './program.ts';
import { addRow } from './rows.ts';
import { isOpponent, opponents, seatsFrom } from './seats.ts';
import { NONE } from './state.ts';
import { layerOrder, stat } from './stats.ts';
import { pile } from './zones.ts';

/** The compiler of card texts: JSON in, closures and programs out. Every error names the card and the place in it. */

export type Predicate = (m: Machine, v: Vars, id: number) => boolean;
export type Ids = (m: Machine, v: Vars) => number[];

/** An argument of a game's verb. */
export type ArgKind = 'num' | 'card' | 'seat' | 'cards' | 'flag' | { word: readonly string[] };

export interface Verb {
  args: Readonly<Record<string, ArgKind | { optional: ArgKind; missing: number }>>;
  /** A rule called with the arguments as variables, after self and me. */
  rule?: string;
  /** Or something that cannot pause. */
  run?: (m: Machine, v: Vars, args: number[], cards: number[]) => void;
}

/** A game's words for the compiler. */
export interface Vocabulary {
  stats: readonly string[];
  zones: readonly ZoneWords[];
  /** Places that cards name: one or more zones. */
  places: Readonly<Record<string, readonly number[]>>;
  /** Variables' names for the three facts of an event. */
  events: Readonly<Record<string, readonly string[]>>;
  eventIndex: (name: string) => number;
  /** Named moments that end lasting effects. */
  moments: Readonly<Record<string, number>>;
  /** The moment that counts turn cycles. */
  cycleMoment: number;
  verbs: Readonly<Record<string, Verb>>;
  nums: Readonly<Record<string, (arg: unknown, c: Compiler, scope: Scope_) => Value>>;
  conds: Readonly<Record<string, (arg: unknown, c: Compiler, scope: Scope_) => Test>>;
  refs: Readonly<Record<string, Value>>;
  cardWords: Readonly<Record<string, (arg: unknown, c: Compiler, scope: Scope_) => Value>>;
  filters: Readonly<Record<string, (arg: unknown, at: string) => (m: Machine, id: number) => boolean>>;
  prompts: { choose: number; chooseSeat: number; mode: number; may: number; roll: number };
  /** Prompts that texts may name. */
  promptIndex: (name: string) => number;
  words: { card: number; seat: number; mode: number; yes: number; no: number; none: number };
  /** Called after dice of a text were rolled. */
  rolled: (m: Machine, by: number, src: number, faces: number[]) => void;
  /** Called when a text chose a card or a player. */
  chose?: (m: Machine, by: number, src: number, card: number) => void;
}

/** Names known at a place of a text, and the next free slot. */
export interface Scope_ {
  names: Map<string, number>;
  next: { slot: number };
  at: string;
  def: number;
}

export interface Compiler {
  num: (x: unknown, scope: Scope_) => Value;
  card: (x: unknown, scope: Scope_) => Value;
  seat: (x: unknown, scope: Scope_) => Value;
  cond: (x: unknown, scope: Scope_) => Test;
  filter: (x: unknown, scope: Scope_) => Predicate;
  cards: (x: unknown, scope: Scope_) => Ids;
  seats: (x: unknown, scope: Scope_) => Ids;
  ops: (x: readonly Op[], scope: Scope_) => Step[];
  modifiers: (mods: readonly Mod[], to: Scope | null, when: Cond | undefined, scope: Scope_) => Modifier[];
  effects: Effect[];
}

export class CardError extends Error {}

const fail = (scope: Scope_, message: string): never => {
  throw new CardError(`${scope.at}: ${message}`);
};

export const newScope = (at: string, def: number, names: readonly string[]): Scope_ => ({
  names: new Map(names.map((n, i) => [n, i])),
  next: { slot: names.length },
  at,
  def,
});

const inside = (scope: Scope_, at: string): Scope_ => ({ ...scope, at: `${scope.at} › ${at}` });

/** A new variable, visible from here on. */
function declare(scope: Scope_, name: string): number {
  const known = scope.names.get(name);
  if (known !== undefined) return known;
  const slot = scope.next.slot++;
  scope.names.set(name, slot);
  return slot;
}

const hidden = (scope: Scope_): number => scope.next.slot++;

type Obj = Record<string, unknown>;
const isObj = (x: unknown): x is Obj => typeof x === 'object' && x !== null && !Array.isArray(x);
const show = (x: unknown): string => JSON.stringify(x)?.slice(0, 60) ?? String(x);

export function compiler(vocab: Vocabulary): Compiler {
  const effects: Effect[] = [];

  const variable = (name: string, scope: Scope_): Value | null => {
    const slot = scope.names.get(name);
    if (slot !== undefined) return (_m, v) => v[slot];
    const ref = Object.hasOwn(vocab.refs, name) ? vocab.refs[name] : undefined;
    return ref ?? null;
  };

  const num = (x: unknown, scope: Scope_): Value => {
    if (typeof x === 'number') return () => x;
    if (typeof x === 'string') return variable(x, scope) ?? fail(scope, `no number is called '${x}' here`);
    if (!isObj(x)) return fail(scope, `expected a number, got ${show(x)}`);
    if ('stat' in x) {
      const which = vocab.stats.indexOf(x.stat as string);
      if (which < 0) fail(scope, `no stat is called '${x.stat}'`);
      const of = card(x.of, scope);
      return (m, v) => {
        const id = of(m, v);
        return id === NONE ? 0 : stat(m, which, id);
      };
    }
    if ('half' in x) {
      const of = num(x.half, scope);
      return (m, v) => Math.ceil(of(m, v) / 2);
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
      if (Object.hasOwn(vocab.nums, word)) return vocab.nums[word](arg, self, inside(scope, word));
    }
    return fail(scope, `no number is written like ${show(x)}`);
  };

  const fold = (xs: unknown, scope: Scope_, zero: number, join: (a: number, b: number) => number): Value => {
    if (!Array.isArray(xs)) return fail(scope, `expected a list of numbers, got ${show(xs)}`);
    const parts = xs.map((y) => num(y, scope));
    return (m, v) => {
      let value = zero;
      for (const part of parts) value = join(value, part(m, v));
      return value;
    };
  };

  const card = (x: unknown, scope: Scope_): Value => {
    if (typeof x === 'string') return variable(x, scope) ?? cardWord(x, scope);
    if (isObj(x)) {
      for (const [word, arg] of Object.entries(x)) {
        if (Object.hasOwn(vocab.cardWords, word)) return vocab.cardWords[word](arg, self, inside(scope, word));
      }
    }
    return fail(scope, `no card is written like ${show(x)}`);
  };

  const cardWord = (x: string, scope: Scope_): Value => {
    if (x === 'host') {
      const me = scope.names.get('self')!;
      return (m, v) => m.state.cards[v[me]].host;
    }
    return fail(scope, `no card is called '${x}' here`);
  };

  const seat = (x: unknown, scope: Scope_): Value => {
    if (typeof x === 'string') return variable(x, scope) ?? fail(scope, `no player is called '${x}' here`);
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

  const seats = (x: unknown, scope: Scope_): Ids => {
    const me = scope.names.get('me')!;
    switch (x) {
      case 'me':
        return (_m, v) => [v[me]];
      case 'opponents':
        return (m, v) => opponents(m.state, v[me]);
      case 'others':
        return (m, v) => seatsFrom(m.state, v[me]).slice(1);
      case 'all':
        return (m, v) => seatsFrom(m.state, v[me]);
      case 'allies':
        return (m, v) => seatsFrom(m.state, v[me]).filter((s) => !isOpponent(m.state, s, v[me]));
      default: {
        const one = seat(x, scope);
        return (m, v) => {
          const s = one(m, v);
          return s === NONE ? [] : [s];
        };
      }
    }
  };

  const cards = (x: unknown, scope: Scope_): Ids => {
    if (typeof x === 'string') {
      const one = card(x, scope);
      return (m, v) => {
        const id = one(m, v);
        return id === NONE ? [] : [id];
      };
    }
    if (!isObj(x) || typeof x.in !== 'string') return fail(scope, `expected cards of a place {in: …}, got ${show(x)}`);
    const set = x as unknown as CardSet;
    const places = Object.hasOwn(vocab.places, set.in) ? vocab.places[set.in] : undefined;
    if (places === undefined) return fail(scope, `no place is called '${set.in}'`);
    const fits = set.where === undefined ? null : filter(set.where, inside(scope, 'where'));
    const add = (m: Machine, v: Vars, seat: number, found: number[]): void => {
      for (let z = 0; z < places.length; z++) {
        const cards = pile(m.state, places[z], seat);
        for (let i = 0; i < cards.length; i++) if (fits === null || fits(m, v, cards[i])) found.push(cards[i]);
      }
    };
    // Legal choices are worked out from such sets all the time: the commonest players are walked without making a list.
    const me = scope.names.get('me')!;
    const of = set.of ?? 'all';
    if (of === 'me' || of === 'all' || of === 'opponents') {
      return (m, v) => {
        const found: number[] = [];
        const s = m.state;
        const n = s.seats.length;
        const from = v[me];
        if (of === 'me') add(m, v, from, found);
        else {
          for (let k = 0; k < n; k++) {
            const seat = (from + k) % n;
            if (s.seats[seat].out === 0 && (of === 'all' || isOpponent(s, seat, from))) add(m, v, seat, found);
          }
        }
        return found;
      };
    }
    const whose = seats(of, scope);
    return (m, v) => {
      const found: number[] = [];
      for (const seat of whose(m, v)) add(m, v, seat, found);
      return found;
    };
  };

  const filter = (x: unknown, scope: Scope_): Predicate => {
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
          const me = scope.names.get('self')!;
          return (_m, v, id) => v[me] !== id;
        }
        case 'except': {
          const one = card(arg, scope);
          return (m, v, id) => one(m, v) !== id;
        }
        default: {
          const make = Object.hasOwn(vocab.filters, word) ? vocab.filters[word] : undefined;
          if (make === undefined) return fail(scope, `no filter is called '${word}'`);
          const test = make(arg, scope.at);
          return (m, _v, id) => test(m, id);
        }
      }
    });
    if (tests.length === 1) return tests[0];
    return (m, v, id) => tests.every((t) => t(m, v, id));
  };

  const cond = (x: unknown, scope: Scope_): Test => {
    if (!isObj(x)) return fail(scope, `expected a condition, got ${show(x)}`);
    const [word] = Object.keys(x);
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
        const me = scope.names.get('me')!;
        const want = word === 'foes';
        return (m, v) => {
          const id = of(m, v);
          if (id === NONE) return false;
          const ctrl = m.state.cards[id].ctrl;
          return want ? isOpponent(m.state, ctrl, v[me]) : ctrl === v[me];
        };
      }
      case 'foe': {
        const of = seat(arg, scope);
        const me = scope.names.get('me')!;
        return (m, v) => {
          const s = of(m, v);
          return s !== NONE && isOpponent(m.state, s, v[me]);
        };
      }
      case 'exists': {
        const of = cards(arg, scope);
        return (m, v) => of(m, v).length > 0;
      }
      case 'myTurn': {
        const me = scope.names.get('me')!;
        return (m, v) => (m.state.active === v[me]) === arg;
      }
      default: {
        const make = Object.hasOwn(vocab.conds, word) ? vocab.conds[word] : undefined;
        if (make === undefined) return fail(scope, `no condition is called '${word}'`);
        return make(arg, self, inside(scope, word));
      }
    }
  };

  const LAYER_WORDS = LAYERS.filter((l) => l !== 'base');

  const modifiers = (mods: readonly Mod[], to: Scope | null, given: Cond | undefined, scope: Scope_): Modifier[] => {
    const within = to === null ? null : reach(to, scope);
    const general = given === undefined ? null : cond(given, inside(scope, 'if'));
    return mods.map((mod) => {
      const which = vocab.stats.indexOf(mod.stat);
      if (which < 0) fail(scope, `no stat is called '${mod.stat}'`);
      const layer = LAYER_WORDS.find((l) => l in mod);
      if (layer === undefined) return fail(scope, `'${mod.stat}' needs one of ${LAYER_WORDS.join(', ')}`);
      const raw = layer === 'noRaise' ? 1 : (mod as unknown as Record<string, Num>)[layer];
      const own = mod.if === undefined ? null : cond(mod.if, inside(scope, 'if'));
      const tests = [within, general, own].filter((t): t is Test => t !== null);
      return {
        stat: which,
        layer,
        order: layerOrder(layer),
        applies: tests.length === 0 ? null : tests.length === 1 ? tests[0] : (m, v) => tests.every((t) => t(m, v)),
        amount: num(raw, scope),
        constant: typeof raw === 'number' ? raw : null,
        cite: citeCard(scope.def),
      };
    });
  };

  /** Slots 0 and 2 of a modifier's variables are the source and the card (or seat) it may reach. */
  const reach = (to: Scope, scope: Scope_): Test => {
    if (to === 'self') return (_m, v) => v[0] === v[2];
    if (to === 'host') return (m, v) => m.state.cards[v[0]].host === v[2];
    if ('seats' in to) {
      if (to.seats === 'all') return () => true;
      const foes = to.seats === 'foes';
      return (m, v) => (foes ? isOpponent(m.state, v[1], v[2]) : v[1] === v[2]);
    }
    const fits = to.where === undefined ? null : filter(to.where, inside(scope, 'where'));
    const side = to.side;
    return (m, v) => {
      const ctrl = m.state.cards[v[2]].ctrl;
      if (side === 'own' ? ctrl !== v[1] : side === 'foes' ? !isOpponent(m.state, ctrl, v[1]) : false) return false;
      return fits === null || fits(m, v, v[2]);
    };
  };

  const effect = (mods: readonly Mod[], scope: Scope_): number => {
    const byStat: Modifier[][] = [];
    // A row's modifiers see the same four variables as a static's: source, maker, card, number.
    const rowScope = newScope(scope.at, scope.def, ['self', 'me', 'it', 'n']);
    for (const mod of modifiers(mods, null, undefined, rowScope)) {
      byStat[mod.stat] ??= [];
      byStat[mod.stat].push(mod);
    }
    const touches = byStat.reduce((bits, _, which) => bits | statBit(which), 0);
    effects.push({ touches, modifiers: byStat, cite: citeCard(scope.def), name: scope.at });
    return effects.length - 1;
  };

  const ops = (list: readonly Op[], scope: Scope_): Step[] =>
    list.flatMap((op, i) => one(op, inside(scope, `${i + 1} ${op.do}`)));

  const one = (op: Op, scope: Scope_): Step[] => {
    const o = op as Obj;
    const SELF = scope.names.get('self')!;
    const ME = scope.names.get('me')!;
    const by = (x: unknown): Value => (x === undefined ? (_m, v) => v[ME] : seat(x, scope));
    switch (op.do) {
      case 'if':
        return [
          when(cond(o.test, scope), ops(o.then as Op[], scope), o.else === undefined ? [] : ops(o.else as Op[], scope)),
        ];
      case 'each':
        return each(cards(o.in, scope), declare(scope, o.as as string), o.then as Op[], scope);
      case 'eachSeat':
        return each(seats(o.of, scope), declare(scope, o.as as string), o.then as Op[], scope);
      case 'choose': {
        const from = cards(o.from, scope);
        const slot = declare(scope, o.as as string);
        const who = by(o.by);
        const prompt = o.prompt === undefined ? vocab.prompts.choose : vocab.promptIndex(o.prompt as string);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => {
              // What the text does not reach cannot be chosen for it.
              const choices = from(m, v)
                .filter((id) => m.game.reaches(m, v[SELF], id))
                .map((id) => ({ verb: vocab.words.card, card: id, on: NONE, n: 0 }));
              if (o.may === true && choices.length > 0) {
                choices.unshift({ verb: vocab.words.none, card: NONE, on: NONE, n: 0 });
              }
              return { seat: who(m, v), prompt, card: v[SELF], choices };
            },
            (m, v, picked) => {
              v[slot] = picked.card;
              if (picked.card !== NONE) vocab.chose?.(m, who(m, v), v[SELF], picked.card);
            },
          ),
        ];
      }
      case 'chooseSeat': {
        const from = seats(o.from, scope);
        const slot = declare(scope, o.as as string);
        const who = by(o.by);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt: vocab.prompts.chooseSeat,
              card: v[SELF],
              choices: from(m, v).map((s) => ({ verb: vocab.words.seat, card: NONE, on: NONE, n: s })),
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
        ];
      }
      case 'mode': {
        const options = (o.options as { label: string; if?: Cond; then: Op[] }[]).map((option) => ({
          test: option.if === undefined ? null : cond(option.if, scope),
          steps: ops(option.then, scope),
        }));
        const slot = hidden(scope);
        const who = by(o.by);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt: vocab.prompts.mode,
              card: v[SELF],
              choices: options.flatMap((option, i) =>
                option.test === null || option.test(m, v)
                  ? [{ verb: vocab.words.mode, card: v[SELF], on: NONE, n: i }]
                  : [],
              ),
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          ...options.map((option, i) => when((_m, v) => v[slot] === i, option.steps)),
        ];
      }
      case 'may': {
        const slot = hidden(scope);
        const who = by(o.by);
        const prompt = o.prompt === undefined ? vocab.prompts.may : vocab.promptIndex(o.prompt as string);
        return [
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt,
              card: v[SELF],
              choices: [
                { verb: vocab.words.yes, card: v[SELF], on: NONE, n: 1 },
                { verb: vocab.words.no, card: v[SELF], on: NONE, n: 0 },
              ],
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          when(
            (_m, v) => v[slot] === 1,
            ops(o.then as Op[], scope),
            o.else === undefined ? [] : ops(o.else as Op[], scope),
          ),
        ];
      }
      case 'roll': {
        const slot = declare(scope, o.as as string);
        const who = by(o.by);
        const dice = num(o.dice ?? 1, scope);
        return [
          roll(
            vocab.prompts.roll,
            dice,
            (m, v, faces) => {
              v[slot] = faces.reduce((a, b) => a + b, 0);
              vocab.rolled(m, who(m, v), v[SELF], faces);
            },
            (_m, v) => v[SELF],
          ),
        ];
      }
      case 'let': {
        const be = isObj(o.be) && 'card' in o.be ? card(o.be.card, scope) : num(o.be, scope);
        const slot = declare(scope, o.as as string);
        return [
          act((m, v) => {
            v[slot] = be(m, v);
          }),
        ];
      }
      case 'modify': {
        const group = effect(o.mods as Mod[], scope);
        const on = o.on === undefined ? null : card(o.on, scope);
        const side = o.side === undefined ? null : seat(o.side, scope);
        if (on === null && side === null && o.everyone !== true) fail(scope, 'modify needs on, side or everyone');
        const n = o.n === undefined ? null : num(o.n, scope);
        const lasting = duration(o.lasting as Lasting, scope);
        return [
          act((m, v) => {
            const id = on === null ? NONE : on(m, v);
            if (on !== null && (id === NONE || !m.game.reaches(m, v[SELF], id))) return;
            addRow(m, {
              effect: group,
              src: v[SELF],
              on: id,
              seat: side === null ? NONE : side(m, v),
              by: v[ME],
              n: n === null ? 0 : n(m, v),
              ...lasting,
            });
          }),
        ];
      }
      case 'stop':
        return [stop];
      default:
        return verb(op, scope);
    }
  };

  const each = (from: Ids, slot: number, body: readonly Op[], scope: Scope_): Step[] => {
    const items = hidden(scope);
    const at = hidden(scope);
    const steps = ops(body, scope);
    return [
      act((m, v) => {
        setList(v, items, from(m, v));
        v[at] = 0;
      }),
      loop(
        (_m, v) => v[at] < (v[items] as unknown as number[]).length,
        [
          act((_m, v) => {
            v[slot] = (v[items] as unknown as number[])[v[at]++];
          }),
          ...steps,
        ],
      ),
    ];
  };

  const duration = (lasting: Lasting | undefined, scope: Scope_): { left: number; until: number; bound: number } => {
    if (lasting === undefined) return fail(scope, 'modify needs lasting: cycles, until or whileSource');
    const bound = lasting.whileSource === true ? 1 : 0;
    if (lasting.cycles !== undefined) return { left: lasting.cycles, until: vocab.cycleMoment, bound };
    if (lasting.until !== undefined) {
      const until = vocab.moments[lasting.until];
      if (until === undefined) return fail(scope, `no moment is called '${lasting.until}'`);
      return { left: 1, until, bound };
    }
    return { left: 0, until: 0, bound };
  };

  const verb = (op: Op, scope: Scope_): Step[] => {
    const word = Object.hasOwn(vocab.verbs, op.do) ? vocab.verbs[op.do] : undefined;
    if (word === undefined) return fail(scope, `nothing is called '${op.do}'`);
    const given = op as Obj;
    for (const key of Object.keys(given)) {
      if (key !== 'do' && !Object.hasOwn(word.args, key)) fail(scope, `'${op.do}' takes no '${key}'`);
    }
    let set: Ids | null = null;
    const values = Object.entries(word.args).map(([name, spec]): Value => {
      const optional = isObj(spec) && 'optional' in spec ? (spec as { optional: ArgKind; missing: number }) : null;
      const kind = optional === null ? (spec as ArgKind) : optional.optional;
      const x = given[name];
      if (x === undefined) {
        if (kind === 'flag') return () => 0;
        if (optional === null) return fail(scope, `'${op.do}' needs '${name}'`);
        return () => optional.missing;
      }
      if (kind === 'num') return num(x, scope);
      if (kind === 'card') return card(x, scope);
      if (kind === 'seat') return seat(x, scope);
      if (kind === 'flag') return () => (x === true ? 1 : 0);
      if (kind === 'cards') {
        set = cards(x, scope);
        return () => NONE;
      }
      const at = kind.word.indexOf(x as string);
      if (at < 0) return fail(scope, `'${name}' must be one of ${kind.word.join(', ')}; got ${show(x)}`);
      return () => at;
    });
    const SELF = scope.names.get('self')!;
    const ME = scope.names.get('me')!;
    const evaluate = (m: Machine, v: Vars): number[] => values.map((f) => f(m, v));
    const group = set as Ids | null;
    if (word.run !== undefined) {
      const run = word.run;
      return [act((m, v) => run(m, [v[SELF], v[ME]], evaluate(m, v), group === null ? [] : group(m, v)))];
    }
    return [
      call(word.rule!, (m, v) => {
        const vars = [v[SELF], v[ME], ...evaluate(m, v)];
        if (group !== null) setList(vars, vars.length, group(m, v));
        return vars;
      }),
    ];
  };

  const self: Compiler = { num, card, seat, cond, filter, cards, seats, ops, modifiers, effects };
  return self;
}
