import { digest } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import type { FindRules } from '@wardroom/host';
import { rulesBundle } from '@wardroom/host/edition';
import { beforeAll, describe, expect, test } from 'vitest';
import { wardroom } from './fake.ts';

const ward = gameByName('ward')!;

function* always(line: string): Generator<string> {
  for (;;) yield line;
}

let text = '';
beforeAll(async () => {
  const { files } = await wardroom(['play', '--seed', 's', '--bot', 'random', '--save', 'r.json'], {
    lines: always('1'),
  });
  text = files.get('r.json')!;
});

const replay = (file: string, ...args: string[]) =>
  wardroom(['replay', 'r.json', ...args], { files: { 'r.json': file } });
interface File {
  [field: string]: unknown;
  setup: { seats: ({ deck: string[] } | null)[] };
  inputs: ({ pick?: unknown; chance?: number[] } | null)[];
}

/** The file with something in it changed. */
const edited = (change: (r: File) => void): string => {
  const r: File = JSON.parse(text);
  change(r);
  return JSON.stringify(r);
};
const set = (fields: Record<string, unknown>) => (r: File) => void Object.assign(r, fields);

describe('replay', () => {
  test('prints the whole log where there is no terminal', async () => {
    const { out, code } = await replay(text);
    expect(code).toBe(0);
    expect(out).toMatch(/Turn 1: .*W9\.2\.2\n/);
    expect(out).toMatch(/won \(W[\d.]+\)\.\n$/);
  });

  test('a name that would steer the terminal is refused, and not written out', async () => {
    const name = '\u001b]0;owned\u0007\u001b[2J';
    const named = edited((r) => Object.assign(r.setup.seats[0]!, { name }));
    for (const file of [named, edited(set({ game: name })), edited(set({ version: '\u009b2J' })), `{"a${name}`]) {
      const { out, err, code } = await replay(file);
      expect(code).toBe(1);
      expect(err).toMatch(/\S/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there.
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    }
    expect((await replay(named)).err).toContain('seats[0].name: give a name of at most 80 letters that can be seen.');
  });

  test('--seat hides what that player did not see', async () => {
    const open = (await replay(text)).out;
    const seen = (await replay(text, '--seat', '1')).out;
    expect(open).toMatch(/Random draws (?!a card|\d+ cards)/);
    expect(seen).not.toMatch(/Random draws (?!a card|\d+ cards)/);
    expect(seen).toMatch(/Player 1 draws (?!a card)/);
    expect((await replay(text, '--seat', '3')).err).toContain('--seat must be a whole number from 1 to 2');
  });

  test('steps, goes back, jumps and quits', async () => {
    const { out, code } = await wardroom(['replay', 'r.json'], {
      files: { 'r.json': text },
      lines: ['', '', 'b', '7', 'what', '99999', 'q'],
      tty: true,
    });
    expect(code).toBe(0);
    const at = [...out.matchAll(/^(\d+) of (\d+)\. Enter next/gm)].map((x) => Number(x[1]));
    expect(at.slice(0, 6)).toEqual([0, 1, 2, 1, 7, 7]);
    expect(at.at(-1)).toBe(Number(out.match(/of (\d+)\. Enter/)![1]));
    expect(out).toContain('Enter, b, a number or q.');
  });

  test.each<[string, () => string, string]>([
    ['cut off', () => text.slice(0, text.length / 2), 'The file is not whole JSON'],
    ['empty', () => '', 'The file is not whole JSON'],
    ['something else', () => '{"a": 1}', 'The file is not a replay'],
    ['a list', () => '[]', 'The file is not a replay'],
    ['another version', () => edited(set({ version: 9 })), 'version is 9'],
    ['another game', () => edited(set({ game: 'chess' })), "game 'chess' is not known here"],
    ['other rules', () => edited(set({ fingerprint: 'ffff' })), 'fingerprint'],
    ['the result changed', () => edited(set({ result: null })), 'result'],
    ['no inputs', () => edited(set({ inputs: 'none' })), 'inputs is missing'],
    ['inputs cut', () => edited((r) => void r.inputs.splice(70)), 'the file was cut or edited'],
    ['the last input lost', () => edited((r) => void r.inputs.pop()), 'inputs['],
    ['an input of nothing', () => edited((r) => void r.inputs.splice(-1, 1, null)), 'An input is an object'],
    ['a die changed', () => edited(changeDie), 'the file was edited'],
    ['an answer out of range', () => edited((r) => changePick(r, 999)), 'pick must be a whole number'],
    ['an answer of another kind', () => edited((r) => changePick(r, 'first')), 'pick must be a whole number'],
    ['a card lost from a deck', () => edited((r) => void r.setup.seats[0]!.deck.pop()), 'this one has 29'],
    ['no players', () => edited((r) => void r.setup.seats.fill(null)), 'setup: '],
  ])('%s', async (_what, file, sentence) => {
    for (const args of [[], ['--verify']]) {
      const result = await replay(file(), ...args);
      expect(result.err).toContain('r.json: ');
      expect(result.err).toContain(sentence);
      expect(result.err.trimEnd().split('\n')).toHaveLength(1);
      expect(result.out).toBe('');
      expect(result.code).toBe(1);
    }
  });
});

function changeDie(r: File): void {
  const roll = r.inputs.filter((x) => x?.chance?.length === 2).at(-1)!;
  roll.chance = roll.chance!.map((x) => (x % 6) + 1);
}

function changePick(r: File, pick: unknown): void {
  r.inputs.find((x) => x?.pick !== undefined)!.pick = pick;
}

describe('a replay of other rules', () => {
  /** As a build with other rules would have it; the marks are of the state, which is the same. */
  const others = 'fedcba9876543210';
  const game = { ...ward, fingerprint: others };
  const file = (): string => {
    const r = JSON.parse(text);
    const seal = digest(JSON.stringify([r.game, others, r.setup, r.seed, r.result]));
    return JSON.stringify({ ...r, fingerprint: others, seal });
  };
  const kept: FindRules = async (name, fingerprint) =>
    name === 'ward' && fingerprint === others ? rulesBundle(game) : undefined;

  test('is refused where they were not kept', async () => {
    const { err, code } = await replay(file());
    expect(code).toBe(1);
    expect(err).toContain('was made with other rules or cards');
    expect(err).toContain('those are not kept here');
  });

  test('is played by them where they were, and says so', async () => {
    const { out, err, code } = await wardroom(['replay', 'r.json'], { files: { 'r.json': file() }, rules: kept });
    expect(code).toBe(0);
    expect(err).toContain('Played by the rules it was made with');
    expect(out).toMatch(/won \(W[\d.]+\)\.\n$/);
    const checked = await wardroom(['replay', 'r.json', '--verify'], { files: { 'r.json': file() }, rules: kept });
    expect(checked.out).toContain('Played by the rules it was made with');
  });

  test('that was changed is found out by them', async () => {
    const r = JSON.parse(file());
    r.marks[0] = 'x';
    const { err, code } = await wardroom(['replay', 'r.json'], { files: { 'r.json': JSON.stringify(r) }, rules: kept });
    expect(code).toBe(1);
    expect(err).toContain('the file was edited');
  });
});
