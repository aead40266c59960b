import './bots.ts';
import { randomStream } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import {
  decodeReplay,
  encodeReplay,
  type Match,
  type MatchRecord,
  type MatchRequest,
  openDesk,
  openMatch,
  openReplayText,
  prepare,
  requestProblem,
  services,
} from '../src/index.ts';
import { playedMatch } from './played.ts';

const ward = gameByName('ward')!;
const old = playedMatch('the first time');
/** A decision of Ada's in the middle of it. */
const at = old.inputs.findIndex((x, i) => i > old.inputs.length / 2 && 'pick' in x && x.seat === 0);

const again = (seed: string, change: Partial<MatchRequest> = {}): MatchRequest => ({
  game: 'ward',
  mode: 'duel',
  seed,
  options: old.setup.options ?? {},
  places: old.setup.seats.map((x, i) => ({ name: x.name, deck: x.deck, sitter: i === 0 ? 'person' : 'random' })),
  from: { fingerprint: old.fingerprint, inputs: old.inputs.slice(0, at) },
  ...change,
});

await prepare(again(''));

function open(request: MatchRequest, record?: MatchRecord): { match: Match; settle: () => void } {
  const work: (() => void)[] = [];
  const match = openMatch(request, { now: () => 0, later: (f) => work.push(f), news: () => {} }, record);
  const settle = (): void => {
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  };
  settle();
  return { match, settle };
}

function playOut(request: MatchRequest, steps = 5000, record?: MatchRecord): Match {
  const { match, settle } = open(request, record);
  const random = randomStream('hands');
  for (let i = 0; i < steps && match.table.machine.state.over === null; i++) {
    const { view } = match.takeUpdate(0 as never).rest!;
    match.pick(0 as never, view.seq, random() % view.question!.choices!.length);
    settle();
  }
  return match;
}

describe('a match that goes on where another one stood', () => {
  test('begins with the table as it was, with all that happened in the log, and asks the same question', () => {
    const { match } = open(again('x'));
    expect(match.history(0 as never).length).toBeGreaterThan(10);
    expect(match.table.inputs.slice(0, at)).toEqual(old.inputs.slice(0, at));
    expect(match.takeUpdate(0 as never).beats.every((b) => b.at >= 10)).toBe(true);
  });

  test('is played to an end of its own, by chance of its own, and its replay says what it is', async () => {
    const replays = ['x', 'y'].map((seed) => {
      const over = playOut(again(seed)).finished()!;
      return over.is === 'replay' ? over.replay : expect.fail();
    });
    for (const replay of replays) {
      expect(replay.from).toBe(at);
      expect(replay.inputs.slice(0, at)).toEqual(old.inputs.slice(0, at));
      const opened = await openReplayText(JSON.stringify(replay));
      expect(opened.facts).toMatchObject({ from: at, length: replay.inputs.length });
      expect(await decodeReplay(await encodeReplay(replay))).toEqual(replay);
      // The mark is part of what is sealed.
      const { from: _, ...hidden } = replay;
      await expect(openReplayText(JSON.stringify(hidden))).rejects.toThrow('seal');
      await expect(openReplayText(JSON.stringify({ ...replay, from: -1 }))).rejects.toThrow(
        'from: give a whole number',
      );
    }
    const dice = replays.map((r) => JSON.stringify(r.inputs.slice(at).filter((x) => 'chance' in x)));
    expect(dice[0]).not.toBe(dice[1]);
  });

  test('is kept and gone on with after a reload', () => {
    const half = playOut(again('x'), 6);
    const record = half.record();
    expect(record.request.from?.inputs).toHaveLength(at);
    const { match } = open(record.request, JSON.parse(JSON.stringify(record)));
    expect(match.table.machine.state).toEqual(half.table.machine.state);
    expect(match.record().inputs).toEqual(record.inputs);
  });

  test('is refused in a sentence where it cannot be', () => {
    expect(() => open(again('x', { from: { fingerprint: 'other', inputs: [] } }))).toThrow(
      'from: that match was played',
    );
    const bad = { fingerprint: ward.fingerprint, inputs: [{ chance: [1, 2, 3] }] };
    const heard: unknown[] = [];
    const desk = openDesk((m) => heard.push(m), { now: () => 0, later: () => {}, after: () => {} });
    desk({ do: 'open', request: again('x', { from: bad }), seat: 0 });
    expect(heard).toMatchObject([{ is: 'failed', error: expect.stringMatching(/^from: .*chance must be/) }]);
    expect(requestProblem({ ...again('x'), from: { fingerprint: 'x', inputs: [{ chance: ['six'] }] } })).toBe(
      'request.from.inputs[0].chance[0]: give a whole number from 0 to 10000; got "six".',
    );
  });
});

test('the summary of a match has its length, its decks and its dice', async () => {
  const summary = await services.summary(old);
  const story = await services.story(old);
  expect(summary.turns).toBe(story.turns);
  expect(summary.decks).toEqual(ward.decks.slice(0, 2).map((d) => d.name));
  expect(summary.dice.map((d) => d.faces)).toEqual(story.dice.map((d) => d.faces));
  expect(services.fingerprints().ward).toBe(ward.fingerprint);
});
