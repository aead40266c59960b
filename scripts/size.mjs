// What a browser loads before the table can be played, compressed. Fails if it is more than the table may weigh.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from './lib/build.mjs';
import { fail } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

const MOST = 250_000;
const PAGE = 'src/pages/play/PlayPage.tsx';

await setup();
const dist = await buildWeb();
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
if (!(PAGE in manifest)) fail(`${PAGE} is no page of its own in the build, so its size cannot be told.`);

// The entry, the page of the match and what both import at once; not what they import() later.
const files = new Set(['index.html']);
const seen = new Set();
function need(key) {
  if (seen.has(key)) return;
  seen.add(key);
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  // Among the assets, scripts are workers: the engine. Fonts and pictures come when they are shown.
  for (const name of [file, ...css, ...assets.filter((asset) => asset.endsWith('.js'))]) files.add(name);
  for (const other of imports) need(other);
}
need('index.html');
need(PAGE);

const sizeOf = (name) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;

// No match without its game, which the engine loads: the heaviest counts.
const games = readdirSync(join(dist, 'assets'))
  .filter((name) => /^game-[a-z]+-[\w-]{8}\.js$/.test(name))
  .map((name) => `assets/${name}`)
  .sort((a, b) => sizeOf(b) - sizeOf(a));
if (games.length === 0) fail('No game is a file of its own in the build, so its size cannot be told.');
files.add(games[0]);
// The engine's scripts are not in the manifest: what they import at once stands at their beginning.
for (const name of files) {
  if (!name.endsWith('.js')) continue;
  for (const [, other] of readFileSync(join(dist, name), 'utf8').matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    files.add(join(dirname(name), other));
  }
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const sizes = [...files].map((name) => [name, sizeOf(name)]);
const sum = sizes.reduce((total, [, size]) => total + size, 0);
for (const [name, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(`${kB(size).padStart(10)}  ${name}`);
console.log(`${kB(sum).padStart(10)}  gzip: the first load of the table, of ${kB(MOST)}`);
if (sum > MOST) fail(`The first load is ${kB(sum - MOST)} too large: load something later, by import().`);
