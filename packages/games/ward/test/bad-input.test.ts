import {
  advance,
  asksChance,
  begin,
  below,
  copyState,
  drawChance,
  machine,
  makeReplay,
  type Options,
  openTable,
  parseReplay,
  playReplay,
  question,
  ReplayError,
  randomStream,
  type SeatId,
  type Setup,
  SetupError,
  setupProblems,
  submit,
  submitAsHost,
  type Table,
} from '@wardroom/core';
import { badInputs, playOut, rotation } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';

/** Whatever comes from outside: a clear error that names what and where, and nothing has changed. */

const [first, second] = ward.decks;
const duel = (deck: readonly string[], options: Options = {}): Setup => ({
  mode: 'duel',
  seats: [
    { name: 'Ann', deck: first.cards },
    { name: 'Bo', deck },
  ],
  options,
});

/** Why a duel cannot begin with this deck in the second seat. */
function problems(deck: readonly string[], options: Options = {}): string[] {
  const setup = duel(deck, options);
  const found = setupProblems(ward, setup);
  if (found.length === 0) expect(() => openTable(ward, setup, 'x')).not.toThrow();
  else expect(() => openTable(ward, setup, 'x')).toThrow(new SetupError(found));
  return found;
}

/** A legal deck with its last cards exchanged. */
const ending = (...cards: string[]): string[] => [...plain.slice(0, 30 - cards.length), ...cards];
const plain = ward.defs
  .filter((d) => d.kind === 'creature' && ward.checkDeck(new Array(3).fill(d.id)).errors.length === 1)
  .slice(0, 10)
  .flatMap((d) => [d.id, d.id, d.id]);

describe('decks', () => {
  test('the plain deck these start from is legal', () => {
    expect(plain).toHaveLength(30);
    expect(problems(plain)).toEqual([]);
  });

  test('W2.1.1 an unknown card is named, with the seat that brought it', () => {
    expect(problems(ending('blue-dargon'))).toEqual(["seats[1].deck: No card is called 'blue-dargon'. (W2.1.1)"]);
    for (const id of ['__proto__', 'constructor', 'toString', 'Blue Dragon', '']) {
      expect(problems(ending(id))).toEqual([`seats[1].deck: No card is called '${id}'. (W2.1.1)`]);
    }
    // And not quoted at length.
    expect(problems(ending('x'.repeat(100_000)))[0].length).toBeLessThan(100);
  });

  test('W2.1.1 31 cards, or none', () => {
    expect(problems([...plain, 'dark-lord'])).toEqual([
      'seats[1].deck: A deck has exactly 30 cards; this one has 31. (W2.1.1)',
    ]);
    expect(problems([])).toEqual(['seats[1].deck: A deck has exactly 30 cards; this one has 0. (W2.1.1)']);
  });

  test('W3.2.1 4 copies, in any format', () => {
    const deck = ending('dark-lord', 'dark-lord', 'dark-lord', 'dark-lord');
    const found = ['seats[1].deck: Dark Lord: 4 copies; at most 3 are allowed. (W3.2.1)'];
    expect(problems(deck)).toEqual(found);
    expect(problems(deck, { format: 'open' })).toEqual(found);
  });

  test('W18.5 W3.2.2 a banned card in the official format', () => {
    expect(problems(ending('time-dragon'))).toEqual([
      'seats[1].deck: time-dragon is banned by the list of 2026-01-01; take it out, or play in the open format. (W18.5)',
    ]);
  });

  test('W18.23 W3.2.2 W3.2.3 a limited card twice; the open format allows it', () => {
    expect(problems(ending('turncoat'))).toEqual([]);
    expect(problems(ending('turncoat', 'turncoat'))).toEqual([
      'seats[1].deck: Turncoat: 2 copies; the list of 2026-01-01 limits it to 1. Leave one in, or play in the open format. (W18.23)',
    ]);
    expect(problems(ending('turncoat', 'turncoat', 'turncoat'), { format: 'open' })).toEqual([]);
  });

  test('every problem of both decks at once', () => {
    const setup = duel([...ending('turncoat', 'turncoat', 'nobody'), 'frog']);
    setup.seats[0].deck = [];
    expect(setupProblems(ward, setup).map((p) => p.replace(/^(\S+) .*\((.*)\)$/, '$1 $2'))).toEqual([
      'seats[0].deck: W2.1.1',
      'seats[1].deck: W2.1.1',
      'seats[1].deck: W18.23',
      'seats[1].deck: W2.1.1',
    ]);
  });

  test('a deck that is no list of card ids', () => {
    const with_ = (deck: unknown): string[] => setupProblems(ward, duel(deck as string[]));
    expect(with_(undefined)).toEqual(['seats[1].deck: give a list of card ids.']);
    expect(with_('frog')).toEqual(['seats[1].deck: give a list of card ids.']);
    expect(with_({ length: 30 })).toEqual(['seats[1].deck: give a list of card ids.']);
    expect(with_([...plain.slice(1), { toString: 1 }])).toEqual(['seats[1].deck[29]: give a card id.']);
  });
});

describe('options', () => {
  const names = 'threshold, calling, format, cuts, stops, timeLimit, hands, boss';
  test.each<[Record<string, unknown>, string]>([
    [{ speed: 'fast' }, `option speed: unknown; there are ${names}.`],
    [{ constructor: 'x' }, `option constructor: unknown; there are ${names}.`],
    [{ calling: 'loud' }, 'option calling: one of auto, manual.'],
    [{ calling: ['auto'] }, 'options.calling: give a word, a number, or true or false.'],
    [{ format: 'free' }, 'option format: one of official, all, gen1-2, gen1, open (W3.2.3).'],
    [{ cuts: true }, 'option cuts: one of off, on.'],
    [{ stops: 1 }, 'option stops: one of able, always.'],
  ])('%j', (options, problem) => {
    expect(problems(plain, options as Options)).toEqual([problem]);
  });

  test('W4.2.1 a threshold is agreed as a whole number, and is 300 in official play', () => {
    const range = ['option threshold: a whole number from 10 to 10000 (W4.2.1).'];
    for (const threshold of [9, 10_001, 300.5, '300', Number.NaN, true]) {
      expect(problems(plain, { format: 'open', threshold })).toEqual(range);
    }
    expect(problems(plain, { threshold: 200 })).toEqual([
      'option threshold: official play uses 300; choose format open for another (W4.2.1).',
    ]);
    expect(problems(plain, { format: 'open', threshold: 200 })).toEqual([]);
  });

  test('of the prototype do not count', () => {
    const options = JSON.parse('{"__proto__":{"calling":"loud"}}');
    expect(setupProblems(ward, duel(plain, options))).toEqual([
      'options.__proto__: give a word, a number, or true or false.',
    ]);
  });

  test('another mode, other players', () => {
    expect(setupProblems(ward, { ...duel(plain), mode: 'chess' })).toEqual([
      "mode: one of duel, team, rumble, boss; got 'chess'.",
    ]);
    const { seats } = duel(plain);
    expect(setupProblems(ward, { ...duel(plain), seats: [...seats, seats[0]] })).toEqual([
      'seats: Duel is for 2 players; got 3 seats.',
    ]);
    expect(setupProblems(ward, { ...duel(plain), mode: 'team', seats: [...seats, seats[0]] })).toEqual([
      'seats: Teams is for 4 or 6 players; got 3 seats.',
    ]);
    expect(
      setupProblems(ward, { ...duel(plain), mode: 'team', seats: [0, 0, 1, 1].map((team) => ({ ...seats[0], team })) }),
    ).toEqual(['seats[1].team: here it is 1 (Teams).', 'seats[2].team: here it is 0 (Teams).']);
    expect(setupProblems(ward, { ...duel(plain), seats: seats.map((x) => ({ ...x, team: 0 })) })).toEqual([
      'seats: all players are on one team; there is nobody to play against.',
    ]);
  });
});

describe('answers', () => {
  test('W16.2.1 out of turn, out of range, stale, of the wrong type, huge, __proto__: each named, nothing changed', () => {
    const { machine: m } = openTable(ward, duel(second.cards), 'answers');
    const q = m.state.ask!;
    const before = JSON.stringify(m.state);
    const last = q.choices.length - 1;
    const other = 1 - q.seat;
    const range = `pick must be a whole number from 0 to ${last}; got`;
    const cases: [unknown, string][] = [
      [{ seat: other, pick: 0 }, `seat ${other} is not asked right now; seat ${q.seat} is.`],
      [{ seat: 7, pick: 0 }, 'seat must be a whole number from 0 to 1; got 7.'],
      [{ seat: q.seat, pick: last + 1 }, `${range} ${last + 1}.`],
      [{ seat: q.seat, pick: -1 }, `${range} -1.`],
      [{ seat: q.seat, pick: '0' }, `${range} "0".`],
      [{ seat: q.seat, pick: '__proto__' }, `${range} "__proto__".`],
      [{ seat: q.seat, pick: new Array(1_000_000).fill(0) }, `${range} a list of 1000000.`],
      [{ seat: q.seat, pick: 'y'.repeat(1_000_000) }, `${range} "${'y'.repeat(36)}….`],
      [{ seat: q.seat, pick: 0, seq: 0 }, `seq is stale: the table is at ${m.state.seq}, the answer was for 0.`],
      [{ chance: [6, 6] }, 'Chance is not asked right now; a player is.'],
      [{ seat: q.seat, act: '__proto__' }, 'act must be one of concede, call, disqualify, timeOut; got "__proto__".'],
    ];
    for (const [input, error] of cases) expect(advance(m, input)).toEqual({ error });
    expect(JSON.stringify(m.state)).toBe(before);
  });

  test('W4.1.3 a call where the table calls is refused with the clause', () => {
    const { machine: m } = openTable(ward, duel(second.cards), 'call');
    expect(advance(m, { seat: 0, act: 'call', target: 1 })).toEqual({
      error: 'The table calls by itself in this match (calling: auto).',
      rule: 'W4.1.3',
    });
    const manual = openTable(ward, duel(second.cards, { calling: 'manual' }), 'call').machine;
    expect(advance(manual, { seat: 0, act: 'call' })).toEqual({ error: 'target: say whom you call.', rule: 'W4.1.3' });
    expect(advance(manual, { seat: 0, act: 'call', target: 0 })?.rule).toBe('W4.1.3');
  });

  test('W15.1.4 W15.1.3 only the host disqualifies or ends the time, and names a player who is still in the match', () => {
    const t = openTable(ward, duel(second.cards), 'judge');
    const before = JSON.stringify(t.machine.state);
    for (const act of ['disqualify', 'timeOut']) {
      expect(submit(t, { seat: 0, act, target: 1 })).toEqual({ error: `Only the host of the match may ${act}.` });
      expect(submit(t, { seat: 0, act, target: 1, host: true })).toEqual({
        error: 'host: a player cannot act as the host.',
      });
    }
    expect(submitAsHost(t, 'disqualify')?.rule).toBe('W15.1.4');
    expect(submitAsHost(t, 'disqualify', 9)).toEqual({ error: 'target must be a seat from 0 to 1; got 9.' });
    expect(JSON.stringify(t.machine.state)).toBe(before);
    expect(submitAsHost(t, 'disqualify', 1)).toBeNull();
    expect(t.machine.state.over).toMatchObject({ winner: 0 });
  });

  test('dice: faces that are none, too many, too few; orders that are none', () => {
    const m = begin(ward, duel(second.cards));
    const before = JSON.stringify(m.state);
    expect(m.state.ask).toMatchObject({ count: 30, sides: 0 });
    const order = Array.from({ length: 30 }, (_, i) => i);
    for (const chance of [order.slice(1), [...order, 30], order.with(0, 1), order.with(0, -1), order.with(0, 0.5)]) {
      expect(advance(m, { chance })?.error).toMatch(/^chance must be/);
    }
    expect(advance(m, { seat: 0, pick: 0 })).toEqual({ error: 'No player is asked right now; chance is.' });
    expect(JSON.stringify(m.state)).toBe(before);
    advance(m, { chance: order });
    advance(m, { chance: order });
    expect(m.state.ask).toMatchObject({ count: 2, sides: 6 });
    expect(advance(m, { chance: [0, 3] })).toEqual({ error: 'chance[0] must be from 1 to 6; got 0.' });
    expect(advance(m, { chance: [3, 7] })).toEqual({ error: 'chance[1] must be from 1 to 6; got 7.' });
    expect(advance(m, { chance: [3] })).toEqual({ error: 'chance must be a list of 2 numbers; got [3].' });
    expect(advance(m, { chance: [3, 5] })).toBeNull();
  });

  /** Kinds of question that a handful of matches ask. */
  const KINDS = 16;

  test('at every kind of question a match asks, every kind of nonsense is refused', () => {
    const met = new Set<number>();
    const at = rotation(ward, { mode: 'duel' });
    for (let i = 0; i < 60 && met.size < KINDS; i++) {
      playOut(ward, at(i), (m) => {
        const q = m.state.ask;
        if (q === null || met.has(q.prompt)) return;
        met.add(q.prompt);
        const before = JSON.stringify(m.state);
        for (const { what, input } of badInputs(ward, m.state)) {
          expect(advance(m, input), `${what} at ${ward.prompts[q.prompt]}`).toMatchObject({
            error: expect.stringMatching(/\S/),
          });
        }
        expect(JSON.stringify(m.state)).toBe(before);
      });
    }
    expect(met.size).toBeGreaterThanOrEqual(KINDS);
  }, 60_000);

  test('a match that is over takes nothing more', () => {
    const { machine: m } = openTable(ward, duel(second.cards), 'over');
    expect(advance(m, { seat: 0, act: 'concede' })).toBeNull();
    const before = JSON.stringify(m.state);
    for (const input of [{ seat: 1, pick: 0 }, { chance: [1] }, { seat: 1, act: 'concede' }]) {
      expect(advance(m, input)).toEqual({ error: 'The match is over.' });
    }
    expect(JSON.stringify(m.state)).toBe(before);
  });
});

describe('B11.1.2 a concession while the boss rolls for whom it attacks', () => {
  /** Target rolls of random raids, each with a concession at that very moment and the next inputs after it. */
  const rolls: { left: number; next: string; named: number[] }[] = [];
  const at = rotation(ward, { mode: 'boss', players: 3 });
  for (let i = 0; i < 6; i++) {
    playOut(ward, at(i), (m) => {
      if (ward.prompts[m.state.ask?.prompt ?? 0] !== 'rollTarget') return;
      for (const left of [0, 1, 2]) {
        if (m.state.seats[left as SeatId].out === 1) continue;
        const named: number[] = [];
        const fork = machine(ward, copyState(m.state), (e) => {
          if (ward.events[e.kind] === 'targetRoll') named.push(...e.list!.filter((_, k) => k % 2 === 0));
        });
        expect(advance(fork, { seat: left, act: 'concede' })).toBeNull();
        const next = ward.prompts[fork.state.ask?.prompt ?? 0];
        const random = randomStream(`${i} ${left}`);
        for (let k = 0; k < 3 && asksChance(fork.state.ask); k++)
          advance(fork, { chance: drawChance(random, fork.state.ask) });
        rolls.push({ left, next, named });
      }
    });
  }

  test('the others roll on, and whoever left is not attacked', () => {
    expect(rolls.some(({ next }) => next === 'rollTarget')).toBe(true);
    for (const { left, named } of rolls) expect(named).not.toContain(left);
  });

  test('if one is left, nothing is rolled', () => {
    expect(rolls.some(({ next }) => next !== 'rollTarget')).toBe(true);
  });
});

describe('replays', () => {
  /** A duel between random players, long enough for two marks. */
  function played(): Table {
    for (let i = 0; ; i++) {
      const t = openTable(ward, duel(second.cards), `replay ${i}`);
      const random = randomStream(i);
      for (let q = question(t); q !== null; q = question(t))
        submit(t, { seat: q.seat, pick: below(random, q.choices.length) });
      if (t.inputs.length > 130) return t;
    }
  }
  const table = played();
  const text = JSON.stringify(makeReplay(table));
  const { inputs, marks } = makeReplay(table);
  const at = (kind: string, test: (x: never) => boolean = () => true): number =>
    inputs.findIndex((x) => kind in x && test(x as never));

  function rerun(json: string) {
    const { game, replay } = parseReplay(json, (name) => (name === 'ward' ? ward : undefined));
    const run = playReplay(game, replay);
    while (run.step()) {
      // To the end.
    }
    return run.machine.state;
  }

  test('an untouched one runs to the same end', () => {
    expect(rerun(text)).toEqual(table.machine.state);
  });

  test.each([0, 1, 0.25, 0.5, 0.75, 0.99])('cut off after %f of its length', (part) => {
    const cut = part === 1 ? text.slice(0, -1) : text.slice(0, Math.floor(text.length * part));
    expect(() => rerun(cut)).toThrow(/^The file is not whole JSON \(.+\); it may have been cut off\.$/s);
  });

  const die = at('chance', (x: { chance: number[] }) => x.chance.length === 2);
  const pick = at('pick');
  const seal = 'seal does not fit game, fingerprint, setup, seed and result: one of them was edited.';
  const edits: [string, unknown, string | RegExp][] = [
    ['wardroom', 'deck', "The file is not a replay: its field 'wardroom' is not 'replay'."],
    ['version', 2, 'version is 2; this table reads version 1.'],
    ['game', 'chess', "game 'chess' is not known here."],
    ['fingerprint', '0000000000000000', seal],
    ['seed', 'another', seal],
    ['result', null, seal],
    ['result.winner', 7, seal],
    ['setup.mode', 'whist', "setup: mode: one of duel, team, rumble, boss; got 'whist'."],
    ['setup.mode', 'rumble', 'setup: seats: Rumble is for 3, 4, 5 or 6 players; got 2 seats.'],
    ['setup.seats.0.name', 'Eve', seal],
    ['setup.seats.0.deck.0', 'nobody', "setup: seats[0].deck: No card is called 'nobody'. (W2.1.1)"],
    [
      'setup.seats.0.deck',
      first.cards.slice(1),
      /^setup: seats\[0\]\.deck: A deck has exactly 30 cards; this one has 29/,
    ],
    ['setup.seats.1.deck', first.cards, seal],
    ['setup.seats.1.team', 'x', 'setup: seats[1].team: give a whole number from 0 to 1.'],
    ['setup.options.threshold', 10, /^setup: option threshold: official play uses 300/],
    ['setup.options', { calling: 'manual' }, seal],
    ['seal', 'x', seal],
    ['marks.0', marks[1], 'inputs[0..63]: the match differs from the one recorded; the file was edited.'],
    ['marks', marks.slice(1), /^marks has \d+ entries for \d+ inputs, not \d+: the file was cut or edited\.$/],
    ['inputs', inputs.slice(0, -1), /^(inputs\[\d+\.\.\d+\]: the match differs|marks has)/],
    ['inputs', inputs.toSpliced(70, 1), /^inputs\[\d+/],
    [`inputs.${die}.chance.0`, 7, `inputs[${die}]: chance[0] must be from 1 to 6; got 7.`],
    [`inputs.${die}.chance`, [6, 6, 6], `inputs[${die}]: chance must be a list of 2 numbers; got [6,6,6].`],
    [`inputs.${pick}.pick`, 99, new RegExp(`^inputs\\[${pick}\\]: pick must be a whole number`)],
    [`inputs.${pick}.seat`, '__proto__', new RegExp(`^inputs\\[${pick}\\]: seat must be a whole number`)],
    [`inputs.${pick}`, { seat: 0, act: 'win' }, new RegExp(`^inputs\\[${pick}\\]: act must be one of`)],
    [`inputs.${pick}`, 'pass', `inputs[${pick}]: An input is an object: {seat, pick}, {chance} or {seat, act}.`],
  ];
  test.each(edits)('%s edited (%#)', (path, value, message) => {
    const r = JSON.parse(text);
    const keys = path.split('.');
    const last = keys.pop()!;
    let place = r;
    for (const key of keys) place = place[key];
    place[last] = value;
    expect(() => rerun(JSON.stringify(r))).toThrow(ReplayError);
    expect(() => rerun(JSON.stringify(r))).toThrow(message);
  });

  test('a die turned to another face, even where it comes to the same', () => {
    const r = JSON.parse(text);
    r.inputs[die].chance.reverse();
    const same = r.inputs[die].chance[0] === inputs[die]?.['chance' as never]?.[0];
    if (same) r.inputs[die].chance[0] = (r.inputs[die].chance[0] % 6) + 1;
    expect(() => rerun(JSON.stringify(r))).toThrow(/inputs\[/);
  });

  test('cut neatly at a mark, the file still lacks its end', () => {
    const r = { ...JSON.parse(text), inputs: inputs.slice(0, 128), marks: marks.slice(0, 2) };
    expect(() => rerun(JSON.stringify(r))).toThrow(
      'result: the inputs do not lead to it; the file was cut after inputs[127].',
    );
  });
});
