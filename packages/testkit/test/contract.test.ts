import {
  type CardId,
  type Cite,
  type CodeId,
  citeCard,
  emit,
  type Game,
  type Machine,
  NONE,
  programOf,
  type State,
  type Vars,
  wrap,
} from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { C, EV, FIRST, HAND, makeToy, PROMPT, STONES, stone, type ToyOptions } from '../../core/test/toy.ts';
import { auditState } from '../src/audit.ts';
import { contract, keep } from '../src/contract.ts';
import { beats } from '../src/contract-beats.ts';
import * as play from '../src/contract-play.ts';
import * as state from '../src/contract-state.ts';
import * as views from '../src/contract-views.ts';
import { ContractError, type RandomMatch, rotation } from '../src/random-play.ts';

/** The contract knows no game: here a toy keeps it, and toys that are broken in one way each do not. */

/** The toy asks for an answer only whoever has one. */
const discloses = [{ name: 'who can answer is asked', why: 'T2', prompts: [PROMPT.answer] }];

describe('a game that keeps the contract', () => {
  const toy = makeToy({ change: { discloses } });

  test.each(contract)('$name', (clause) => {
    keep(toy, clause, rotation(toy, { mode: 'plain' }), 40);
    keep(toy, clause, rotation(toy, { mode: 'plain', players: 4 }), 20);
  });

  test('its matches go over all decks against each other, in all variants, by number', () => {
    const at = rotation(toy, { mode: 'plain', players: 2 });
    const kinds = new Set(Array.from({ length: 8 }, (_, i) => JSON.stringify([at(i).setup, at(i).acts])));
    expect(kinds.size).toBe(4);
    // And in all numbers of players, if none is named.
    const any = rotation(toy, { mode: 'plain' });
    expect([0, 1, 2, 3].map((i) => any(i).setup.seats.length)).toEqual([2, 3, 4, 2]);
    expect(at(3)).toEqual(at(3));
    expect(() => rotation(toy, { mode: 'blind' })).toThrow("pebbles has no mode 'blind'");
  });
});

/** The toy with something more done before the first instruction of a program. */
function spoilt(program: string, spoil: (m: Machine, v: Vars) => void, o: ToyOptions = {}): Game {
  const base = makeToy(o);
  const code = base.codeNames.map((name, at) => {
    const instructions = programOf(base, at as CodeId);
    if (name !== program) return instructions;
    const [first, ...rest] = instructions;
    return [wrap(first, spoil), ...rest];
  });
  return makeToy({ ...o, change: { ...o.change, code } });
}

/** The toy with something more done after every instruction. */
function haunted(spoil: (m: Machine) => void): Game {
  const base = makeToy();
  const code = base.code.map((_, at) => programOf(base, at as CodeId).map((i) => wrap(i, () => {}, spoil)));
  return makeToy({ change: { code } });
}

/** Any rule that an act may start. */
const anyRule = makeToy().interrupts.quit.rule;

let outside = 0;
const memory = new WeakMap<State, number>();
const firstHidden = (s: State, seat: number): number => s.zones[1 - seat].at(-1) ?? s.zones[seat].at(-1) ?? 0;

/** What is broken, the clause that finds it, what it says. */
const broken: [string, (game: Game, match: RandomMatch) => void, () => Game, RegExp][] = [
  [
    'a text that never ends',
    play.ends,
    () => makeToy({ stones: [stone('top', 1, { is: 'play', do: [{ do: 'spin' }] })] }),
    /a resolution went on for ever/,
  ],
  [
    'a program that stops without a question',
    play.ends,
    () => spoilt('turn', (m) => m.state.frames.splice(0)),
    /nobody is asked, and the match is not over/,
  ],
  ['an exception', play.ends, () => spoilt('lay', () => fail_('the stone is too heavy')), /the stone is too heavy/],
  ['a number that is none', play.legal, () => spoilt('turn', (m) => m.state.g.push(Number.NaN)), /g\[0\] is NaN/],
  [
    'a number that is no small integer',
    play.legal,
    () => spoilt('turn', (m) => m.state.g.push(0.5)),
    /g\[0\] is 0.5, which is no small integer/,
  ],
  [
    'a hole in a list',
    play.legal,
    () => spoilt('turn', (m) => Object.assign(m.state, { g: new Array(2) })),
    /g\[0\] is undefined/,
  ],
  [
    'a card in two piles',
    play.legal,
    () => spoilt('turn', (m) => m.state.zones[6].push(m.state.zones[2][0])),
    /lies in 2 piles/,
  ],
  [
    'a card attached to one in hand',
    play.legal,
    () => spoilt('turn', (m) => Object.assign(m.state.cards[0 as CardId], { host: m.state.zones[2][0] })),
    /has host \d+ in hand|hangs on itself|has host 0/,
  ],
  [
    'an alias used twice',
    play.legal,
    () => spoilt('turn', (m) => (m.state.aliases[0] = m.state.aliases[0].with(1, m.state.aliases[0][0]))),
    /an alias is used twice/,
  ],
  [
    'what the game itself forbids',
    play.legal,
    () => makeToy({ change: { audit: (s) => (s.turn > 2 ? ['it is late'] : []) } }),
    /it is late/,
  ],
  [
    'an answer that cannot be given',
    play.choices,
    () =>
      spoilt('declare', (m, v) =>
        m.game.defs[m.state.cards[v[1] as CardId].def].id === 'hook' ? fail_('no hook') : undefined,
      ),
    /no hook/,
  ],
  [
    'an act that rules do not expect while chance is asked',
    play.acts,
    () => spoilt('quit', (m) => (m.state.turn === 0 ? fail_('who begins is not settled') : undefined)),
    /"act":"quit".*who begins is not settled/,
  ],
  [
    'an event that depends on what somebody holds unseen',
    beats,
    () =>
      spoilt(
        'turn',
        (m) => {
          const held = m.state.zones[HAND * m.state.seats.length + m.state.active];
          emit(m, EV.scored, C.T1, m.state.active, NONE, NONE, held.filter((id) => m.state.cards[id].def === 0).length);
        },
        { change: { discloses } },
      ),
    /viewer \d learns of hidden cards: .*scored/,
  ],
  [
    'being asked only by what one holds, where the game does not say that it tells',
    beats,
    () => makeToy(),
    /learns of hidden cards: .*question \(answer\)/,
  ],
  [
    'an input that should be refused',
    play.refusals,
    () => makeToy({ change: { interrupts: { ...makeToy().interrupts, win: makeToy().interrupts.cheer } } }),
    /an unknown act was taken/,
  ],
  [
    'a refusal without words',
    play.refusals,
    () => makeToy({ change: { interrupts: { win: { by: 'player', refuse: () => ({ error: ' ' }), rule: anyRule } } } }),
    /refused without a word/,
  ],
  [
    'a refusal that changes something',
    play.refusals,
    () =>
      makeToy({
        change: {
          interrupts: { win: { by: 'player', refuse: (m) => ({ error: `No, ${m.state.turn++}` }), rule: anyRule } },
        },
      }),
    /an unknown act was refused and changed the state/,
  ],
  [
    'a refusal by no clause',
    play.refusals,
    () =>
      makeToy({
        change: { interrupts: { win: { by: 'player', refuse: () => ({ error: 'No.', rule: 'X1' }), rule: anyRule } } },
      }),
    /refused by X1/,
  ],
  [
    'something remembered outside of the state',
    state.roundTrip,
    () =>
      spoilt('turn', (m) => {
        const n = (memory.get(m.state) ?? 0) + 1;
        memory.set(m.state, n);
        m.state.g[0] = n;
      }),
    /states differ: g\[0\]/,
  ],
  [
    'something that is another every time',
    state.sameSeed,
    () => spoilt('turn', (m) => emit(m, EV.scored, C.T1, FIRST, NONE, NONE, outside++)),
    /event \d+ is .* and was/,
  ],
  [
    'something that depends on who listens',
    state.sameSeed,
    () => spoilt('turn', (m) => Object.assign(m.state, { g: [m.sink === null ? 0 : 1] })),
    /without events the state is another/,
  ],
  [
    'a field that is not copied',
    state.copies,
    () => spoilt('turn', (m) => Object.assign(m.state, { extra: 1 })),
    /the copy differs: extra/,
  ],
  [
    'a replay that goes another way',
    state.replays,
    () => spoilt('turn', (m) => Object.assign(m.state, { g: [outside++] })),
    /the match differs from the one recorded/,
  ],
  [
    'a fact about a hidden card',
    views.views,
    () =>
      makeToy({
        change: {
          viewTable: ({ state: s }, viewer) => ({ secret: s.cards[firstHidden(s, viewer % 2) as CardId].def }),
        },
      }),
    /sees hidden cards at table\.secret/,
  ],
  [
    'a number of the engine in a view',
    views.views,
    () => makeToy({ change: { viewCard: (_s, id) => ({ on: id - 1000 }) } }),
    /none of their aliases/,
  ],
  [
    'a card that shows otherwise to somebody, and is said to show alike',
    views.views,
    () => makeToy({ change: { viewCard: (_s, _id, viewer) => ({ at: viewer }), showsAlike: () => true } }),
    /is shown what was before, or shows to others/,
  ],
  [
    'a bot that peeps',
    views.views,
    () => makeToy({ change: { judge: ({ state: s }, seat) => s.cards[firstHidden(s, seat) as CardId].def } }),
    /judges by hidden cards/,
  ],
  [
    'a look that changes something',
    views.views,
    () => makeToy({ change: { viewTable: ({ state: s }) => ({ n: s.turn++ }) } }),
    /changed it|sees hidden cards|is shown what was before/,
  ],
  [
    'a reason by no clause',
    views.views,
    () => makeToy({ change: { explain: () => [{ card: 0 as CardId, reason: 'So.', rule: 'X1' }] } }),
    /a reason cites X1/,
  ],
  [
    'an offer that depends on a hidden card',
    views.questions,
    () =>
      haunted((m) => {
        const q = m.state.ask;
        if (q === null || q.seat < 0) return;
        const n = m.state.cards[firstHidden(m.state, q.seat) as CardId].def;
        m.state.ask = { ...q, choices: q.choices.map((c) => ({ ...c, n })) };
      }),
    /what hidden cards allow: choices\[0\]\.n/,
  ],
  [
    'a question that changes when asked again',
    views.questions,
    () => haunted((m) => void (m.state.ask !== null && m.state.g.push(1))),
    /asked once more, the question is another/,
  ],
  [
    'an event that cites a card nobody has seen',
    views.events,
    () => spoilt('turn', (m) => emit(m, EV.scored, citeCard(m.state.cards[m.state.zones[0][0]]?.def), FIRST, NONE)),
    /tells viewer \d of \w+, which they have not seen/,
  ],
  [
    'an event with a number of the engine',
    views.numbering,
    () => spoilt('turn', (m) => emit(m, EV.rolled, C.T1, FIRST, NONE, NONE, 0, m.state.zones[2].slice())),
    /an event tells how cards are numbered/,
  ],
  [
    'a view with a number of the engine',
    views.numbering,
    () => makeToy({ change: { viewTable: ({ state: s }) => ({ top: s.zones[2].at(-1) ?? NONE }) } }),
    /can tell how cards are numbered: table\.top/,
  ],
  [
    'aliases that outlive a shuffle',
    views.freshAliases,
    () =>
      haunted((m) =>
        Object.assign(m.state, { aliases: m.state.aliases.map((table, k) => table.map((_, id) => 1 + id * 9 + k)) }),
      ),
    /somebody knows a card of it by its old alias/,
  ],
  [
    'an event without a clause',
    views.citing,
    () => spoilt('turn', (m) => emit(m, EV.scored, 99 as Cite, FIRST, NONE)),
    /the event scored cites 99/,
  ],
  [
    'an event that cites nothing',
    views.citing,
    () => spoilt('turn', (m) => emit(m, EV.scored, undefined as never, FIRST, NONE)),
    /the event scored cites undefined/,
  ],
  [
    'an event that cannot be read',
    views.citing,
    () =>
      spoilt('turn', (m) => emit(m, EV.scored, C.T1, FIRST, NONE, NONE, 0), {
        change: { say: { ...makeToy().say, event: (e) => `${[][e.kind]}` } },
      }),
    /reads 'undefined'/,
  ],
  [
    'an event that lacks what is declared of it',
    views.facts,
    () => spoilt('turn', (m) => emit(m, EV.drawn, C.T1, FIRST, NONE)),
    /seed pebbles-plain-\d+, step \d+: the event drawn lacks 'a', which is declared/,
  ],
  [
    'an event that carries what is not declared of it',
    views.facts,
    () => spoilt('turn', (m) => emit(m, EV.drawn, C.T1, FIRST, m.state.zones[2][0] ?? 0, NONE, 0, null, 3)),
    /the event drawn carries 'figure', which is not declared/,
  ],
  [
    'dice in an event that has none',
    views.facts,
    () => spoilt('turn', (m) => emit(m, EV.scored, C.T1, FIRST, NONE, NONE, 1, [6])),
    /the event scored carries 'list', which is not declared/,
  ],
];

function fail_(message: string): never {
  throw new Error(message);
}

describe('a game that is broken is found out', () => {
  test.each(broken)('%s', (_, check, make, message) => {
    const game = make();
    const at = rotation(game, { mode: 'plain' });
    const tryAll = (): void => {
      for (let i = 0; i < 20; i++) check(game, at(i));
    };
    expect(tryAll).toThrow(message);
  });

  test('with the seed and the step', () => {
    const game = spoilt('lay', () => fail_('too heavy'));
    const at = rotation(game, { mode: 'plain' });
    expect(() => play.ends(game, at(0))).toThrow(ContractError);
    expect(() => play.ends(game, at(0))).toThrow(/^seed pebbles-plain-0, step \d+: Error: too heavy/);
  });

  test('a state with nothing wrong has nothing to say', () => {
    const toy = makeToy({ stones: STONES });
    expect(auditState(toy, toy.begin(rotation(toy, { mode: 'plain' })(0).setup))).toEqual([
      'nobody is asked, and the match is not over',
    ]);
  });
});
