import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { fingerprints } from '../../../../scripts/lib/fingerprints.mjs';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the table is served, without a slash at its end. */
    table: string;
    /** Where the browser is reached. */
    browser: string;
  }
}

/** Once for all test files: the real server over the built table, and one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Vitest does not write into what a set-up imports what it writes into tests.
  Object.assign(globalThis, { __WARDROOM_FINGERPRINTS__: fingerprints() });
  const { openDatabase, openOnline, startServer } = await import('@wardroom/server');
  const { thinkHere } = await import('@wardroom/host/room');
  const root = fileURLToPath(new URL('../../dist', import.meta.url));
  // By number and not by name: the browser may be slow to learn that this machine is called localhost.
  const online = await openOnline({ database: await openDatabase(':memory:'), think: thinkHere });
  const server = await startServer({ root, host: '127.0.0.1', port: 0, online });
  const { path, args, env } = await findChromium();
  console.log(`Browser: ${path}`);
  const browser = await chromium.launchServer({ executablePath: path, args, env }).catch(async (e: Error) => {
    await server.close();
    throw new Error(`${path} could not be started; another can be named in WARDROOM_CHROMIUM.\n${e.message}`);
  });
  project.provide('table', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    await online.close();
  };
}
