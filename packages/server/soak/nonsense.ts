import { below } from '@wardroom/core';

/** What a stranger may send: nearly right, quite wrong, too large, too deep, somebody else's. */

export type Random = () => number;

export const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)];

/** Things that others have: what is asked of them with somebody else's cookie must change nothing. */
export interface Targets {
  codes: readonly string[];
  matches: readonly string[];
  persons: readonly string[];
  devices: readonly string[];
}

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '‮abc',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table entry; --",
  '😀'.repeat(50),
  'x'.repeat(5000),
];
const NUMBERS = [0, -1, 1, 0.5, 1e308, -1e-9, 2 ** 53, 4294967296, 17];

/** Any value at all, not too deep. */
export function anything(random: Random, depth = 0): unknown {
  switch (below(random, depth > 4 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random() % 2 === 0;
    case 2:
      return oneOf(random, NUMBERS);
    case 3:
      return oneOf(random, TEXTS);
    case 4:
      return below(random, 1000);
    case 5:
      return Array.from({ length: below(random, 4) }, () => anything(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(random, 4) }, () => [oneOf(random, FIELDS), anything(random, depth + 1)]),
      );
  }
}

const FIELDS = [
  'do',
  'match',
  'code',
  'seat',
  'name',
  'message',
  'key',
  'cursor',
  'deck',
  'options',
  'password',
  'toString',
  'valueOf',
  'length',
  'then',
];

/** A value with one thing in it changed, left out or put in. */
export function broken(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(random, 4) === 0) return anything(random);
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const keys = Object.keys(copy);
  if (keys.length === 0 || below(random, 4) === 0) copy[oneOf(random, FIELDS)] = anything(random);
  else {
    const key = oneOf(random, keys);
    if (below(random, 3) === 0) delete copy[key];
    else copy[key] = broken(random, copy[key]);
  }
  return copy;
}

const deep = (n: number): string => '['.repeat(n) + ']'.repeat(n);

/** JSON that is none, or that means harm. */
export function malformed(random: Random): string {
  return oneOf(random, [
    '',
    '{',
    '{"do":"say",}',
    'undefined',
    '\u0000\u0001\u0002',
    '{"__proto__":{"admin":true},"do":"watch"}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"do":"say","match":"x","message":{"__proto__":{"seat":0}}}',
    deep(2000),
    `{"do":${deep(500)}}`,
    '1e999999',
    '"\\ud800"',
    `{"name":"${'y'.repeat(20_000)}"}`,
  ]);
}

/** More than is ever taken. */
export const oversized = (random: Random): string =>
  JSON.stringify({ do: 'say', name: 'z'.repeat(33_000 + below(random, 60_000)) });

/** Messages of rooms, with what no message may say. */
export const toRooms = (random: Random): unknown =>
  oneOf<unknown>(random, [
    { do: 'pick', question: below(random, 50), pick: below(random, 9), key: `k${below(random, 50)}`, seat: 0 },
    { do: 'act', act: 'concede', target: 0 },
    { do: 'judge', act: 'disqualify', target: 0 },
    { do: 'judge', act: 'end', text: 'over' },
    { do: 'sit', seat: 1 },
    { do: 'record' },
    { do: 'back' },
    { do: 'draw' },
    { do: 'consent', yes: true },
    { do: 'entropy', value: 'abcd' },
    { do: 'from', cursor: -1 },
    { do: 'stops', stops: { when: 'always' }, seat: 0 },
    anything(random),
  ]);

/** Messages to the server, of their form or nearly so. */
export function toServer(random: Random, { codes, matches }: Targets): unknown {
  const match = oneOf(random, [...matches, 'no-such-match', '']);
  const code = oneOf(random, [...codes, 'ZZZZZZ', 'abc']);
  return oneOf<unknown>(random, [
    { do: 'watch', code },
    { do: 'unwatch', code },
    { do: 'join', match },
    { do: 'join', match, cursor: oneOf(random, NUMBERS) },
    { do: 'part', match },
    { do: 'say', match, message: toRooms(random) },
    { do: 'say', match, message: toRooms(random) },
    { do: 'return', match },
    { do: 'chat', code, text: oneOf(random, TEXTS) },
    { do: 'emote', code, emote: oneOf(random, ['wow', 'none', 7]) },
    { do: 'seek', ask: { game: 'ward', mode: 'duel', deck: oneOf(random, ['the-hoard', 'x', ['x']]), bot: null } },
    { do: 'unseek' },
    anything(random),
  ]);
}

/** Requests on what belongs to others, and on nothing. */
export function request(random: Random, t: Targets): { method: string; path: string; body?: unknown } {
  const code = oneOf(random, t.codes);
  const device = oneOf(random, t.devices);
  const person = oneOf(random, t.persons);
  return oneOf<{ method: string; path: string; body?: unknown }>(random, [
    { method: 'POST', path: `/api/tables/${code}`, body: { do: 'start' } },
    { method: 'POST', path: `/api/tables/${code}`, body: { do: 'kick', seat: below(random, 3) } },
    { method: 'POST', path: `/api/tables/${code}`, body: { do: 'swap', seat: below(random, 3) } },
    { method: 'POST', path: `/api/tables/${code}`, body: { do: 'sit', seat: below(random, 3) } },
    { method: 'POST', path: `/api/tables/${code}`, body: { do: 'bot', seat: 1, bot: 'greedy' } },
    { method: 'POST', path: `/api/tables/${code}`, body: { do: 'ready', ready: true } },
    { method: 'POST', path: `/api/tables/${code}`, body: { do: oneOf(random, ['again', 'stand', 'agree', 'leave']) } },
    { method: 'POST', path: `/api/tables/${code}`, body: { do: 'chat', on: false } },
    { method: 'POST', path: `/api/tables/${code}/mute`, body: { line: oneOf(random, NUMBERS) } },
    { method: 'POST', path: `/api/tables/${code}/report`, body: { line: 1, why: 'spam', words: oneOf(random, TEXTS) } },
    { method: 'DELETE', path: `/api/devices/${device}` },
    { method: 'DELETE', path: `/api/decks/${person}` },
    { method: 'DELETE', path: `/api/passkeys/${person}` },
    { method: 'GET', path: `/api/tables/${oneOf(random, [code, '%00', '..%2f..', 'x'.repeat(3000)])}` },
    { method: 'GET', path: `/api/replays/${oneOf(random, t.matches)}` },
    { method: 'POST', path: '/api/account', body: { login: oneOf(random, TEXTS), password: 'x' } },
    { method: 'POST', path: '/api/login', body: { login: 'ada', password: 'a good guess' } },
    { method: 'POST', path: '/api/login/passkey', body: { response: { id: person } } },
    { method: 'POST', path: '/api/push', body: { endpoint: 'http://127.0.0.1/', keys: { p256dh: 'x', auth: 'x' } } },
    { method: 'PUT', path: '/api/mail', body: { address: oneOf(random, TEXTS) } },
    { method: 'PUT', path: `/api/decks/${person}`, body: { game: 'ward', name: oneOf(random, TEXTS), cards: ['x'] } },
    { method: 'GET', path: `/api/mail/confirm?person=${person}&sign=x` },
    { method: 'PUT', path: '/api/me', body: { name: oneOf(random, TEXTS) } },
    { method: 'GET', path: oneOf(random, ['/api/me/export', '/api/tables/mine', '/api/matches', '/api/openapi.json']) },
    { method: 'POST', path: '/api/quick', body: { game: 'ward' } },
    { method: oneOf(random, ['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']), path: '/api/me' },
    {
      method: 'GET',
      path: `/${oneOf(random, ['..%2f..%2fetc/passwd', '%', '%E0%A4%A', 'assets/../../x', 'rules/rules-x.js', 'a'.repeat(8000)])}`,
    },
  ]);
}

/** What is no request at all. */
export const garbage = (random: Random): string =>
  oneOf(random, [
    'GET / HTTP/1.1\r\n\r\n',
    'BLAH\r\n\r\n',
    'GET /api/me HTTP/9.9\r\nhost: x\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\n${'x-long: '.padEnd(20_000, 'y')}\r\n\r\n`,
    'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 50\r\n\r\n{"a"}',
    'POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n',
    'GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: no\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001',
  ]);
