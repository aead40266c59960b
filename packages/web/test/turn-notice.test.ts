import { beforeAll, expect, test, vi } from 'vitest';

/** The service worker's word of one's turn, in a worker of the test's own: a browser without a screen lets nobody show notices. */

type Hear = (event: object) => void;
const hearers = new Map<string, Hear>();
const shown: unknown[] = [];
const went: string[] = [];
const page = (url: string) => ({ url, focus: async () => void went.push(`to the page at ${url}`) });

beforeAll(async () => {
  vi.stubGlobal('FILES', []);
  vi.stubGlobal('VERSION', '1');
  vi.stubGlobal('self', {
    addEventListener: (kind: string, hear: Hear) => hearers.set(kind, hear),
    location: { origin: 'https://play.example' },
    registration: { showNotification: async (title: string, how: object) => void shown.push({ title, ...how }) },
    clients: {
      matchAll: async () => [page('https://play.example/'), page('https://play.example/t/AAAAAA?from=home')],
      openWindow: async (url: URL) => void went.push(`to a new page at ${url}`),
    },
  });
  await import('../src/sw.ts');
});

async function happens(kind: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  hearers.get(kind)!({ ...event, waitUntil: (x: Promise<unknown>) => work.push(x) });
  await Promise.all(work);
}

test('what a push message says is shown, and a later word of the same match takes its place', async () => {
  const notice = { title: 'Your turn', body: 'Ward, Duel with Bo.', url: '/t/AAAAAA', tag: 'match 1' };
  await happens('push', { data: { json: () => notice } });
  expect(shown).toMatchObject([
    { title: 'Your turn', body: 'Ward, Duel with Bo.', tag: 'match 1', data: { url: '/t/AAAAAA' } },
  ]);
});

test('it leads to the match: to the page that shows it, or to a new one, and never to another site', async () => {
  let closed = 0;
  const pressed = (url: string) =>
    happens('notificationclick', { notification: { data: { url }, close: () => closed++ } });
  await pressed('/t/AAAAAA');
  await pressed('/t/BBBBBB');
  await pressed('https://elsewhere.example/t/AAAAAA');
  expect(went).toEqual([
    'to the page at https://play.example/t/AAAAAA?from=home',
    'to a new page at https://play.example/t/BBBBBB',
  ]);
  expect(closed).toBe(3);
});
