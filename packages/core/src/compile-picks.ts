import { type CardId, NONE, type Prompt, type SeatId } from './brand.ts';
import type { CoreOp, Dialect } from './language.ts';
import { act, ask, dice, loop, permute, when } from './program.ts';
import type { Choice } from './state.ts';
import {
  type CardIds,
  type Compiler,
  declare,
  fail,
  hidden,
  listAt,
  promptOf,
  type RollAnswered,
  selfOf,
  setList,
  type TextScope,
  type TextSeat,
  type TextStep,
  type TextTest,
  type TextVars,
  type Vocabulary,
} from './vocabulary.ts';

/** Steps of texts that pick among many: as many as one likes, one by chance, the player with the lowest die. */

type OpOf<K extends CoreOp['do']> = Extract<CoreOp, { do: K }>;

/** As many as a player likes, one after another: what is done with one is done before the next is asked for. */
export function someSteps(
  op: OpOf<'some'>,
  scope: TextScope,
  vocab: Vocabulary<Dialect>,
  { cards, num, ops }: Pick<Compiler, 'cards' | 'num' | 'ops'>,
  who: TextSeat,
  endIfGone: TextStep,
): TextStep[] {
  const from = cards(op.from, scope);
  const most = op.most === undefined ? null : num(op.most, scope);
  const slot = declare(scope, op.as);
  const taken = hidden(scope);
  const more = hidden(scope);
  const prompt = promptOf(vocab, op.prompt, vocab.prompts.choose, scope);
  const then = ops(op.then, scope);
  const left: CardIds = (m, v) =>
    most !== null && listAt(v, taken).length >= most(m, v)
      ? []
      : from(m, v).filter((id) => !listAt(v, taken).includes(id) && m.game.affects(m, selfOf(v), id));
  return [
    act((_m, v) => {
      setList(v, taken, []);
      v[more] = 1;
    }),
    loop(
      (_m, v) => v[more] === 1,
      [
        act((_m, v) => {
          v[slot] = NONE;
          v[more] = 0;
        }),
        ask(
          (m, v) => {
            const choices = left(m, v).map((id): Choice => ({ verb: vocab.words.card, card: id, on: NONE, n: 0 }));
            if (choices.length > 0) choices.unshift({ verb: vocab.words.none, card: NONE, on: NONE, n: 0 });
            return { seat: who(m, v), prompt, card: selfOf(v), choices };
          },
          (_m, v, picked) => {
            v[slot] = picked.card;
            if (picked.card === NONE) return;
            v[more] = 1;
            listAt(v, taken).push(picked.card);
          },
        ),
        endIfGone,
        when((_m, v) => v[more] === 1, then),
      ],
    ),
  ];
}

/** Chance picks one card. */
export function pickSteps(
  op: OpOf<'pick'>,
  scope: TextScope,
  prompt: Prompt,
  { cards, num }: Pick<Compiler, 'cards' | 'num'>,
): TextStep[] {
  const from = cards(op.from, scope);
  const slot = declare(scope, op.as);
  const items = hidden(scope);
  const least = op.least === undefined ? null : num(op.least, scope);
  return [
    act((m, v) => {
      let found = from(m, v).filter((id) => m.game.affects(m, selfOf(v), id));
      if (least !== null && found.length > 1) {
        const values = found.map((id) => least(m, v.with(slot, id)));
        const low = Math.min(...values);
        found = found.filter((_, i) => values[i] === low);
      }
      setList(v, items, found);
      v[slot] = found.length === 0 ? NONE : found[0];
    }),
    when(
      (_m, v) => listAt(v, items).length > 1,
      [
        permute(
          prompt,
          (_m, v) => listAt(v, items).length,
          (_m, v, order) => {
            v[slot] = listAt(v, items)[order[0]] as CardId;
          },
        ),
      ],
    ),
  ];
}

/** Players roll a die each, all at once. */
export function contestSteps(
  op: OpOf<'contest'>,
  scope: TextScope,
  vocab: Vocabulary<Dialect>,
  { seats }: Pick<Compiler, 'seats'>,
  who: TextSeat,
): TextStep[] {
  if (op.lowest === undefined && op.equal === undefined) fail(scope, `'contest' needs 'lowest' or 'equal'`);
  const of = seats(op.of, scope);
  const lowest = op.lowest === undefined ? hidden(scope) : declare(scope, op.lowest);
  const equal = op.equal === undefined ? hidden(scope) : declare(scope, op.equal);
  const items = hidden(scope);
  const rolls = hidden(scope);
  const again = op.lowest !== undefined;
  const answered = vocab.rollAnswered;
  return [
    act((m, v) => {
      setList(v, items, of(m, v));
      v[lowest] = NONE;
      v[equal] = 0;
      v[rolls] = 0;
    }),
    loop(
      (_m, v) => listAt(v, items).length > 0 && (v[rolls] === 0 || (again && v[lowest] === NONE)),
      [
        dice(
          vocab.prompts.roll,
          (_m, v) => listAt(v, items).length,
          6,
          (m, v, faces) => vocab.rolled(m, who(m, v), selfOf(v), faces, 6),
          (_m, v) => selfOf(v),
        ),
        ...(answered === undefined
          ? []
          : [
              when<TextVars>(answered.due, [
                act((m, v) => answered.enterEach(m, listAt(v, items) as SeatId[], selfOf(v), m.state.rolled)),
              ]),
            ]),
        act((m, v) => {
          const faces = m.state.rolled;
          const low = Math.min(...faces);
          if (v[rolls]++ === 0) v[equal] = faces.every((face) => face === low) ? 1 : 0;
          const tied = listAt(v, items).filter((_, i) => faces[i] === low);
          if (tied.length === 1) v[lowest] = tied[0] as SeatId;
          setList(v, items, tied);
        }),
        // Who has left meanwhile rolls no more.
        act((m, v) =>
          setList(
            v,
            items,
            listAt(v, items).filter((x) => m.state.seats[x as SeatId].out === 0),
          ),
        ),
      ],
    ),
  ];
}

export const sumOf = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);

/** Players may answer dice of a text before they count. */
export const answeredSteps = (
  { due, enter }: RollAnswered,
  who: TextSeat,
  slot: number,
  gone: TextTest,
): TextStep[] => [
  when(
    (m, v) => due(m) && !gone(m, v),
    [
      act((m, v) => enter(m, who(m, v), selfOf(v), m.state.rolled)),
      act((m, v) => {
        v[slot] = sumOf(m.state.rolled);
      }),
    ],
  ),
];
