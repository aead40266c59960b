import { defineConfig } from 'vitest/config';
import { fingerprintDefine } from './scripts/lib/fingerprints.mjs';

export default defineConfig({
  define: fingerprintDefine(),
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    // The tests in a browser have their own runner, scripts/browser.mjs.
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/test/browser/**'],
    // The tests are computation in plain JavaScript: threads start faster than processes. Vitest's own choice of how
    // many leaves one core to its main thread, which here mostly waits; half of a 2-core machine is too much to give up.
    pool: 'threads',
    maxWorkers: '100%',
    globals: false,
    // Tests compute and never wait: on a busy machine they take longer, which is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
