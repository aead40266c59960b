import { type CardId, type EffectId, type Moment, NONE, type SeatId } from './brand.ts';
import { answeredSteps, contestSteps, pickSteps, someSteps, sumOf } from './compile-picks.ts';
import { type Given, givenCompiler } from './compile-verbs.ts';
import { CORE_OPS, type CoreOp, type Dialect, isCoreOp, type Lasting, type Mod, type Op } from './language.ts';
import type { Machine } from './machine.ts';
import { act, ask, codeOf, dice, enter, loop, stop, when } from './program.ts';
import { addRow, cyclesFrom, NO_MOMENT } from './rows.ts';
import type { Choice } from './state.ts';
import {
  type CardIds,
  type Compiler,
  declare,
  fail,
  hidden,
  inside,
  isObj,
  listAt,
  meOf,
  onlyKeys,
  promptOf,
  type SeatIds,
  type SpotIds,
  selfOf,
  setList,
  show,
  type TextScope,
  type TextSeat,
  type TextStep,
  type TextTest,
  type TextVars,
  type Vocabulary,
  wordIn,
} from './vocabulary.ts';

/** What card texts do, step by step. */

const noCards: CardIds = () => [];
const noSeats: SeatIds = () => [];

/** The words that a step of the core may be written with. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(CORE_OPS).map(([op, words]) => [op, ['do', ...words]]),
);

/** Whose text it is may leave the match at any question, whoever is asked; their text ends with it. */
const gone: TextTest = (m, v) => m.state.seats[meOf(v)].out === 1;
const endIfGone = when(gone, [stop]);

const isInPlay = (m: Machine, id: CardId): boolean => m.game.zones[m.state.cards[id].zone].play;

export function opCompiler(
  vocab: Vocabulary<Dialect>,
  { num, card, seat, seats, cards, cond }: Pick<Compiler, 'num' | 'card' | 'seat' | 'seats' | 'cards' | 'cond'>,
  effect: (mods: readonly Mod[], scope: TextScope) => EffectId,
  whole: () => Compiler,
): { ops: Compiler['ops']; given: Given } {
  const given = givenCompiler(vocab, { num, card, seat, cards });

  const ops = (list: readonly Op[], scope: TextScope): TextStep[] =>
    list.flatMap((op, i) => one(op, inside(scope, `${i + 1} ${op.do}`), list.slice(i + 1)));

  /** The steps of an op; `rest` is what comes after it. */
  const one = (op: Op, scope: TextScope, rest: readonly Op[]): TextStep[] => {
    if (!isCoreOp(op)) return verb(op, scope);
    onlyKeys(op, WORDS_OF[op.do], scope, `'${op.do}'`);
    return core(op, scope, rest);
  };

  const core = (op: CoreOp, scope: TextScope, rest: readonly Op[]): TextStep[] => {
    const by = (x: unknown): TextSeat => (x === undefined ? (_m, v) => meOf(v) : seat(x, scope));
    switch (op.do) {
      case 'if':
        return [when(cond(op.test, scope), ops(op.then, scope), op.else === undefined ? [] : ops(op.else, scope))];
      case 'each': {
        // What is done to several is settled once, before it is done to any of them.
        const from = cards(op.in, scope);
        const steps = each(from, declare(scope, op.as), op.then, scope);
        return guarded({ verb: op.do, stats: [], cards: from, seats: noSeats }, steps);
      }
      case 'eachSeat': {
        const of = seats(op.of, scope);
        const slot = declare(scope, op.as);
        // Who has left meanwhile is passed over; all are, where the text is of one who has.
        return each(of, slot, op.then, scope, (m, v) => !gone(m, v) && m.state.seats[v[slot] as SeatId].out === 0);
      }
      case 'choose': {
        const from = cards(op.from, scope);
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const prompt = promptOf(vocab, op.prompt, vocab.prompts.choose, scope);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => {
              // What the text does not reach cannot be chosen for it.
              const choices = from(m, v)
                .filter((id) => m.game.affects(m, selfOf(v), id))
                .map((id): Choice => ({ verb: vocab.words.card, card: id, on: NONE, n: 0 }));
              if (op.may === true && choices.length > 0) {
                choices.unshift({ verb: vocab.words.none, card: NONE, on: NONE, n: 0 });
              }
              return { seat: who(m, v), prompt, card: selfOf(v), choices };
            },
            (_m, v, picked) => {
              v[slot] = picked.card;
            },
          ),
          endIfGone,
          ...(op.target === true ? [aim(slot, scope)] : []),
        ];
      }
      case 'some':
        return someSteps(op, scope, vocab, { cards, num, ops }, by(op.by), endIfGone);
      case 'pick':
        return pickSteps(op, scope, vocab.prompts.roll, { cards, num });
      case 'contest':
        return contestSteps(op, scope, vocab, { seats }, by(undefined));
      case 'chooseSeat': {
        const from = seats(op.from, scope);
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const works = op.reached === true ? whole().works(rest, scope, []) : null;
        const reached = (m: Machine, v: TextVars): SeatId[] => {
          const all = from(m, v);
          const some = works === null ? all : all.filter((s) => works(m, v.with(slot, s)));
          // What does nothing to anybody happens all the same, and says why it does nothing.
          return some.length > 0 ? some : all;
        };
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt: vocab.prompts.chooseSeat,
              card: selfOf(v),
              choices: reached(m, v).map((s) => ({ verb: vocab.words.seat, card: NONE, on: NONE, n: s })),
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          endIfGone,
          // Without a player to mean there is nothing to go on with.
          when((_m, v) => v[slot] === NONE, [stop]),
        ];
      }
      case 'chooseSpot': {
        const from = spots(op.from, scope);
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const prompt = promptOf(vocab, op.prompt, vocab.prompts.choose, scope);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => {
              const choices = from(m, v).map(
                (n): Choice => ({ verb: vocab.words.spot ?? NONE, card: NONE, on: NONE, n }),
              );
              if (op.may === true && choices.length > 0) {
                choices.unshift({ verb: vocab.words.none, card: NONE, on: NONE, n: 0 });
              }
              return { seat: who(m, v), prompt, card: selfOf(v), choices };
            },
            (_m, v, picked) => {
              v[slot] = picked.verb === vocab.words.none ? NONE : picked.n;
            },
          ),
          endIfGone,
        ];
      }
      case 'mode': {
        const options = op.options.map((option) => ({
          test: option.if === undefined ? null : cond(option.if, scope),
          steps: ops(option.then, scope),
        }));
        const slot = hidden(scope);
        const who = by(op.by);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt: vocab.prompts.mode,
              card: selfOf(v),
              choices: options.flatMap((option, i) =>
                option.test === null || option.test(m, v)
                  ? [{ verb: vocab.words.mode, card: selfOf(v), on: NONE, n: i }]
                  : [],
              ),
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          endIfGone,
          ...options.map((option, i) => when((_m, v) => v[slot] === i, option.steps)),
        ];
      }
      case 'may': {
        const slot = hidden(scope);
        const who = by(op.by);
        const prompt = promptOf(vocab, op.prompt, vocab.prompts.may, scope);
        return [
          act((_m, v) => {
            v[slot] = 0;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt,
              card: selfOf(v),
              choices: [
                { verb: vocab.words.yes, card: selfOf(v), on: NONE, n: 1 },
                { verb: vocab.words.no, card: selfOf(v), on: NONE, n: 0 },
              ],
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          endIfGone,
          when((_m, v) => v[slot] === 1, ops(op.then, scope), op.else === undefined ? [] : ops(op.else, scope)),
        ];
      }
      case 'roll': {
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const count = num(op.dice ?? 1, scope);
        const sides = op.sides ?? 6;
        if (!Number.isInteger(sides) || sides < 2)
          fail(scope, `'sides' must be a whole number from 2; got ${show(op.sides)}`);
        return [
          dice(
            vocab.prompts.roll,
            (m, v) => (gone(m, v) ? 0 : count(m, v)),
            sides,
            (m, v, faces) => {
              if (gone(m, v)) return;
              v[slot] = sumOf(faces);
              vocab.rolled(m, who(m, v), selfOf(v), faces, sides);
            },
            (_m, v) => selfOf(v),
          ),
          ...(vocab.rollAnswered === undefined ? [] : answeredSteps(vocab.rollAnswered, who, slot, gone)),
          endIfGone,
        ];
      }
      case 'let': {
        const be = isObj(op.be) && 'card' in op.be ? card(op.be.card, scope) : num(op.be, scope);
        const slot = declare(scope, op.as);
        return [
          act((m, v) => {
            v[slot] = be(m, v);
          }),
        ];
      }
      case 'modify': {
        const group = effect(op.mods, scope);
        const on = op.on === undefined ? null : card(op.on, scope);
        const side = op.side === undefined ? null : seat(op.side, scope);
        if (on === null && side === null && op.everyone !== true) fail(scope, 'modify needs on, side or everyone');
        const n = op.n === undefined ? null : num(op.n, scope);
        const lasting = duration(op.lasting, scope);
        const touch = {
          verb: op.do,
          stats: op.mods.map((mod) => mod.stat),
          cards: on === null ? noCards : (m: Machine, v: TextVars) => [on(m, v)],
          seats: side === null ? noSeats : (m: Machine, v: TextVars) => [side(m, v)],
        };
        return guarded(touch, [
          act((m, v) => {
            const id = on === null ? NONE : on(m, v);
            // Nothing lasts on what is not in play (any more).
            if (on !== null && (id === NONE || !isInPlay(m, id) || !m.game.affects(m, selfOf(v), id))) return;
            addRow(m, {
              effect: group,
              src: selfOf(v),
              on: id,
              seat: side === null ? NONE : side(m, v),
              by: meOf(v),
              n: n === null ? 0 : n(m, v),
              left: lasting.until === vocab.cycleMoment ? cyclesFrom(m, meOf(v), lasting.left) : lasting.left,
              until: lasting.until,
              bound: lasting.bound,
            });
          }),
        ]);
      }
      case 'stop':
        return [stop];
      default:
        return op satisfies never;
    }
  };

  /** Something may come between a text and the card it aims at. */
  const aim = (slot: number, scope: TextScope): TextStep => {
    const { aimed } = vocab;
    if (aimed === undefined) return fail(scope, 'this game knows no targets of texts');
    return act((m, v) => {
      if (v[slot] !== NONE) v[slot] = aimed(m, selfOf(v), meOf(v), v[slot] as CardId);
    });
  };

  /** Spots that a word of the game names: `{emptyBeside: 'self'}`. */
  const spots = (x: unknown, scope: TextScope): SpotIds => {
    const written = isObj(x) ? Object.entries(x) : [];
    const [word, arg] = written.length === 1 ? written[0] : ['', null];
    const make = wordIn<SpotIds>(vocab.spots, word);
    if (make === undefined) return fail(scope, `'from' must be one of the game's words for spots; got ${show(x)}`);
    return make(arg, whole(), scope);
  };

  const each = (
    from: CardIds | SeatIds,
    slot: number,
    body: readonly Op[],
    scope: TextScope,
    still?: TextTest,
  ): TextStep[] => {
    const items = hidden(scope);
    const at = hidden(scope);
    const compiled = ops(body, scope);
    const steps = still === undefined ? compiled : [when(still, compiled)];
    return [
      act((m, v) => {
        setList(v, items, from(m, v));
        v[at] = 0;
      }),
      loop(
        (_m, v) => v[at] < listAt(v, items).length,
        [
          act((_m, v) => {
            v[slot] = listAt(v, items)[v[at]++];
          }),
          ...steps,
        ],
      ),
    ];
  };

  const duration = (lasting: Lasting | undefined, scope: TextScope): { left: number; until: Moment; bound: number } => {
    if (lasting === undefined) return fail(scope, 'modify needs lasting: cycles, until or whileSource');
    const bound = lasting.whileSource === true ? 1 : 0;
    if (lasting.cycles !== undefined) return { left: lasting.cycles, until: vocab.cycleMoment, bound };
    if (lasting.until !== undefined) {
      const until = (vocab.moments as Readonly<Record<string, Moment>>)[lasting.until];
      if (until === undefined) return fail(scope, `no moment is called '${lasting.until}'`);
      return { left: 1, until, bound };
    }
    return { left: 0, until: NO_MOMENT, bound };
  };

  const verb = (op: Op, scope: TextScope): TextStep[] => {
    const { word, args, named, group, cardArgs, seatArgs, needed } = given(op, scope);
    const touch = {
      verb: op.do,
      stats: [],
      cards: (m: Machine, v: TextVars) => [...cardArgs.map((f) => f(m, v)), ...(group === null ? [] : group(m, v))],
      seats: (m: Machine, v: TextVars) => seatArgs.map((f) => f(m, v)),
    };
    const { run, rule } = word;
    const step: TextStep = act((m, v) => {
      if (run !== undefined) run(m, { src: selfOf(v), me: meOf(v) }, named(m, v));
      else enter(m, codeOf(m, rule!), [selfOf(v), meOf(v), ...args.map((arg) => arg.cell(m, v))]);
    });
    // What is to be done to a player is not done if there is none: the owner of a card that was not found, say.
    const somebody: TextTest = (m, v) => needed.every((f) => f(m, v) !== NONE);
    return guarded(touch, needed.length === 0 ? [step] : [when(somebody, [step])]);
  };

  const { guard } = vocab;
  const guardSays: readonly TextStep[] =
    guard === undefined
      ? []
      : [act((m, v) => enter(m, codeOf(m, guard.rule), [selfOf(v), meOf(v)])), when((m) => m.state.ret === 0, [stop])];

  /** What a step is about to touch, as far as a rule of the game may stand before it; if that says no, the text ends. */
  const guarded = (
    { verb, stats, cards, seats }: { verb: string; stats: readonly string[]; cards: CardIds; seats: SeatIds },
    steps: TextStep[],
  ): TextStep[] => {
    if (guard === undefined) return steps;
    const due: TextTest = (m, v) =>
      guard.watches(m) && guard.due(m, selfOf(v), meOf(v), { verb, stats, cards: cards(m, v), seats: seats(m, v) });
    return [when(due, guardSays), ...steps];
  };

  return { ops, given };
}
