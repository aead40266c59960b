// The fingerprint of each game's rules, taken of their sources: the game's rules.ts and the engine, bundled and minified, so
// that comments, layout and whatever is no rule (texts, bots, views) make no difference. Every build puts the same constant in.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, say } from './run.mjs';

const cache = join(root, 'node_modules', '.cache', 'wardroom', 'fingerprints.json');

// Loaded when it is needed: most runs find what they want in the cache.
const esbuild = () => createRequire(import.meta.url)('esbuild');

const rulesOf = (game) => join('packages', 'games', game, 'src', 'rules.ts');

/** The games that there are rules of. */
export const gamesWithRules = () =>
  readdirSync(join(root, 'packages', 'games'))
    .filter((game) => existsSync(join(root, rulesOf(game))))
    .sort();

/** What runs a match, and nothing else. */
const entry = (game) => ({
  contents: `export { rules } from './${rulesOf(game).replaceAll('\\', '/')}';
    export { advance, begin } from '@wardroom/core';`,
  resolveDir: root,
});

const options = (game) => ({
  absWorkingDir: root,
  stdin: entry(game),
  bundle: true,
  legalComments: 'none',
  format: 'esm',
  target: 'es2022',
  write: false,
  metafile: true,
  logLevel: 'silent',
});

/**
 * Minified only once it is bundled: short names are given by how often letters come up, and in the sources they also come up in
 * what the bundle leaves out.
 */
function digest(bundled) {
  const { code } = esbuild().transformSync(bundled, { minify: true, format: 'esm', target: 'es2022' });
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

/** A plugin that has sources read otherwise than they stand: `edit(path, text)` gives the text, or undefined to leave it. */
export const editing = (edit) => ({
  name: 'edit',
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = edit(path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
  },
});

/** The fingerprint of a game if its sources read otherwise. */
export async function fingerprintIf(game, edit) {
  const built = await esbuild().build({ ...options(game), plugins: [editing(edit)] });
  return digest(built.outputFiles[0].text);
}

const stamp = (path) => {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.mtimeMs} ${stat.size}`;
};

/** What else it depends on: how it is made, and which file a package is imported from. */
const around = () => [
  join('scripts', 'lib', 'fingerprints.mjs'),
  'package-lock.json',
  ...['core', ...gamesWithRules().map((game) => join('games', game))].map((x) => join('packages', x, 'package.json')),
];

function readCache() {
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    return {};
  }
}

let known;

/** The fingerprints by game. Taken anew only of what has changed since the last time. */
export function fingerprints() {
  if (known !== undefined) return known;
  const kept = readCache();
  const next = {};
  let changed = false;
  const base = around();
  for (const game of gamesWithRules()) {
    const old = kept[game];
    if (old !== undefined && Object.entries(old.sources).every(([path, was]) => stamp(path) === was)) {
      next[game] = old;
      continue;
    }
    changed = true;
    let built;
    try {
      built = esbuild().buildSync(options(game));
    } catch (error) {
      // The other games can still be worked on; whatever needs this one says that it has no fingerprint.
      say(`The rules of ${game} cannot be bundled: ${error.message}`);
      continue;
    }
    const paths = [...base, ...Object.keys(built.metafile.inputs).filter((path) => path !== '<stdin>')];
    const sources = Object.fromEntries(paths.map((path) => [path, stamp(path)]));
    next[game] = { fingerprint: digest(built.outputFiles[0].text), sources };
  }
  if (changed) {
    mkdirSync(dirname(cache), { recursive: true });
    const aside = `${cache}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(next));
    renameSync(aside, cache);
  }
  known = Object.fromEntries(Object.entries(next).map(([game, { fingerprint }]) => [game, fingerprint]));
  return known;
}

/** For `define` of whatever bundles or runs the sources: core/src/fingerprint.ts reads it. */
export const fingerprintDefine = () => ({ __WARDROOM_FINGERPRINTS__: JSON.stringify(fingerprints()) });
