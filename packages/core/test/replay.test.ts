import { describe, expect, test } from 'vitest';
import {
  act,
  below,
  type Game,
  LONGEST_REPLAY,
  loop,
  MOST_INPUTS,
  makeReplay,
  openTable,
  parseReplay,
  playReplay,
  question,
  type Replay,
  ReplayError,
  randomStream,
  rule,
  SetupError,
  setupProblems,
  slots,
  submit,
  type Table,
} from '../src/index.ts';
import { makeToy, STONES, setup, stone } from './toy.ts';

const toy = makeToy();

function played(seed: string, inputs = Number.POSITIVE_INFINITY): Table {
  const t = openTable(toy, setup(2, toy.decks[0].cards), seed);
  const random = randomStream(seed);
  while (t.inputs.length < inputs && question(t) !== null) {
    const q = question(t)!;
    // Cheering makes a short match long.
    const cheers = below(random, 2) === 0;
    const input = cheers ? { seat: 0, act: 'cheer' } : { seat: q.seat, pick: below(random, q.choices.length) };
    expect(submit(t, input)).toBeNull();
  }
  return t;
}

/** A long one: more than one mark. */
const table = Array.from({ length: 50 }, (_, i) => played(`replay ${i}`)).find((t) => t.inputs.length > 70)!;
const replay = (): Replay => JSON.parse(JSON.stringify(makeReplay(table)));
const find = (name: string): Game | undefined => (name === toy.name ? toy : undefined);

function rerun(r: unknown, game: Game = toy): ReturnType<typeof playReplay> {
  const parsed = parseReplay(JSON.stringify(r), (name) => (find(name) === undefined ? undefined : game));
  const run = playReplay(parsed.game, parsed.replay);
  while (run.step()) {
    // To the end.
  }
  return run;
}

describe('a replay', () => {
  test('ends as the match did, with the same events', () => {
    const run = rerun(replay());
    expect(run.machine.state).toEqual(table.machine.state);
    expect(run.at()).toBe(table.inputs.length);
    expect(run.step()).toBe(false);
  });

  test('of a match that is not over ends where it was left', () => {
    const open = played('open', 10);
    const run = rerun(makeReplay(open));
    expect(run.machine.state).toEqual(open.machine.state);
    expect(run.machine.state.over).toBeNull();
  });

  test('keeps inputs as plain fields, whatever else was sent', () => {
    const t = openTable(toy, setup(2, toy.decks[0].cards), 'plain');
    const seat = question(t)!.seat;
    submit(t, { seat, pick: 0, seq: t.machine.state.seq, secret: 'x' } as never);
    submit(t, { seat, act: 'cheer', secret: 'x' } as never);
    const mine = t.inputs.filter((i) => 'seat' in i);
    expect(mine).toEqual([
      { seat, pick: 0 },
      { seat, act: 'cheer' },
    ]);
    expect(rerun(makeReplay(t)).machine.state).toEqual(t.machine.state);
  });

  test('is not run on other rules', () => {
    const other = makeToy({ stones: [...STONES, stone('extra', 1)] });
    expect(other.fingerprint).not.toBe(toy.fingerprint);
    expect(() => rerun(replay(), other)).toThrow(
      `The replay was made with other rules or cards (${toy.fingerprint}) than these (${other.fingerprint}), and those are not kept here; it is not run on these.`,
    );
  });
});

describe('a file that is cut or edited is refused, naming the place', () => {
  const text = JSON.stringify(replay());

  test.each([0.1, 0.5, 0.9, 0.999])('cut after %f of it', (part) => {
    expect(() => parseReplay(text.slice(0, Math.floor(text.length * part)), find)).toThrow(
      /The file is not whole JSON .* it may have been cut off/,
    );
  });

  test.each(['', 'null', '7', '[]', '"replay"', '{}'])('not a replay at all: %s', (nothing) => {
    expect(() => parseReplay(nothing, find)).toThrow(ReplayError);
  });

  const { inputs, marks } = replay();
  /** A field by its path, what it is changed to (nothing: it is taken out), and what the table says. */
  const edits: [string, unknown, string][] = [
    ['wardroom', 'deck', "its field 'wardroom' is not 'replay'"],
    ['version', 2, 'version is 2; this table reads version 1.'],
    ['version', { toString: 1 }, 'version is {"toString":1}'],
    ['game', 'chess', "game 'chess' is not known here."],
    ['game', undefined, 'game is missing.'],
    ['fingerprint', 'x', 'seal does not fit game, fingerprint, setup, seed and result'],
    ['fingerprint', undefined, 'fingerprint is missing.'],
    ['seed', 'luckier', 'seal does not fit'],
    ['seed', undefined, 'seed is missing.'],
    ['setup', undefined, 'setup: setup: give an object with mode and seats.'],
    ['setup.mode', 'blind', 'setup: mode: there is only plain; got blind.'],
    ['setup.seats', 2, 'setup: seats: give a list of players.'],
    ['setup.seats.0.name', 'Somebody', 'seal does not fit'],
    ['setup.seats.1.deck.3', 'gold', "setup: seats[1].deck: no stone is called 'gold'."],
    ['setup.seats.1.deck.0', 'moss', 'seal does not fit'],
    ['result', { winner: 0, cite: 0 }, 'seal does not fit'],
    ['result', undefined, 'seal does not fit'],
    ['seal', undefined, 'seal is missing.'],
    ['inputs', undefined, 'inputs is missing.'],
    ['inputs.5', { seat: 0, pick: 99 }, 'inputs[5]: '],
    ['inputs.0', null, 'inputs[0]: An input is an object'],
    ['inputs', inputs.toSpliced(3, 1), 'inputs['],
    [
      'inputs',
      inputs.slice(0, 20),
      `marks has ${marks.length} entries for 20 inputs, not 1: the file was cut or edited.`,
    ],
    ['marks', undefined, 'marks is missing.'],
    ['marks.0', 'x', 'inputs[0..63]: the match differs from the one recorded; the file was edited.'],
  ];
  test.each(edits)('%s edited (%#)', (path, value, message) => {
    const r = JSON.parse(text);
    const keys = path.split('.');
    const last = keys.pop()!;
    let at = r;
    for (const key of keys) at = at[key];
    at[last] = value;
    expect(() => rerun(r)).toThrow(ReplayError);
    expect(() => rerun(r)).toThrow(message);
  });

  test('cut neatly, inputs and marks together', () => {
    const r = { ...replay(), inputs: inputs.slice(0, 64), marks: marks.slice(0, 1) };
    expect(() => rerun(r)).toThrow('result: the inputs do not lead to it; the file was cut after inputs[63].');
  });

  test('a roll changed to another legal one', () => {
    const r = replay();
    const at = r.inputs.findIndex((input) => 'chance' in input && input.chance.length === 1);
    const input = r.inputs[at] as { chance: number[] };
    input.chance[0] = (input.chance[0] % 6) + 1;
    expect(at).toBeGreaterThan(0);
    expect(() => rerun(r)).toThrow(/inputs\[\d/);
  });
});

describe('a file larger than any match is refused before it is played', () => {
  test('in characters', () => {
    expect(() => parseReplay(' '.repeat(LONGEST_REPLAY + 1), find)).toThrow(
      'The replay is too large: at most 8 MB are read.',
    );
  });

  test('in inputs', () => {
    const inputs = new Array(MOST_INPUTS + 1).fill({ seat: 0, pick: 0 });
    expect(() => parseReplay(JSON.stringify({ ...replay(), inputs }), find)).toThrow(
      'inputs has 30001 entries; no match has more than 30000.',
    );
  });

  test('in cards and seats', () => {
    const { setup } = replay();
    const long = { ...setup, seats: [{ ...setup.seats[0], deck: new Array(501).fill('moss') }, setup.seats[1]] };
    expect(() => parseReplay(JSON.stringify({ ...replay(), setup: long }), find)).toThrow(
      'setup: seats[0].deck: give at most 500 cards.',
    );
    const many = { ...setup, seats: new Array(1000).fill(setup.seats[0]) };
    expect(() => parseReplay(JSON.stringify({ ...replay(), setup: many }), find)).toThrow(
      'seats: give at most 16; got 1000.',
    );
  });

  test('in work: it is not played on', () => {
    const V = slots('n');
    const toil = rule('toil', V, [
      loop(
        (_m, v) => v[V.n] < 50_000,
        [
          act((_m, v) => {
            v[V.n]++;
          }),
        ],
      ),
    ]);
    const top = stone('top', 0, { is: 'play', do: [{ do: 'toil' } as never] });
    const busy = makeToy({
      stones: [top],
      rules: [toil],
      verbs: { toil: { args: {}, rule: toil } },
    });
    const t = openTable(busy, setup(2, new Array(20).fill('top')), 'busy');
    while (question(t) !== null) submit(t, { seat: question(t)!.seat, pick: 0 });
    const run = playReplay(busy, makeReplay(t));
    expect(() => {
      while (run.step());
    }).toThrow(/^inputs\[\d+\]: the replay takes more work than any match; it is not played on\.$/);
  });
});

test('a name that would steer a terminal is no name', () => {
  const { setup: whole } = replay();
  const named = (name: string) =>
    setupProblems(toy, { ...whole, seats: [{ ...whole.seats[0], name }, whole.seats[1]] });
  const error = 'seats[0].name: give a name of at most 80 letters that can be seen.';
  for (const name of ['\u001b[2J', 'a\nb', '\u009b31m', '\u202eada', 'x'.repeat(81)])
    expect(named(name)).toEqual([error]);
  for (const name of ['Ada', 'Ëa–ß 木', '👩‍🚀', '']) expect(named(name)).toEqual([]);
});

test('a table cannot be opened with a set-up that its game refuses', () => {
  expect(() => openTable(toy, setup(2, ['gold']), 'x')).toThrow(SetupError);
  try {
    openTable(toy, setup(2, ['gold']), 'x');
  } catch (e) {
    expect((e as SetupError).problems).toEqual([
      "seats[0].deck: no stone is called 'gold'.",
      "seats[1].deck: no stone is called 'gold'.",
    ]);
  }
});
