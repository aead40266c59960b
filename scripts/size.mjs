// What a browser loads before a table can be played, compressed. Fails if it is more than a table may weigh.
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

const sizeOf = (name) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;

/** The game in the engine, by name, or the part of it that most matches do with: no match without it. */
const games = new Map(
  ['game', 'opening'].flatMap((part) =>
    readdirSync(join(dist, 'assets')).flatMap((name) => {
      const game = new RegExp(`^${part}-([a-z]+)-[\\w-]{8}\\.js$`).exec(name)?.[1];
      return game === undefined ? [] : [[game, `assets/${name}`]];
    }),
  ),
);
if (games.size === 0) fail('No game is a file of its own in the build, so its size cannot be told.');

/** The entry, the page of the match, the table of a game and what they import at once; not what they import() later. */
function filesOf(game) {
  const files = new Set(['index.html']);
  const seen = new Set();
  const need = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], assets = [], imports = [] } = manifest[key];
    // Among the assets, scripts are workers: the engine. Fonts and pictures come when they are shown.
    for (const name of [file, ...css, ...assets.filter((asset) => asset.endsWith('.js'))]) files.add(name);
    for (const other of imports) need(other);
  };
  need('index.html');
  need(PAGE);
  const table = `src/games/${game}/table.ts`;
  // A game may be there before its table is.
  if (table in manifest) need(table);
  files.add(games.get(game));
  // The engine's scripts are not in the manifest: what they import at once stands at their beginning.
  for (const name of files) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(dist, name), 'utf8');
    for (const [, other] of text.matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      files.add(join(dirname(name), other));
    }
  }
  const sizes = [...files].map((name) => [name, sizeOf(name)]).sort((a, b) => b[1] - a[1]);
  return { game, sizes, sum: sizes.reduce((total, [, size]) => total + size, 0) };
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const loads = [...games.keys()].map(filesOf).sort((a, b) => b.sum - a.sum);
// The heaviest file by file, of the others the sum.
for (const [name, size] of loads[0].sizes) console.log(`${kB(size).padStart(10)}  ${name}`);
for (const { game, sum } of loads) {
  console.log(`${kB(sum).padStart(10)}  gzip: the first load of the table, of ${kB(MOST)}, for ${game}`);
}
const { game, sum } = loads[0];
if (sum > MOST) fail(`The first load for ${game} is ${kB(sum - MOST)} too large: load something later, by import().`);
