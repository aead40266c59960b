import './bots.ts';
import { below, randomStream } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { type FromHost, type MatchRequest, messageProblem, openDesk, prepare, type ToHost } from '../src/index.ts';

/** Messages come from a page, and one day over a socket: whatever they are, they are taken or refused in words. */

const request: MatchRequest = {
  game: 'ward',
  mode: 'duel',
  seed: 'messages',
  places: [
    { name: 'Ada', deck: 'tooth-and-claw', sitter: 'person' },
    { name: 'Bo', deck: 'first-blood', sitter: 'person' },
  ],
};
await prepare(request);

function desk() {
  const heard: FromHost[] = [];
  const work: (() => void)[] = [];
  const say = openDesk((m) => heard.push(m), { now: () => 0, later: (f) => work.push(f) });
  const send = (m: unknown): void => {
    say(m as ToHost);
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  };
  send({ do: 'open', request, seat: 0 });
  return { heard, send, record: () => heard.flatMap((m) => (m.is === 'record' ? [m.record] : [])).at(-1)! };
}

const errorOf = (heard: readonly FromHost[]): string => {
  const last = heard.findLast((m) => m.is === 'refused' || m.is === 'failed')!;
  return last.is === 'refused' ? last.refusal.error : last.error;
};

describe('a message of the wrong shape', () => {
  const record = { request, fingerprint: 'x', inputs: [], used: [0, 0] };
  test.each<[what: string, message: unknown, error: string]>([
    ['nothing', undefined, 'A message: give an object; got undefined.'],
    ['a list', [], 'A message: give an object; got [].'],
    [
      'an unknown do',
      { do: 'dance' },
      'do: give one of open, resume, sit, pick, act, undo, leave, asked, stops, advise, forecast, hint, close; got "dance".',
    ],
    [
      'a do out of the prototype',
      { do: 'constructor' },
      'do: give one of open, resume, sit, pick, act, undo, leave, asked, stops, advise, forecast, hint, close; got "constructor".',
    ],
    ['a seat that is none', { do: 'sit', seat: 9 }, 'seat: give a whole number from 0 to 1; got 9.'],
    ['a seat that can be none', { do: 'sit', seat: -1 }, 'seat: give a whole number from 0 to 15; got -1.'],
    [
      'places that are null',
      { do: 'open', request: { ...request, places: null }, seat: 0 },
      'request.places: give a list; got null.',
    ],
    [
      'a place that is null',
      { do: 'open', request: { ...request, places: [null] }, seat: 0 },
      'request.places[0]: give an object; got null.',
    ],
    [
      'a deck that is a number',
      { do: 'open', request: { ...request, places: [{ ...request.places[0], deck: 5 }] }, seat: 0 },
      'request.places[0].deck: give a text of at most 80 characters; got 5.',
    ],
    [
      'a deck without end',
      {
        do: 'open',
        request: { ...request, places: [{ ...request.places[0], deck: new Array(501).fill('goblin') }] },
        seat: 0,
      },
      'request.places[0].deck: give at most 500 entries; got 501.',
    ],
    [
      'options that are a list',
      { do: 'open', request: { ...request, options: [] }, seat: 0 },
      'request.options: give an object; got [].',
    ],
    [
      'inputs that are null',
      { do: 'resume', record: { ...record, inputs: [null] }, seat: 0 },
      'record.inputs[0]: give an object; got null.',
    ],
    [
      'an input without an act',
      { do: 'resume', record: { ...record, inputs: [{ seat: 0 }] }, seat: 0 },
      'record.inputs[0].act: give a text of at most 80 characters; got undefined.',
    ],
    ['a record that is empty', { do: 'resume', record: {}, seat: 0 }, 'record.request: give an object; got undefined.'],
    ['stops at a number', { do: 'stops', seat: 0, stops: { when: 'only', at: 5 } }, 'stops.at: give a list; got 5.'],
    [
      'stops at no time',
      { do: 'stops', seat: 0, stops: { when: 'never' } },
      'stops.when: give one of always, able, only; got "never".',
    ],
    [
      'a pick that is text',
      { do: 'pick', seat: 0, seq: 1, pick: '0' },
      'pick: give a whole number from -1 to 2147483647; got "0".',
    ],
  ])('%s is refused in words, and the match goes on', (_, message, error) => {
    const d = desk();
    d.send(message);
    expect(errorOf(d.heard)).toBe(error);
    d.send({ do: 'act', seat: 0, act: 'concede' });
    expect(d.heard.some((m) => m.is === 'replay')).toBe(true);
  });

  test('a match that cannot be opened leaves the one that is', () => {
    const d = desk();
    d.send({ do: 'open', request: { ...request, mode: 'nope' }, seat: 0 });
    expect(errorOf(d.heard)).toMatch(/mode/);
    d.send({ do: 'act', seat: 0, act: 'concede' });
    expect(d.heard.some((m) => m.is === 'replay')).toBe(true);
  });

  test('a kept match that cannot go on says that it is the record', () => {
    const d = desk();
    const { log, ...record } = d.record();
    const input = { seat: 0, pick: 999 };
    const wrong = { is: 'input', t: 0, by: 'player', input, then: [] } as const;
    for (const kept of [{ inputs: [input] }, { log: [...log!, wrong] }]) {
      d.send({ do: 'resume', record: { ...record, ...kept }, seat: 0 });
      expect(d.heard.at(-1)).toMatchObject({ is: 'failed', record: true, error: /cannot go on/ });
    }
  });
});

describe('whatever is sent', () => {
  /** A message with one thing in it exchanged for something else, anywhere. */
  const valid = (record: unknown): unknown[] => [
    { do: 'open', request, seat: 0 },
    { do: 'resume', record, seat: 0 },
    { do: 'sit', seat: 0 },
    { do: 'pick', seat: 0, seq: 3, pick: 0 },
    { do: 'act', seat: 0, act: 'concede', target: 1 },
    { do: 'undo', seat: 0 },
    { do: 'leave', seat: 0 },
    { do: 'stops', seat: 0, stops: { when: 'only', at: ['respond'] } },
  ];
  const junk: unknown[] = [
    undefined,
    null,
    true,
    0,
    -1,
    9,
    0.5,
    Number.NaN,
    1e300,
    2n ** 70n,
    '',
    'x'.repeat(9999),
    [],
    [null],
    {},
    { length: 1e9 },
    new Array(100_000),
    '__proto__',
  ];

  /** Put junk somewhere into a copy. */
  function spoil(value: unknown, random: () => number): unknown {
    const some = junk[below(random, junk.length)];
    if (typeof value !== 'object' || value === null || below(random, 4) === 0) return some;
    const keys = Object.keys(value);
    if (keys.length === 0) return some;
    const key = keys[below(random, keys.length)];
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
    (copy as Record<string, unknown>)[key] = spoil((value as Record<string, unknown>)[key], random);
    return copy;
  }

  test('nothing throws, and what is refused changes nothing', () => {
    const d = desk();
    const kept = d.record();
    const before = JSON.stringify(kept);
    const random = randomStream('fuzz');
    const messages = valid(kept);
    let refused = 0;
    for (let i = 0; i < 6000; i++) {
      const message = spoil(messages[i % messages.length], random);
      if (messageProblem(message) === null) continue;
      refused++;
      const told = d.heard.length;
      d.send(message);
      expect(
        d.heard.slice(told).map((m) => m.is),
        JSON.stringify(message, (_, x) => (typeof x === 'bigint' ? 'big' : x))?.slice(0, 300),
      ).toEqual(['refused']);
      expect(errorOf(d.heard).length).toBeLessThan(300);
    }
    expect(refused).toBeGreaterThan(3000);
    d.send({ do: 'undo', seat: 0 });
    expect(JSON.stringify(d.record())).toBe(before);
  });

  test('what has the right shape and makes no sense does not throw either', () => {
    const random = randomStream('sense');
    const d = desk();
    for (let i = 0; i < 3000; i++) {
      const n = () => below(random, 20) - 2;
      const all: unknown[] = [
        { do: 'sit', seat: n() },
        { do: 'pick', seat: n(), seq: n(), pick: n() },
        {
          do: 'act',
          seat: n(),
          act: ['call', 'win', 'disqualify', '__proto__', 'timeOut'][below(random, 5)],
          target: n(),
        },
        { do: 'undo', seat: n() },
        { do: 'leave', seat: n() },
        { do: 'stops', seat: n(), stops: { when: 'only', at: ['nowhere'] } },
        {
          do: 'open',
          request: { ...request, game: ['ward', 'chess', '__proto__'][below(random, 3)], foe: 'nobody' },
          seat: n(),
        },
      ];
      d.send(all[i % all.length]);
    }
    expect(d.heard.some((m) => m.is === 'refused')).toBe(true);
  });
});
