import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as listen, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../src/app.ts';
import { readFlags } from '../src/flags.ts';
import { startServer } from '../src/index.ts';

const THEME = "if (innerWidth < 600) document.documentElement.dataset.theme = 'dark';";
const PAGE = `<!doctype html><title>Wardroom</title><script>${THEME}</script><script type="module" src="/assets/a-1.js"></script>`;
const SCRIPT = 'console.log("the table");';

const RULES = 'rules-ward-0123456789abcdef.js';

let root: string;
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'wardroom-server-'));
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  mkdirSync(join(root, 'rules'));
  writeFileSync(join(root, 'rules', RULES), SCRIPT);
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'sw.js'), '// offline');
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets', 'a-1.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'a-1.js.br'), brotliCompressSync(SCRIPT));
  app = await createServer({ root });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages and files', () => {
  test.each(['/', '/play', '/rules', '/rules/', '/rules/ward', '/rules/ward/W10.3.2', '/replay?at=3', '/no/such/page'])(
    '%s is the page, asked for anew each time',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(PAGE);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    '/favicon.ico',
    '/assets/gone-2.js',
    '/rules/rules-ward-fedcba9876543210.js',
    '/assets/gone',
    '/.vite/manifest.json',
    '/..%2f..%2fetc/passwd.txt',
  ])('%s is not found, and is not the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<title>');
  });

  test('rules of an edition are a script that never changes', async () => {
    const answer = await get(`/rules/${RULES}`);
    expect([answer.statusCode, answer.body]).toEqual([200, SCRIPT]);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('only reading gets the page', async () => {
    expect((await app.inject({ method: 'POST', url: '/play' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'HEAD', url: '/play' })).statusCode).toBe(200);
  });

  test('what has a hash in its name is kept for good; the service worker never', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(/manifest\+json/);
  });

  test('a compressed copy goes to those who take it', async () => {
    const packed = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(packed.headers['cache-control']).toMatch(/immutable/);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
    // There is no gzip copy, so the file itself is sent.
    const plain = await get('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
  });

  test('it says that it is well', async () => {
    const answer = await get('/healthz');
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what the page may load', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test.each(['/', '/assets/a-1.js', '/healthz', '/gone.txt'])('%s carries the policy', async (url) => {
    const { headers } = await get(url);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${hash(THEME)};`);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  test('a page that is replaced brings its own scripts', async () => {
    const other = 'let other;';
    writeFileSync(join(root, 'index.html'), PAGE.replace(THEME, other));
    // Not by the clock: both may be written within one tick of it.
    utimesSync(join(root, 'index.html'), 1, 1);
    expect((await get('/')).headers['content-security-policy']).toContain(hash(other));
    writeFileSync(join(root, 'index.html'), PAGE);
  });
});

describe('flags', () => {
  test('are read', () => {
    expect(readFlags([])).toEqual({});
    expect(readFlags(['--port', '9000', '--host=0.0.0.0'])).toEqual({ port: 9000, host: '0.0.0.0' });
    expect(readFlags(['--port', '9000', '--help'])).toBeNull();
    expect(readFlags(['-h'])).toBeNull();
  });

  test.each([
    [['--prot', '9000'], 'npm start has no flag --prot.'],
    [['-p', '9000'], 'npm start has no flag -p.'],
    [['9000'], "npm start takes no '9000', only flags."],
    [['--port'], '--port needs a value, as in --port 9000.'],
    [['--port', '--host', 'x'], '--port needs a value'],
    [['--host'], '--host needs a value, as in --host 0.0.0.0.'],
    [['--host='], '--host needs a value'],
    [['--port', 'web'], "--port must be a whole number from 1 to 65535; got 'web'."],
    [['--port', '0'], "got '0'."],
    [['--port', '70000'], "got '70000'."],
    [['--port', '1', '--port', '2'], '--port is given twice'],
  ])('%j is refused in a sentence that names it', (argv, sentence) => {
    expect(() => readFlags(argv)).toThrow(sentence);
    expect(() => readFlags(argv)).toThrow('See npm start -- --help.');
  });
});

describe('listening', () => {
  const occupy = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = listen();
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });

  test('takes any port, answers there, and ends', async () => {
    const running = await startServer({ root, host: '127.0.0.1', port: 0 });
    expect(running.url).toBe(`http://127.0.0.1:${running.port}`);
    expect(await (await fetch(`${running.url}/play`)).text()).toBe(PAGE);
    await running.close();
    await expect(fetch(`${running.url}/play`)).rejects.toThrow();
  });

  test('a port that is taken: the next without a wish, a sentence with one', async () => {
    const first = await startServer({ root, host: '127.0.0.1' });
    const second = await startServer({ root, host: '127.0.0.1' });
    expect(second.port).toBeGreaterThan(first.port);
    await first.close();
    await second.close();

    const taken = await occupy(0);
    const { port } = taken.address() as { port: number };
    await expect(startServer({ root, host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((done) => taken.close(done));
  });

  test('what cannot be served is said', async () => {
    await expect(startServer({ root: join(root, 'none'), port: 0 })).rejects.toThrow('run npm run build first');
    await expect(startServer({ root, host: '203.0.113.1', port: 0 })).rejects.toThrow(
      '203.0.113.1 is no address of this machine',
    );
  });
});
