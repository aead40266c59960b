// npm test: types, lint, tests, rulebook coverage, the table's size and its tests in a browser. Goes through all of them,
// then names what failed. Arguments go to vitest: `npm test -- ward` runs the test files with "ward" in their path.
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();

const tty = process.stdout.isTTY === true;
const env = { ...process.env };
if (!tty) {
  // In a log file or CI, colour codes and moving lines are noise. (Node warns if both of these are set.)
  delete env.FORCE_COLOR;
  env.NO_COLOR = '1';
}

const bin = (path) => join(root, 'node_modules', path);
const script = (name) => join(root, 'scripts', name);
const pretty = tty ? [] : ['--pretty', 'false'];
// With only some tests wanted, they may all be of the one kind or of the other.
const chosen = process.argv.length > 2 ? [...process.argv.slice(2), '--passWithNoTests'] : [];
const steps = [
  ['types', [bin('typescript/bin/tsc'), '-p', '.', ...pretty]],
  ['types of the web', [bin('typescript/bin/tsc'), '-p', 'packages/web', ...pretty]],
  ['lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', ...(tty ? [] : ['--colors=off']), '.']],
  ['tests', [bin('vitest/vitest.mjs'), 'run', ...chosen]],
  ['rules', [script('rules.mjs'), '--quiet']],
  ['size', [script('size.mjs')]],
  ['browser', [script('browser.mjs'), ...chosen]],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const begun = performance.now();
const failed = [];
for (const [name, args] of steps) {
  console.log(`\n── ${name}`);
  const since = performance.now();
  // Run by this Node itself and not through .bin, which differs between systems.
  const { code, stopped } = await run(process.execPath, args, { env });
  if (stopped) process.exit(code);
  if (code !== 0) failed.push(name);
  console.log(`── ${name}: ${code === 0 ? 'ok' : `FAILED (exit ${code})`}, ${seconds(since)}`);
}

console.log(
  failed.length === 0
    ? `\nAll ${steps.length} steps passed in ${seconds(begun)}.`
    : `\n${failed.length} of ${steps.length} steps failed: ${failed.join(', ')} (${seconds(begun)}).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
