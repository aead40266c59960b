import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fingerprintDefine } from '../../../../scripts/lib/fingerprints.mjs';

const define = fingerprintDefine();
// The server is started in this process, where nothing is put in place of the name.
for (const [name, value] of Object.entries(define)) Object.assign(globalThis, { [name]: JSON.parse(String(value)) });

export default defineConfig({
  define,
  root: fileURLToPath(new URL('../../../..', import.meta.url)),
  test: {
    include: ['packages/web/test/browser/**/*.test.ts'],
    globalSetup: ['packages/web/test/browser/setup.ts'],
    // One browser for all. Two files at a time: much of a match in a browser is waiting for a frame, and nothing is measured here.
    maxWorkers: 2,
    // Tests wait for what they expect and never for a while: on a busy machine they take longer, which is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
