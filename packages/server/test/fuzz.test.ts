import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzing } from '../soak/fuzz.ts';
import { freePort } from './postgres.ts';
import { folderFor, LET_IN, type Process, serverBundle, startProcess } from './process.ts';

/** Some thousands for every run of the tests; `npm run soak -- fuzz` sends a hundred thousand. */
const { folder, remove } = folderFor('fuzz');
const database = join(folder, 'wardroom.db');
let server: Process;

beforeAll(async () => {
  const env = { ...LET_IN, WARDROOM_DATA: database, WARDROOM_LOG: 'error' };
  server = await startProcess({ bundle: serverBundle(), folder, port: await freePort(), env });
});
afterAll(async () => {
  await server.end('SIGKILL');
  remove();
});

test('whatever a stranger sends, nothing of others changes and nothing goes wrong', async () => {
  const { requests, messages, answers } = await fuzzing({ server, database, count: 3000, seed: 'a' });
  expect(requests + messages).toBeGreaterThan(2000);
  // It was let through to what it aims at, and not refused at the door.
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['400', '401', '403', '404', '413']));
});
