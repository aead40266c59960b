import type { PushNotice } from '@wardroom/protocol';

/**
 * The service worker: after one visit the table opens without a network, and it says when it is one's turn at a match over days. Built apart from the app (see vite.config.ts),
 * which fills in what there is to keep.
 */
declare const self: ServiceWorkerGlobalScope;
/** Every file of this build, as the path it is asked for by. */
declare const FILES: readonly string[];
/** Changes with any of the files. */
declare const VERSION: string;

const PREFIX = 'wardroom-';
const NAME = PREFIX + VERSION;
const PAGE = '/index.html';

/** Sent to open pages when a new version has been stored: a page whose scripts are not among the files is an old one. */
export interface NewVersion {
  is: 'new version';
  files: readonly string[];
}

/** Hashed by Vite, or rules by their fingerprint: what is under this name never changes. */
const hashed = (path: string): boolean => path.startsWith('/assets/') || /^\/rules\/rules-[\w-]+\.js$/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    store().then(
      () => self.skipWaiting(),
      async (e: Error) => {
        // Half a version is none.
        await caches.delete(NAME);
        throw e;
      },
    ),
  );
});

async function store(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async (path) => {
      const kept = hashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
      // What is not hashed must not come from the browser's own cache, where it may be of the version before.
      const answer = kept ?? (await fetch(path, { cache: hashed(path) ? 'default' : 'reload' }));
      if (!answer.ok) throw new Error(`${path} cannot be stored: ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  // The version before stays: a page that is still open may yet need a part of it.
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
  if (ours.length === 0) return;
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ is: 'new version', files: FILES } satisfies NewVersion);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshOr(request, PAGE));
  else if (hashed(url.pathname)) event.respondWith(keptOr(request));
  else if (FILES.includes(url.pathname)) event.respondWith(freshOr(request, url.pathname));
});

// ── Word of one's turn ──

self.addEventListener('push', (event) => {
  const notice = event.data?.json() as PushNotice | undefined;
  if (notice === undefined) return;
  const { title, body, url, tag } = notice;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as { url: string }).url));
});

/** The page that is there already at this address, or a new one. Only addresses of this table are opened. */
async function show(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (there?.focus() ?? self.clients.openWindow(url));
}

/** From the network, so that a new version is seen at once; from the cache if there is none or the server is down. */
async function freshOr(request: Request, path: string): Promise<Response> {
  const stored = () => caches.open(NAME).then((cache) => cache.match(path, { ignoreVary: true }));
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await stored()) ?? answer);
  } catch (e) {
    const answer = await stored();
    if (answer === undefined) throw e;
    return answer;
  }
}

/** From whichever version has it. */
async function keptOr(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const cache = await caches.open(NAME);
    await cache.put(request, copy);
  }
  return answer;
}
