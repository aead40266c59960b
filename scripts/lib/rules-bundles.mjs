// Each game with its engine as one file, rules-<game>-<fingerprint>.js, for the browser and for Node alike. Those of earlier
// builds are kept beside them, so that an old replay is played by the rules it was made with.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { editing, fingerprintIf, fingerprints } from './fingerprints.mjs';
import { root } from './run.mjs';

const esbuild = () => createRequire(import.meta.url)('esbuild');

/** Bytes of all files together; beyond that the oldest go. */
export const MOST = 6_000_000;

const NAME = /^rules-[a-z]+-[0-9a-f]{16}\.js$/;

export const rulesFile = (game, fingerprint) => `rules-${game}-${fingerprint}.js`;

/** As packages/host/src/edition.ts says what is in one. */
const options = (game, fingerprint) => ({
  absWorkingDir: root,
  stdin: {
    contents: `import * as game from '@wardroom/${game}/game';
      import { reading } from '@wardroom/${game}/reading';
      import { rulesBundle } from '@wardroom/host/edition';
      export const rules = rulesBundle({ ...game[${JSON.stringify(game)}], ...reading });`,
    resolveDir: join(root, 'packages', 'host'),
  },
  bundle: true,
  minify: true,
  legalComments: 'none',
  format: 'esm',
  target: 'es2022',
  define: { __WARDROOM_FINGERPRINTS__: JSON.stringify({ [game]: fingerprint }) },
  write: false,
  logLevel: 'warning',
});

/** The bundle of a game if its sources read otherwise: for tests. */
export async function rulesBundleIf(game, edit) {
  const fingerprint = await fingerprintIf(game, edit);
  const built = await esbuild().build({ ...options(game, fingerprint), plugins: [editing(edit)] });
  return { fingerprint, file: rulesFile(game, fingerprint), text: built.outputFiles[0].text };
}

const bundlesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : []);

/**
 * Write the present rules of all games into `folder`, beside those that lie there or in `before`. Files are dated by when their
 * rules were last the present ones. Without `renew`, a file that is there is left: what it says in other words it does the same.
 */
export function writeRules(folder, { before = folder, renew = true, most = MOST } = {}) {
  mkdirSync(folder, { recursive: true });
  if (before !== folder) {
    for (const name of bundlesIn(before)) {
      const { atime, mtime } = statSync(join(before, name));
      copyFileSync(join(before, name), join(folder, name));
      utimesSync(join(folder, name), atime, mtime);
    }
  }
  const present = Object.entries(fingerprints()).map(([game, fingerprint]) => {
    const name = rulesFile(game, fingerprint);
    if (!renew && existsSync(join(folder, name))) {
      utimesSync(join(folder, name), new Date(), new Date());
      return name;
    }
    const built = esbuild().buildSync(options(game, fingerprint));
    // Written aside and renamed, so that a run at the same time never reads half a file.
    writeFileSync(join(folder, `${name}.${process.pid}`), built.outputFiles[0].contents);
    renameSync(join(folder, `${name}.${process.pid}`), join(folder, name));
    return name;
  });
  prune(folder, present, most);
}

/** Drop the oldest beyond the limit, but none of the present ones. */
export function prune(folder, present, most = MOST) {
  const files = bundlesIn(folder).map((name) => ({ name, ...sizeAndDate(join(folder, name)) }));
  files.sort((a, b) => Number(present.includes(b.name)) - Number(present.includes(a.name)) || b.date - a.date);
  let sum = 0;
  for (const { name, size } of files) {
    sum += size;
    if (sum > most && !present.includes(name)) rmSync(join(folder, name));
  }
}

function sizeAndDate(path) {
  const { size, mtimeMs } = statSync(path);
  return { size, date: mtimeMs };
}
