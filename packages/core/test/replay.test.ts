import { describe, expect, test } from 'vitest';
import {
  below,
  type Game,
  makeReplay,
  openTable,
  parseReplay,
  play,
  playReplay,
  question,
  type Replay,
  ReplayError,
  randomStream,
  SetupError,
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
    expect(play(t, input)).toBeNull();
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
    play(t, { seat, pick: 0, seq: t.machine.state.seq, secret: 'x' } as never);
    play(t, { seat, act: 'cheer', secret: 'x' } as never);
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
      `The replay was made with other rules or cards (${toy.fingerprint}) than these (${other.fingerprint}); it is not run on them.`,
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
